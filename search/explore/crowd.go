package explore

import (
	"github.com/gojpf/gojpf/vm"
)

// Crowds. Stubborn sets, and joining threads ahead, cost something in each transition,
// and what they leave out is missed by who looks at a small search. So a search begins
// with locks alone, and anew with both once it has met so many states that it is likely
// to drown.

// manyStates is how many that is.
const manyStates = 20_000

// crowded stops a round that has met many states.
func crowded(x *explorer) bool {
	if !x.patient || x.silent || x.phase != nil || x.r.Statistics.StatesNew < manyStates {
		return false
	}
	x.rounds.crowded, x.stopped = true, true
	return true
}

// crowds prepares a round with stubborn sets if the one before was stopped for that.
func crowds(x *explorer) (bool, error) {
	if !x.rounds.crowded || !x.patient {
		return false, nil
	}
	if err := x.restart(append(x.rounds.found, x.r.Violations...)); err != nil {
		return false, err
	}
	x.m.Explore.Rehearse = true
	followThreads(x)
	return true, nil
}

// followThreads has the machine take down what threads do, where stubborn sets are
// found by that.
func followThreads(x *explorer) {
	if x.stubborn != nil {
		x.m.Explore.Course = &vm.Course{}
		x.m.Explore.Assumptions.Begin(vm.JoinsAhead)
		x.rounds.facts = x.m.Explore.Assumptions.Facts()
	}
}
