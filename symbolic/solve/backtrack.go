package solve

import (
	"math/bits"
	"slices"

	"github.com/gojpf/gojpf/symbolic"
)

// A table whose index several variables make up, such as the next state of an automaton
// by its state and a character, says nothing before all of them are known, and all once
// they are. Then it pays to give variables their values in the order in which conditions
// get to know all they ask for. And two characters that are the same but for their case
// are found by looking up, not by trying all pairs.

const (
	// maxTried bounds the values that are tried, all variables together, weighed by the
	// sizes of what is evaluated then: some tenths of a second.
	maxTried = 20_000_000
	// maxChoices bounds the values of a variable that are tried for each value of others.
	maxChoices = 512
)

// assignment is a variable with its possible values, and the conditions that ask for no
// variable behind it.
type assignment struct {
	v      *symbolic.Var
	values []int64
	conds  []*symbolic.Expr
	work   int // to evaluate them
	// Where an equation says what a term of the variable is, by what is known by then,
	// only the values are tried for which it is that.
	equation *symbolic.Expr
	equal    *symbolic.Expr
	with     map[uint64][]int64
}

// backtracking is an attempt to decide a question so.
type backtracking struct {
	scanner *scanner
	q       *question
	free    map[*symbolic.Var][]int64 // no place in the order yet, and their values
	ranges  map[*symbolic.Var]symbolic.Interval
	order   []assignment
	left    int
}

// byBacktracking decides by trying values of one variable after the other, as long as
// the conditions on those that have one hold.
func (e *Engine) byBacktracking(q *question) (Answer, bool) {
	if q.traits&symbolic.HasTable == 0 {
		return Answer{}, false
	}
	b := &backtracking{scanner: &e.scanner, q: q, left: maxTried}
	if !b.values() || !b.plan() {
		return Answer{}, false
	}
	m, decided := b.try((*symbolic.Model)(nil), b.order)
	return found(m), decided
}

// values finds the values that conditions on one variable leave to it.
func (b *backtracking) values() bool {
	b.free, b.ranges = map[*symbolic.Var][]int64{}, map[*symbolic.Var]symbolic.Interval{}
	for _, v := range varsOf(b.q.conds) {
		if v.Domain.Array || !v.Domain.Kind().IsInt() {
			return false
		}
		r := enumerable(v, b.q.bounds)
		if r.Hi < r.Lo {
			return false
		}
		set := full(r)
		intersect(set, between(b.q.bounds.Of(v), r))
		for _, c := range b.q.conds {
			if vars := c.Vars(); len(vars) == 1 && vars[0] == v {
				one := b.scanner.set(c, v, r)
				if one == nil {
					return false
				}
				intersect(set, one)
			}
		}
		values := []int64{}
		for i, word := range set {
			for ; word != 0; word &= word - 1 {
				values = append(values, r.Lo+int64(64*i+bits.TrailingZeros64(word)))
			}
		}
		b.free[v], b.ranges[v] = values, r
	}
	return true
}

// plan puts the variables into an order. Next comes one whose values follow from what is
// known, else the one with the fewest values of a condition that has the fewest unknown
// variables. It fails where too many values would have to be tried.
func (b *backtracking) plan() bool {
	var conds []*symbolic.Expr
	for _, c := range b.q.conds {
		if len(c.Vars()) > 1 {
			conds = append(conds, c)
		}
	}
	for len(b.free) > 0 {
		a := b.next(conds)
		if a.equal == nil && len(a.values) > maxChoices && len(b.order) > 0 {
			return false
		}
		delete(b.free, a.v)
		var rest []*symbolic.Expr
		for _, c := range conds {
			switch {
			case len(b.missing(c)) > 0:
				rest = append(rest, c)
			case c != a.equation:
				a.conds = append(a.conds, c)
				a.work += int(c.Size())
			}
		}
		conds = rest
		b.order = append(b.order, a)
	}
	return true
}

// next is the variable that gets its value next.
func (b *backtracking) next(conds []*symbolic.Expr) assignment {
	var fewest []*symbolic.Var
	for _, c := range conds {
		vars := b.missing(c)
		if len(vars) == 1 {
			if a, ok := b.joined(c, vars[0]); ok {
				return a
			}
		}
		if fewest == nil || len(vars) < len(fewest) {
			fewest = vars
		}
	}
	if fewest == nil { // those that are left are in no condition with others, and any value does
		for _, v := range varsOf(b.q.conds) {
			if values, free := b.free[v]; free {
				return assignment{v: v, values: values[:min(1, len(values))], work: 1}
			}
		}
	}
	v := fewest[0]
	for _, w := range fewest {
		if len(b.free[w]) < len(b.free[v]) {
			v = w
		}
	}
	return assignment{v: v, values: b.free[v], work: 1}
}

// missing are the variables of a condition that have no place yet.
func (b *backtracking) missing(c *symbolic.Expr) (vars []*symbolic.Var) {
	for _, v := range c.Vars() {
		if _, free := b.free[v]; free {
			vars = append(vars, v)
		}
	}
	return vars
}

// joined is a variable by an equation of a term of its own with what is known by then.
func (b *backtracking) joined(c *symbolic.Expr, v *symbolic.Var) (a assignment, ok bool) {
	if c.Op() != symbolic.OpEq {
		return a, false
	}
	own, other := c.Arg(0), c.Arg(1)
	if !slices.Contains(own.Vars(), v) {
		own, other = other, own
	}
	if len(own.Vars()) != 1 || slices.Contains(other.Vars(), v) {
		return a, false
	}
	col := b.scanner.column(own, v, b.ranges[v])
	if col == nil {
		return a, false
	}
	a = assignment{v: v, work: 1 + int(other.Size()), equation: c, equal: other, with: map[uint64][]int64{}}
	for _, x := range b.free[v] {
		is := col.values[col.at[x-b.ranges[v].Lo]]
		a.with[is] = append(a.with[is], x)
	}
	return a, true
}

// try gives the rest of the variables values. It reports false where it gave up.
func (b *backtracking) try(m *symbolic.Model, rest []assignment) (*symbolic.Model, bool) {
	if len(rest) == 0 {
		return m, true
	}
	a := &rest[0]
	values := a.values
	if a.equal != nil {
		b.left -= a.work
		values = a.with[symbolic.Eval(a.equal, m).Bits]
	}
	for _, x := range values {
		if b.left -= a.work; b.left < 0 || b.q.watch.Due() {
			return nil, false
		}
		next := m.With(a.v, symbolic.Value{Kind: a.v.Domain.Kind(), Bits: uint64(x)})
		if !holdsAll(a.conds, next) {
			continue
		}
		if found, done := b.try(next, rest[1:]); found != nil || !done {
			return found, done
		}
	}
	return nil, true
}
