package automata

// Lengths is a set of lengths that ends in a pattern: a semilinear set. Of a length
// below len(First) First says whether it belongs to the set, of others Cycle does,
// which is repeated for ever. All that a solver is told of a language is this, for the
// length of a text, and the sets of single positions: numbers and comparisons that it
// is good at.
type Lengths struct{ First, Cycle []bool }

// Has tells whether a length belongs to the set.
func (l Lengths) Has(n int) bool {
	switch {
	case n < 0:
		return false
	case n < len(l.First):
		return l.First[n]
	}
	return l.Cycle[(n-len(l.First))%len(l.Cycle)]
}

// Min is the least length, -1 where there is none.
func (l Lengths) Min() int {
	for n := range len(l.First) + len(l.Cycle) {
		if l.Has(n) {
			return n
		}
	}
	return -1
}

// Max is the greatest length; ok is false where there is no greatest one, or none at
// all.
func (l Lengths) Max() (n int, ok bool) {
	for _, is := range l.Cycle {
		if is {
			return 0, false
		}
	}
	for n := len(l.First) - 1; n >= 0; n-- {
		if l.First[n] {
			return n, true
		}
	}
	return 0, false
}

// mostSteps is how far lengths are followed until they repeat; beyond that any may be.
// Sets of states repeat after as many steps as the least common multiple of the lengths
// of loops, which may be large.
const mostSteps = 1024

// bits is a set of states.
type bits []uint64

func newBits(n int) bits        { return make(bits, (n+63)/64) }
func (b bits) add(i int32)      { b[i/64] |= 1 << (i % 64) }
func (b bits) has(i int32) bool { return b[i/64]>>(i%64)&1 != 0 }
func (b bits) key() string {
	out := make([]byte, 0, 8*len(b))
	for _, w := range b {
		for k := range 8 {
			out = append(out, byte(w>>(8*k)))
		}
	}
	return string(out)
}

// after are the states that a unit leads to from some.
func (l *Language) after(from bits) bits {
	to := newBits(len(l.states))
	for i := range l.states {
		if from.has(int32(i)) {
			for _, e := range l.states[i].edges {
				to.add(e.to)
			}
		}
	}
	return to
}

// before are the states from which a unit leads to some.
func (l *Language) before(to bits) bits {
	from := newBits(len(l.states))
	for i := range l.states {
		for _, e := range l.states[i].edges {
			if to.has(e.to) {
				from.add(int32(i))
				break
			}
		}
	}
	return from
}

// first and last are the states that texts begin and end in.
func (l *Language) first() bits {
	b := newBits(len(l.states))
	b.add(0)
	return b
}

func (l *Language) last() bits {
	b := newBits(len(l.states))
	for i, s := range l.states {
		if s.accepts {
			b.add(int32(i))
		}
	}
	return b
}

// Lengths are those of the language's texts. Where exact is false they are some of
// these. It is the subset construction over an alphabet of one letter. For a language
// that is cut off Cycle says that every length may be, which is more than there is and
// never less.
func (l *Language) Lengths() (set Lengths, exact bool) {
	seen := map[string]int{}
	var list []bool
	now, last := l.first(), l.last()
	for n := 0; n < mostSteps; n++ {
		k := now.key()
		if at, again := seen[k]; again {
			return Lengths{list[:at:at], list[at:]}, true
		}
		seen[k] = n
		accepts := false
		for i := range now {
			accepts = accepts || now[i]&last[i] != 0
		}
		list = append(list, accepts)
		now = l.after(now)
	}
	return Lengths{list, []bool{true}}, false
}

// At are the units that texts of the language may have at a position; texts that are
// too short for that do not matter. Positions are those of units. Positions do not know
// of each other here: that the first is 'a' exactly if the second is 'b' is lost, so
// Word has the last say.
func (l *Language) At(position int) Set {
	now := l.first()
	for range position {
		now = l.after(now)
	}
	return l.out(now, nil)
}

// FromEnd are the units that texts may have in front of so many others at their end.
func (l *Language) FromEnd(behind int) Set {
	to := l.last()
	for range behind {
		to = l.before(to)
	}
	return l.out(nil, to)
}

// Anywhere are the units that texts of the language are made of.
func (l *Language) Anywhere() Set { return l.out(nil, nil) }

// out are the units of edges between states; nil is all states.
func (l *Language) out(from, to bits) Set {
	var s Set
	for i := range l.states {
		if from != nil && !from.has(int32(i)) {
			continue
		}
		for _, e := range l.states[i].edges {
			if to == nil || to.has(e.to) {
				s = append(s, e.Span)
			}
		}
	}
	return s.normal()
}

// Word is a text of the language that has n units, and of these some that are given;
// ok is false where there is none. Other units are what prefer likes best of a set. It
// goes backward first, for which states the rest can be read from, and then forward,
// choosing a unit at each place: so no choice ever has to be taken back.
func (l *Language) Word(n int, known map[int]uint16, prefer func(position int, s Set) uint16) (text []uint16, ok bool) {
	can := make([]bits, n+1) // the states from which the rest can be read
	can[n] = l.last()
	for k := n - 1; k >= 0; k-- {
		u, fixed := known[k]
		b := newBits(len(l.states))
		for i := range l.states {
			for _, e := range l.states[i].edges {
				if can[k+1].has(e.to) && (!fixed || e.Lo <= u && u <= e.Hi) {
					b.add(int32(i))
					break
				}
			}
		}
		can[k] = b
	}
	if !can[0].has(0) {
		return nil, false
	}
	text = make([]uint16, n)
	s := int32(0)
	for k := range n {
		u, fixed := known[k]
		if !fixed {
			var possible Set
			for _, e := range l.states[s].edges {
				if can[k+1].has(e.to) {
					possible = append(possible, e.Span)
				}
			}
			u = prefer(k, possible.normal())
		}
		text[k] = u
		s = l.step(s, u)
	}
	return text, true
}
