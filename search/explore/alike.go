package explore

import "github.com/gojpf/gojpf/vm"

// Threads that do the same work may change places, so that states which differ in nothing else are
// one. But then a thread that has changed places has no past of its own: stubborn sets know of all
// such threads together what they may still do. That leaves more states where the program tells its
// threads apart, as by the element of an array that each of them works on, or has them work
// in pairs; and far fewer where it does not.
//
// A rehearsal counts how many of the states that were met again were met with threads at
// other places. Where that is hardly any, or most, it is decided. In between both ways are tried in
// turns, each for twice as many states as the other before, until one has come to its end.

// symmetric reports whether threads that do the same work may change places in a
// round. Where it matters for what follows which thread has moved, they may not;
// nor once the program has asked which thread is which.
// It must be the same for all states of a round: digests with and without symmetry have
// nothing to do with each other. So whatever changes it is a fact, and a new fact begins a new
// round.
func (x *explorer) symmetric() bool {
	return x.schedules.Symmetry && x.bound == nil && !x.turns && x.por == nil &&
		(x.learnt == nil || x.m.Explore.Assumptions.Facts()&(vm.Alike|vm.ToldApart) == vm.Alike && !x.rounds.alike.apart) &&
		(x.extents == nil || x.extents.auto) &&
		!x.m.Explore.Assumptions.Happens(vm.Identities|vm.HiddenFields|vm.UnknownValues)
}

// changes counts how many states of a rehearsal were met again with threads at other
// places; nil counts nothing.
type changes struct {
	orders         map[vm.Digest]uint64
	again, changed int
}

func (c *changes) met(m *vm.Machine, d vm.Digest, fresh bool) {
	if c == nil {
		return
	}
	order := vm.Arrangement(m)
	if fresh {
		c.orders[d] = order
		return
	}
	if c.again++; c.orders[d] != order {
		c.changed++
	}
}

// enoughAgain is how many states have to be met again to tell something.
const enoughAgain = 10

// toldApart reports whether the program tells threads apart that do the same.
func (c *changes) toldApart() bool { return c.again >= enoughAgain && 8*c.changed < c.again }

// unclear reports whether it may, or not.
func (c *changes) unclear() bool {
	return c.again >= enoughAgain && 2*c.changed < c.again && !c.toldApart()
}

// alike is which way is tried.
type alike struct {
	unclear bool
	apart   bool  // threads have their places
	most    int64 // states, until it is the other's turn
	over    bool  // there were more
}

// leastTurn is how many states the first turn has.
const leastTurn = 3000

// turnOver stops a round that has met as many states as its turn allows.
func turnOver(x *explorer) bool {
	a := &x.rounds.alike
	if !a.unclear || !a.apart && !x.symmetric() || x.silent || x.phase != nil || x.stubborn == nil || x.r.Statistics.StatesNew < max(a.most, leastTurn) {
		return false
	}
	a.over, x.stopped = true, true
	return true
}

// takeTurns prepares a round the other way if the one before was stopped for that.
func takeTurns(x *explorer) (bool, error) {
	a := &x.rounds.alike
	if !a.over {
		return false, nil
	}
	a.apart, a.most = !a.apart, 2*max(a.most, leastTurn)
	return true, x.restart(append(x.rounds.found, x.r.Violations...))
}
