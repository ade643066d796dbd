package schedule

import (
	"fmt"
	"math"
	"math/rand/v2"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/search/strategy"
	"github.com/gojpf/gojpf/vm"
)

// PCT takes random paths by priorities: each thread has a random one, the
// highest that can go on does, and at a few random points of the path the one
// that would go on falls behind the others. An error that needs d things to
// happen in a certain order is found on such a path with a probability of at
// least 1/(n k^(d-1)), for n threads and k points of choice, where d-1 points
// change priorities (Burckhardt, Kothari, Musuvathi, Nagarakatte: A randomized
// scheduler with probabilistic guarantees of finding bugs).
//
// Where only one thread can go on nothing is chosen, and such a point need not
// be counted: to fall behind there is the same as to fall behind at the next
// choice.
type PCT struct {
	strategy.Base
	root, at Node
	random   *rand.Rand
	depth    int // d
	left     int // runs to take
	dropped  func() int64
	threads  func() int

	// The guarantee needs n and k as they are, but they are known only from paths that were
	// taken. So runs are counted as sure only from the first on whose k was enough for it and
	// all behind it: a longer path, or an assumption that falls and adds points of choice,
	// sets sure back to 0.
	runs  int
	steps int // k: most points of choice on a path so far
	most  int // n: most threads on a path so far
	sure  int // runs of which the bound is known to hold

	// Of the run under way.
	step     int
	estimate int // k when it began
	changes  []int
	// Threads get their priorities when they are first among those that can go on, from random
	// numbers of the run: the order of creation has no part in it.
	priorities map[int]float64
	lowest     float64
	last, same int // thread that went on last, how often
	spun       bool
	length     int   // in choices of any kind
	unended    int   // paths that were given up
	lost       int64 // assumptions that had been given up when it began
}

const (
	// mostRepeats is how often in a row one thread goes on before it falls behind the
	// others: it may spin, waiting for them. Such steps are none of the k.
	// PCT's guarantee is for programs whose paths have an end under any scheduler. A loop that
	// waits for another thread has none while it has the highest priority, so that falls.
	mostRepeats = 100
	// longestRun is how many choices a path may have: all may spin.
	longestRun = 20_000
)

// Priorities: those that threads begin with are above 1, those at changes
// between 0 and 1, those of threads that yield or spin below 0.

// NewPCT returns a frontier for a machine that is to explore.
func NewPCT(o PCTOptions, random *rand.Rand, m *vm.Machine) *PCT {
	p := &PCT{
		random: random, depth: o.Depth, left: o.Runs, steps: o.Steps,
		threads: func() int { return len(m.Threads()) },
		dropped: func() int64 {
			if m.Explore == nil {
				return 0
			}
			return m.Explore.Assumptions.Dropped()
		},
	}
	p.begin()
	return p
}

// begin draws what a run goes by.
// Of the first run k is not known; it changes no priorities but measures.
func (p *PCT) begin() {
	p.step, p.estimate, p.lowest, p.last, p.same, p.spun, p.length = 0, p.steps, 0, -1, 0, false, 0
	p.priorities, p.changes, p.lost = map[int]float64{}, nil, p.dropped()
	if p.estimate > 0 {
		for range p.depth - 1 {
			// The points of change are drawn from 1 to k, each by itself, as in the paper: two
			// may be the same, which is part of the probability that it states.
			p.changes = append(p.changes, 1+p.random.IntN(p.estimate))
		}
	}
}

// Push implements strategy.Frontier.
func (p *PCT) Push(waiting strategy.Node) {
	n := waiting.(Node)
	if p.root == nil {
		p.root = n
	}
	p.at = n
	if p.length++; p.length > longestRun {
		p.unended++
		n.Take(n.Alternatives())
		return
	}
	p.choose(n)
}

// Top implements strategy.Frontier.
func (p *PCT) Top() strategy.Node {
	if p.at == nil {
		return nil
	}
	return p.at
}

// Drop ends a run: the next one starts at the root. It implements strategy.Frontier.
// A run that has spun is none of those that are sure, as it was not the priorities alone that
// decided.
func (p *PCT) Drop() {
	p.at = nil
	p.runs++
	switch {
	case p.dropped() != p.lost || p.step > p.steps:
		// k was too small for those before, and their probability less than what would be
		// reported.
		p.sure = 0 // there are more points than those before have counted with
	case !p.spun && p.estimate >= p.step && p.estimate > 0:
		p.sure++
	}
	p.steps = max(p.steps, p.step)
	if p.left--; p.left > 0 {
		p.begin()
		p.at = p.root
		p.choose(p.root)
	}
}

// Uproot implements strategy.Frontier.
func (p *PCT) Uproot() bool {
	p.root, p.at = nil, nil
	p.begin()
	return true
}

// Steps is how many points of choice a path had at most.
func (p *PCT) Steps() int { return p.steps }

func (p *PCT) choose(n Node) {
	gens := n.Choices()
	indices := make([]int, len(gens))
	for k, g := range gens {
		if s, ok := g.(*choice.Scheduled); ok {
			indices[k] = p.thread(s)
		} else {
			indices[k] = p.random.IntN(g.Len())
		}
	}
	n.Take(n.Alternative(indices))
}

// thread chooses the thread to go on.
// A change at a point lowers whoever would go on there, and the next highest does. How low is
// by the number of the change, as in the paper, not by when it comes.
func (p *PCT) thread(g *choice.Scheduled) int {
	p.most = max(p.most, p.threads())
	if g.Len() > 1 {
		p.step++
	}
	if id, _ := g.Current(); g.ID() == choice.ReasonYield || g.ID() == choice.ReasonLength {
		p.fallBehind(id)
	}
	i := p.highest(g)
	for c, at := range p.changes {
		if at == p.step && g.Len() > 1 {
			p.changes[c] = 0
			p.priorities[g.Thread(i)] = float64(c+1) / float64(p.depth)
			i = p.highest(g)
		}
	}
	if id := g.Thread(i); id != p.last {
		p.last, p.same = id, 0
	} else if p.same++; p.same >= mostRepeats {
		p.fallBehind(id)
		// Spinning is not among the k points: it would make k, and with it the bound,
		// meaningless.
		p.step -= p.same
		p.same = 0
	}
	return i
}

// fallBehind has all others go first.
// Each that falls is below all that fell before, so two threads that spin for each other take
// turns.
func (p *PCT) fallBehind(id int) {
	p.lowest--
	p.priorities[id] = p.lowest
	p.spun = true
}

func (p *PCT) highest(g *choice.Scheduled) int {
	best := 0
	for i := range g.Len() {
		if p.priority(g.Thread(i)) > p.priority(g.Thread(best)) {
			best = i
		}
	}
	return best
}

func (p *PCT) priority(id int) float64 {
	v, known := p.priorities[id]
	if !known {
		v = 1 + p.random.Float64()
		p.priorities[id] = v
	}
	return v
}

// Traits implements strategy.Frontier: what was left out comes with what is known all
// the same.
// The bound is printed with the numbers that it was computed from, so that a reader can check
// what the run has shown: it is a probability for each error, not for the program.
func (p *PCT) Traits() strategy.Traits {
	left := fmt.Sprintf("%d random schedules", p.runs)
	if p.unended > 0 {
		left += fmt.Sprintf(", %d of which were given up after %d choices", p.unended, longestRun)
	}
	if p.sure > 0 {
		n, k := max(p.most, 1), max(p.steps, 1)
		left += fmt.Sprintf("; each of %d finds an error of depth %d with a probability of at least 1/(%d*%d^%d) = %.2g",
			p.sure, p.depth, n, k, p.depth-1, 1/(float64(n)*math.Pow(float64(k), float64(p.depth-1))))
	}
	return strategy.Traits{Walks: true, Chooses: true, Left: left, Help: "raise search.pct.runs; search.class=dfs takes all"}
}
