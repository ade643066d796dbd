package prune

import (
	"math"

	"github.com/gojpf/gojpf/stop"
	"github.com/gojpf/gojpf/symbolic"
)

// Verdict is what is known of conditions.
type Verdict uint8

// The verdicts.
const (
	Unknown Verdict = iota
	Sat             // there is a model
	Unsat           // there is none
)

const (
	// maxBoxes bounds the boxes that wait; with more of them it goes on in depth. A box
	// keeps a set of 24 bytes for each input.
	maxBoxes = 1 << 16
	// moreWork is how many times the work it does in addition where that is promising.
	// Equations with few roots lose most of the whole early; where nothing converges
	// more work would be in vain.
	moreWork = 19
	// maxChoices bounds the conditions that are split before inputs are.
	maxChoices = 8
)

// search is a list of boxes that have to be looked at. The embedded box is the one that
// is being looked at. It is made anew from its inputs each time, so the queue holds
// nothing but inputs and choices.
type search struct {
	*box
	// conds are as they were asked: models are checked with these and not with the
	// program, which may be relaxed.
	conds []*symbolic.Expr
	hint  *symbolic.Model
	first []set // the bounds of the inputs at the beginning
	queue []part
	head  int
	point *box // for trying points
	// missed turns an empty queue into Unknown instead of Unsat.
	missed bool // a point is left of which not everything is known
	// left is the share of the whole that is left, if each split makes halves.
	//
	// It is a measure for promising only; no verdict rests on it.
	left     float64
	allotted int // the work that it may do at first
}

// part is a box that waits to be looked at.
type part struct {
	inputs []set
	made   []choice
	// depth is by how many splits it was made. It picks in turns whether conditions or
	// inputs are split, so that all answers depend on nothing but the question.
	depth int
}

// Decide decides whether conditions can hold together, if that takes no more work
// than it may, counted in operations. The model is one of the conditions if there
// is one. Integers lie within bounds. hint gives arrays their values. Unsat is believed
// like that of a solver, without another check: it says that no values of the inputs
// within their domains and bounds satisfy the conditions, whatever arrays hold. Sat is
// proved by evaluation.
func Decide(conds []*symbolic.Expr, bounds *symbolic.Bounds, hint *symbolic.Model, work int, watch *stop.Watch) (Verdict, *symbolic.Model) {
	p, ok := compile(conds, bounds)
	if !ok {
		return Unknown, nil
	}
	s := &search{box: newBox(p, work), conds: conds, hint: hint, left: 1, allotted: work}
	s.watch = watch
	// It has no affine forms, as at a point intervals are exact but for functions of
	// Math.
	s.point = &box{p: p, sets: make([]set, len(p.nodes))}
	for _, i := range p.inputs {
		s.first = append(s.first, p.nodes[i].known)
	}
	s.queue = []part{{inputs: append([]set(nil), s.first...)}}
	return s.run()
}

// Each round takes one box from the queue and puts at most two back: together these
// cover what is left of it, so an empty queue means that everything was excluded.
func (s *search) run() (Verdict, *symbolic.Model) {
	for turn := 0; s.head < len(s.queue); turn++ {
		// Who is told to stop does not know: nothing is concluded from boxes that were
		// not looked at.
		if s.watch.Due() {
			return Unknown, nil
		}
		if s.work <= 0 && !s.promising() {
			return Unknown, nil
		}
		next := s.take(turn)
		s.contract(next.inputs, next.made)
		// No point of it satisfies the conditions: it is dropped for good, and what it
		// was of the whole with it.
		if s.dead {
			s.left -= math.Ldexp(1, -next.depth)
			continue
		}
		for v, i := range s.p.inputs {
			next.inputs[v] = s.sets[i]
		}
		if m := s.try(next.inputs, turn); m != nil {
			return Sat, m
		}
		// A box that cannot be split has one value for each input. If all is computed
		// from these, try has evaluated the conditions exactly, and they do not hold
		// there.
		if !s.split(next) && s.p.relaxed {
			s.missed = true // else the point was tried, and is none
		}
	}
	if s.missed {
		return Unknown, nil
	}
	return Unsat, nil
}

// promising tells whether it goes on when the work that was allotted is done: once,
// and longer, if a good part of what there was is excluded. allotted is 0 afterwards:
// it is asked once in a search.
func (s *search) promising() bool {
	if s.left > 0.75 || s.allotted == 0 {
		return false
	}
	s.work += moreWork * s.allotted
	s.allotted = 0
	return true
}

// take is by turns the oldest box, which is the largest, and the newest: models are
// found in all places early, and equations are followed to their end. Only oldest first
// would need memory exponential in the depth; only newest first would stay forever in a
// corner with infinitely many near misses.
func (s *search) take(turn int) part {
	if turn%2 == 0 && len(s.queue)-s.head < maxBoxes {
		next := s.queue[s.head]
		s.queue[s.head] = part{}
		s.head++
		// The slots before head are dead weight; moving the rest down costs as much as
		// was taken out since the last time.
		if s.head > 1024 && s.head > len(s.queue)/2 {
			s.queue = append(s.queue[:0], s.queue[s.head:]...)
			s.head = 0
		}
		return next
	}
	last := len(s.queue) - 1
	next := s.queue[last]
	s.queue = s.queue[:last]
	return next
}

// try looks for a model among the middle and the ends of a box. Corners are worth it
// because Java's programs compare with limits: MAX_VALUE, 0 and the ends of domains are
// often models where the middle is none.
func (s *search) try(inputs []set, turn int) *symbolic.Model {
	ends := [3]func(v int) int64{
		func(v int) int64 { return s.middle(v, inputs[v], turn) },
		func(v int) int64 { return inputs[v].lo },
		func(v int) int64 { return inputs[v].hi },
	}
	for _, end := range ends {
		if m := s.tryPoint(inputs, end); m != nil {
			return m
		}
	}
	return nil
}

// Bounding a point costs one pass over the nodes and refutes most of them. Evaluation
// is asked last, as it walks expressions and not arrays of nodes.
func (s *search) tryPoint(inputs []set, at func(v int) int64) *symbolic.Model {
	q := s.point
	q.dead = false
	s.work -= len(s.p.nodes)
	for v, i := range s.p.inputs {
		q.sets[i] = set{lo: at(v), hi: at(v)}
		// All that is left of this input is NaN, of which inputs have only the
		// canonical one.
		if !inputs[v].hasNumber() {
			q.sets[i] = nothing
			q.sets[i].nan = true
		}
	}
	for i := range s.p.nodes {
		q.sets[i] = q.forward(int32(i))
	}
	for _, r := range s.p.roots {
		// Where a function of Math is bounded from both sides the point may stay open;
		// then evaluation says.
		if q.sets[r].lo > 1 || q.sets[r].hi < 1 {
			return nil
		}
	}
	// Arrays, and variables that these conditions do not mention, keep the hint's
	// values.
	b := symbolic.NewModelBuilder(s.hint)
	for v, i := range s.p.inputs {
		k := s.p.nodes[i].kind
		x := symbolic.FloatValue(symbolic.F64, math.NaN())
		switch {
		case q.sets[i].hasNumber():
			x = symbolic.Value{Kind: k, Bits: bitsOf(k, q.sets[i].lo)}
		case k == symbolic.F32:
			x = symbolic.FloatValue(k, math.NaN())
		}
		b.Set(s.p.vars[v], x)
	}
	m := b.Model()
	for _, c := range s.conds {
		if !symbolic.Holds(c, m) {
			return nil
		}
	}
	return m
}

// split puts the two halves of a box into the queue; there are none if it is a
// point. Conditions that something depends on are split, too: what was joined from
// both alternatives says little. Both halves together have each point of the box, which
// is what Unsat rests on: the conditions are split into false and true, NaN is parted
// from numbers, and an interval at m and m+1.
func (s *search) split(p part) bool {
	// Every other time, or a program with many conditions would never get to its
	// inputs.
	if len(p.made) < maxChoices && p.depth%2 == 0 {
		for _, i := range s.p.choices {
			if s.sets[i] != either {
				continue
			}
			for _, holds := range [2]bool{false, true} {
				made := append(append([]choice(nil), p.made...), choice{i, holds})
				s.queue = append(s.queue, part{inputs: append([]set(nil), p.inputs...), made: made, depth: p.depth + 1})
			}
			return true
		}
	}
	v := s.choose(p)
	if v < 0 {
		return false
	}
	in := p.inputs[v]
	low, high := in, in
	switch {
	case in.nan && in.hasNumber(): // numbers here, NaN there
		low.nan = false
		high = nothing
		high.nan = true
	default:
		m := s.middle(v, in, p.depth)
		// Else the upper half were empty and the lower one the same box again, for
		// ever.
		if m == in.hi {
			m--
		}
		low.hi, high.lo = m, m+1
	}
	// The lower half is taken first by whoever takes the newest. It gets the slice
	// itself, since nobody else has the parent's any more.
	for _, half := range [2]set{high, low} {
		inputs := p.inputs
		if half == high {
			inputs = append([]set(nil), p.inputs...)
		}
		inputs[v] = half
		s.queue = append(s.queue, part{inputs: inputs, made: p.made, depth: p.depth + 1})
	}
	return true
}

// choose is the input that is split: one that matters for what is open, and that
// has not been split so much yet. Widths are relative to the first ones, so that a
// double does not always win against an int, and those that decide open comparisons
// (weight) come first. A little is added to each weight: one that no form knows would
// never be split.
func (s *search) choose(p part) int {
	best, most := -1, -1.0
	for v, in := range p.inputs {
		// NaN makes everything open that it reaches, so parting it tells more than any
		// other split.
		if in.nan && in.hasNumber() {
			return v
		}
		if in.lo >= in.hi {
			continue
		}
		score := (0.05 + s.weight[v]) * s.width(v, in) / max(s.width(v, s.first[v]), 5e-324)
		if p.depth%8 == 7 { // nothing is forgotten for ever
			score = float64(in.hi) - float64(in.lo)
		}
		if score > most {
			best, most = v, score
		}
	}
	return best
}

// middle is where an input is split: in the middle of its keys, or of its numbers,
// by turns. That between negative and positive floats is 0. In the middle of the keys
// are numbers of half the exponent, in the middle of the numbers those of half the
// value: roots may lie close to 0, or in the upper half, which has only one exponent in
// 2,000. It is called for models, too, so both kinds of middles are tried.
func (s *search) middle(v int, in set, turn int) int64 {
	k := s.p.nodes[s.p.inputs[v]].kind
	// The ends may have different signs and be far apart: their sum would overflow.
	byKey := in.lo>>1 + in.hi>>1 + in.lo&in.hi&1
	switch {
	case !k.IsFloat() || !in.hasNumber():
		return byKey
	case in.lo < minusZero && in.hi > plusZero:
		return minusZero
	}
	lo, hi := float(k, in.lo), float(k, in.hi)
	if turn%3 == 2 && max(lo/hi, hi/lo) > 16 || math.IsInf(lo, 0) || math.IsInf(hi, 0) {
		return byKey
	}
	return max(in.lo, min(in.hi, key(k, lo/2+hi/2)))
}
