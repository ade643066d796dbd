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

func (v Verdict) String() string { return [...]string{"unknown", "sat", "unsat"}[v] }

const (
	// maxBoxes bounds the boxes that wait; with more of them it goes on in depth.
	maxBoxes = 1 << 16
	// moreWork is how many times the work it does in addition where that is promising.
	moreWork = 19
	// maxChoices bounds the conditions that are split before inputs are.
	maxChoices = 8
)

// search is a list of boxes that have to be looked at.
type search struct {
	*box
	conds  []*symbolic.Expr
	hint   *symbolic.Model
	first  []set // the bounds of the inputs at the beginning
	queue  []part
	head   int
	point  *box // for trying points
	missed bool // a point is left of which not everything is known
	// left is the share of the whole that is left, if each split makes halves.
	left     float64
	allotted int // the work that it may do at first
}

// part is a box that waits to be looked at.
type part struct {
	inputs []set
	made   []choice
	depth  int
}

// Decide decides whether conditions can hold together, if that takes no more work
// than it may, counted in operations. The model is one of the conditions if there
// is one. Integers lie within bounds. hint gives arrays their values.
func Decide(conds []*symbolic.Expr, bounds *symbolic.Bounds, hint *symbolic.Model, work int, watch *stop.Watch) (Verdict, *symbolic.Model) {
	p, ok := compile(conds, bounds)
	if !ok {
		return Unknown, nil
	}
	s := &search{box: newBox(p, work), conds: conds, hint: hint, left: 1, allotted: work}
	s.watch = watch
	s.point = &box{p: p, sets: make([]set, len(p.nodes))}
	for _, i := range p.inputs {
		s.first = append(s.first, p.nodes[i].known)
	}
	s.queue = []part{{inputs: append([]set(nil), s.first...)}}
	return s.run()
}

func (s *search) run() (Verdict, *symbolic.Model) {
	for turn := 0; s.head < len(s.queue); turn++ {
		if s.watch.Due() {
			return Unknown, nil
		}
		if s.work <= 0 && !s.promising() {
			return Unknown, nil
		}
		next := s.take(turn)
		s.contract(next.inputs, next.made)
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
// and longer, if a good part of what there was is excluded.
func (s *search) promising() bool {
	if s.left > 0.75 || s.allotted == 0 {
		return false
	}
	s.work += moreWork * s.allotted
	s.allotted = 0
	return true
}

// take is by turns the oldest box, which is the largest, and the newest: models are
// found in all places early, and equations are followed to their end.
func (s *search) take(turn int) part {
	if turn%2 == 0 && len(s.queue)-s.head < maxBoxes {
		next := s.queue[s.head]
		s.queue[s.head] = part{}
		s.head++
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

// try looks for a model among the middle and the ends of a box.
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

func (s *search) tryPoint(inputs []set, at func(v int) int64) *symbolic.Model {
	q := s.point
	q.dead = false
	s.work -= len(s.p.nodes)
	for v, i := range s.p.inputs {
		q.sets[i] = set{lo: at(v), hi: at(v)}
		if !inputs[v].hasNumber() {
			q.sets[i] = nothing
			q.sets[i].nan = true
		}
	}
	for i := range s.p.nodes {
		q.sets[i] = q.forward(int32(i))
	}
	for _, r := range s.p.roots {
		if q.sets[r].lo > 1 || q.sets[r].hi < 1 {
			return nil
		}
	}
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
// both alternatives says little.
func (s *search) split(p part) bool {
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
		if m == in.hi {
			m--
		}
		low.hi, high.lo = m, m+1
	}
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
// has not been split so much yet.
func (s *search) choose(p part) int {
	best, most := -1, -1.0
	for v, in := range p.inputs {
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
// by turns. That between negative and positive floats is 0.
func (s *search) middle(v int, in set, turn int) int64 {
	k := s.p.nodes[s.p.inputs[v]].kind
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
