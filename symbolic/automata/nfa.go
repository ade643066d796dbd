package automata

import (
	"encoding/binary"
	"slices"
)

// MaxStates is how many states an automaton may have. Making an automaton deterministic
// can be exponential: (a|b)*a(a|b){20} would have a million states.
const MaxStates = 2048

// nfa is an automaton that guesses.
type nfa struct {
	states []nfaState
	failed bool // too large
}

type nfaState struct {
	free  []int32 // edges that take nothing
	edges []nfaEdge
}

// nfaEdge takes a unit. A lone one is the first half of a pair that has no second one:
// no low surrogate may follow. A pattern cannot read half of a pair: Java takes the
// code point at a place as a whole, and backtracking does not split it.
type nfaEdge struct {
	set      Set
	to       int32
	unpaired bool
}

func (n *nfa) state() int32 {
	// An automaton that guesses has more states than are left of it: each repetition is
	// written out.
	if len(n.states) >= 8*MaxStates {
		n.failed = true
		return 0
	}
	n.states = append(n.states, nfaState{})
	return int32(len(n.states) - 1)
}

func (n *nfa) skip(from, to int32) { n.states[from].free = append(n.states[from].free, to) }

// An edge without units would only be cut away again.
func (n *nfa) edge(from, to int32, s Set, unpaired bool) {
	if len(s) > 0 {
		n.states[from].edges = append(n.states[from].edges, nfaEdge{s, to, unpaired})
	}
}

// add adds an expression between two states.
func (n *nfa) add(e *Expr, from, to int32) {
	if n.failed {
		return
	}
	switch e.op {
	case opUnits:
		n.edge(from, to, e.points.units, false)
	case opPoint:
		// Low surrogates by themselves are code points wherever they can be read at
		// all: behind a lone high one no low one is, and behind a pair the low one is
		// taken already.
		n.edge(from, to, e.points.units.And(highs.Not()), false)
		n.edge(from, to, e.points.units.And(highs), true)
		for _, p := range e.points.pairs {
			half := n.state()
			n.edge(from, half, p.first, false)
			n.edge(half, to, p.second, false)
		}
	case opSeq:
		for i, x := range e.args {
			next := to
			if i < len(e.args)-1 {
				next = n.state()
			}
			n.add(x, from, next)
			from = next
		}
		if len(e.args) == 0 {
			n.skip(from, to)
		}
	case opEither:
		for _, x := range e.args {
			n.add(x, from, to)
		}
	case opRepeat:
		n.repeat(e, from, to)
	}
}

// Counted repetitions are copies. That bounds what is accepted of counts, by the number
// of states.
func (n *nfa) repeat(e *Expr, from, to int32) {
	for range e.min {
		next := n.state()
		n.add(e.args[0], from, next)
		from = next
	}
	if e.max < 0 {
		loop := n.state() // of its own, so that nobody else's edges lead into it
		n.skip(from, loop)
		back := n.state()
		n.add(e.args[0], loop, back)
		n.skip(back, loop)
		n.skip(loop, to)
		return
	}
	for range e.max - e.min {
		n.skip(from, to)
		next := n.state()
		n.add(e.args[0], from, next)
		from = next
	}
	n.skip(from, to)
}

// config is a state, and whether the last unit was a lone first half. The mark stays
// while edges are free, until the next unit is read.
type config struct {
	state    int32
	unpaired bool
}

// closure sorts configs and adds those that free edges lead to.
func (n *nfa) closure(list []config) []config {
	seen := map[config]bool{}
	var out []config
	for len(list) > 0 {
		c := list[len(list)-1]
		list = list[:len(list)-1]
		if seen[c] {
			continue
		}
		seen[c] = true
		out = append(out, c)
		for _, to := range n.states[c.state].free {
			list = append(list, config{to, c.unpaired})
		}
	}
	slices.SortFunc(out, func(a, b config) int {
		switch {
		case a.state != b.state:
			return int(a.state - b.state)
		case a.unpaired == b.unpaired:
			return 0
		case b.unpaired:
			return -1
		}
		return 1
	})
	return out
}

func keyOf(list []config) string {
	b := make([]byte, 0, 4*len(list))
	for _, c := range list {
		x := uint32(c.state) << 1
		if c.unpaired {
			x |= 1
		}
		b = binary.LittleEndian.AppendUint32(b, x)
	}
	return string(b)
}

// Compile is the language of an expression; ok is false where it has too many states.
//
// Whether something is greedy or reluctant, and in which order alternatives stand, does
// not matter here: that chooses among the ways in which a text matches, not whether it
// does.
func Compile(e *Expr) (l *Language, ok bool) {
	n := &nfa{}
	start, end := n.state(), n.state()
	n.add(e, start, end)
	if n.failed {
		return nil, false
	}
	type sub struct{ configs []config }
	first := n.closure([]config{{start, false}})
	numbers := map[string]int32{keyOf(first): 0}
	todo := []sub{{first}}
	d := &dfa{}
	for i := 0; i < len(todo); i++ {
		s := state{}
		var moves []move
		for _, c := range todo[i].configs {
			s.accepts = s.accepts || c.state == end
			for _, e := range n.states[c.state].edges {
				set := e.set
				if c.unpaired {
					set = set.And(lows.Not())
				}
				for _, x := range set {
					moves = append(moves, move{x, config{e.to, e.unpaired}})
				}
			}
		}
		for _, x := range split(moves) {
			next := n.closure(x.to)
			k := keyOf(next)
			to, known := numbers[k]
			if !known {
				if to = int32(len(todo)); len(todo) >= MaxStates {
					return nil, false
				}
				numbers[k] = to
				todo = append(todo, sub{next})
			}
			s.edges = append(s.edges, edge{x.span, to})
		}
		d.states = append(d.states, s)
	}
	return d.minimal(), true
}

// move is what a unit of a span leads to.
type move struct {
	span Span
	to   config
}

// piece are all configs that the units of a span lead to.
type piece struct {
	span Span
	to   []config
}

// split cuts spans where others begin and end. There are as many pieces as twice the
// spans at most; classes of thousands of characters stay a few spans.
func split(moves []move) []piece {
	var cuts []int
	for _, m := range moves {
		cuts = append(cuts, int(m.span.Lo), int(m.span.Hi)+1)
	}
	slices.Sort(cuts)
	cuts = slices.Compact(cuts)
	var out []piece
	for i := 0; i+1 < len(cuts); i++ {
		p := piece{span: Span{uint16(cuts[i]), uint16(cuts[i+1] - 1)}}
		for _, m := range moves {
			if m.span.Lo <= p.span.Lo && p.span.Hi <= m.span.Hi {
				p.to = append(p.to, m.to)
			}
		}
		if len(p.to) > 0 {
			out = append(out, p)
		}
	}
	return out
}
