package explore

import (
	"errors"

	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/insn/symexec/concolic"
	"github.com/gojpf/gojpf/search/result"
	"github.com/gojpf/gojpf/vm"
)

// A concolic search is one search after the other, each from the program's start
// with other values for its inputs. Schedules and other choices are searched in
// each of them as ever.

// concolic is the concolic execution of the search, nil where there is none.
func (s *Session) concolic() *concolic.Search {
	if s.Symexec == nil {
		return nil
	}
	return s.Symexec.Concolic()
}

// checkConcolic refuses what does not go together with concolic execution.
func (x setup) checkConcolic() error {
	c := x.s.concolic()
	if c == nil {
		return nil
	}
	for _, against := range []struct {
		unfit bool
		what  string
	}{
		{x.s.Options.Workers > 1, "not with search.workers: each run follows from those before it"},
		{x.s.checkpoints != nil, "a checkpoint cannot hold runs that are still to be made"},
		{x.s.guide != nil && x.s.storedInputs() == nil, "the stored trace does not have the inputs of its run"},
	} {
		if against.unfit {
			return x.s.Options.Refuse(c.Key, ": %s", against.what)
		}
	}
	return nil
}

// runInputs are the inputs of the run under way, nil where no run has values.
func (s *Session) runInputs() []concolic.Input {
	c := s.concolic()
	if c == nil {
		return nil
	}
	return c.Inputs(s.m)
}

// storedInputs are those that the trace has which is followed, nil where it has
// none.
func (s *Session) storedInputs() []concolic.Input {
	if f, ok := s.guide.(*storedGuide); ok {
		return f.Inputs
	}
	return nil
}

// runs are the searches of a concolic one, one for each choice of inputs. Where there is
// no concolic execution there is one of them.
type runs struct{ *explorer }

// all searches with all inputs that lead to other paths.
// Each run is a round of the ordinary search, from the program's start; its frontier, store
// and listeners know nothing of the others.
func (x runs) all() error {
	c := x.s.concolic()
	if c == nil {
		return x.round()
	}
	c.Restart()
	c.RunBy(x.call)
	if x.s.guide != nil { // along the path of one run
		if err := c.Plan(x.s.storedInputs()); err != nil {
			return err
		}
		return x.round()
	}
	for {
		before := x.r.PathsTaken
		x.r.PathsTaken = 0
		if err := x.round(); err != nil {
			return err
		}
		// Other inputs may take the same path, where a value was given up that decides
		// nothing: it is one path all the same.
		if c.Repeated() {
			x.r.PathsTaken = 0 // it was counted
		}
		x.r.PathsTaken += before
		// Whatever ended the round ends all of them. A round that has assumed too much begins
		// the first run anew.
		if x.stopped || x.outdated() || x.exhausted() {
			return nil
		}
		if !c.Next() {
			break
		}
		if err := x.again(); err != nil {
			return err
		}
	}
	c.Left(func(reason, help string) { x.cut(result.Cut{Reason: reason, Help: help}) })
	return nil
}

// again goes back to the program's start.
// States of the run before had other values, so nothing of them may be met again.
func (x runs) again() error {
	x.frontier = nil
	if err := x.setup().configure(); err != nil {
		return err
	}
	if err := x.renewStore(x.matchDepth); err != nil {
		return err
	}
	x.m.Restore(x.begin)
	x.m.ForgetBaseline()
	x.m.Decide(nil)
	return nil
}

// callInsns is how many instructions a method marked @Concrete may take when it
// is run aside.
// A method that does not come back would hang the search in a place that no limit of depth
// sees.
const callInsns = 5_000_000

var errCallTooLong = errors.New("the call took too long")

// call runs a method at the program's start, and forgets what it did there.
// The class has to be initialised, which on this path it may not be yet; that is forgotten,
// too.
func (x runs) call(mt *vm.Method, args func(*vm.Machine) []uint64) (v uint64, ok bool) {
	m := x.m
	in, hooked := m.Interp.(*insn.Interp)
	if !hooked {
		return 0, false
	}
	around := in.Intervening()
	events := m.Events()
	defer func() { in.Intervene(around); m.SetEvents(events) }()
	m.SetEvents(nil)
	err := result.Guard(func() error {
		x.aside(func() {
			m.Restore(x.begin)
			m.Decide(nil)
			m.Halt, m.LoopMode = nil, vm.LoopHooked
			end := m.Insns() + callInsns
			in.Intervene(insn.Intervention{Before: func(m *vm.Machine, _ *vm.Thread, _ *vm.Frame) bool {
				if m.Insns() < end {
					return true
				}
				m.Stop(errCallTooLong)
				return false
			}})
			unsafe := m.Lib.MustLoad("jdk/internal/misc/Unsafe")
			m.Call(unsafe.DeclaredMethod("ensureClassInitialized0", "(Ljava/lang/Class;)V"), 0, uint64(m.Mirror(mt.Class)))
			if m.Halt != nil {
				return
			}
			var exc vm.Ref
			v, exc = m.Call(mt, args(m)...)
			ok = exc == 0 && m.Halt == nil
		})
		return nil
	})
	return v, ok && err == nil
}
