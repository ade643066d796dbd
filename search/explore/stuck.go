package explore

import (
	"slices"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/search/property"
	"github.com/gojpf/gojpf/search/result"
	"github.com/gojpf/gojpf/search/schedule"
	"github.com/gojpf/gojpf/search/trace"
	"github.com/gojpf/gojpf/vm"
)

// stuck finds the deadlocks in which daemons go on for ever: states in which no
// other thread can do anything, nor in any state that is reached from there.
//
// It is the graph of the states in which only daemons can go on. Who gets out of
// it, by a transition in which another thread has its turn, or in a way that was
// not searched to its end, is not stuck; nor is who can get to such a state.
// No single state shows that threads are stuck while others go on: it is a property of all
// that follows, which a search that matches states has at its end. So it is found late, and
// not by a search that was cut.
type stuck map[vm.Digest]*stuckState

type stuckState struct {
	as      vm.Digest
	n       *node // how it was reached first: alternative i of n
	i       int
	to      []vm.Digest
	escapes bool
	// searched says that the ways on are known: the state was visited first by this
	// search, not by another worker or before a checkpoint.
	searched bool
	// unknown says that the state has unknown values: it stands for many, and has a name
	// of its own in place of a digest. With all, its alternatives are of different values
	// each, as those of a branch are; else each of them is possible.
	unknown, all bool
	// sure says that whatever the values are, there is a way out.
	sure bool
}

// ofStuck reports whether a trace may lead to such a state: the rest of what it
// led to cannot be executed.
func ofStuck(t *trace.Stored) bool {
	return t.Violation != nil && t.Violation.Kind == property.KindDeadlock
}

// looksForStuck reports whether the search visits every state, and knows it
// again.
// A rehearsal and a search for better traces see a part; where paths are led or walked states
// are not matched; DPOR sees only one order of each kind; and who does not look for deadlocks
// does not look for these.
func (x judge) looksForStuck() bool {
	return x.store.Matches() && !x.silent && x.goal == nil && !x.walking && !x.leading && x.por == nil && !x.s.properties.deadlocks
}

// leaves returns the state of a node whose transition has been taken, if only
// daemons could go on there. going says that they can be all that has moved.
// It is called for every transition, also those that fail: whatever ends a path, or lets
// another thread have its turn, is a way out.
func (s *stuck) leaves(n *node, going bool) *stuckState {
	if n == nil || !n.daemons {
		return nil
	}
	from := s.state(n.stuckAs, n.parent, n.via)
	if !going {
		from.escapes = true
		return nil
	}
	return from
}

// begin has a round of a search begin at its root.
func (s *stuck) begin(root *node) {
	*s = nil
	if root.daemons {
		k := s.state(root.stuckAs, nil, 0)
		k.searched = true
		k.values(root.digest == vm.Digest{}, root.gens)
	}
}

// values notes whether the values of a state in front of choices are unknown.
func (k *stuckState) values(unknown bool, gens []choice.Generator) {
	if unknown {
		_, threads := schedule.Of(gens)
		k.unknown, k.all = true, threads == nil || len(gens) > 1
	}
}

// leftOut notes that the search does not go on from a state.
// What follows is not known then, and who may get out is not stuck.
func (s *stuck) leftOut(d vm.Digest, daemons bool) {
	if daemons {
		s.state(d, nil, 0).escapes = true
	}
}

// state is that of a digest, which alternative i of n led to if it is new.
func (s *stuck) state(d vm.Digest, n *node, i int) *stuckState {
	k := (*s)[d]
	if k == nil {
		if *s == nil {
			*s = stuck{}
		}
		k = &stuckState{as: d, n: n, i: i}
		(*s)[d] = k
	}
	return k
}

// reaches notes the state at the end of alternative i of n, which is to be
// explored or was visited before. It reports whether only daemons can go on
// there, and what the state is called here. Where the state is cut its ways on are
// not searched.
func (x judge) reaches(from *stuckState, d vm.Digest, n *node, i int, explore, cut bool) (as vm.Digest, daemons bool) {
	unknown := x.s.unknowns() != nil
	// Where states with unknown values are not compared a search that goes round in
	// circles has no end, and says so.
	if !x.m.Sharing || unknown && x.extents == nil || !x.m.OnlyDaemonsGoOn() || !x.looksForStuck() {
		if from != nil {
			from.escapes = true
		}
		return vm.Digest{}, false
	}
	if unknown {
		d = x.extents.stuckAs(explore)
	}
	if from != nil {
		from.to = append(from.to, d)
	}
	// What is cut here may be reached again within the limit; until then nobody knows
	// what follows, and who may get out is not stuck.
	to := x.stuck.state(d, n, i)
	to.searched = to.searched || explore && !cut
	to.values(unknown && explore, x.m.Pending())
	return d, true
}

// join adds what another worker has found.
// The worker that visits a state first has its ways; others have met it only.
func (s stuck) join(other stuck) {
	for d, o := range other {
		if mine := s[d]; mine != nil {
			mine.to = append(mine.to, o.to...)
			mine.escapes = mine.escapes || o.escapes
			mine.searched = mine.searched || o.searched
			mine.unknown, mine.all = mine.unknown || o.unknown, mine.all || o.all
		} else {
			s[d] = o
		}
	}
}

// unsure reports whether there are states with unknown values of which it is not known
// that somebody gets out, whatever the values are. Covering states stand for more than
// those that they are visited for, so that one of them has a way out says nothing of
// the others: a way has to lead out without going round.
func (s stuck) unsure() bool {
	back, unknown := map[vm.Digest][]*stuckState{}, 0
	var out []*stuckState
	for _, k := range s {
		if k.unknown {
			unknown++
		}
		for _, to := range k.to {
			back[to] = append(back[to], k)
		}
		if k.leadsOut(s) {
			k.sure, out = true, append(out, k)
		}
	}
	for unknown > 0 && len(out) > 0 {
		k := out[len(out)-1]
		out = out[:len(out)-1]
		if k.unknown {
			unknown--
		}
		for _, from := range back[k.as] {
			if !from.sure && from.leadsOut(s) {
				from.sure, out = true, append(out, from)
			}
		}
	}
	return unknown > 0
}

// leadsOut reports whether one way from a state leads out for sure, or all do where one
// alone is not possible with all values.
func (k *stuckState) leadsOut(s stuck) bool {
	if !k.searched {
		return false
	}
	if k.all {
		return (k.escapes || len(k.to) > 0) && !slices.ContainsFunc(k.to, func(to vm.Digest) bool { return !s[to].sure })
	}
	return k.escapes || slices.ContainsFunc(k.to, func(to vm.Digest) bool { return s[to].sure })
}

// deadlock returns the shallowest state from which nobody gets out, of those whose values
// are known.
// Backwards from those that have a way out: what is not reached has none. A state whose own
// ways are not known (it was visited before a checkpoint, or cut) counts as one that has.
func (s stuck) deadlock() *stuckState {
	back := map[vm.Digest][]vm.Digest{}
	var out []vm.Digest
	for d, from := range s {
		from.escapes = from.escapes || !from.searched
		for _, to := range from.to {
			back[to] = append(back[to], d)
		}
		if from.escapes {
			out = append(out, d)
		}
	}
	for len(out) > 0 {
		d := out[len(out)-1]
		out = out[:len(out)-1]
		for _, from := range back[d] {
			if !s[from].escapes {
				s[from].escapes = true
				out = append(out, from)
			}
		}
	}
	var found *stuckState
	for _, k := range s {
		if !k.escapes && !k.unknown && (found == nil || k.before(found)) {
			found = k
		}
	}
	return found
}

// before orders states by how they were reached.
// The order of the map must not show: of several such states the same one is reported each
// time.
func (s *stuckState) before(t *stuckState) bool {
	a, b := s.n, t.n
	if a == nil || b == nil || a.depth != b.depth || a == b {
		return a == nil && b != nil || a != nil && b != nil && a.depth < b.depth || a == b && s.i < t.i
	}
	for a.parent != b.parent {
		a, b = a.parent, b.parent
	}
	return a.via < b.via
}

// reportStuck reports a deadlock in which daemons go on, once everything was
// searched.
func (x judge) reportStuck() error {
	if x.stopped || x.m.Explore.Assumptions.Dropped() != x.rounds.dropped {
		return nil
	}
	if x.stuckBefore {
		x.cut(result.Cut{Reason: "states from before the checkpoint in which only daemons can go on", Help: "search without --resume to know whether threads are stuck there"})
	}
	if len(x.stuck) == 0 {
		return nil
	}
	if x.stuck.unsure() {
		x.cut(result.Cut{Reason: "states with unknown values in which only daemons can go on", Help: "whether threads are stuck there is found out of known values only"})
	}
	found := x.stuck.deadlock()
	if found == nil {
		return nil
	}
	m := x.m
	var failed error
	// The machine is brought there, as a violation that is met leaves it.
	// The graph has no states, and the transition to this one may be any number of steps from
	// what the machine does now.
	again := func() {
		var end *vm.State
		ending := m.Ending()
		x.aside(func() {
			m.Restore(x.begin)
			m.Decide(nil)
			if n := found.n; n != nil {
				m.Restore(n.state)
				m.Decide(n.decisions(found.i))
			}
			m.Halt = nil
			vm.BeginCourse(m)
			failed = result.Guard(x.s.Transition)
			end, ending = m.Take(), m.Ending()
		})
		m.Restore(end)
		m.SetEnding(ending)
	}
	if found.n == nil {
		again()
	} else if err := x.withPath(found.n, again); err != nil {
		return err
	}
	if failed != nil {
		return failed
	}
	x.under = leg{found.n, found.i}
	v := property.Deadlock(m)
	x.violation(found.n, found.i, v)
	return nil
}
