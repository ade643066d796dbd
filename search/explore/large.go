package explore

import "github.com/gojpf/gojpf/vm"

// Large searches. Stubborn sets, and joining threads ahead, cost something in each transition,
// and what they leave out is missed by who looks at a small search. So a search begins
// with locks alone, and anew with both once it has met so many states that it is likely
// to drown.

// manyStates is how many that is.
// A search of so many states takes a second or two, which is what beginning anew can cost.
const manyStates = 20_000

// With many threads a state costs more, and there are more orders of what they do: those
// that lead to states met before cost as much.
const manyThreadStates = 5 * manyStates

// leastSchedules is how many choices of threads a search has met that is large for them. One that has
// met fewer is large for other reasons, as data, and goes on.
const leastSchedules = manyStates / 100

func many(x *explorer) bool {
	s := &x.r.Statistics
	if s.Scheduled < leastSchedules {
		return false
	}
	return s.StatesNew >= manyStates || (s.StatesNew+s.StatesVisited)*int64(len(x.m.Threads())) >= manyThreadStates
}

// outgrown stops a round that has met many states.
func outgrown(x *explorer) bool {
	// reducible says that stubborn sets would be possible, and were not taken up yet.
	if !x.reducible || x.silent || x.phase != nil || !many(x) {
		return false
	}
	x.rounds.outgrown, x.stopped = true, true
	return true
}

// reduceLarge prepares a round with stubborn sets if the one before was stopped for that.
// Violations of the round before are kept: they are true, whatever becomes of the next one.
func reduceLarge(x *explorer) (bool, error) {
	if !x.rounds.outgrown || !x.reducible {
		return false, nil
	}
	return true, x.restart(append(x.rounds.found, x.r.Violations...))
}

// followThreads has the machine take down what threads do, from the first round on that
// needs it for its stubborn sets.
func followThreads(x *explorer) {
	e := x.m.Explore
	if x.stubborn == nil || e.Course != nil {
		return
	}
	e.Course, e.Rehearse = &vm.Course{}, true
	e.Assumptions.Begin(vm.JoinsAhead)
	x.rounds.facts = e.Assumptions.Facts()
}
