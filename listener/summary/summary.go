// Package summary sums up the paths through symbolic methods: for each the
// arguments that lead along it and what the method returned or threw, as a text
// and as an HTML table in the form of Symbolic PathFinder.
//
// The arguments of a row are a solution of the path condition at the end of the
// call. A row is made when the call ends and is not looked at again, so that the
// summary takes time in proportion to what it prints.
package summary

import (
	"strings"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/insn/symexec"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/format"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

func init() {
	listener.Register(listener.Info{
		Names: []string{"SymbolicListener", "SymbolicListener2"},
		Doc:   "sums up the paths through symbolic methods: arguments, and what they lead to",
		Keys: []config.Key{
			{Name: "symbolic.summary.html", Type: config.Bool, Default: "true",
				Help: "Whether SymbolicListener prints its summary as HTML, too."},
			{Name: "symbolic.summary.html.file", Type: config.Path, Power: config.Writes,
				Help: "The file that takes SymbolicListener's HTML, which is then not printed."},
			{Name: "symbolic.summary.pc", Type: config.Bool, Default: "false",
				Help: "Whether SymbolicListener shows the path condition under each row of its text."},
		},
		New: func(cfg *config.Config) (any, error) {
			r := config.Read(cfg)
			l := newSummary()
			l.file, l.html, l.pcs = r.Path("symbolic.summary.html.file"), r.Bool("symbolic.summary.html"), r.Bool("symbolic.summary.pc")
			return l, r.Err()
		},
	})
}

// summary collects rows in tables.
type summary struct {
	html, pcs bool
	file      string
	tables    map[string]*table // by heading
	order     []*table
	called    map[*vm.Method]string // with their names
	texts     texts                 // of all tables

	// Memory that each row needs for a moment.
	s                 solution
	key, text, others []byte
	row               []byte
}

func newSummary() *summary {
	return &summary{
		tables: map[string]*table{}, called: map[*vm.Method]string{}, texts: texts{numbers: map[string]uint32{}},
		s: solution{relevant: map[*symbolic.Var]bool{}, shown: map[*symbolic.Var]bool{}},
	}
}

// table has the paths of a method whose parameters are the same inputs: those of
// its first call on a path, say.
type table struct {
	method string // p.C.m
	inputs []string
	rows   rows
	pcs    []string // path conditions of the rows, if they are to be shown
	others bool     // a row depends on other inputs
}

// The cells of a row behind the arguments, which are one for each of the table's
// inputs.
const (
	othersCell = iota
	resultCell
	moreCells
)

// SymbolicMethodExited makes a row.
func (l *summary) SymbolicMethodExited(c *listener.Context, call *symexec.Call) {
	name, known := l.called[call.Method]
	if !known {
		name = methodName(call.Method)
		l.called[call.Method] = name
	}
	if call.End == symexec.Ignored {
		return
	}
	model, solved := c.Program.Symbolic().ShortModel(c.Machine)
	s := l.s.of(call.Path, call.Result.Vars(), model, solved)
	t := l.table(name, call.Params)
	l.row = l.row[:0]
	for i := range call.Params {
		l.cell(s.argument(l.text[:0], &call.Params[i]))
	}
	l.add(t, call.Path, s.others(l.others[:0], call.Path, call.Params), s.result(l.text[:0], call))
}

// SymbolicPathEnded makes a row of a path through a program that has no symbolic
// methods, but inputs.
func (l *summary) SymbolicPathEnded(c *listener.Context, e *symexec.PathEnd) {
	if !wholeProgram(c, e) {
		return
	}
	model, solved := c.Program.Symbolic().ShortModel(c.Machine)
	s := l.s.of(e.Path, nil, model, solved)
	result := void
	switch {
	case e.Class != "":
		result = thrown(e.Class, e.Message)
	case e.End != symexec.Stopped:
		result = quoted(e.Why)
	}
	t := l.table(methodName(c.Program.Main), nil)
	l.row = l.row[:0]
	l.add(t, e.Path, s.others(l.others[:0], e.Path, nil), append(l.text[:0], result...))
}

// table is the one for the paths of a method with some inputs.
func (l *summary) table(method string, params []symexec.Argument) *table {
	l.key = append(append(l.key[:0], method...), 0)
	for i := range params {
		l.key = append(heading(l.key, &params[i]), 0)
	}
	t := l.tables[string(l.key)]
	if t == nil {
		t = &table{method: method, inputs: make([]string, len(params)), rows: rows{cells: len(params) + moreCells}}
		for i := range params {
			t.inputs[i] = string(heading(nil, &params[i]))
		}
		l.tables[string(l.key)] = t
		l.order = append(l.order, t)
	}
	return t
}

// cell ends the next cell of the row.
func (l *summary) cell(text []byte) {
	l.text = text // which may have grown
	l.row = l.texts.appendNumber(l.row, text)
}

// add adds the row, in which the arguments are already, unless it is there.
func (l *summary) add(t *table, p *core.Path, others, result []byte) {
	l.others = others
	l.row = l.texts.appendNumber(l.row, others)
	l.cell(result)
	if !t.rows.add(l.row) {
		return
	}
	t.others = t.others || len(others) > 0
	if l.pcs {
		t.pcs = append(t.pcs, p.PC().Java())
	}
}

// PropertyViolated tells of a violation on a path with inputs.
func (l *summary) PropertyViolated(c *listener.Context, v *search.Violation) {
	if core.PathOf(c.Machine).Made() == 0 {
		return
	}
	result := quoted(v.Property)
	if v.Exception != "" {
		result = thrown(v.Exception, v.Message)
	}
	spf := c.Program.Symbolic().SolvedPC(c.Machine)
	c.Printf("Property Violated: PC is %s\nProperty Violated: result is  %s\n****************************\n", spf, result)
}

// methodName is p.C.m; a constructor has the name of its class.
func methodName(m *vm.Method) string {
	name := m.Name
	if name == "<init>" {
		simple := m.Class.JavaName()
		name = simple[strings.LastIndexAny(simple, ".$")+1:]
	}
	return m.Class.JavaName() + "." + name
}

// heading appends the name of a parameter's input. Arrays may have several, or
// none.
func heading(b []byte, p *symexec.Argument) []byte {
	if name := p.Value.Input(); name != "" {
		return append(b, name...)
	}
	b = append(b, p.Name...)
	if len(p.Value.Vars()) > 0 {
		return append(b, "[]"...)
	}
	return append(b, "_CONCRETE"...)
}

// solution says what values are in a model of a path.
type solution struct {
	model    *symbolic.Model
	solved   bool
	relevant map[*symbolic.Var]bool // inputs that the path or the result depends on
	shown    map[*symbolic.Var]bool
	inputs   []core.Input
}

// of is the solution of a path whose result depends on some inputs.
func (s *solution) of(p *core.Path, result []*symbolic.Var, model *symbolic.Model, solved bool) *solution {
	s.model, s.solved = model, solved
	clear(s.relevant)
	for pc := p.PC(); pc.Len() > 0; pc = pc.Parent() {
		for _, v := range pc.Newest().Vars() {
			s.relevant[v] = true
		}
	}
	for _, v := range result {
		s.relevant[v] = true
	}
	return s
}

// argument appends the value of a parameter. One that nothing depends on is a
// possible value all the same.
func (s *solution) argument(b []byte, p *symexec.Argument) []byte {
	name := p.Value.Input()
	if name != "" && !s.solved {
		return append(b, name...)
	}
	b = append(b, p.Value.Show(s.model)...)
	if name != "" && !p.Value.Matters(s.relevant) {
		b = append(b, "(don't care)"...)
	}
	return b
}

// others appends the inputs besides the parameters that the path depends on.
func (s *solution) others(b []byte, p *core.Path, params []symexec.Argument) []byte {
	clear(s.shown)
	for i := range params {
		for _, v := range params[i].Value.Vars() {
			s.shown[v] = true
		}
	}
	if p.Made() == len(s.shown) {
		return b
	}
	s.inputs = p.AppendInputs(s.inputs[:0])
	for i := range s.inputs {
		in := &s.inputs[i]
		if in.Part || s.shown[in.Var] || !in.Matters(s.relevant) {
			continue
		}
		if len(b) > 0 {
			b = append(b, ", "...)
		}
		name := in.Var.Name
		if in.Text != nil {
			name = in.Name
		}
		b = append(b, name...)
		if s.solved {
			b = append(append(b, '='), in.Show(s.model)...)
		}
	}
	return b
}

const (
	void     = "Return Value: --"
	returned = "Return Value: "
)

// result appends how a call ended.
func (s *solution) result(b []byte, call *symexec.Call) []byte {
	switch {
	case call.End == symexec.Threw:
		b = append(b, thrown(call.Class, call.Message)...)
	case call.End != symexec.Returned:
		b = append(b, quoted(call.Why)...)
	case call.Result.Void():
		b = append(b, void...)
	case call.Result.Expr != nil && !s.solved:
		b = append(append(b, returned...), call.Result.Expr.Java()...)
	default:
		b = append(append(b, returned...), call.Result.Show(s.model)...)
	}
	if !s.solved {
		b = append(b, " (not solved)"...)
	}
	return b
}

// thrown is an exception as Symbolic PathFinder prints it.
func thrown(class, message string) string {
	if message != "" {
		class += ": " + message
	}
	return quoted(format.FirstLine(class) + "...")
}

func quoted(text string) string { return `"` + text + `"` }
