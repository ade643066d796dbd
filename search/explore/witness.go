package explore

import (
	"errors"
	"fmt"
	"slices"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/search/property"
	"github.com/gojpf/gojpf/search/result"
	"github.com/gojpf/gojpf/vm"
)

// Repeater is implemented by observers that can look at a path for a second time,
// without what they know of the rest of the search.
type Repeater interface {
	// Repeat connects an observer that knows of nothing yet and reports violations
	// as by does, which has reported one; see Program.Violate. It tells nobody of
	// what it hears. done connects everybody again who was connected before.
	Repeat(by string) (o Observer, done func(), err error)
}

// witness looks at a path that is taken again, and says what the reporter of a
// violation would.
type witness struct {
	observer Observer // nil where the machine or a property is to report
	property Property // nil unless it is to report
	name     string   // of the property
}

// callWitness has somebody look who knows as little as whoever reported the
// violation did when the search began.
func (r *repetition) callWitness() (dismiss func(), err error) {
	s, by := r.x.s, r.v.Origin
	dismiss = func() {}
	if in, ok := r.x.m.Interp.(*insn.Interp); ok {
		around := in.Intervening()
		dismiss = func() { in.Intervene(around) }
	}
	forget := dismiss
	switch {
	case by.Property != "":
		r.witness.name = by.Property
		r.witness.property, err = makeProperty(by.Property, s.Config)
	case by.Observer != "":
		repeater, ok := s.observer.(Repeater)
		if !ok {
			return dismiss, fmt.Errorf("%s cannot look at a path again", by.Observer)
		}
		cuts, stop := s.cuts, s.stop
		var done func()
		if r.witness.observer, done, err = repeater.Repeat(by.Observer); err != nil {
			return dismiss, err
		}
		s.replaying = false // it has heard of nothing
		dismiss = func() {
			s.replaying = true
			forget()
			done()
			s.cuts, s.stop = cuts, stop
		}
		r.witness.observer.SearchStarted(&result.Result{Statistics: result.Statistics{Choices: map[string]int64{}}})
	}
	if err == nil && (r.witness.observer != nil || r.witness.property != nil) {
		r.stopAtForks()
	}
	return dismiss, err
}

// before tells the witness of the next transition, after of where it has led to.
// They return the violation that it reports.
func (r *repetition) before() *property.Violation {
	o := r.witness.observer
	if o == nil {
		return nil
	}
	if v := r.x.s.pendingViolation(); v != nil || r.depth == 0 {
		return v
	}
	o.StateRestored(r.depth)
	return r.x.s.pendingViolation()
}

func (r *repetition) after(over bool) *property.Violation {
	m := r.x.m
	a := &Advance{From: int64(r.depth), To: int64(r.depth) + 1, Depth: r.depth + 1, New: true, End: over, Decisions: m.Decided(), Choices: m.Pending()}
	if o := r.witness.observer; o != nil {
		o.StateAdvanced(a)
		if v := r.x.s.pendingViolation(); v != nil {
			return v
		}
	}
	name, message := r.witness.name, ""
	if r.witness.property != nil {
		// One that fails says nothing.
		_ = result.Guard(func() error { message = r.witness.property.Check(m, a); return nil })
	} else if c, ok := r.witness.observer.(Checker); ok {
		name, message = c.Check(a)
	}
	if message == "" {
		return nil
	}
	return property.New(m, propertyName(name), message)
}

// fork is a point where the search had a state because an unknown value could lead
// two ways from there. A run with values does not stop there by itself, but who
// looks at states is to see the same ones.
type fork struct {
	insns  int64 // on the path, without those that ran twice because of forks
	twice  bool  // the instruction there was executed, and will be again
	thread int
	method *vm.Method
	pc     int32
}

// errForked ends a transition at a fork.
var errForked = errors.New("fork")

func (x *explorer) forkHere() (f fork, ok bool) {
	t := x.m.Current
	if t == nil || t.Top == nil {
		return f, false
	}
	return fork{insns: x.m.Insns(), thread: t.ID, method: t.Top.Method, pc: t.Top.PC}, true
}

// onlyForks reports whether all of some choices are between the ways of unknown
// values.
func onlyForks(gens []choice.Generator) bool {
	return len(gens) > 0 && !slices.ContainsFunc(gens, func(g choice.Generator) bool { _, fork := g.(*core.Branch); return !fork })
}

// findForks finds those on the path to n, which has all its states, and the one that
// the machine stands in front of.
func (r *repetition) findForks(n *node) {
	x := r.x
	add := func(gens []choice.Generator) {
		if f, ok := x.forkHere(); ok {
			f.twice = !gens[0].(*core.Branch).Asked()
			r.forks = append(r.forks, f)
		}
	}
	if onlyForks(x.m.Pending()) {
		add(x.m.Pending())
	}
	x.aside(func() {
		for ; n != nil; n = n.parent {
			if onlyForks(n.gens) {
				x.m.Restore(n.state)
				add(n.gens)
			}
		}
	})
	slices.Reverse(r.forks)
	twice := int64(0)
	for i := range r.forks {
		f := &r.forks[i]
		if f.twice {
			twice++
		}
		f.insns -= twice
	}
}

// stopAtForks ends transitions at forks. One that is not met exactly is passed by.
func (r *repetition) stopAtForks() {
	in, ok := r.x.m.Interp.(*insn.Interp)
	if !ok || len(r.forks) == 0 {
		return
	}
	r.x.m.LoopMode = vm.LoopHooked
	around := in.Intervening()
	others := around.Before
	around.Before = func(m *vm.Machine, t *vm.Thread, f *vm.Frame) bool {
		for len(r.forks) > 0 && r.forks[0].insns <= m.Insns() {
			at := r.forks[0]
			r.forks = r.forks[1:]
			if at.insns == m.Insns() && at.thread == t.ID && at.method == f.Method && at.pc == f.PC {
				m.Stop(errForked)
				return false
			}
		}
		return others == nil || others(m, t, f)
	}
	in.Intervene(around)
}

// propertyName is a name of search.properties as it is reported.
func propertyName(name string) string {
	if name == isEndState {
		return property.Package + name
	}
	return name
}
