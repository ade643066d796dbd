package explore

import (
	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/search/result"
	"github.com/gojpf/gojpf/search/schedule"
	"github.com/gojpf/gojpf/search/strategy"
)

// A node is what strategies order, and what schedules leave alternatives out of.

// Parent implements strategy.Node.
func (n *node) Parent() strategy.Node {
	if n.parent == nil {
		return nil
	}
	return n.parent
}

// Depth implements strategy.Node.
func (n *node) Depth() int { return n.depth }

// Choices implements strategy.Node.
func (n *node) Choices() []choice.Generator { return n.gens }

// Alternatives implements strategy.Node.
func (n *node) Alternatives() int { return n.total }

// Next implements strategy.Node.
func (n *node) Next() int { return n.next }

// Take implements strategy.Node.
func (n *node) Take(alternative int) {
	n.jumped = n.jumped || alternative != n.next
	n.next = alternative
}

// Rank implements strategy.Node.
func (n *node) Rank() *strategy.Rank { return &n.rank.Rank }

// Decisions implements schedule.Node.
func (n *node) Decisions(i int) []choice.Decision { return n.decisions(i) }

// Alternative implements schedule.Node.
func (n *node) Alternative(indices []int) int {
	i := 0
	for k, g := range n.gens {
		if n.only == nil || n.only[k] < 0 {
			i = i*g.Len() + indices[k]
		}
	}
	return i
}

// Only implements schedule.Node.
func (n *node) Only() []int { return n.only }

// Leave implements schedule.Node.
func (n *node) Leave(only []int) {
	n.only, n.total = only, 1
	for k, g := range n.gens {
		if only[k] < 0 {
			n.total *= g.Len()
		}
	}
}

// Schedule implements schedule.Node.
func (n *node) Schedule() *schedule.Notes { return &n.notes }

// rank is what best-first search knows of a node.
// It stays with the node when that is finished, as descendants look back along the path.
type rank struct {
	strategy.Rank

	thread int  // that ran last; -1 for none
	ready  bool // it could have gone on

	// Of search.class=coverage.
	spots [][]spot // where the threads are
	since int      // transitions since the path has executed something new
}

// top is the node to go on with, nil when nothing is left.
func (x *explorer) top() *node {
	n, _ := x.frontier.Top().(*node)
	return n
}

// watched is a strategy that is not ours. What it loses makes the run incomplete.
// It counts nodes: a strategy of a user may have any mistake, and none of them may be a safe
// that is not one.
type watched struct {
	strategy.Frontier
	x    *explorer
	left int // pushed and not dropped
}

// Push implements strategy.Frontier.
func (w *watched) Push(n strategy.Node) {
	w.left++
	w.Frontier.Push(n)
}

// Traits implements strategy.Frontier. It may be a stack with something of its own, which
// nobody may replace.
func (w *watched) Traits() strategy.Traits {
	t := w.Frontier.Traits()
	t.Plain = false
	return t
}

// Top implements strategy.Frontier.
func (w *watched) Top() strategy.Node {
	n := w.Frontier.Top()
	if _, ours := n.(*node); !ours && w.left > 0 {
		w.lost(w.left, "states that the strategy did not give back")
		w.left = 0
	}
	return n
}

// Drop implements strategy.Frontier.
func (w *watched) Drop() {
	w.left--
	if n := w.x.top(); n.jumped {
		w.lost(1, "alternatives that the strategy left out")
	}
	w.Frontier.Drop()
}

func (w *watched) lost(count int, what string) {
	if w.Traits().Walks {
		return
	}
	for range count {
		w.x.cut(result.Cut{Reason: what, Help: "mend the strategy, or let it say that it walks"})
	}
}

// Share implements strategy.Frontier.
func (w *watched) Share(can func(strategy.Node) bool) strategy.Node {
	n := w.Frontier.Share(can)
	if n != nil {
		w.left--
	}
	return n
}

// fairBeyond is the depth of a path with unknown values at which depth-first search
// looks beside it, too. Inputs end such a loop at any time, or never.
const fairBeyond = 1000

// fairly is told of the depth that the search has reached. Who asks for depth-first
// search by name gets that.
// A loop that an input ends has a path for each number of rounds. Depth first never comes back
// from the longest, whatever is wrong beside it.
func (x *explorer) fairly(depth int) {
	if !x.fair {
		x.fair = depth > fairBeyond && x.s.unknowns() != nil && x.por == nil && x.team == nil && !x.s.Options.strategy.chosen
	}
	if x.fair {
		x.frontier.Fairly()
	}
}
