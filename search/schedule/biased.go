package schedule

import (
	"math/rand/v2"
	"slices"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/search/strategy"
	"github.com/gojpf/gojpf/vm"
)

// Bias is what a random path prefers.
type Bias struct {
	// MainFirst has the first thread go on as long as it can: it starts all others
	// before one of them does anything.
	MainFirst bool
	// InTurn has the thread go on that has done so least often: they get ahead side by
	// side, each a step. So all of them hold the first of their locks, or have read
	// what they are about to write.
	InTurn bool
	// ByPlace draws a place in the program first, then one of the threads that stand
	// there: one that does something else than a hundred others has its turn as often
	// as all of those.
	ByPlace bool
	// Rarity has the thread that runs go on as a rule: at one in so many points of
	// choice another one does, 0 or 1 for no such rule. So threads get far before they
	// are disturbed.
	Rarity int
	// Held has those threads wait of which it is true as long as any other can go on.
	Held func(t *vm.Thread) bool
}

// Biased takes one random path.
// Each kind is for errors that evenly random schedules of many threads seldom meet: those that
// need all threads at one place at once (MainFirst, InTurn), one of a hundred that is
// different (ByPlace), one that gets far before the others (Rarity). The quick phase takes
// them in turn.
type Biased struct {
	strategy.Base
	random *rand.Rand
	bias   Bias
	m      *vm.Machine

	at    Node
	first bool        // whether the first thread has never stopped
	main  int         // that thread; -1 as long as it is not known
	last  int         // thread that went on last; -1 before there was one
	same  int         // how often it did in a row
	turns map[int]int // how often each thread went on
	// length counts all choices, also those of values: a loop of them would go on for ever,
	// too.
	length int // in choices of any kind
}

// NewBiased returns a frontier for one path of a machine.
func NewBiased(bias Bias, random *rand.Rand, m *vm.Machine) *Biased {
	return &Biased{m: m, random: random, bias: bias, first: bias.MainFirst, main: -1, last: -1, turns: map[int]int{}}
}

// Push implements strategy.Frontier.
// Choices that are not about threads are drawn evenly: nothing is known of what they lead to.
func (b *Biased) Push(waiting strategy.Node) {
	n := waiting.(Node)
	b.at = n
	if b.length++; b.length > longestRun {
		n.Take(n.Alternatives())
		return
	}
	gens := n.Choices()
	indices := make([]int, len(gens))
	for k, g := range gens {
		if s, ok := g.(*choice.Scheduled); ok {
			indices[k] = b.thread(s)
		} else {
			indices[k] = b.random.IntN(g.Len())
		}
	}
	n.Take(n.Alternative(indices))
}

// thread chooses the thread to go on. One that yields, or goes on for very long, may
// wait for the others.
func (b *Biased) thread(g *choice.Scheduled) int {
	if b.main < 0 {
		b.main, _ = g.Current()
	}
	// A random number is drawn whether it is used or not, so that what one bias draws does not
	// depend on what another would have done with it. It stays where a bias has no opinion.
	i := b.random.IntN(g.Len())
	waits := g.ID() == choice.ReasonYield || g.ID() == choice.ReasonLength || b.same >= mostRepeats
	switch {
	// Whoever yields or goes round gives the others a chance whatever the bias prefers. The
	// first thread has then had its advantage.
	case waits:
		b.first = false
	case b.first:
		if at := choice.IndexOf(g, b.main); at >= 0 {
			i = at
		} else {
			b.first = false
		}
	case b.bias.InTurn:
		for j := range g.Len() {
			if b.turns[g.Thread(j)] < b.turns[g.Thread(i)] {
				i = j
			}
		}
	case b.bias.ByPlace:
		i = b.byPlace(g)
	case b.bias.Held != nil:
		i = b.free(g, i)
	case b.bias.Rarity > 1 && b.random.IntN(b.bias.Rarity) > 0:
		if at := choice.IndexOf(g, b.last); at >= 0 {
			i = at
		}
	}
	id := g.Thread(i)
	b.turns[id]++
	if b.same++; id != b.last {
		b.last, b.same = id, 0
	}
	return i
}

// free chooses among the threads that are not held; without any it stays with i.
// Each of them is as likely as any other, in one pass (reservoir sampling).
func (b *Biased) free(g *choice.Scheduled, i int) int {
	met := 0
	for j := range g.Len() {
		if !b.bias.Held(b.m.Threads()[g.Thread(j)]) {
			if met++; b.random.IntN(met) == 0 {
				i = j
			}
		}
	}
	return i
}

// byPlace chooses a thread by where it stands.
// Threads that stand at one place are as one: of a hundred writers and a reader the reader has
// every second turn.
func (b *Biased) byPlace(g *choice.Scheduled) int {
	at := make([]place, g.Len())
	var places []place
	for i := range at {
		at[i] = placeOf(b.m.Threads()[g.Thread(i)])
		if !slices.Contains(places, at[i]) {
			places = append(places, at[i])
		}
	}
	chosen := places[b.random.IntN(len(places))]
	best, met := 0, 0
	for i := range at {
		if at[i] == chosen {
			if met++; b.random.IntN(met) == 0 {
				best = i
			}
		}
	}
	return best
}

// place is where a thread stands: in which instructions of the innermost methods.
// Three frames tell apart what is called from different places, and threads that are deep in
// one recursion, some deeper than others, are still at one place.
type place [3]struct {
	method *vm.Method
	pc     int32
}

func placeOf(t *vm.Thread) (p place) {
	i := 0
	t.Frames(func(f *vm.Frame) bool {
		p[i].method, p[i].pc = f.Method, f.PC
		i++
		return i < len(p)
	})
	return p
}

// Top implements strategy.Frontier.
func (b *Biased) Top() strategy.Node {
	if b.at == nil {
		return nil
	}
	return b.at
}

// Drop implements strategy.Frontier.
func (b *Biased) Drop() { b.at = nil }

// Traits implements strategy.Frontier.
func (b *Biased) Traits() strategy.Traits {
	return strategy.Traits{Walks: true, Chooses: true, Left: "a random schedule"}
}
