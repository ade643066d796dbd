package replay

import (
	"errors"
	"slices"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/vm"
)

// fork is a point where the search had a state because an unknown value could lead
// two ways from there. A run with values does not stop there by itself, but who
// looks at states is to see the same ones.
// Forks matter to a Witness only: a property that was checked at such a state has to see it
// again, and the ordinary run passes through it in the middle of a transition.
type fork struct {
	insns int64 // on the path, without those that ran twice because of forks
	// An instruction that was asked a question is executed again when it has the answer, so it
	// counts twice in the search and once in the run.
	twice  bool // the instruction there was executed, and will be again
	thread int
	method *vm.Method
	pc     int32
}

// errForked ends a transition at a fork.
var errForked = errors.New("fork")

// forkOf returns the branch that a state stands in front of, if all of its choices are
// between the ways of unknown values.
func forkOf(gens []choice.Generator) *core.Branch {
	for _, g := range gens {
		if _, ok := g.(*core.Branch); !ok {
			return nil
		}
	}
	if len(gens) == 0 {
		return nil
	}
	return gens[0].(*core.Branch)
}

// findForks finds those on a path, and the one that the machine stands in front of at its
// end.
func (r *Repetition) findForks(path []Leg) {
	r.addFork(r.m.Pending())
	r.s.Aside(func() {
		for k := len(path) - 1; k > 0; k-- {
			l := &path[k]
			if before := path[k-1].Choices; forkOf(before) != nil {
				r.m.Restore(l.From)
				r.addFork(before)
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

// addFork adds where the machine stands, if that is a fork.
func (r *Repetition) addFork(gens []choice.Generator) {
	branch, t := forkOf(gens), r.m.Current
	if branch == nil || t == nil || t.Top == nil {
		return
	}
	r.forks = append(r.forks, fork{insns: r.m.Insns(), twice: !branch.Asked(), thread: t.ID, method: t.Top.Method, pc: t.Top.PC})
}

// stopAtForks ends transitions at forks. One that is not met exactly is passed by.
// One that is passed by makes the repetition fail at worst, which is a cut, and never a
// violation that is none.
func (r *Repetition) stopAtForks() {
	in, ok := r.m.Interp.(*insn.Interp)
	if !ok || len(r.forks) == 0 {
		return
	}
	r.m.LoopMode = vm.LoopHooked
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
