package automata

import (
	"encoding/binary"
	"slices"
)

// Language is a regular set of texts: a minimal automaton, of which every state leads
// to acceptance but the first one of the empty set. It is immutable. Being minimal,
// with states numbered in the order in which they are met, makes equal sets equal
// values, and emptiness a look at the first state.
type Language struct{ dfa }

// dfa is an automaton with at most one edge for each unit. It begins in state 0.
type dfa struct{ states []state }

// Edges have gaps between them where units lead nowhere; a state for that would have an
// edge for each gap.
type state struct {
	accepts bool
	edges   []edge // in the order of their spans
}

type edge struct {
	Span
	to int32
}

// dead is where a unit leads that no edge has.
const dead int32 = -1

func (d *dfa) step(s int32, u uint16) int32 {
	if s == dead {
		return dead
	}
	edges := d.states[s].edges
	i, found := slices.BinarySearchFunc(edges, u, func(e edge, u uint16) int {
		switch {
		case e.Hi < u:
			return -1
		case e.Lo > u:
			return 1
		}
		return 0
	})
	if !found {
		return dead
	}
	return edges[i].to
}

func (d *dfa) accepts(s int32) bool { return s != dead && d.states[s].accepts }

// States is the number of states.
func (l *Language) States() int { return len(l.states) }

// Empty tells whether no text belongs to the language.
func (l *Language) Empty() bool { return !l.states[0].accepts && len(l.states[0].edges) == 0 }

// Has tells whether a text belongs to the language.
func (l *Language) Has(text []uint16) bool {
	s := int32(0)
	for _, u := range text {
		s = l.step(s, u)
	}
	return l.accepts(s)
}

// minimal is the least automaton for the same language. Moore's refinement: classes are
// split until their edges agree. Automata have up to some thousand states here and are
// made once for each pattern.
func (d *dfa) minimal() *Language {
	// States that lead to no acceptance are left out first, so that dead is the only
	// name for all of them: else two automata of one language could differ in these.
	live := d.live()
	class := make([]int32, len(d.states))
	for i := range d.states {
		switch {
		case !live[i]:
			class[i] = dead
		case d.states[i].accepts:
			class[i] = 1
		}
	}
	for n := 0; ; {
		numbers := map[string]int32{}
		next := make([]int32, len(d.states))
		for i := range d.states {
			if class[i] == dead {
				next[i] = dead
				continue
			}
			// Spans that touch and lead to one class are joined before they are
			// compared, since different expressions cut them differently.
			k := signature(class[i], merged(d.states[i].edges, class))
			to, known := numbers[k]
			if !known {
				to = int32(len(numbers))
				numbers[k] = to
			}
			next[i] = to
		}
		class = next
		// Classes are only ever split, so as many as before means the same ones.
		if len(numbers) == n {
			break
		}
		n = len(numbers)
	}
	// The empty set keeps one state, which accepts nothing.
	if class[0] == dead {
		return &Language{dfa{[]state{{}}}}
	}
	// States are numbered as they are met, so that equal languages are equal.
	out := &Language{}
	number := map[int32]int32{class[0]: 0}
	of := []int32{0}
	for i := 0; i < len(of); i++ {
		s := d.states[of[i]]
		edges := merged(s.edges, class)
		for j := range edges {
			c := edges[j].to
			to, known := number[c]
			if !known {
				to = int32(len(of))
				number[c] = to
				of = append(of, int32(slices.Index(class, c)))
			}
			edges[j].to = to
		}
		out.states = append(out.states, state{s.accepts, edges})
	}
	return out
}

// merged are edges between classes of states, without those to dead ones.
func merged(edges []edge, class []int32) []edge {
	var out []edge
	for _, e := range edges {
		e.to = class[e.to]
		if e.to == dead {
			continue
		}
		if last := len(out) - 1; last >= 0 && out[last].to == e.to && int(out[last].Hi)+1 == int(e.Lo) {
			out[last].Hi = e.Hi
			continue
		}
		out = append(out, e)
	}
	return out
}

func signature(class int32, edges []edge) string {
	b := binary.LittleEndian.AppendUint32(nil, uint32(class))
	for _, e := range edges {
		b = binary.LittleEndian.AppendUint16(b, e.Lo)
		b = binary.LittleEndian.AppendUint16(b, e.Hi)
		b = binary.LittleEndian.AppendUint32(b, uint32(e.to))
	}
	return string(b)
}

// live tells for each state whether it leads to acceptance.
func (d *dfa) live() []bool {
	from := make([][]int32, len(d.states))
	live := make([]bool, len(d.states))
	var todo []int32
	for i := range d.states {
		for _, e := range d.states[i].edges {
			from[e.to] = append(from[e.to], int32(i))
		}
		if d.states[i].accepts {
			live[i] = true
			todo = append(todo, int32(i))
		}
	}
	for len(todo) > 0 {
		s := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		for _, p := range from[s] {
			if !live[p] {
				live[p] = true
				todo = append(todo, p)
			}
		}
	}
	return live
}

// Not are all other texts. Texts here are all sequences of units, lone surrogates among
// them, so that is what complements are of.
func (l *Language) Not() *Language {
	d := dfa{}
	sink := int32(len(l.states))
	for _, s := range l.states {
		out := state{accepts: !s.accepts}
		next := 0
		for _, e := range s.edges {
			if int(e.Lo) > next {
				out.edges = append(out.edges, edge{Span{uint16(next), e.Lo - 1}, sink})
			}
			out.edges = append(out.edges, e)
			next = int(e.Hi) + 1
		}
		if next <= 0xffff {
			out.edges = append(out.edges, edge{Span{uint16(next), 0xffff}, sink})
		}
		d.states = append(d.states, out)
	}
	d.states = append(d.states, state{accepts: true, edges: []edge{{Span{0, 0xffff}, sink}}})
	return d.minimal()
}

// Preimage is the language of all texts whose units, each put through a function, make a
// text of the language. The function is told as sets: what leads to the units of a
// span. It is how a text is asked about whose characters went through a change of case:
// the language of the result becomes one of what it was made of. ok is false where two
// spans are reached from one unit, which no function does.
func (l *Language) Preimage(from func(Set) Set) (texts *Language, ok bool) {
	d := dfa{}
	for _, s := range l.states {
		out := state{accepts: s.accepts}
		for _, e := range s.edges {
			for _, x := range from(Set{e.Span}) {
				out.edges = append(out.edges, edge{x, e.to})
			}
		}
		slices.SortFunc(out.edges, func(a, b edge) int { return int(a.Lo) - int(b.Lo) })
		for i := 1; i < len(out.edges); i++ {
			if out.edges[i].Lo <= out.edges[i-1].Hi {
				return nil, false // no function
			}
		}
		d.states = append(d.states, out)
	}
	return d.minimal(), true
}
