package summary

import (
	"bufio"
	"io"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/insn/symexec"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/listenertest"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/symbolic"
)

// checker makes rows as SymbolicListener does and reads each of them again: what it
// shows must satisfy the path condition and give the result.
type checker struct {
	*summary
	t    *testing.T
	rows int
}

var checking *checker

func init() {
	listener.Register(listener.Info{Names: []string{"RowChecker"}, Doc: "for tests", New: func(*config.Config) (any, error) { return checking, nil }})
	listener.Register(listener.Info{Names: []string{"TestCollector"}, Doc: "for tests", New: func(*config.Config) (any, error) { return NewCollector(), nil }})
}

func (k *checker) SymbolicMethodExited(c *listener.Context, call *symexec.Call) {
	before := map[*table]int{}
	for _, t := range k.order {
		before[t] = t.rows.n
	}
	k.summary.SymbolicMethodExited(c, call)
	for _, t := range k.order {
		t.rows.each(&k.texts, func(i int, row []string) {
			if i == before[t] {
				k.check(call, row[:len(t.inputs)], row[len(t.inputs)+othersCell], row[len(t.inputs)+resultCell])
			}
		})
	}
}

func (k *checker) check(call *symexec.Call, args []string, others, result string) {
	k.rows++
	b := symbolic.NewModelBuilder(nil)
	for i, p := range call.Params {
		if p.Value.Expr != nil {
			b.Set(p.Value.Expr.Var(), k.read(args[i], p.Value.Expr.Var()))
		}
	}
	if others != "" {
		values := map[string]string{}
		for pair := range strings.SplitSeq(others, ", ") {
			name, value, _ := strings.Cut(pair, "=")
			values[name] = value
		}
		for _, in := range call.Path.Inputs() {
			if text, ok := values[in.Var.Name]; ok {
				b.Set(in.Var, k.read(text, in.Var))
			}
		}
	}
	for _, cond := range call.Path.PC().Conds() {
		if !symbolic.Holds(cond, b.Model()) {
			k.t.Errorf("%v with %v: %v does not hold", args, others, cond)
		}
	}
	if call.End == symexec.Returned && "Return Value: "+call.Result.Show(b.Model()) != result && !call.Result.Void() {
		k.t.Errorf("%v returns %s, not %s", args, call.Result.Show(b.Model()), result)
	}
}

// read reads a value as the table shows it.
func (k *checker) read(text string, v *symbolic.Var) symbolic.Value {
	text, _, _ = strings.Cut(text, "(don't care)")
	t := v.Domain.Type
	switch {
	case t == symbolic.Boolean:
		return symbolic.Value{Kind: symbolic.I32, Bits: map[string]uint64{"true": 1}[text]}
	case t == symbolic.Char:
		c, _, _, err := strconv.UnquoteChar(strings.Trim(text, "'"), '\'')
		if err != nil {
			k.t.Errorf("%s: %v", text, err)
		}
		return symbolic.Value{Kind: symbolic.I32, Bits: uint64(c)}
	case t.Kind().IsFloat():
		f, err := strconv.ParseFloat(strings.TrimSuffix(strings.TrimPrefix(text, "Double."), "f"), 64)
		if err != nil {
			k.t.Errorf("%s: %v", text, err)
		}
		return symbolic.FloatValue(t.Kind(), f)
	}
	n, err := strconv.ParseInt(strings.TrimSuffix(text, "L"), 10, 64)
	if err != nil {
		k.t.Errorf("%s: %v", text, err)
	}
	return symbolic.Value{Kind: t.Kind(), Bits: uint64(n)}
}

func TestRowsAreSolutions(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Types.java", "testdata/Mix.java")
	for _, test := range []struct {
		main, method string
		rows         int
	}{
		{"p.Types divide", "p.Types.divide(sym#sym)", 3},
		{"p.Types all", "p.Types.all(sym#sym#sym#sym#sym#sym#sym#sym)", 9},
		{"p.Types letter", "p.Types.letter(sym)", 3},
		{"p.Types twice", "p.Types.twice(sym)", 2},
		{"p.Types unused", "p.Types.unused(sym#con)", 1},
		{"p.Types steps", "p.Types.member(sym)", 6},
		{"p.Mix", "p.Mix.mix(sym#sym#sym)", 8},
	} {
		checking = &checker{summary: newSummary(), t: t}
		main, args, _ := strings.Cut(test.main, " ")
		listenertest.Run(t, classes, main, "target.args="+args, "symbolic.method="+test.method, "listener=RowChecker", "search.multiple_errors=true")
		if checking.rows != test.rows {
			t.Errorf("%s: %d rows, expected %d", test.main, checking.rows, test.rows)
		}
	}
}

// A path that is taken more than once, as runs of a concolic search do, is listed
// once.
func TestCollector(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Types.java")
	run := func(args string, more ...string) []search.Path {
		settings := append(more, "listener=TestCollector", "target.args="+args, "search.multiple_errors=true", "symbolic.dp=none")
		r, _ := listenertest.Run(t, classes, "p.Types", settings...)
		return r.Paths
	}
	for _, mode := range []string{"symbolic.concolic=false", "symbolic.concolic=true"} {
		list := run("caught", "symbolic.method=p.Types.caught(sym)", mode)
		found := map[string]int{}
		for _, w := range list {
			found[w.End+" "+w.Result+w.Exception+" "+w.Message]++
			if w.Method != "p.Types.caught" || len(w.Arguments) != 1 || len(w.Inputs) == 0 || w.PC.Len() == 0 {
				t.Errorf("%s: %+v", mode, w)
			}
		}
		if len(list) != 9 || found["threw java.lang.IllegalArgumentException negative"] != 3 || found["threw java.lang.IllegalStateException "] != 3 {
			t.Errorf("%s: %d paths: %v", mode, len(list), found)
		}
	}
	list := run("program")
	if len(list) != 3 || list[0].Exception != "java.lang.RuntimeException" || list[0].Inputs["c"] != "'q'" || list[2].End != "returned" {
		t.Errorf("paths of a program: %+v", list)
	}
	for _, w := range list {
		if w.Unconfirmed != "" {
			t.Errorf("a path is possible: %+v", w)
		}
	}
}

// Where a run with its inputs goes another way a path says so.
func TestUnconfirmedPath(t *testing.T) {
	classes := listenertest.Compile(t, "../junit/testdata/Questions.java")
	r, _ := listenertest.Run(t, classes, "Questions", "listener=TestCollector", "symbolic.method=Questions.asks(sym)")
	if len(r.Paths) != 2 {
		t.Fatalf("%+v", r.Paths)
	}
	for _, w := range r.Paths {
		if got, want := w.Unconfirmed != "", w.Result == "true"; got != want {
			t.Errorf("%s is unconfirmed: %q", w.Result, w.Unconfirmed)
		}
	}
}

// Rows are told apart, are there once, and come back in their order, over several
// chunks and with numbers of several bytes.
func TestRows(t *testing.T) {
	texts, set := texts{numbers: map[string]uint32{}}, rows{cells: 3}
	const n = 40_000
	row := func(i int) []byte {
		var b []byte
		for _, x := range []int{i % 7, i / 2, -i % 1000} {
			b = texts.appendNumber(b, []byte(strconv.Itoa(x)))
		}
		return b
	}
	for i := range n {
		if !set.add(row(i)) || set.add(row(i/2)) {
			t.Fatalf("row %d or %d", i, i/2)
		}
	}
	if len(set.chunks) < 3 {
		t.Errorf("%d chunks do not test more than one", len(set.chunks))
	}
	count := 0
	set.each(&texts, func(i int, got []string) {
		want := []string{strconv.Itoa(i % 7), strconv.Itoa(i / 2), strconv.Itoa(-i % 1000)}
		if i != count || !slices.Equal(got, want) {
			t.Fatalf("row %d is %v, expected %v as number %d", i, got, want, count)
		}
		count++
	})
	if count != n {
		t.Errorf("%d rows", count)
	}
}

// Twice as many rows take twice as much work.
func TestLinear(t *testing.T) {
	params := []symexec.Argument{{Name: "x"}, {Name: "y"}}
	work := func(n int) float64 {
		return testing.AllocsPerRun(1, func() {
			l := newSummary()
			for i := range n {
				s := strconv.Itoa(i)
				for range 2 { // the second is left out
					t := l.table("p.C.m", params)
					l.row = l.row[:0]
					l.cell([]byte(s))
					l.cell([]byte(s))
					l.add(t, nil, nil, []byte(void))
				}
			}
			w := bufio.NewWriter(&atMost{t: t, bytes: 300 * n})
			l.writeText(w, nil)
			l.writeHTML(w)
			w.Flush()
			if len(l.order) != 1 || l.order[0].rows.n != n {
				t.Errorf("%d tables, %d rows", len(l.order), l.order[0].rows.n)
			}
		})
	}
	one, two := work(10_000), work(20_000)
	if two > 2.2*one {
		t.Errorf("10,000 rows take %.0f allocations, 20,000 take %.0f", one, two)
	}
}

// atMost is a writer that takes so many bytes.
type atMost struct {
	t     *testing.T
	bytes int
}

func (w *atMost) Write(b []byte) (int, error) {
	if w.bytes -= len(b); w.bytes < 0 {
		w.t.Errorf("more output than expected: %.100s", b)
		return 0, io.ErrShortWrite
	}
	return len(b), nil
}

func TestBadConfiguration(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Mix.java")
	for setting, want := range map[string]string{
		"symbolic.summary.html=often": "symbolic.summary.html: expected true or false",
		"symbolic.summary.pc=3":       "symbolic.summary.pc: expected true or false",
	} {
		_, _, err := listenertest.Try(t, classes, "p.Mix", "listener=SymbolicListener", setting)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", setting, err)
		}
	}
	r, out := listenertest.Run(t, classes, "p.Mix", "listener=SymbolicListener", "symbolic.method=p.Mix.mix(sym#sym#sym)", "symbolic.summary.html.file=/dev/null/x.html")
	if r.Verdict != "incomplete" {
		t.Errorf("%s where the file cannot be written", r.Verdict)
	}
	listenertest.Contains(t, out, "listener SymbolicListener failed", "/dev/null")
}
