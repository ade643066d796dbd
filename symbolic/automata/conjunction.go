package automata

import (
	"encoding/binary"
	"slices"
)

// MaxTuples is how many combinations of states a conjunction looks at. The product of
// automata may be as large as the product of their sizes, though it hardly ever is;
// what is given up here leaves the path undecided, not wrong.
const MaxTuples = 1 << 14

// Conjunction are the texts that belong to all of some languages and to none of some
// others. It is immutable; nil is all texts. A list that shares its tail, as a path
// condition does: the two ways of a branch add to the same c.
type Conjunction struct {
	up   *Conjunction
	lang *Language
	in   bool
}

// And are the texts of c that belong to a language, or do not.
func (c *Conjunction) And(l *Language, in bool) *Conjunction { return &Conjunction{c, l, in} }

// Has tells whether a text is one of c.
func (c *Conjunction) Has(text []uint16) bool {
	for ; c != nil; c = c.up {
		if c.lang.Has(text) != c.in {
			return false
		}
	}
	return true
}

// Build is the conjunction as one language; ok is false where that is too much. Only
// tuples that can be reached are made, and none from which a language that the text
// belongs to leads nowhere. A language that it does not belong to may lead nowhere:
// from there on the text is not in it, whatever follows.
func (c *Conjunction) Build() (l *Language, ok bool) {
	var parts []*Conjunction
	for p := c; p != nil; p = p.up {
		parts = append(parts, p)
	}
	d := dfa{}
	numbers := map[string]int32{}
	var todo [][]int32
	number := func(tuple []int32) (int32, bool) {
		k := tupleKey(tuple)
		n, known := numbers[k]
		if !known {
			n = int32(len(todo))
			numbers[k] = n
			todo = append(todo, tuple)
		}
		return n, len(todo) <= MaxTuples
	}
	if _, ok := number(make([]int32, len(parts))); !ok {
		return nil, false
	}
	for i := 0; i < len(todo); i++ {
		tuple := todo[i]
		s := state{accepts: true}
		// Between two cuts all units lead to the same tuple, so one of them speaks for
		// the span.
		cuts := []int{0, 1 << 16}
		for j, p := range parts {
			if p.lang.accepts(tuple[j]) != p.in {
				s.accepts = false
			}
			if tuple[j] == dead {
				continue
			}
			for _, e := range p.lang.states[tuple[j]].edges {
				cuts = append(cuts, int(e.Lo), int(e.Hi)+1)
			}
		}
		slices.Sort(cuts)
		cuts = slices.Compact(cuts)
		for k := 0; k+1 < len(cuts); k++ {
			next := make([]int32, len(parts))
			possible := true
			for j, p := range parts {
				next[j] = p.lang.step(tuple[j], uint16(cuts[k]))
				possible = possible && !(p.in && next[j] == dead)
			}
			if !possible {
				continue
			}
			to, ok := number(next)
			if !ok {
				return nil, false
			}
			s.edges = append(s.edges, edge{Span{uint16(cuts[k]), uint16(cuts[k+1] - 1)}, to})
		}
		d.states = append(d.states, s)
	}
	return d.minimal(), true
}

func tupleKey(tuple []int32) string {
	b := make([]byte, 0, 4*len(tuple))
	for _, s := range tuple {
		b = binary.LittleEndian.AppendUint32(b, uint32(s))
	}
	return string(b)
}
