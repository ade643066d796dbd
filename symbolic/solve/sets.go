package solve

import "github.com/gojpf/gojpf/symbolic"

// Conditions each of which is about one variable of few values are sets of values.
// What connects several variables by and, or and not is decided by cases: a variable
// has a value of such a set, or of the rest. So the characters of a text are told to be
// all of Latin-1, or not, where each of them has come out of a table.

// maxSplits bounds the cases that are looked at. Sixty characters that are each in a
// set or not would make 2^60; but a case that the links exclude ends at once, so a text
// that is all Latin-1, or has one character that is not, takes about as many cases as
// it has characters.
const maxSplits = 2000

// sets decides by sets of values. ranges has all variables that occur: these are the
// ones that a model is made of.
type sets struct {
	scanner *scanner
	bounds  *symbolic.Bounds
	ranges  map[*symbolic.Var]symbolic.Interval
	cases   int
}

// bySets decides conditions that consist of parts with one variable each. decided is
// false for others; a nil model means that there is none. It is exact in both
// directions: the sets together with the links are the conditions.
func (s *scanner) bySets(conds []*symbolic.Expr, b *symbolic.Bounds) (m *symbolic.Model, decided bool) {
	d := &sets{scanner: s, bounds: b, ranges: map[*symbolic.Var]symbolic.Interval{}}
	left := map[*symbolic.Var][]uint64{}
	var links []*symbolic.Expr
	for _, c := range conds {
		vars := c.Vars()
		if len(vars) != 1 {
			if !d.separates(c) {
				return nil, false
			}
			links = append(links, c)
			continue
		}
		set := d.of(c)
		if set == nil {
			return nil, false
		}
		if left[vars[0]] == nil {
			left[vars[0]] = full(d.ranges[vars[0]])
		}
		intersect(left[vars[0]], set)
	}
	for v, r := range d.ranges {
		if left[v] == nil {
			left[v] = full(r)
		}
		if _, some := least(left[v]); !some {
			return nil, true
		}
	}
	found, done := d.solve(left, links)
	if !done || found == nil {
		return nil, done
	}
	builder := symbolic.NewModelBuilder(nil)
	for v, set := range found {
		i, _ := least(set)
		builder.Set(v, symbolic.Value{Kind: v.Domain.Kind(), Bits: uint64(d.ranges[v].Lo + i)})
	}
	return builder.Model(), true
}

// separates reports whether a condition consists of parts with one variable each, of
// which the sets are known then.
func (d *sets) separates(c *symbolic.Expr) bool {
	if len(c.Vars()) == 1 {
		return d.of(c) != nil
	}
	switch c.Op() {
	case symbolic.OpNot, symbolic.OpAnd, symbolic.OpOr:
		for _, a := range c.Args() {
			if !d.separates(a) {
				return false
			}
		}
		return true
	}
	return c.IsConst()
}

// of is the set of a condition with one variable, nil if that has too many values.
// Asked for the same condition again it is a look into the scanner's table.
func (d *sets) of(c *symbolic.Expr) []uint64 {
	v := c.Vars()[0]
	r, known := d.ranges[v]
	if !known {
		if v.Domain.Array || !v.Domain.Kind().IsInt() {
			return nil
		}
		if r = enumerable(v, d.bounds); r.Hi < r.Lo {
			return nil
		}
		d.ranges[v] = r
	}
	return d.scanner.set(c, v, r)
}

// solve looks for values of the sets that satisfy the links; nil if there are none.
// done is false if there are too many cases. Splitting on a part that is open makes it
// known in both cases, so the depth is bounded by the number of parts.
func (d *sets) solve(left map[*symbolic.Var][]uint64, links []*symbolic.Expr) (found map[*symbolic.Var][]uint64, done bool) {
	if d.cases++; d.cases > maxSplits {
		return nil, false
	}
	var open *symbolic.Expr
	for _, c := range links {
		truth, part := d.truth(c, left)
		if truth == symbolic.No {
			return nil, true
		}
		if truth == symbolic.Unknown && open == nil {
			open = part
		}
	}
	if open == nil {
		return left, true
	}
	v := open.Vars()[0]
	for _, inside := range []bool{true, false} {
		some := append([]uint64(nil), left[v]...)
		set := d.of(open)
		for i := range some {
			if inside {
				some[i] &= set[i]
			} else {
				some[i] &^= set[i]
			}
		}
		// The sets of the other variables are shared: nobody writes to one in place.
		next := map[*symbolic.Var][]uint64{}
		for w, set := range left {
			next[w] = set
		}
		next[v] = some
		if found, done = d.solve(next, links); found != nil || !done {
			return found, done
		}
	}
	return nil, true
}

// truth is what the sets say of a condition, and a part of it that they leave open. As
// in Kleene's logic: a part that is open leaves the whole open, unless another one
// decides it.
func (d *sets) truth(c *symbolic.Expr, left map[*symbolic.Var][]uint64) (symbolic.Truth, *symbolic.Expr) {
	if len(c.Vars()) == 1 {
		some, all := meets(left[c.Vars()[0]], d.of(c))
		switch {
		case !some:
			return symbolic.No, nil
		case all:
			return symbolic.Yes, nil
		}
		return symbolic.Unknown, c
	}
	decisive, result := symbolic.No, symbolic.Yes
	switch c.Op() {
	case symbolic.OpNot:
		truth, open := d.truth(c.Arg(0), left)
		switch truth {
		case symbolic.Yes:
			return symbolic.No, nil
		case symbolic.No:
			return symbolic.Yes, nil
		}
		return truth, open
	case symbolic.OpOr:
		decisive, result = symbolic.Yes, symbolic.No
	case symbolic.OpAnd:
	default:
		if c.IsTrue() {
			return symbolic.Yes, nil
		}
		return symbolic.No, nil
	}
	var open *symbolic.Expr
	for _, a := range c.Args() {
		truth, part := d.truth(a, left)
		switch truth {
		case decisive:
			return decisive, nil
		case symbolic.Unknown:
			if open == nil {
				open = part
			}
		}
	}
	if open != nil {
		return symbolic.Unknown, open
	}
	return result, nil
}

// meets reports whether some values, or all, are of a set.
func meets(values, set []uint64) (some, all bool) {
	all = true
	for i, word := range values {
		some = some || word&set[i] != 0
		all = all && word&^set[i] == 0
	}
	return some, all
}
