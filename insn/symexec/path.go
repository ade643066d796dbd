package symexec

import (
	"slices"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// Path is what a state has of a path with unknown values. It is immutable.
type Path struct {
	pc     *symbolic.PC
	inputs *inputs
	trial  *trial // nil where nothing has values, see Concolic
	facts  *facts // nil where nothing is known of texts
}

// Unmatched implements vm.Unmatched: such states are never matched.
func (*Path) Unmatched() {}

// Input is something that a path has made up.
type Input struct {
	Name string // for people: the parameter's where no other has it
	Var  *symbolic.Var
	Text *TextInput // of a String; Var is its length then
	Part bool       // of an object of the input heap, which Shapes shows
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
		list[at+i.n-1].Text = i.Text.on(p.facts)
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
	if p.trial != nil {
		return p.trial.model, true
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
