package prune

import (
	"math"

	"github.com/gojpf/gojpf/stop"
	"github.com/gojpf/gojpf/symbolic"
)

// box is what is known of all nodes when the inputs are within bounds. A set is always
// an outer bound for the points of the box at which all conditions hold: what holds at
// other points may be cut off at any time. So a node's set may be narrower than its
// values in the box, and nothing may be concluded from it for all points.
type box struct {
	p    *program
	sets []set
	dead bool // no point of it satisfies the conditions
	// affine is nil where there are too many inputs. Intervals alone are still right,
	// and weaker.
	affine *affine
	// work is shared by all boxes of a search and may become negative: a box that was
	// begun is looked at to the end.
	work  int // nodes that may still be visited
	watch *stop.Watch
	// weight is by how much inputs decide comparisons that are open.
	weight []float64
}

func newBox(p *program, work int) *box {
	return &box{p: p, sets: make([]set, len(p.nodes)), affine: newAffine(p), work: work, weight: make([]float64, len(p.vars))}
}

// maxRounds bounds how often a box is narrowed before it is split. Narrowing to the
// fixed point can take millions of rounds with tiny steps (x < y && y < x over ints);
// splitting gets there faster.
const maxRounds = 4

// choice is a condition that is taken for true, or false.
type choice struct {
	node  int32
	holds bool
}

// contract bounds all nodes where the inputs are within bounds and choices are made,
// and narrows the inputs. Only the inputs' sets go on to the halves of a box: what is
// known of inner nodes follows from them and the choices.
func (b *box) contract(inputs []set, made []choice) {
	b.dead = false
	for i := range b.sets {
		b.sets[i] = b.p.nodes[i].known
	}
	for v, i := range b.p.inputs {
		b.narrow(i, inputs[v])
	}
	for _, c := range made {
		b.narrow(c.node, truth(c.holds, !c.holds))
	}
	for range maxRounds {
		b.sweep()
		if b.dead {
			return
		}
		// Users before their arguments: what is narrowed at the conditions reaches the
		// inputs in one pass. Comparisons are used twice here, as linear forms see all
		// inputs at once and intervals see one operation.
		for i := len(b.p.nodes) - 1; i >= 0; i-- {
			if b.affine != nil && b.p.nodes[i].kind == symbolic.Bool {
				b.narrowInputs(int32(i))
			}
			b.backward(int32(i))
			if b.dead {
				return
			}
		}
		if !b.narrowed(inputs) {
			break
		}
	}
	b.compare() // with what going backward has narrowed
}

// sweep bounds all nodes, arguments first, and has the conditions be true. The work is
// some three visits for each node, for its interval, its form and going backward. It is
// counted whether or not the box dies early, which is cheaper than to be exact.
func (b *box) sweep() {
	b.work -= 3 * len(b.p.nodes)
	clear(b.weight)
	if b.affine != nil {
		b.place()
	}
	for i := range b.p.nodes {
		b.narrow(int32(i), b.forward(int32(i)))
		// The form is made after the interval, which bounds its rounding errors, and
		// may narrow the interval in turn.
		if b.affine != nil && !b.dead {
			b.approximate(int32(i))
		}
		if b.dead {
			return
		}
	}
	// Conditions are made true only now: before, their own sets had to come from what
	// their arguments can be.
	for _, i := range b.p.roots {
		b.narrow(i, always)
	}
	b.compare()
}

// compare decides comparisons by orders.
func (b *box) compare() {
	for _, i := range b.p.orders {
		if !b.dead {
			b.order(i)
		}
	}
	for _, i := range b.p.intOrders {
		if !b.dead {
			b.orderInts(i)
		}
	}
}

// narrowed takes over what is left of the inputs, and reports whether that is much
// less. Less than three tenths off, in numbers or in keys, is left to splitting:
// another round costs as much as a new box.
func (b *box) narrowed(inputs []set) bool {
	much := false
	for v, i := range b.p.inputs {
		before, after := inputs[v], b.sets[i]
		inputs[v] = after
		much = much || b.width(v, after) < 0.7*b.width(v, before) || float64(after.hi)-float64(after.lo) < 0.7*(float64(before.hi)-float64(before.lo))
	}
	return much
}

// width is the length of an interval; that of one that is unbounded is in terms of
// keys. Keys are used where the difference of the ends would be infinite. As 1e300 is
// added such an interval counts as wider than any other.
func (b *box) width(v int, s set) float64 {
	if s.lo >= s.hi {
		return 0
	}
	k := b.p.nodes[b.p.inputs[v]].kind
	if k.IsFloat() {
		if w := float(k, s.hi) - float(k, s.lo); w < 1e300 {
			return w
		}
		return 1e300 + float64(s.hi) - float64(s.lo)
	}
	return float64(s.hi) - float64(s.lo)
}

// weigh adds to the weights by how much each input decides an open comparison. It is
// the share of the input in the linear part of the difference. An open comparison that
// depends on one input alone gives it 1.
func (b *box) weigh(i int32) {
	f := b.affine
	spread := f.spread(i)
	if spread == 0 {
		return
	}
	for v, c := range f.coefs(i) {
		if c != 0 {
			b.weight[v] += math.Abs(c) * f.radius[v] / spread
		}
	}
}
