package explore

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/gojpf/gojpf/search/property"
	"github.com/gojpf/gojpf/search/result"
	"github.com/gojpf/gojpf/vm"
)

// Stages. A program may be searched in stretches: each is a search of its own, with
// its verdict, from the state in which the one before it ended on its first path that
// nothing was wrong with. The program says by EndStage where one ends.

// stageEnds is why a transition ends with its stage.
const stageEnds = "the stage ends"

// afterViolation is how many transitions are made to find a path on which nothing is
// wrong, for the next stage to begin at.
// A test that fails on every schedule would be searched to its end for a path that does not
// exist.
const afterViolation = 3000

// stage is the stretch that is searched.
// A stage's verdict is its own, but the state in which the next one begins is an end of this
// one, on a path on which nothing was wrong if there is one.
type stage struct {
	judge     func(*vm.Machine) *property.Violation // of a state in which it has ended; nil for nothing wrong
	within    func(*vm.Machine) string              // what is under way in a state; nil for nobody who says
	unheard   bool                                  // the observer does without the schedules of quick phases
	passed    *vm.State                             // in which the first path that nothing is wrong with has ended
	failed    *vm.State                             // the same for other paths that came to the end
	path      *ChoicePath                           // to whichever of them is the end
	ends      time.Time                             // the zero time for no limit
	limit     time.Duration
	seek      int      // transitions since the first violation
	withdrawn []string // of the assumptions, by stages before
	before    met      // where it has begun
}

// EndStage is for a native by which the program says that a stage is over: it waits
// until nothing is left that was begun in it, but for daemons and workers that wait
// for something to do.
// Threads that are left would go on in the next stage, and whatever they do would be found
// there.
func EndStage(e *vm.Env) {
	if !vm.Settled(e.M, e.T) || e.Phase == 0 && !vm.Quiet(e.M, e.T) {
		if e.MayWait() {
			vm.WaitForOthers(e.M, e.T)
			e.Block(1)
		}
		return
	}
	vm.JoinAll(e.M, e.T)
	e.M.BreakTransition(stageEnds)
}

// EndStageStill is EndStage where threads that wait for ever may be left: it waits
// until no other can go on.
func EndStageStill(e *vm.Env) {
	if AwaitStillness(e) {
		e.M.BreakTransition(stageEnds)
	}
}

// AwaitStillness is for a native of the first thread that goes on when no other thread
// can. When it returns false the native must return at once; it is called again.
func AwaitStillness(e *vm.Env) bool {
	if !vm.Still(e.M, e.T) || e.Phase == 0 && !vm.Quiet(e.M, e.T) {
		if e.MayWait() {
			vm.WaitUntilStill(e.M, e.T)
			e.Block(1)
		}
		return false
	}
	vm.JoinAll(e.M, e.T)
	return true
}

// InStages has the program be searched in stages. judge looks at the states in which
// one has ended. within, if not nil, says what is under way in a state with a violation.
func (s *Session) InStages(judge func(*vm.Machine) *property.Violation, within func(*vm.Machine) string) {
	s.stage = &stage{judge: judge, within: within}
}

// QuickUnheard has searches in stages take random schedules beside them as others do,
// though there is an observer. It must be one that has no part in what the program
// does and in which paths are taken, since it does not hear of these.
func (s *Session) QuickUnheard() { s.stage.unheard = true }

// StageEnd is the state in which the stage ended, nil for none.
func (s *Session) StageEnd() *vm.State { return s.stage.end() }

// Following makes the search of the next stage, to the beginning of which begin goes.
// What was given up stays given up where threads are left that access the same variables;
// where none are, the next stage may assume anew.
func (s *Session) Following(t *Target, begin func()) *Session {
	before, withdrawn := s.stage, s.withdrawn()
	begin()
	if !t.Machine.Sharing {
		// What was seen of variables is forgotten with the threads; what happens in the
		// program at all may be by what is left of it.
		withdrawn = lasting(withdrawn)
	}
	next := NewSession(t)
	next.stage = &stage{judge: before.judge, within: before.within, unheard: before.unheard, withdrawn: withdrawn}
	return next
}

// lasting are those of the assumptions given up that say what happens in the program at
// all, and may not be seen again when it matters.
// Facts are numbers behind an equals sign, see Assumptions.Withdrawn.
func lasting(withdrawn []string) (left []string) {
	for _, g := range withdrawn {
		name, number, _ := strings.Cut(g, "=")
		switch n, err := strconv.ParseUint(number, 10, 64); {
		case err != nil:
		case name == vm.MetName:
			left = append(left, g)
		case name == "" && vm.Fact(n)&^vm.Momentary != 0:
			left = append(left, fmt.Sprintf("=%d", vm.Fact(n)&^vm.Momentary))
		}
	}
	return left
}

func (s *stage) end() *vm.State {
	if s.passed != nil {
		return s.passed
	}
	return s.failed
}

// begin is called in the state in which the stage begins. It sets the limit of time.
func (s *stage) begin(m *vm.Machine, limit time.Duration) {
	s.before = metBy(m)
	if s.limit = limit; limit > 0 {
		s.ends = time.Now().Add(limit)
	}
}

// renew forgets what a round has found that is worth nothing.
func (s *stage) renew() {
	if s != nil {
		s.passed, s.failed, s.path, s.seek = nil, nil, nil, 0
	}
}

// under has a violation say what was under way in the state of the machine.
func (s *stage) under(m *vm.Machine, v *property.Violation) {
	if s != nil && s.within != nil {
		v.Within = s.within(m)
	}
}

// seeks reports whether the search goes on after a violation at an alternative of n:
// for a path that ends well.
func (s *stage) seeks(n *node) bool { return s != nil && s.passed == nil && n != nil }

// decided reports whether the verdict on the stage is known, whatever else is found.
func (s *stage) decided(x *explorer) bool {
	return s != nil && len(x.r.Violations) > 0 && !x.limits.multiple
}

// over reports whether the search of the stage is to end.
func (s *stage) over(x *explorer) bool {
	if s == nil {
		return false
	}
	late := !s.ends.IsZero() && time.Now().After(s.ends)
	if s.decided(x) {
		s.seek++
		return s.passed != nil || s.seek > afterViolation || late
	}
	if late {
		x.cut(result.Cut{Reason: outOfTime{s.limit}.Error(), Help: "raise search.max_time"})
		return true
	}
	return false
}

// endStage deals with the end of the stage at the end of alternative i of n.
func endStage(x *explorer, n *node, i, depth int) {
	x.countEnd(n, true)
	x.judge().cutAlternatives()
	s := x.s.stage
	v := s.judge(x.m)
	if !x.silent && x.goal == nil && x.phase == nil {
		switch {
		case v == nil && s.passed == nil:
			s.passed = x.m.Take()
			defer s.remember(x, n, i)
		case v != nil && s.passed == nil && s.failed == nil:
			s.failed = x.m.Take()
			defer s.remember(x, n, i)
		}
	}
	if v != nil {
		x.judge().violation(n, i, *v)
		return
	}
	x.observed(n, i, Advance{Depth: depth, New: true, End: true}, vm.Digest{})
}

// left describes the end of the program in the middle of a stage.
func (s *stage) left(m *vm.Machine) *property.Violation {
	status := 0
	if e := m.ExitStatus(); e != nil {
		status = e.Status
	}
	v := property.New(m, property.Package+property.ExitStatus, fmt.Sprintf("the program has ended by exit(%d)", status))
	return v
}
