package explore

import (
	"math"
	"slices"

	"github.com/gojpf/gojpf/models"
	"github.com/gojpf/gojpf/search/result"
	"github.com/gojpf/gojpf/search/strategy"
	"github.com/gojpf/gojpf/vm"
)

// Scorer is implemented by observers that score states for search.class=user.
// ok says that the observer has an opinion: the state the machine is in has
// the score, at that depth, and lower ones come first.
type Scorer interface {
	Score(depth int) (score int, ok bool)
}

// heuristic makes the score of a best-first strategy.
type heuristic func(x *explorer, o *strategyOptions) func(*node) int

// heuristics are the best-first strategies, by JPF's class name without its
// package.
var heuristics = map[string]heuristic{
	"DFSHeuristic":       func(*explorer, *strategyOptions) func(*node) int { return func(n *node) int { return -n.depth } },
	"BFSHeuristic":       func(*explorer, *strategyOptions) func(*node) int { return func(n *node) int { return n.depth } },
	"UserHeuristic":      userScore,
	"RandomHeuristic":    randomScore,
	"MostBlocked":        mostBlocked,
	"Interleaving":       interleaving,
	"GlobalSwitchThread": globalSwitch,
	"PreferThreads":      preferThreads,
	"MinimizePreemption": fewestPreemptions,
	"CoverageHeuristic":  coverageScore,
}

// best makes a best-first frontier.
func (x setup) best(h heuristic, o *strategyOptions) *strategy.Best {
	x.coverage = nil
	b := strategy.NewBest(o.queue, o.beam)
	// What is dropped is never looked at, so a safe is not possible any more.
	b.Dropped = func() {
		x.cut(result.Cut{Reason: "states dropped by search.heuristic.queue_limit", Help: "raise it, or leave it out"})
	}
	score, star := h(x.explorer, o), o.astar
	b.Score = func(waiting strategy.Node) int {
		n := waiting.(*node)
		n.noteThread(x.m)
		switch {
		case x.interest != 0: // the program said what to think of it
			// Beyond all scores, on either side.
			return math.MinInt32 * x.interest
		case star:
			return n.depth + score(n)
		}
		return score(n)
	}
	if c := x.coverage; c != nil {
		b.Again = func(waiting strategy.Node) int {
			n := waiting.(*node)
			switch {
			case n.spots == nil || n.Score <= math.MinInt32 || n.Score >= math.MaxInt32:
				return n.Score // the program said what to think of it
			case star:
				return n.depth + c.score(n)
			}
			return c.score(n)
		}
	}
	return b
}

// noteThread notes who ran last, before the state was reached.
// It is noted when the node is pushed: later the machine is elsewhere.
func (n *node) noteThread(m *vm.Machine) {
	n.thread = -1
	if t := m.Current; t != nil {
		n.thread, n.ready = t.ID, t.Status == vm.Runnable
	}
	if p := n.parent; p != nil {
		n.notes.Preemptions = p.notes.Preemptions
		if p.ready && p.thread != n.thread {
			n.notes.Preemptions++
		}
	}
}

// userScore is the value that a listener gives the state, or that the program
// has set for it.
// A listener that knows goes before the program, which may be that of somebody else.
func userScore(x *explorer, _ *strategyOptions) func(*node) int {
	scorer, _ := x.s.observer.(Scorer)
	otherwise := x.s.Options.defaultScore
	return func(n *node) int {
		if scorer != nil {
			if score, ok := scorer.Score(n.depth); ok {
				return score
			}
		}
		if v, ok := x.m.Extra(models.HeuristicKey).(models.Heuristic); ok {
			return int(v)
		}
		return otherwise
	}
}

func randomScore(x *explorer, _ *strategyOptions) func(*node) int {
	random := x.setup().newRandom()
	return func(*node) int { return random.IntN(math.MaxInt32) }
}

// countThreads counts the threads that have not ended, and those among them
// that can run.
func countThreads(m *vm.Machine) (alive, runnable int) {
	for _, t := range m.Threads() {
		if t.Alive() {
			alive++
		}
		if t.Status == vm.Runnable {
			runnable++
		}
	}
	return alive, runnable
}

// mostBlocked looks for deadlocks: states where most threads cannot run.
// The fewer threads can run the fewer ways the state can still go.
func mostBlocked(x *explorer, _ *strategyOptions) func(*node) int {
	return func(*node) int {
		alive, runnable := countThreads(x.m)
		return runnable - alive
	}
}

// interleaving prefers paths on which the threads take turns: a state scores
// the higher the more often, and the more recently, the thread that ran last
// has run before on the path.
func interleaving(x *explorer, o *strategyOptions) func(*node) int {
	limit := o.history
	return func(n *node) int {
		alive, _ := countThreads(x.m)
		if alive < 2 {
			return 0
		}
		length := n.depth - 1
		if limit >= 0 {
			length = min(length, limit)
		}
		score := 0
		for p := n.parent; p != nil && length > 0; p, length = p.parent, length-1 {
			if p.thread == n.thread {
				score += length * alive
			}
		}
		return score
	}
}

// globalSwitch is interleaving with the history of the whole search instead of
// that of the path.
// The history is the order in which the search has executed, so it is a strategy for finding
// something and not for comparing paths.
func globalSwitch(x *explorer, o *strategyOptions) func(*node) int {
	size := o.history
	var history []int // latest first
	return func(n *node) int {
		alive, _ := countThreads(x.m)
		score := 0
		for i, t := range history {
			if t == n.thread && alive > 1 {
				score += (size - i) * alive
			}
		}
		history = slices.Insert(history, 0, n.thread)
		history = history[:min(len(history), size)]
		return score
	}
}

// preferThreads prefers what the threads named do.
func preferThreads(x *explorer, o *strategyOptions) func(*node) int {
	names := o.threads
	return func(n *node) int {
		if n.thread < 0 {
			return 1
		}
		// The name of a thread that has ended may be garbage.
		if t := x.m.Threads()[n.thread]; t.Alive() && slices.Contains(names, x.m.ThreadName(t)) {
			return 0
		}
		return 1
	}
}

// fewestPreemptions prefers paths on which threads run until they cannot go on.
// With fewer threads than the threshold it prefers the contrary, which gets to
// errors that need many threads.
func fewestPreemptions(x *explorer, o *strategyOptions) func(*node) int {
	threshold := o.threshold
	return func(n *node) int {
		if alive, _ := countThreads(x.m); alive < threshold {
			return -n.notes.Preemptions
		}
		return n.notes.Preemptions
	}
}
