package core

import (
	"fmt"
	"slices"
	"time"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// MaxLengthsEnumerated are all tried, whatever the limit, where the path leaves no more.
const MaxLengthsEnumerated = 32

// Longest is the greatest length that is tried: the limit, unless the path has one
// of its own that is not much.
func (rt *Runtime) Longest(m *vm.Machine, n *symbolic.Expr, limit int) int32 {
	r := PathOf(m).PC().Bounds().Range(n)
	if r.Hi <= MaxLengthsEnumerated {
		return int32(max(r.Hi, 0))
	}
	return int32(min(r.Hi, max(r.Lo, int64(limit))))
}

// longestGiven is the greatest length that a run with values gives a text or an array.
const longestGiven = 4096

// Given is the length that something has in a run with values where that is beyond the limit,
// and may be.
func (rt *Runtime) Given(m *vm.Machine, n *symbolic.Expr, limit int32) (length int32, ok bool) {
	run := RunOf(m)
	if !rt.AnyLength || run == nil || rt.replays {
		return 0, false
	}
	v := symbolic.Eval(n, run.Model()).Int()
	return int32(v), int64(limit) < int64(v) && v <= longestGiven
}

// Limits say where paths with unknown values are cut; 0 is no limit.
type Limits struct {
	// Length is how many conditions a path condition may have.
	Length int
	// Visits is how often a path may go one of several ways at the same
	// instruction.
	Visits int
	// Time is how long after the first input paths may still fork.
	Time time.Duration
}

// visits counts, by instruction, how often a path has forked there. It is
// immutable and in no order that matters.
type visits []visit

type visit struct {
	at instruction
	n  int
}

type instruction struct {
	code *vm.Code
	pc   int32
}

const visitsKey = "symbolic.visits"

// Unmatched implements vm.Unmatched.
func (visits) Unmatched() {}

// here is the instruction that the machine executes; ok is false in a method of
// the machine's own.
func here(m *vm.Machine) (at instruction, ok bool) {
	if m.Current == nil || m.Current.Top == nil {
		return instruction{}, false
	}
	f := m.Current.Top
	return instruction{f.Code, f.PC}, f.Code != nil
}

// visited is how often the path has forked at an instruction.
func visited(m *vm.Machine, at instruction) int {
	list, _ := m.Extra(visitsKey).(visits)
	for _, v := range list {
		if v.at == at {
			return v.n
		}
	}
	return 0
}

// count notes that the path goes one of several ways.
func (rt *Runtime) count(m *vm.Machine) {
	at, ok := here(m)
	if rt.Limits.Visits == 0 || !ok {
		return
	}
	old, _ := m.Extra(visitsKey).(visits)
	list := slices.Clone(old)
	i := slices.IndexFunc(list, func(v visit) bool { return v.at == at })
	if i < 0 {
		i = len(list)
		list = append(list, visit{at: at})
	}
	list[i].n++
	m.SetExtra(visitsKey, list)
}

// within leaves out the ways that a limit does not allow, and notes that. It is
// asked where there are several.
func (rt *Runtime) within(m *vm.Machine, alternatives []alternative) []alternative {
	l := rt.Limits
	if at, ok := here(m); l.Visits > 0 && ok && visited(m, at) >= l.Visits {
		rt.cutHere(m, fmt.Sprintf("a path forked more than %s=%d times", branchingKey, l.Visits), branchingKey)
		return nil
	}
	if l.Time > 0 && time.Since(rt.began) > l.Time {
		rt.cutHere(m, fmt.Sprintf("%s=%d was over", slowestKey, l.Time.Milliseconds()), slowestKey)
		return nil
	}
	if l.Length == 0 {
		return alternatives
	}
	return slices.DeleteFunc(alternatives, func(w alternative) bool { return rt.tooLong(m, w.pc) })
}

// possible are the ways of a decision, but for those that are plainly impossible.
func possible(m *vm.Machine, conds []*symbolic.Expr) (list []alternative) {
	path := PathOf(m).PC()
	for i, cond := range conds {
		if pc := path.And(cond); pc.Status() != symbolic.Unsat {
			list = append(list, alternative{index: i, cond: cond, pc: pc})
		}
	}
	return list
}

// Several tells whether more than one of some conditions may hold, as far as that is
// plain without a solver.
func Several(m *vm.Machine, conds []*symbolic.Expr) bool { return len(possible(m, conds)) > 1 }

// Allows tells whether the limits let a path go one of several ways, and counts that.
func (rt *Runtime) Allows(m *vm.Machine, conds []*symbolic.Expr, taken int) bool {
	if rt.Limits == (Limits{}) {
		return true
	}
	allowed := rt.within(m, possible(m, conds))
	rt.count(m)
	return slices.ContainsFunc(allowed, func(w alternative) bool { return w.index == taken })
}

// tooLong reports, and notes, that a path condition exceeds its limit.
func (rt *Runtime) tooLong(m *vm.Machine, pc *symbolic.PC) bool {
	if rt.Limits.Length == 0 || pc.Len() <= rt.Limits.Length {
		return false
	}
	rt.cutHere(m, fmt.Sprintf("a path condition was longer than %s=%d", longestKey, rt.Limits.Length), longestKey)
	return true
}

func (rt *Runtime) cutHere(m *vm.Machine, reason, key string) {
	rt.Cut(m, reason+" at "+place(m), "raise "+key)
}

// place is the method and the line that is executed, for people.
func place(m *vm.Machine) string {
	f := m.Current.Top
	if f.Method.Class == nil {
		return f.Method.Name
	}
	return vm.TraceElement{Method: f.Method, BCI: f.BCI()}.String()
}

// Shorten notes that a limit of lengths has left something out.
func (rt *Runtime) Shorten(m *vm.Machine, reason, help string) {
	rt.shortened[reason] = true
	rt.Cut(m, reason, help)
	m.IgnorePath()
}

// Shortened tells whether that was the reason of a cut.
func (rt *Runtime) Shortened(reason string) bool { return rt.shortened[reason] }
