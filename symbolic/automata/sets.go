package automata

import (
	"cmp"
	"slices"
)

// Span are the units from Lo to Hi.
type Span struct{ Lo, Hi uint16 }

// Set is a set of units: spans in their order, with gaps between them. Being normal,
// with gaps, makes equal sets equal and lets binary search work; every operation
// returns such a one.
type Set []Span

// All are all units.
var All = Set{{0, 0xffff}}

// Of is the set of some units.
func Of(units ...uint16) Set {
	var s Set
	for _, u := range units {
		s = append(s, Span{u, u})
	}
	return s.normal()
}

// Range is the set of the units from lo to hi, which is empty where hi is less.
func Range(lo, hi uint16) Set {
	if hi < lo {
		return nil
	}
	return Set{{lo, hi}}
}

// normal sorts spans and joins those that touch. It sorts in place, so only sets that
// nobody else has are given to it.
func (s Set) normal() Set {
	slices.SortFunc(s, func(a, b Span) int { return cmp.Compare(a.Lo, b.Lo) })
	var out Set
	for _, x := range s {
		if last := len(out) - 1; last >= 0 && int(x.Lo) <= int(out[last].Hi)+1 {
			out[last].Hi = max(out[last].Hi, x.Hi)
			continue
		}
		out = append(out, x)
	}
	return out
}

// Has tells whether a unit belongs to the set.
func (s Set) Has(u uint16) bool {
	_, found := slices.BinarySearchFunc(s, u, func(x Span, u uint16) int {
		switch {
		case x.Hi < u:
			return -1
		case x.Lo > u:
			return 1
		}
		return 0
	})
	return found
}

// Or is the union of sets.
func (s Set) Or(t ...Set) Set {
	out := slices.Clone(s)
	for _, x := range t {
		out = append(out, x...)
	}
	return out.normal()
}

// Not are all other units.
func (s Set) Not() Set {
	var out Set
	next := 0
	for _, x := range s {
		if int(x.Lo) > next {
			out = append(out, Span{uint16(next), x.Lo - 1})
		}
		next = int(x.Hi) + 1
	}
	if next <= 0xffff {
		out = append(out, Span{uint16(next), 0xffff})
	}
	return out
}

// And is the intersection of two sets. Both are in order, so one pass does.
func (s Set) And(t Set) Set {
	var out Set
	for i, j := 0, 0; i < len(s) && j < len(t); {
		lo, hi := max(s[i].Lo, t[j].Lo), min(s[i].Hi, t[j].Hi)
		if lo <= hi {
			out = append(out, Span{lo, hi})
		}
		if s[i].Hi < t[j].Hi {
			i++
		} else {
			j++
		}
	}
	return out
}

// Example is a unit of a set that is not empty: a small letter, a digit or a sign of
// ASCII where there is one. Tests that are generated from it, and reports, are read by
// people.
func (s Set) Example() uint16 {
	for _, nice := range []Span{{'a', 'z'}, {'0', '9'}, {'A', 'Z'}, {' ', '~'}} {
		if x := s.And(Set{nice}); len(x) > 0 {
			return x[0].Lo
		}
	}
	return s[0].Lo
}
