package schedule

import "fmt"

// Bound is of a search for what goes wrong with few preemptions: in round
// k all paths with at most k of them are explored. A preemption is the choice
// of another thread where the present one could go on and does not give way. Most
// mistakes need no more than two, and there are far fewer such paths than
// paths. A round that had to leave nothing out has seen everything.
//
// Paths continue differently by how many preemptions they may still have and by
// whom another choice would preempt. So a state is known only if it was reached
// with the same present thread and no more preemptions.
type Bound struct {
	Limit int // of the last round
	Round int // preemptions in this one; -1 for no limit yet
}

// Reason is what a round has left out.
func (b *Bound) Reason() string { return fmt.Sprintf("bound of %d preemptions", b.Round) }

// Restrict leaves the present thread only, where the path to n has used up its
// preemptions. It reports whether that leaves schedules out.
// Where the present thread cannot go on, or gives way, all others stay: the bound is on
// preemptions, not on switches, so no path has to stop for it.
func (b *Bound) Restrict(n Node) bool {
	gens := n.Choices()
	k, g := Of(gens)
	if b.Round < 0 || g == nil || n.Schedule().Preemptions < b.Round {
		return false
	}
	id, ok := Preemptible(g)
	if !ok {
		return false
	}
	// It is among the alternatives, for it is enabled.
	own := 0
	for g.Thread(own) != id {
		own++
	}
	before := n.Only()
	switch {
	case before != nil && before[k] >= 0:
		if before[k] == own {
			return false
		}
		// Nothing of the node is taken then: what the listener asks for would be one
		// preemption too many.
		n.Take(n.Alternatives()) // a listener wants it otherwise
		return true
	case g.Len() > 1:
		only := make([]int, len(gens))
		for j := range only {
			only[j] = -1
			if before != nil {
				only[j] = before[j]
			}
		}
		only[k] = own
		n.Leave(only)
		return true
	}
	return false
}
