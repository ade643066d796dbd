package automata

// Start is the state in which the reading of a text begins.
const Start = 0

// Accepts tells whether a text may end in a state.
func (l *Language) Accepts(state int) bool { return l.states[state].accepts }

// Edges calls a function for each edge of a state: with the units that lead to another
// state. Other units lead nowhere.
func (l *Language) Edges(state int, each func(s Span, to int)) {
	for _, e := range l.states[state].edges {
		each(e.Span, int(e.to))
	}
}

// Between are the texts that belong to the language with a text in front of them and
// another one behind. It is the quotient of the language by both, so that a text with
// known ends needs no joined text to be asked about: what is open in it belongs to this
// language exactly if the whole belongs to the other.
func (l *Language) Between(before, behind []uint16) *Language {
	first := int32(0)
	for _, u := range before {
		first = l.step(first, u)
	}
	d := dfa{states: []state{{}}} // what leads nowhere
	// No text of the language begins so.
	if first == dead {
		return d.minimal()
	}
	// State i+1 is state i of the language, and state 0 is where it begins.
	for i, s := range l.states {
		// A state accepts if reading the text behind from it ends in acceptance.
		end := int32(i)
		for _, u := range behind {
			end = l.step(end, u)
		}
		out := state{accepts: l.accepts(end)}
		for _, e := range s.edges {
			out.edges = append(out.edges, edge{e.Span, e.to + 1})
		}
		d.states = append(d.states, out)
	}
	// A copy: other states may have edges to the one that it copies, and none has one
	// to 0.
	d.states[0] = d.states[first+1]
	return d.minimal()
}

// MustCompile is Compile for an expression that is known to be small.
func MustCompile(e *Expr) *Language {
	l, ok := Compile(e)
	if !ok {
		panic("automata: a small expression has too many states")
	}
	return l
}
