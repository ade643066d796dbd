// Package schedule is which interleavings of threads a search takes: of what machine
// they are (Options), those with few preemptions only (Bound), random ones (PCT), or
// one of each kind that the program can tell apart (DPOR).
//
// Invariants. What leaves schedules out for good says so: Bound by what Restrict
// returns, PCT by its Traits. DPOR leaves out only what leads where another schedule
// leads as well, and only while states are not matched.
//
// It executes nothing and judges nothing. Of a search it knows nodes and the machine.
package schedule

import (
	"slices"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/search/strategy"
)

// Node is a state in front of a choice, to those that choose among threads.
type Node interface {
	strategy.Node
	// Decisions are those of an alternative, one for each generator. Alternative is
	// their inverse.
	Decisions(alternative int) []choice.Decision
	Alternative(indices []int) int
	// Only is the alternative that is left of each generator, -1 for all of them; nil
	// where all are left. Leave sets it.
	Only() []int
	Leave(only []int)
	// Schedule is what this package notes of the node.
	Schedule() *Notes
}

// Notes are what is noted of a node.
// Each reduction keeps what it knows of a node with the node, so that it goes when the node
// does: there may be millions.
type Notes struct {
	Preemptions int    // on the path to it
	point       *point // nil but for DPOR
	turns       *turns // nil but for Stubborn
}

// Of returns the place of the generator that chooses a thread, -1 if there is none.
// A node may have more generators than that: a listener registers choices of its own beside
// it.
func Of(gens []choice.Generator) (int, *choice.Scheduled) {
	for k, g := range gens {
		if s, ok := g.(*choice.Scheduled); ok {
			return k, s
		}
	}
	return -1, nil
}

// yieldReasons are the reasons for choices that no thread is preempted by.
// A thread that is about to wait or to yield has said itself that others may go on. To count
// these as preemptions would spend the bound on what any scheduler does.
var yieldReasons = []string{choice.ReasonYield, choice.ReasonSleep, choice.ReasonWait, choice.ReasonPark, choice.ReasonJoin}

// Preemptible returns the thread that the choice of another one preempts: it
// could go on, and does not give way.
func Preemptible(g *choice.Scheduled) (id int, ok bool) {
	id, enabled := g.Current()
	return id, enabled && !slices.Contains(yieldReasons, g.ID())
}

// preempts reports whether alternative i of g preempts a thread.
func preempts(g *choice.Scheduled, i int) bool {
	id, ok := Preemptible(g)
	return ok && g.Thread(i) != id
}

// Preemptions counts those among decisions.
func Preemptions(decisions []choice.Decision) (n int) {
	for _, d := range decisions {
		if g, ok := d.Generator.(*choice.Scheduled); ok && preempts(g, d.Index) {
			n++
		}
	}
	return n
}

// PreemptionsTo counts those on the path to the end of alternative i of n.
// The number of n is that of the path by which it was reached first, or by fewer: see Bound.
func PreemptionsTo(n Node, i int) int {
	used := n.Schedule().Preemptions
	if k, g := Of(n.Choices()); g != nil && preempts(g, n.Decisions(i)[k].Index) {
		used++
	}
	return used
}
