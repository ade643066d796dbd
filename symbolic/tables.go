package symbolic

import "sync"

// Conditions that look something up in tables are, for what they say of the value that
// is looked up, a set of values: that is how the JDK tells letters from digits, over
// three tables in a row. Where the value is itself made of several variables, such as a
// code point of two characters, solvers do not see through that. Set does.

// maxLookedUp is how many values may be looked up: one plane of code points.
const maxLookedUp = 1 << 16

// maxSpans is how many spans a set may have. A condition with more of them is one that
// says nothing in short.
const maxSpans = 1024

// maxLookups is how many sets are remembered.
const maxLookups = 4096

// span are the values from lo to hi.
type span struct{ lo, hi int64 }

// lookups are the sets that were found, by conditions on a variable in place of the
// value that is looked up. They keep the conditions alive that they were found for, as
// keys.
type lookups struct {
	mu   sync.Mutex
	sets map[*Expr][]span // nil for those with too many spans
}

// Set is a condition that says the same as cond, and looks nothing up, as far as that
// can be found; else it is cond. The bounds are those of the path. The result is
// equivalent under the path's bounds only, and may be used nowhere else: values outside
// of them are in or out as it comes.
func (c *Context) Set(cond *Expr, bounds *Bounds) *Expr {
	if cond.traits&HasTable == 0 || len(cond.vars) < 2 {
		return cond
	}
	switch cond.op {
	case OpNot:
		return c.Not(c.Set(cond.args[0], bounds))
	case OpAnd:
		return c.And(c.Set(cond.args[0], bounds), c.Set(cond.args[1], bounds))
	case OpOr:
		return c.Or(c.Set(cond.args[0], bounds), c.Set(cond.args[1], bounds))
	}
	value := lookedUp(cond)
	if value == nil || value.kind != I32 || len(value.vars) < 2 {
		return cond
	}
	r := bounds.Range(value)
	if r.Hi-r.Lo >= maxLookedUp {
		return cond
	}
	// One variable for all values of a range, so that conditions of one form on
	// different values share their set. An input of that name and domain can do no
	// harm: nothing but the value is left in the condition.
	v := c.Var("value", Domain{Type: Int, Min: r.Lo, Max: r.Hi})
	abstract := c.Rewrite(cond, func(e *Expr) *Expr {
		if e == value {
			return v
		}
		return nil
	})
	if abstract.IsConst() {
		return abstract
	}
	if len(abstract.vars) != 1 || abstract.vars[0] != v.v {
		return cond
	}
	spans, ok := c.spans(abstract, v.v, r)
	if !ok {
		return cond
	}
	set := c.False()
	for _, s := range spans {
		within := c.True()
		if s.lo > r.Lo {
			within = c.Le(c.Int(int32(s.lo)), value)
		}
		if s.hi < r.Hi {
			within = c.And(within, c.Le(value, c.Int(int32(s.hi))))
		}
		set = c.Or(set, within)
	}
	return set
}

// spans are the values of a variable for which a condition holds.
func (c *Context) spans(cond *Expr, v *Var, r Interval) (spans []span, ok bool) {
	const operations = 1 << 23
	c.lookups.mu.Lock()
	defer c.lookups.mu.Unlock()
	if spans, done := c.lookups.sets[cond]; done {
		return spans, spans != nil
	}
	if len(c.lookups.sets) >= maxLookups {
		c.lookups.sets = nil // they are found again
	}
	if c.lookups.sets == nil {
		c.lookups.sets = map[*Expr][]span{}
	}
	// Remembered as hopeless until it is found: it may end in the middle.
	c.lookups.sets[cond] = nil
	truths, ok := Truths(cond, v, nil, r.Lo, r.Hi, operations)
	if !ok {
		return nil, false
	}
	spans = []span{}
	holds := func(at int64) bool { return truths[(at-r.Lo)/64]>>((at-r.Lo)%64)&1 != 0 }
	for at := r.Lo; at <= r.Hi; at++ {
		if !holds(at) {
			continue
		}
		s := span{at, at}
		for s.hi < r.Hi && holds(s.hi+1) {
			s.hi++
		}
		if spans = append(spans, s); len(spans) > maxSpans {
			return nil, false
		}
		at = s.hi
	}
	c.lookups.sets[cond] = spans
	return spans, true
}

// lookedUp is the value that everything in an expression comes from which has
// variables, nil if there is none: the greatest such part that looks nothing up itself.
// Each table's index has to come from it alone; several tables in a row share it.
func lookedUp(e *Expr) *Expr {
	seen := map[*Expr]bool{}
	var chains [][]*Expr
	var visit func(e *Expr)
	visit = func(e *Expr) {
		if len(e.vars) == 0 || seen[e] {
			return
		}
		seen[e] = true
		if e.traits&HasTable != 0 {
			for _, a := range e.args[:e.nargs] {
				visit(a)
			}
			return
		}
		chains = append(chains, chain(e))
	}
	visit(e)
	if len(chains) == 0 {
		return nil
	}
	for _, e := range chains[0] {
		common := true
		for _, other := range chains[1:] {
			common = common && contains(other, e)
		}
		if common {
			return e
		}
	}
	return nil
}

// chain are an expression and what it comes from, as long as that is one thing. It ends
// where two different parts with variables are combined, which is the value that the
// program has made, a code point say.
func chain(e *Expr) []*Expr {
	list := []*Expr{e}
	for {
		var from *Expr
		for _, a := range e.args[:e.nargs] {
			if len(a.vars) == 0 {
				continue
			}
			if from != nil && from != a {
				return list
			}
			from = a
		}
		if from == nil {
			return list
		}
		e = from
		list = append(list, e)
	}
}

func contains(list []*Expr, e *Expr) bool {
	for _, x := range list {
		if x == e {
			return true
		}
	}
	return false
}
