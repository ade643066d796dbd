package solve

import (
	"cmp"
	"math/bits"
	"slices"

	"github.com/gojpf/gojpf/symbolic"
)

// Of a character that is looked up in tables, a program wants to know little: what a
// digit is worth, whether it is a letter. All characters that agree in that are one
// class, and conditions on several characters are conditions on their classes. There are
// eleven of those for a digit, and solvers know what to do with numbers up to ten.

const (
	// maxClasses bounds the classes of a variable. With more of them the question is
	// hardly any simpler.
	maxClasses = 256
	// narrower is how many times as many values a domain has as a path's bounds before
	// these are used in its place.
	narrower = 16
	// maxColumns bounds what is kept of values of terms, 128 kB each.
	maxColumns = 32
)

// columnKey is a term whose only variable has values from lo to hi.
type columnKey struct {
	term   *symbolic.Expr
	lo, hi int64
}

// column has what a term is for each value of its variable, by numbers of different
// values, in the order in which they come. A range has no more values than the numbers.
type column struct {
	at     []uint16
	values []uint64
}

// classified is a variable by its classes.
type classified struct {
	v     *symbolic.Var
	r     symbolic.Interval
	terms []*symbolic.Expr // the parts of conditions that have no other variable, and no greater part is so
	// One for each class: a value of the variable, and what the terms are then.
	members []int64
	rows    [][]uint64
	in      *symbolic.Expr // the variable that stands for the class, if there is more than one
	direct  bool           // it has the values of the only term
}

// classes asks about the classes of variables in place of their values. It can be
// satisfied if and only if the question can: a class has a member, which satisfies what
// is said of the variable alone, and no other condition can tell it from the rest of
// its class.
type classes struct {
	engine *Engine
	q      *question
	alone  map[*symbolic.Var][]*symbolic.Expr // conditions with one variable
	links  []*symbolic.Expr                   // the others
	vars   []*classified
}

// byClasses decides conditions on several variables, some of which are looked up in
// tables, by asking about classes. What decides that counts the question.
func (e *Engine) byClasses(q *question) (Answer, bool) {
	if q.traits&symbolic.HasTable == 0 {
		return Answer{}, false
	}
	c := &classes{engine: e, q: q, alone: map[*symbolic.Var][]*symbolic.Expr{}}
	for _, cond := range q.conds {
		if vars := cond.Vars(); len(vars) == 1 {
			c.alone[vars[0]] = append(c.alone[vars[0]], cond)
		} else {
			c.links = append(c.links, cond)
		}
	}
	if len(c.links) == 0 {
		return Answer{}, false
	}
	for _, v := range varsOf(c.links) {
		if v.Domain.Array || !v.Domain.Kind().IsInt() {
			continue
		}
		r := enumerable(v, q.bounds)
		if r.Hi < r.Lo {
			continue
		}
		// What is known of a range is good for this path only, and for few values it is
		// worth it.
		if b := q.bounds.Of(v); b.Hi-b.Lo < (r.Hi-r.Lo)/narrower {
			r = b
		}
		x := &classified{v: v, r: r}
		if !x.findTerms(c.links) {
			continue
		}
		possible, ok := x.split(&e.scanner, c.alone[v])
		if !possible {
			return found(nil), true
		}
		if ok {
			c.vars = append(c.vars, x)
		}
	}
	if len(c.vars) == 0 {
		return Answer{}, false
	}
	return c.ask()
}

// findTerms reports whether something of the variable is looked up.
func (x *classified) findTerms(links []*symbolic.Expr) bool {
	seen := map[*symbolic.Expr]bool{}
	tables := false
	var visit func(e *symbolic.Expr)
	visit = func(e *symbolic.Expr) {
		vars := e.Vars()
		if seen[e] || !slices.Contains(vars, x.v) {
			return
		}
		seen[e] = true
		if len(vars) == 1 && e.Kind() != symbolic.Array {
			x.terms = append(x.terms, e)
			tables = tables || e.Traits()&symbolic.HasTable != 0
			return
		}
		for _, a := range e.Args() {
			visit(a)
		}
	}
	for _, c := range links {
		visit(c)
	}
	return tables
}

// split finds the classes of the values that the conditions on the variable alone allow.
// It is not possible if there is no such value, and not ok if there are too many classes.
func (x *classified) split(s *scanner, alone []*symbolic.Expr) (possible, ok bool) {
	left := full(x.r)
	for _, cond := range alone {
		set := s.set(cond, x.v, x.r)
		if set == nil {
			return true, false
		}
		intersect(left, set)
	}
	if _, some := least(left); !some {
		return false, true
	}
	columns := make([]*column, len(x.terms))
	for i, t := range x.terms {
		if columns[i] = s.column(t, x.v, x.r); columns[i] == nil {
			return true, false
		}
	}
	// A class by its number in front of a term, and what that term is, have one behind it.
	next := make([]map[uint32]int, len(columns))
	for i := range next {
		next[i] = map[uint32]int{}
	}
	for i, word := range left {
		for ; word != 0; word &= word - 1 {
			at := int64(64*i) + int64(bits.TrailingZeros64(word))
			class, known := 0, true
			for k, col := range columns {
				key := uint32(class)<<16 | uint32(col.at[at])
				to, there := next[k][key]
				if !there {
					to, known = len(next[k]), false
					next[k][key] = to
				}
				class = to
			}
			if known {
				continue
			}
			if len(x.members) == maxClasses {
				return true, false
			}
			row := make([]uint64, len(columns))
			for k, col := range columns {
				row[k] = col.values[col.at[at]]
			}
			x.members = append(x.members, x.r.Lo+at)
			x.rows = append(x.rows, row)
		}
	}
	x.sort()
	return true, true
}

// sort orders classes by what the terms are, so that what stands for the terms has few
// cases.
func (x *classified) sort() {
	order := make([]int, len(x.rows))
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(a, b int) int {
		return slices.CompareFunc(x.rows[a], x.rows[b], func(p, q uint64) int { return cmp.Compare(int64(p), int64(q)) })
	})
	members, rows := make([]int64, len(order)), make([][]uint64, len(order))
	for i, k := range order {
		members[i], rows[i] = x.members[k], x.rows[k]
	}
	x.members, x.rows = members, rows
}

// ask asks about the classes, and goes back to values.
func (c *classes) ask() (Answer, bool) {
	ctx := c.engine.ctx
	inner := &question{limits: c.q.limits}
	of, stands := map[*symbolic.Expr]*symbolic.Expr{}, map[*symbolic.Var]bool{}
	for _, x := range c.vars {
		if !x.stand(ctx, c.q.conds) {
			return Answer{}, false
		}
		stands[x.v] = true
		for i, t := range x.terms {
			of[t] = x.term(ctx, i)
		}
		if within := x.within(ctx); !within.IsTrue() {
			inner.conds = append(inner.conds, within)
		}
	}
	for _, cond := range c.q.conds {
		if vars := cond.Vars(); len(vars) == 1 {
			if !stands[vars[0]] {
				inner.conds = append(inner.conds, cond)
			}
			continue
		}
		cond = ctx.Rewrite(cond, func(e *symbolic.Expr) *symbolic.Expr { return of[e] })
		switch {
		case cond.IsFalse():
			return found(nil), true
		case !cond.IsTrue():
			inner.conds = append(inner.conds, cond)
		}
	}
	inner.bounds = inner.bounds.Narrow(inner.conds...)
	if inner.bounds.Absurd() {
		return found(nil), true
	}
	inner.hint = c.hint()
	answer := Answer{Status: symbolic.Sat, Model: inner.hint}
	if len(inner.conds) > 0 && (inner.hint == nil || !holdsAll(inner.conds, inner.hint)) {
		answer = c.engine.compute(inner)
	}
	if answer.Status != symbolic.Sat {
		return answer, true // who does not know of classes does not know of values
	}
	m := c.values(answer.Model)
	return found(m), holdsAll(c.q.conds, m)
}

// stand makes the variable that stands for the class, if there is a choice. A number
// that is the only term stands for itself: sums of such numbers stay sums. It fails if
// the program has an input of that name.
func (x *classified) stand(ctx *symbolic.Context, conds []*symbolic.Expr) bool {
	n := len(x.rows)
	if n == 1 {
		return true
	}
	d := symbolic.Domain{Type: symbolic.Int, Max: int64(n - 1)}
	if x.direct = len(x.terms) == 1 && x.terms[0].Kind() == symbolic.I32; x.direct {
		d.Min, d.Max = int64(x.rows[0][0]), int64(x.rows[n-1][0])
	}
	x.in = ctx.Var("class of "+x.v.Name, d)
	return !slices.Contains(varsOf(conds), x.in.Var())
}

// term is what a term is, in terms of the class.
func (x *classified) term(ctx *symbolic.Context, i int) *symbolic.Expr {
	if x.direct {
		return x.in
	}
	kind := x.terms[i].Kind()
	at := len(x.rows) - 1
	out := ctx.Const(kind, x.rows[at][i])
	for ; at > 0; at-- {
		if x.rows[at][i] != x.rows[at-1][i] {
			out = ctx.Ite(ctx.Lt(x.in, ctx.Int(int32(at))), ctx.Const(kind, x.rows[at-1][i]), out)
		}
	}
	return out
}

// within says that there is such a class. Only numbers that stand for themselves may
// have gaps.
func (x *classified) within(ctx *symbolic.Context) *symbolic.Expr {
	out := ctx.True()
	if !x.direct {
		return out
	}
	for i, row := range x.rows[:len(x.rows)-1] {
		at, next := int64(row[0]), int64(x.rows[i+1][0])
		if next > at+1 {
			out = ctx.And(out, ctx.Or(ctx.Le(x.in, ctx.Int(int32(at))), ctx.Le(ctx.Int(int32(next)), x.in)))
		}
	}
	return out
}

// class is the number of the class with what the standing variable is.
func (x *classified) class(value int64) int {
	if x.in == nil {
		return 0
	}
	if !x.direct {
		return int(value)
	}
	i, _ := slices.BinarySearchFunc(x.rows, value, func(row []uint64, value int64) int { return cmp.Compare(int64(row[0]), value) })
	return i
}

// hint says of the classes what the question's hint says of the variables, nil if there is none.
func (c *classes) hint() *symbolic.Model {
	if c.q.hint == nil {
		return nil
	}
	b := symbolic.NewModelBuilder(c.q.hint)
	for _, x := range c.vars {
		if x.in == nil {
			continue
		}
		// The first one where the newest condition excludes that of the hint.
		i := max(0, slices.IndexFunc(x.rows, func(row []uint64) bool { return x.is(row, c.q.hint) }))
		value := uint64(i)
		if x.direct {
			value = x.rows[i][0]
		}
		b.Set(x.in.Var(), symbolic.Value{Kind: symbolic.I32, Bits: value})
	}
	return b.Model()
}

// is reports whether a model has the variable in the class.
func (x *classified) is(row []uint64, m *symbolic.Model) bool {
	for i, t := range x.terms {
		if symbolic.Eval(t, m).Bits != row[i] {
			return false
		}
	}
	return true
}

// values are a model of the question: the hint's value where it is of the class.
func (c *classes) values(m *symbolic.Model) *symbolic.Model {
	b := symbolic.NewModelBuilder(c.q.hint)
	for _, v := range varsOf(c.q.conds) {
		if x, ok := m.Value(v); ok {
			b.Set(v, x)
		}
	}
	for _, x := range c.vars {
		class := 0
		if x.in != nil {
			value, _ := m.Value(x.in.Var())
			class = x.class(int64(value.Int()))
		}
		if c.q.hint != nil && x.is(x.rows[class], c.q.hint) && holdsAll(c.alone[x.v], c.q.hint) {
			continue
		}
		b.Set(x.v, symbolic.Value{Kind: x.v.Domain.Kind(), Bits: uint64(x.members[class])})
	}
	return b.Model()
}

// column is what a term is for each value of its variable, nil if that takes too long.
func (s *scanner) column(t *symbolic.Expr, v *symbolic.Var, r symbolic.Interval) *column {
	key := columnKey{t, r.Lo, r.Hi}
	col, known := s.columns[key]
	if known {
		return col
	}
	if s.columns == nil || len(s.columns) >= maxColumns {
		s.columns = make(map[columnKey]*column)
	}
	if values, ok := symbolic.Values(t, v, r.Lo, r.Hi, maxScanned); ok {
		col = &column{at: make([]uint16, len(values))}
		numbers := map[uint64]uint16{}
		for i, x := range values {
			n, there := numbers[x]
			if !there {
				n = uint16(len(col.values))
				numbers[x] = n
				col.values = append(col.values, x)
			}
			col.at[i] = n
		}
	}
	s.columns[key] = col
	return col
}
