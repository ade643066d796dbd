package coverage

import (
	"io"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/listener/listing"
	"github.com/gojpf/gojpf/report"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// Runs counts what several runs have executed of some classes together, each in a machine of its own:
// of tests, for instance. A run counts by a factory, so that it need be no search.
type Runs struct {
	of      func(class string) bool // by the name with dots
	mu      sync.Mutex
	methods map[string]*counter // by what vm.Method.String calls them
}

// NewRuns counts of the classes that of tells.
func NewRuns(of func(class string) bool) *Runs {
	return &Runs{of: of, methods: map[string]*counter{}}
}

// Factory has the instructions of a run be counted.
func (r *Runs) Factory(base insn.Factory) insn.Factory { return counting{base, r} }

// Add adds what others have counted, of the same classes.
func (r *Runs) Add(o *Runs) {
	o.mu.Lock()
	defer o.mu.Unlock()
	r.mu.Lock()
	defer r.mu.Unlock()
	for name, from := range o.methods {
		to := r.methods[name]
		if to == nil {
			to = newCounter(from.body)
			r.methods[name] = to
		}
		if len(to.counts) != len(from.counts) {
			continue // of another class of that name
		}
		addAtomic(to.counts, from.counts)
		for i := range to.outcomes {
			addAtomic(to.outcomes[i], from.outcomes[i])
		}
	}
}

func addAtomic(to, from []int64) {
	for i := range to {
		atomic.AddInt64(&to[i], atomic.LoadInt64(&from[i]))
	}
}

// counter finds the counter of a method, nil where it has no code.
func (r *Runs) counter(m *vm.Method) *counter {
	name := m.String()
	r.mu.Lock()
	defer r.mu.Unlock()
	c := r.methods[name]
	if c == nil {
		body := listing.Read(m)
		if body == nil {
			return nil
		}
		c = newCounter(body)
		r.methods[name] = c
	}
	return c
}

type counting struct {
	insn.Factory
	r *Runs
}

// ReplacesIn implements insn.Selective.
func (c counting) ReplacesIn(m *vm.Method) bool {
	return m.Class.File != nil && !m.Class.Hidden && c.r.of(m.Class.JavaName())
}

// Impl implements insn.Factory.
func (c counting) Impl(code *vm.Code, i int) vm.Impl {
	base := c.Factory.Impl(code, i)
	if !c.ReplacesIn(code.Method) {
		return base
	}
	at := c.r.counter(code.Method)
	if at == nil || i >= len(at.counts) {
		return base
	}
	return &counted{base, at, i}
}

// counted is an instruction that is counted. A run that nobody waits for any more may still count.
type counted struct {
	vm.Impl
	at *counter
	pc int
}

// Execute implements vm.Impl.
func (c *counted) Execute(m *vm.Machine, t *vm.Thread, f *vm.Frame) {
	atomic.AddInt64(&c.at.counts[c.pc], 1)
	c.Impl.Execute(m, t, f)
	outcomes := c.at.outcomes[c.pc]
	if outcomes == nil || t.Top != f || f.PC == int32(c.pc) {
		return
	}
	for i, to := range c.at.body.Instrs[c.pc].Targets {
		if to == f.PC {
			atomic.AddInt64(&outcomes[i], 1)
		}
	}
	if c.at.body.Instrs[c.pc].Op.Conditional() && f.PC == int32(c.pc+1) {
		atomic.AddInt64(&outcomes[1], 1)
	}
}

// Tables are what runs have covered of the classes of a class path.
type Tables struct {
	l       *analyzer
	classes []*class
}

// Tables reads the class path for what there is to cover, and sources for its lines.
func (r *Runs) Tables(path []string, sources *report.Sources) *Tables {
	l := &analyzer{sources: sources, branches: true, classPath: path, saved: map[string]saved{}}
	r.mu.Lock()
	for name, c := range r.methods {
		s := saved{Counts: make([]int64, len(c.counts))}
		addAtomic(s.Counts, c.counts)
		for _, o := range c.outcomes {
			n := make([]int64, len(o))
			addAtomic(n, o)
			s.Outcomes = append(s.Outcomes, n)
		}
		l.saved[name] = s
	}
	r.mu.Unlock()
	t := &Tables{l: l}
	known := map[string]bool{}
	l.onClassPath(func(file *classfile.File) {
		name := strings.ReplaceAll(file.Name, "/", ".")
		if known[name] || !r.of(name) {
			return
		}
		known[name] = true
		if k := l.notLoaded(name, file); len(k.methods) > 0 {
			t.classes = append(t.classes, k)
		}
	})
	slices.SortFunc(t.classes, func(a, b *class) int { return strings.Compare(a.name, b.name) })
	return t
}

// Lcov writes lcov's trace format.
func (t *Tables) Lcov(w io.Writer) error { return t.l.lcovTrace(w, t.classes) }

// Share is how much of something is covered.
type Share struct{ Covered, All int }

// Row is what is covered of a class, of a method, or of all.
type Row struct {
	Name                    string
	Lines, Branches, Method Share
	class                   *class
	method                  *method
}

// Total is what is covered together.
func (t *Tables) Total() Row {
	var f figures
	for _, k := range t.classes {
		for _, m := range k.methods {
			f.join(t.l.figures(m))
		}
	}
	return row("total", f)
}

// Rows are a row for each class, and behind it, where methods are asked for, one for each of its methods.
func (t *Tables) Rows(methods bool) (list []Row) {
	for _, k := range t.classes {
		var f figures
		var of []Row
		for _, m := range k.methods {
			own := t.l.figures(m)
			f.join(own)
			r := row(m.name(), own)
			r.class, r.method = k, m
			of = append(of, r)
		}
		r := row(k.name, f)
		r.class = k
		if list = append(list, r); methods {
			list = append(list, of...)
		}
	}
	return list
}

// IsMethod reports whether a row is one of a method.
func (r Row) IsMethod() bool { return r.method != nil }

func row(name string, f figures) Row {
	return Row{Name: name, Lines: of(f.line), Branches: of(f.branch), Method: of(f.methods)}
}

func of(s share) Share { return Share{s.covered, s.all} }

// String is the share as covered of all.
func (s Share) String() string { return share{s.Covered, s.All}.String() }
