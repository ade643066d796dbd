package symexec

import (
	"math"

	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// Times that are not known. Where a timeout may end at any time, how long a thread
// sleeps or waits decides about nothing but what the clock shows afterwards. So it
// stays open until somebody reads the clock.

// slept are the times, in milliseconds, that a path has waited for. It is immutable.
type slept []*symbolic.Expr

const sleptKey = "symbolic.slept"

// Unmatched implements vm.Unmatched.
func (slept) Unmatched() {}

// instead is the time in milliseconds that such a thread waits for instead.
const instead = 1

// timeModels are the natives that wait for a time.
func (rt *Runtime) timeModels(models *callModels) {
	for name, slot := range map[string]int32{"java/lang/Thread.sleep(J)V": 0, "java/lang/Object.wait(J)V": 1, "java/lang/Thread.join(J)V": 1} {
		models.Unknown[name] = func(c call) bool { return !c.time(c.At + slot) }
	}
}

// time decides whether a time is negative, which these methods refuse, or zero,
// which has a meaning of its own. It reports false where that is a choice first. Only
// where timeouts may end at any moment: where the shortest goes first the time would
// decide about orders.
func (c call) time(at int32) bool {
	e := core.ExprAt(c.F, at)
	if e == nil || core.RunOf(c.M) != nil || c.M.Explore == nil || c.M.Explore.Timeouts == vm.TimeoutLast {
		return true // which of several timeouts is the first depends on their times
	}
	x := c.rt.Ctx
	zero := x.Const(symbolic.I64, 0)
	chosen, ok := c.rt.Decide(c.M, "time", x.Lt(e, zero), x.Eq(e, zero), x.Gt(e, zero))
	if !ok {
		return false
	}
	// All negative times are refused alike.
	c.F.Slots[at] = [...]uint64{math.MaxUint64, 0, instead}[chosen]
	c.F.SetAttr(int(at), nil)
	if chosen == 2 {
		list, _ := c.M.Extra(sleptKey).(slept)
		c.M.SetExtra(sleptKey, append(list[:len(list):len(list)], e))
	}
	return true
}

// settleClock makes known how long the path has waited, in front of a method that
// reads the clock. It reports false where that is a choice first. A program that sleeps
// for an unknown time and never asks how late it is has nothing to decide.
func (rt *Runtime) settleClock(m *vm.Machine) bool {
	list, _ := m.Extra(sleptKey).(slept)
	if len(list) == 0 {
		return true
	}
	times, ok := rt.Concretise(m, "the clock was read after a wait for a time that is not known", list...)
	if !ok {
		return false
	}
	// They have passed now; the clock must not get them twice.
	m.SetExtra(sleptKey, slept(nil))
	for _, t := range times {
		if ms := int64(t.Bits) - instead; ms > 0 && ms < math.MaxInt64/int64(1e6) {
			m.PassTime(ms * 1e6)
		}
	}
	return true
}
