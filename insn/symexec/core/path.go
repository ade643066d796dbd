package core

import (
	"slices"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// SolvedPC is the path condition of the machine's state as Symbolic PathFinder
// prints it, with the values that its variables have in a model, if there is one.
func (rt *Runtime) SolvedPC(m *vm.Machine) string {
	model, ok := rt.Model(m)
	pc := PathOf(m).PC()
	if !ok {
		return pc.SPF(nil)
	}
	all := symbolic.NewModelBuilder(model)
	for _, v := range pc.Vars() {
		x, _ := model.Value(v)
		all.Set(v, x) // also where it is the default
	}
	return pc.SPF(all.Model())
}

// Path is what a state has of a path with unknown values. It is immutable.
type Path struct {
	pc     *symbolic.PC
	inputs *inputs
	run    Run // nil where nothing has values, see Guide
	facts  any // what is known of its texts, nil for nothing; see Text
}

// Guide takes the decisions where inputs have values.
type Guide interface {
	// Decide goes one way of a decision, as [Runtime.Decide].
	Decide(m *vm.Machine, kind string, conds []*symbolic.Expr) (chosen int, ok bool)
	// Enter returns a path's part of the run with a new input, whose value may be given.
	Enter(p *Path, v *symbolic.Var, initial *uint64) Run
	// GiveUp takes the value that an expression has in the run.
	GiveUp(m *vm.Machine, e *symbolic.Expr, v symbolic.Value, why string)
}

// Run is the part of a path that belongs to a run with values. It is immutable.
type Run interface {
	// Model has the values of the inputs.
	Model() *symbolic.Model
}

// Text is an input that is a String. It is immutable.
type Text interface {
	// In is the text in a model.
	In(model *symbolic.Model) []uint16
	// Matters tells whether its length or a character is among variables.
	Matters(vars map[*symbolic.Var]bool) bool
	// Knowing is the input as a path with these facts knows it.
	Knowing(facts any) Text
}

// Unmatched implements vm.Unmatched: such states are never matched.
func (*Path) Unmatched() {}

// Input is something that a path has made up.
type Input struct {
	Name string // for people: the parameter's where no other has it
	Var  *symbolic.Var
	Text Text // of a String; Var is its length then
	Part bool // of an object of the input heap, which Shapes shows
	// Random tells that a generator of random numbers has made it: nobody can give it.
	Random bool
}

// inputs is a list that shares its beginning with others, the newest first.
type inputs struct {
	Input
	n     int
	older *inputs
}

const pathKey = "symbolic.path"

// PathOf returns the path of the machine's state, nil where it has met nothing
// unknown.
func PathOf(m *vm.Machine) *Path {
	p, _ := m.Extra(pathKey).(*Path)
	return p
}

// PC is the path condition.
func (p *Path) PC() *symbolic.PC {
	if p == nil {
		return nil
	}
	return p.pc
}

// Inputs are the inputs of the path in the order in which they were made.
func (p *Path) Inputs() []Input { return p.AppendInputs(nil) }

// AppendInputs appends the inputs of the path in the order in which they were made.
func (p *Path) AppendInputs(list []Input) []Input {
	if p == nil || p.inputs == nil {
		return list
	}
	at := len(list)
	list = slices.Grow(list, p.inputs.n)[:at+p.inputs.n]
	for i := p.inputs; i != nil; i = i.older {
		list[at+i.n-1] = i.Input
		if i.Text != nil && p.facts != nil {
			list[at+i.n-1].Text = i.Text.Knowing(p.facts)
		}
	}
	return list
}

// Made is how many inputs the path has made.
func (p *Path) Made() int {
	if p == nil || p.inputs == nil {
		return 0
	}
	return p.inputs.n
}

// Newest is the input that was made last, for who has made it just now: nobody else
// has it yet.
func (p *Path) Newest() *Input { return &p.inputs.Input }

// Facts are what is known of the path's texts, nil for nothing.
func (p *Path) Facts() any {
	if p == nil {
		return nil
	}
	return p.facts
}

// Run is the run that the path belongs to, nil for none.
func (p *Path) Run() Run {
	if p == nil {
		return nil
	}
	return p.run
}

// RunOf is the run that a state belongs to; nil where inputs have no values, or there
// is nothing unknown yet.
func RunOf(m *vm.Machine) Run {
	return PathOf(m).Run()
}

// BeginPath has natives ask what they get, and gives the state a path.
func (rt *Runtime) BeginPath(m *vm.Machine) {
	m.Unknowns = rt.Unknowns
	if PathOf(m) == nil {
		m.SetExtra(pathKey, &Path{})
	}
}

// SetPath goes back to a path that the machine's state had, for who has only tried
// something.
func SetPath(m *vm.Machine, p *Path) { m.SetExtra(pathKey, p) }

// SetRun changes what belongs to a run.
func SetRun(m *vm.Machine, pc *symbolic.PC, run Run) {
	p := *PathOf(m)
	p.pc, p.run = pc, run
	m.SetExtra(pathKey, &p)
}

// SetFacts changes what is known of texts.
func SetFacts(m *vm.Machine, facts any) {
	p := *PathOf(m)
	p.facts = facts
	m.SetExtra(pathKey, &p)
}

// Give makes a variable an input of the run, if inputs have values.
func (rt *Runtime) Give(m *vm.Machine, v *symbolic.Var, value uint64) {
	if p := PathOf(m); p.run != nil {
		SetRun(m, p.pc, rt.Guide.Enter(p, v, &value))
	}
}

func (rt *Runtime) setPC(m *vm.Machine, pc *symbolic.PC) {
	p := *PathOf(m)
	p.pc = pc
	m.SetExtra(pathKey, &p)
}

// Model returns values of the inputs that take the machine to its state. ok is
// false where the solver does not know any.
func (rt *Runtime) Model(m *vm.Machine) (model *symbolic.Model, ok bool) {
	p := PathOf(m)
	if p == nil {
		return nil, true
	}
	if rt.replays {
		return rt.fixedModel, true
	}
	if p.run != nil {
		return p.run.Model(), true
	}
	if p.pc.Status() == symbolic.Unsolved {
		rt.setPC(m, rt.engine.Decide(p.pc))
		p = PathOf(m)
	}
	return p.pc.Model()
}

func (i *inputs) named(is func(Input) bool) bool {
	for ; i != nil; i = i.older {
		if is(i.Input) {
			return true
		}
	}
	return false
}
