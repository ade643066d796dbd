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
	"github.com/gojpf/gojpf/insn/symbolic"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/search"
	sym "github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

func init() {
	listener.Register(listener.Info{
		Names: []string{"SymbolicListener", "SymbolicListener2"},
		Doc:   "sums up the paths through symbolic methods: arguments, and what they lead to",
		Keys: []config.Key{
			{Name: "symbolic.summary.html", Type: config.Bool, Default: "true",
				Help: "Whether SymbolicListener prints its summary as HTML, too."},
			{Name: "symbolic.summary.html.file", Type: config.Path,
				Help: "The file that takes SymbolicListener's HTML, which is then not printed."},
			{Name: "symbolic.summary.pc", Type: config.Bool, Default: "false",
				Help: "Whether SymbolicListener shows the path condition under each row of its text."},
		},
		New: func(cfg *config.Config) (any, error) {
			l := newSummary()
			l.file = cfg.Path("symbolic.summary.html.file")
			var err error
			if l.html, err = cfg.Bool("symbolic.summary.html"); err != nil {
				return nil, err
			}
			if l.pcs, err = cfg.Bool("symbolic.summary.pc"); err != nil {
				return nil, err
			}
			return l, nil
		},
	})
}

// summary collects rows in tables.
type summary struct {
	html, pcs bool
	file      string
	tables    map[string]*table // by heading
	order     []*table
	called    map[*vm.Method]bool

	// Memory that each row needs for a moment.
	s   solution
	key []byte
}

func newSummary() *summary {
	return &summary{
		tables: map[string]*table{}, called: map[*vm.Method]bool{},
		s: solution{relevant: map[*sym.Var]bool{}, shown: map[*sym.Var]bool{}},
	}
}

// table has the paths of a method whose parameters are the same inputs: those of
// its first call on a path, say.
type table struct {
	method string // p.C.m
	inputs []string
	rows   []row
	known  map[string]struct{}
	others bool // a row depends on other inputs
}

// row is a path.
type row struct {
	args           []string
	others, result string
	pc             string
}

// SymbolicMethodExited makes a row.
func (l *summary) SymbolicMethodExited(c *listener.Context, call *symbolic.Call) {
	l.called[call.Method] = true
	if call.End == symbolic.Ignored {
		return
	}
	model, solved := c.Program.Symbolic().Model(c.Machine)
	s := l.s.of(call.Path, call.Result.Vars(), model, solved)
	inputs := make([]string, len(call.Params))
	args := make([]string, len(call.Params))
	for i := range call.Params {
		p := &call.Params[i]
		inputs[i], args[i] = heading(p), s.argument(p)
	}
	l.add(methodName(call.Method), inputs, row{args: args, others: s.others(call.Path, call.Params), result: s.result(call), pc: l.condition(call.Path)})
}

// SymbolicPathEnded makes a row of a path through a program that has no symbolic
// methods, but inputs.
func (l *summary) SymbolicPathEnded(c *listener.Context, e *symbolic.PathEnd) {
	if !wholeProgram(c, e) {
		return
	}
	model, solved := c.Program.Symbolic().Model(c.Machine)
	s := l.s.of(e.Path, nil, model, solved)
	result := void
	switch {
	case e.Class != "":
		result = thrown(e.Class, e.Message)
	case e.End != symbolic.Stopped:
		result = quoted(e.Why)
	}
	l.add(methodName(c.Program.Main), nil, row{others: s.others(e.Path, nil), result: result, pc: l.condition(e.Path)})
}

func (l *summary) condition(p *symbolic.Path) string {
	if !l.pcs {
		return ""
	}
	return p.PC().Java()
}

func (l *summary) add(method string, inputs []string, r row) {
	l.key = join(l.key[:0], inputs, method)
	t := l.tables[string(l.key)]
	if t == nil {
		t = &table{method: method, inputs: inputs, known: map[string]struct{}{}}
		l.tables[string(l.key)] = t
		l.order = append(l.order, t)
	}
	l.key = join(l.key[:0], r.args, r.others, r.result)
	if _, known := t.known[string(l.key)]; known {
		return
	}
	t.known[string(l.key)] = struct{}{}
	t.rows = append(t.rows, r)
	t.others = t.others || r.others != ""
}

// join makes a key of texts.
func join(key []byte, list []string, more ...string) []byte {
	for _, text := range list {
		key = append(append(key, text...), 0)
	}
	for _, text := range more {
		key = append(append(key, text...), 0)
	}
	return key
}

// PropertyViolated tells of a violation on a path with inputs.
func (l *summary) PropertyViolated(c *listener.Context, v *search.Violation) {
	if symbolic.PathOf(c.Machine).Made() == 0 {
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

// heading is the name of a parameter's input. Arrays may have several, or none.
func heading(p *symbolic.Argument) string {
	if name := p.Value.Input(); name != "" {
		return name
	}
	if len(p.Value.Vars()) > 0 {
		return p.Name + "[]"
	}
	return p.Name + "_CONCRETE"
}

// solution says what values are in a model of a path.
type solution struct {
	model    *sym.Model
	solved   bool
	relevant map[*sym.Var]bool // inputs that the path or the result depends on
	shown    map[*sym.Var]bool
}

// of is the solution of a path whose result depends on some inputs.
func (s *solution) of(p *symbolic.Path, result []*sym.Var, model *sym.Model, solved bool) *solution {
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

// argument is the value of a parameter. One that nothing depends on is a possible
// value all the same.
func (s *solution) argument(p *symbolic.Argument) string {
	if p.Value.Input() == "" {
		return p.Value.Show(s.model)
	}
	if !s.solved {
		return p.Value.Input()
	}
	text := p.Value.Show(s.model)
	if !p.Value.Matters(s.relevant) {
		text += "(don't care)"
	}
	return text
}

// others are the inputs besides the parameters that the path depends on.
func (s *solution) others(p *symbolic.Path, params []symbolic.Argument) string {
	clear(s.shown)
	for i := range params {
		for _, v := range params[i].Value.Vars() {
			s.shown[v] = true
		}
	}
	if p.Made() == len(s.shown) {
		return ""
	}
	var list []string
	for _, in := range p.Inputs() {
		if in.Part || s.shown[in.Var] || !in.Matters(s.relevant) {
			continue
		}
		text := in.Var.Name
		if in.Text != nil {
			text = in.Name
		}
		if s.solved {
			text += "=" + in.Show(s.model)
		}
		list = append(list, text)
	}
	return strings.Join(list, ", ")
}

const void = "Return Value: --"

// result is how a call ended.
func (s *solution) result(call *symbolic.Call) string {
	text := ""
	switch {
	case call.End == symbolic.Threw:
		text = thrown(call.Class, call.Message)
	case call.End != symbolic.Returned:
		text = quoted(call.Why)
	case call.Result.Void():
		text = void
	case call.Result.Expr != nil && !s.solved:
		text = "Return Value: " + call.Result.Expr.Java()
	default:
		text = "Return Value: " + call.Result.Show(s.model)
	}
	if !s.solved {
		text += " (not solved)"
	}
	return text
}

// thrown is an exception as Symbolic PathFinder prints it.
func thrown(class, message string) string {
	if message != "" {
		class += ": " + message
	}
	first, _, _ := strings.Cut(class, "\n")
	return quoted(first + "...")
}

func quoted(text string) string { return `"` + text + `"` }
