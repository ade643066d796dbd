package prune

import (
	"math"

	"github.com/gojpf/gojpf/symbolic"
)

// maxNodes bounds the size of conditions that are looked at. Each box visits every node
// several times; and add recurses, so depth is bounded by the same number.
const maxNodes = 5000

// node is a subexpression. Its arguments have smaller numbers than it. That order is
// what lets sweep go forward, and contract go backward, in one pass over a slice, with
// no queue of what has changed.
type node struct {
	op   symbolic.Op
	kind symbolic.Kind
	// argKind is for comparisons, which have kind Bool, and conversions, which have the
	// kind of their result: how the keys of arguments are read depends on this one.
	argKind symbolic.Kind // of the first argument
	nargs   uint8
	fn      symbolic.Func
	arg     [3]int32
	// known is what holds for it in every box. It is the range that the constructors
	// found, or the domain of an input. Every contraction starts from it, as sets are
	// only ever narrowed afterwards.
	known set
	input int // the number of the variable, or -1
	// whole says that a float has no fraction, unless it is infinite or NaN.
	whole bool
}

// program is a set of conditions, each subexpression once.
type program struct {
	nodes []node
	roots []int32 // nodes that have to be true
	// facts say more together than one by one: see compareWith. Only what every model
	// satisfies may be here, so a comparison within a disjunction is none.
	facts     []choice // comparisons that are true, or false, as conditions say
	orders    []int32  // comparisons of floats
	intOrders []int32  // comparisons of ints or longs
	// Splitting choices is what makes disjunctions and conditional values bearable: the
	// join of two alternatives is often as wide as their type.
	choices  []int32 // conditions of which something depends, other than them all
	vars     []*symbolic.Var
	inputs   []int32 // the nodes of vars
	numberOf map[*symbolic.Expr]int32
	// relaxed says that there is something that is not computed from vars. Elements of
	// arrays are such: they are taken for any value of their type. An empty list of
	// boxes still proves that there is no model, but a point that is none proves
	// nothing then, as the array could be another one.
	relaxed bool
}

// compile makes the program of conditions; ok is false if they are too large. Bounds
// may be narrower than the domains. They are what the path's other conditions imply,
// and so a part of what is asked: callers have them from the same path condition.
func compile(conds []*symbolic.Expr, bounds *symbolic.Bounds) (p *program, ok bool) {
	p = &program{numberOf: make(map[*symbolic.Expr]int32)}
	for _, c := range conds {
		root, ok := p.add(c, bounds)
		if !ok {
			return nil, false
		}
		p.roots = append(p.roots, root)
		p.addFacts(root, true)
	}
	return p, true
}

// maxFacts bounds the comparisons that others are combined with. Each open comparison
// is combined with each fact once for every input in it, in each sweep.
const maxFacts = 12

// addFacts adds the comparisons that a condition consists of. It goes only through what
// has to be true as a whole: a conjunction that holds, a disjunction that does not.
// Equalities are left out, as they are two orders at once, which compareWith does not
// combine; narrowInputs uses them.
func (p *program) addFacts(i int32, holds bool) {
	n := &p.nodes[i]
	switch n.op {
	case symbolic.OpNot:
		p.addFacts(n.arg[0], !holds)
	case symbolic.OpAnd, symbolic.OpOr:
		if (n.op == symbolic.OpAnd) == holds {
			p.addFacts(n.arg[0], holds)
			p.addFacts(n.arg[1], holds)
		}
	case symbolic.OpFLt, symbolic.OpFLe, symbolic.OpLt, symbolic.OpLe:
		if len(p.facts) < maxFacts {
			p.facts = append(p.facts, choice{i, holds})
		}
	}
}

// Expressions are shared, so what occurs twice is one node, narrowed by all of its
// users.
func (p *program) add(e *symbolic.Expr, bounds *symbolic.Bounds) (number int32, ok bool) {
	if i, known := p.numberOf[e]; known {
		return i, true
	}
	if len(p.nodes) >= maxNodes || e.Depth() > maxNodes {
		return 0, false
	}
	n := node{op: e.Op(), kind: e.Kind(), fn: e.Func(), input: -1, known: everything(e.Kind())}
	if e.Kind().IsInt() {
		lo, hi := e.Range()
		n.known = set{lo: lo, hi: hi}
	}
	switch e.Op() {
	case symbolic.OpConst:
		c, _ := e.Const()
		n.known = valueSet(c)
	case symbolic.OpVar:
		n.input = len(p.vars)
		n.known = domain(e.Var(), bounds)
		p.vars = append(p.vars, e.Var())
		p.inputs = append(p.inputs, int32(len(p.nodes)))
	case symbolic.OpSelect, symbolic.OpStore, symbolic.OpLit:
		// No contents of arrays are followed, not even of known ones: conditions that
		// look something up are decided elsewhere (Context.Set, the scan of one
		// variable).
		n.op, p.relaxed = symbolic.OpSelect, true
	default:
		n.nargs = uint8(e.NumArgs())
		for i, a := range e.Args() {
			if a.Kind() == symbolic.Array {
				n.op, n.nargs, p.relaxed = symbolic.OpSelect, 0, true
				break
			}
			if n.arg[i], ok = p.add(a, bounds); !ok {
				return 0, false
			}
		}
		// A comparison of whole arrays does not occur; this is a selection or a choice
		// within one.
		n.argKind = e.Arg(0).Kind()
	}
	n.whole = p.isWhole(&n)
	number = int32(len(p.nodes))
	p.nodes = append(p.nodes, n)
	switch n.op {
	case symbolic.OpFEq, symbolic.OpFLt, symbolic.OpFLe:
		p.orders = append(p.orders, number)
	case symbolic.OpLt, symbolic.OpLe:
		p.intOrders = append(p.intOrders, number)
	case symbolic.OpIte:
		p.choices = append(p.choices, n.arg[0])
	case symbolic.OpOr:
		p.choices = append(p.choices, n.arg[0])
	}
	p.numberOf[e] = number
	return number, true
}

// isWhole recognises floats without fractions. Rounding makes none: where floats have
// not the digits for a fraction, whole numbers are all that there is. A quotient may
// have a fraction, and so may a root.
func (p *program) isWhole(n *node) bool {
	switch n.op {
	case symbolic.OpConst:
		f := float(n.kind, n.known.lo)
		return n.kind.IsFloat() && n.known.hasNumber() && f == math.Trunc(f)
	case symbolic.OpI2F, symbolic.OpI2D, symbolic.OpL2F, symbolic.OpL2D, symbolic.OpFFloor, symbolic.OpFCeil, symbolic.OpFRint:
		return true
	case symbolic.OpFAdd, symbolic.OpFSub, symbolic.OpFMul, symbolic.OpFMin, symbolic.OpFMax, symbolic.OpFMA,
		symbolic.OpFNeg, symbolic.OpFAbs, symbolic.OpF2D, symbolic.OpD2F:
		for _, a := range n.arg[:n.nargs] {
			if !p.nodes[a].whole {
				return false
			}
		}
		return true
	case symbolic.OpIte:
		return p.nodes[n.arg[1]].whole && p.nodes[n.arg[2]].whole
	}
	return false
}

// valueSet has one value. A NaN has no key: it is the empty interval with the mark of
// NaN.
func valueSet(c symbolic.Value) set {
	if !c.Kind.IsFloat() {
		return set{lo: c.Long(), hi: c.Long()}
	}
	x, ok := keyOf(c.Kind, c.Bits)
	if !ok {
		s := nothing
		s.nan = true
		return s
	}
	return set{lo: x, hi: x}
}

// domain are the values that a variable may have.
func domain(v *symbolic.Var, bounds *symbolic.Bounds) set {
	k := v.Domain.Kind()
	if !k.IsFloat() {
		r := bounds.Of(v)
		return set{lo: r.Lo, hi: r.Hi}
	}
	lo, hi := v.Domain.Floats()
	s := floats(k, lo, hi)
	// Domain.Contains compares numerically, so -0 is in a domain from 0 on, and leaving
	// it out here would prove too much.
	if s.lo == plusZero { // bounds are compared as Java does
		s.lo = minusZero
	}
	if s.hi == minusZero {
		s.hi = plusZero
	}
	s.nan = v.Domain.NaN
	return s
}
