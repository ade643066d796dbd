package solve

import (
	"math/bits"
	"slices"

	"github.com/gojpf/gojpf/symbolic"
)

const (
	// maxScanned bounds the operations for one condition: some 30 ms.
	maxScanned = 5_000_000
	// maxValues is how many values a variable may have that are tried one by one.
	maxValues = 1 << 16
	// maxSets bounds the sets that are kept, of maxValues bits each. When there are
	// more all go: each can be computed again.
	maxSets = 4096
)

// scanner tries all values of a variable that has not many, such as a char that is
// looked up in tables. It keeps for which values a condition holds. The JDK classifies
// characters by tables in a row, which solvers do not see through.
type scanner struct {
	sets    map[setKey][]uint64
	columns map[columnKey]*column
}

// setKey is a condition whose only variable has values from lo to hi. A nil set
// means that they cannot be tried. Sets are those of domains where these are small, as
// they are good for every path; bounds differ from path to path.
type setKey struct {
	cond   *symbolic.Expr
	lo, hi int64
}

// scan decides conditions of which the newest is the last one, if it has a variable
// of few values and the others do not matter. Where they do it looks for a value
// that goes with theirs in hint. A nil model means that there is none. Only variables
// of the newest condition are tried: without it the path was possible.
func (s *scanner) scan(conds []*symbolic.Expr, hint *symbolic.Model, b *symbolic.Bounds) (m *symbolic.Model, decided bool) {
	for _, v := range conds[len(conds)-1].Vars() {
		if v.Domain.Array || !v.Domain.Kind().IsInt() {
			continue
		}
		r := enumerable(v, b)
		if r.Hi < r.Lo {
			continue
		}
		if m, decided = s.try(conds, v, r, hint, b); decided {
			return m, true
		}
	}
	return nil, false
}

// enumerable is the range of a variable of few values, empty if it has many. It is that of the
// domain where that does, so that sets are good for other paths, too.
func enumerable(v *symbolic.Var, b *symbolic.Bounds) symbolic.Interval {
	r := symbolic.Interval{Lo: v.Domain.Min, Hi: v.Domain.Max}
	if r.Hi-r.Lo >= maxValues || r.Hi-r.Lo < 0 {
		r = b.Of(v)
	}
	if r.Hi-r.Lo >= maxValues || r.Hi-r.Lo < 0 {
		return symbolic.Interval{Lo: 0, Hi: -1}
	}
	return r
}

// full is the set of all values of a range.
func full(r symbolic.Interval) []uint64 {
	set := make([]uint64, (r.Hi-r.Lo)/64+1)
	for i := range set {
		set[i] = ^uint64(0)
	}
	if n := (r.Hi - r.Lo + 1) % 64; n != 0 {
		set[len(set)-1] = 1<<n - 1
	}
	return set
}

// try is scan for one variable. That no value is left is a proof only if nothing else
// was assumed: conditions on this variable alone, or on others that bounds have fixed.
// Values of others from the hint are only good for finding a model.
func (s *scanner) try(conds []*symbolic.Expr, v *symbolic.Var, r symbolic.Interval, hint *symbolic.Model, b *symbolic.Bounds) (m *symbolic.Model, decided bool) {
	left := full(r)
	var others []*symbolic.Expr
	for _, c := range conds {
		var set []uint64
		if vars := c.Vars(); len(vars) == 1 && vars[0] == v {
			set = s.set(c, v, r)
		} else if fixed, ok := fixedBut(vars, v, b); ok {
			// These are not kept: they depend on the bounds.
			set, _ = symbolic.Truths(c, v, fixed, r.Lo, r.Hi, maxScanned)
		} else {
			others = append(others, c)
			continue
		}
		if set == nil {
			return nil, false
		}
		intersect(left, set)
	}
	if _, some := least(left); !some {
		return nil, true
	}
	if len(others) > 0 && hint == nil {
		return nil, false
	}
	for _, c := range others {
		set, ok := symbolic.Truths(c, v, hint, r.Lo, r.Hi, maxScanned)
		if !ok {
			return nil, false
		}
		intersect(left, set)
	}
	i, some := least(left)
	if !some {
		return nil, false // other values of the other variables may do
	}
	m = hint.With(v, symbolic.Value{Kind: v.Domain.Kind(), Bits: uint64(r.Lo + i)})
	if !holdsAll(conds, m) {
		return nil, false // what was fixed by bounds is not so in hint
	}
	return m, true
}

// fixedBut are the values of variables but v; ok is false where the bounds leave
// several. Ranges follow from the path's conditions, so that a variable of one value
// has it on all of the path.
func fixedBut(vars []*symbolic.Var, v *symbolic.Var, b *symbolic.Bounds) (m *symbolic.Model, ok bool) {
	builder := symbolic.NewModelBuilder(nil)
	for _, w := range vars {
		if w == v {
			continue
		}
		if w.Domain.Array || !w.Domain.Kind().IsInt() {
			return nil, false
		}
		r := b.Of(w)
		if r.Lo != r.Hi {
			return nil, false
		}
		builder.Set(w, symbolic.Value{Kind: w.Domain.Kind(), Bits: uint64(r.Lo)})
	}
	return builder.Model(), true
}

// Counted in operations and not in time, whether a set is known does not depend on the
// machine, and neither does the answer.
func (s *scanner) set(c *symbolic.Expr, v *symbolic.Var, r symbolic.Interval) []uint64 {
	key := setKey{c, r.Lo, r.Hi}
	set, known := s.sets[key]
	if !known {
		if s.sets == nil || len(s.sets) >= maxSets {
			s.sets = make(map[setKey][]uint64)
		}
		set = algebra(c, v, r)
		s.sets[key] = set
	}
	return set
}

// maxAlgebra bounds the operations for the set of one condition, all parts together: a
// tenth of a second or so.
const maxAlgebra = 4 * maxScanned

// algebra is the set of a condition, made of those of its parts. Classes of characters
// come as spans by the hundred, which would be too much to evaluate for each value. It is
// nil if that takes too long.
func algebra(c *symbolic.Expr, v *symbolic.Var, r symbolic.Interval) []uint64 {
	a := algebraist{v: v, r: r, left: maxAlgebra, known: map[*symbolic.Expr][]uint64{}}
	return a.set(c)
}

// algebraist makes sets of parts, each once: conditions share parts.
type algebraist struct {
	v     *symbolic.Var
	r     symbolic.Interval
	left  int
	known map[*symbolic.Expr][]uint64
}

func (a *algebraist) set(c *symbolic.Expr) []uint64 {
	set, known := a.known[c]
	if !known {
		set = a.make(c)
		a.known[c] = set
	}
	return set
}

func (a *algebraist) make(c *symbolic.Expr) []uint64 {
	values := int(a.r.Hi - a.r.Lo + 1)
	if a.left -= values/64 + 1; a.left < 0 {
		return nil
	}
	switch c.Op() {
	case symbolic.OpNot:
		set := a.set(c.Arg(0))
		if set == nil {
			return nil
		}
		out := full(a.r)
		for i := range out {
			out[i] &^= set[i]
		}
		return out
	case symbolic.OpAnd, symbolic.OpOr:
		x, y := a.set(c.Arg(0)), a.set(c.Arg(1))
		if x == nil || y == nil {
			return nil
		}
		out := slices.Clone(x)
		for i := range out {
			if c.Op() == symbolic.OpAnd {
				out[i] &= y[i]
			} else {
				out[i] |= y[i]
			}
		}
		return out
	}
	if s, ok := spanOf(c, a.v, a.r); ok {
		return between(s, a.r)
	}
	set, ok := symbolic.Truths(c, a.v, nil, a.r.Lo, a.r.Hi, min(maxScanned, a.left))
	if !ok {
		return nil
	}
	a.left -= int(c.Size()) * values
	return set
}

// spanOf are the values of a range that a comparison of the variable with a constant lets through.
func spanOf(c *symbolic.Expr, v *symbolic.Var, r symbolic.Interval) (s symbolic.Interval, ok bool) {
	if c.NumArgs() != 2 {
		return r, false
	}
	a, b := c.Arg(0), c.Arg(1)
	k, constant := b.Const()
	left := a == v.Expr() && constant
	if !left {
		k, constant = a.Const()
		if b != v.Expr() || !constant {
			return r, false
		}
	}
	at, s := min(max(k.Long(), r.Lo-1), r.Hi+1), r // far away is as good as outside
	switch c.Op() {
	case symbolic.OpEq:
		return symbolic.Interval{Lo: max(r.Lo, at), Hi: min(r.Hi, at)}, true
	case symbolic.OpLt, symbolic.OpLe:
		strict := int64(0)
		if c.Op() == symbolic.OpLt {
			strict = 1
		}
		if left {
			s.Hi = min(r.Hi, at-strict)
		} else {
			s.Lo = max(r.Lo, at+strict)
		}
		return s, true
	}
	return r, false
}

// between is the set of a part of a range.
func between(s, r symbolic.Interval) []uint64 {
	set := make([]uint64, (r.Hi-r.Lo)/64+1)
	for at := s.Lo - r.Lo; at <= s.Hi-r.Lo; at++ {
		if at%64 == 0 && at+63 <= s.Hi-r.Lo {
			set[at/64] = ^uint64(0)
			at += 63
			continue
		}
		set[at/64] |= 1 << (at % 64)
	}
	return set
}

func intersect(a, b []uint64) {
	for i := range a {
		a[i] &= b[i]
	}
}

// least is the position of the lowest bit.
func least(set []uint64) (i int64, some bool) {
	for k, word := range set {
		if word != 0 {
			return int64(64*k + bits.TrailingZeros64(word)), true
		}
	}
	return 0, false
}
