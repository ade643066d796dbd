package explore

import (
	"time"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/search/property"
	"github.com/gojpf/gojpf/search/result"
	"github.com/gojpf/gojpf/search/strategy"
)

// Walks go on. A search along random paths learns of assumptions that do not hold as
// any other does, but nothing that it has seen is worth less for that: each path is
// one that the program can take. So the path under way goes on to its end, and those
// that follow begin at a root under what is assumed then. Only what is wrong on a path
// whose beginning assumed more is not told as it was found: the path is taken again,
// with all scheduling points there are now, so that its trace can be followed. Where
// the violation does not come again it is none.

// wander is a search along random paths, as a part of it.
type wander struct{ x *explorer }

// replant is called when a walk's path has ended. It has the paths that follow
// begin anew where the search has learnt something.
func (w wander) replant() {
	x, m := w.x, w.x.m
	if !w.mixed() || x.stopped || x.top() == nil || !x.frontier.Uproot() {
		return
	}
	x.rounds.dropped = m.Explore.Assumptions.Dropped()
	m.Restore(x.begin)
	m.ForgetBaseline()
	m.Decide(nil)
	if root := x.advance(nil, 0); root != nil {
		x.push(root)
	}
}

// mixed reports whether the path under way has begun under assumptions some of which
// were given up.
func (w wander) mixed() bool {
	x := w.x
	return x.walking && !x.silent && x.s.guide == nil && x.m.Explore.Assumptions.Dropped() != x.rounds.dropped
}

// mostRefined is how often a path is taken again, as it may show that still more does
// not hold.
const mostRefined = 20

// refined takes the path to a violation at the end of alternative i of n again, under
// what is assumed now. It returns the violation that this leads to, nil if it is not
// the same.
// A path under more assumptions has fewer scheduling points. Under fewer there are more on the
// same path, so each transition becomes several, by the same thread, up to as many
// instructions.
func (w wander) refined(n *node, i int, v *property.Violation) *property.Violation {
	x := w.x
	legs := w.pathTo(n, i)
	if legs == nil {
		return nil
	}
	assumptions := x.m.Explore.Assumptions
	observer := x.s.observer
	x.s.observer = nil
	defer func() { x.s.observer, x.s.walk = observer, x }()
	for range mostRefined {
		var again *property.Violation
		dropped := assumptions.Dropped()
		x.aside(func() { again = w.takeAgain(legs, v) })
		if assumptions.Dropped() == dropped || x.m.Interrupted.Asked() {
			return again
		}
	}
	return nil
}

// passed is a transition of a path that is to be taken again, perhaps in several.
// Instructions are counted from the start of the program, so they say where on the path it
// ended, however that is cut into transitions.
type passed struct {
	decisions []choice.Decision
	thread    int   // that makes it; -1 where none was chosen
	until     int64 // how many instructions the path has then
}

// pathTo lists the transitions behind the first one that lead to the end of alternative i of n,
// nil if they cannot be had.
func (w wander) pathTo(n *node, i int) (legs []passed) {
	x := w.x
	end := x.m.Insns()
	at := x.m.Take()
	err := x.withPath(n, func() {
		for ; n != nil; n, i = n.parent, n.via {
			p := passed{decisions: n.decisions(i), thread: -1, until: end}
			for _, d := range p.decisions {
				if g, ok := d.Generator.(choice.Threads); ok {
					p.thread = g.Thread(d.Index)
				}
			}
			legs = append(legs, p)
			x.m.Restore(n.state)
			end = x.m.Insns()
		}
	})
	x.m.Restore(at)
	if err != nil {
		return nil
	}
	for a, b := 0, len(legs)-1; a < b; a, b = a+1, b-1 {
		legs[a], legs[b] = legs[b], legs[a]
	}
	return append([]passed{{thread: -1, until: end}}, legs...)
}

// takeAgain takes a path, the first transition of which is the program's start. It is
// called aside.
func (w wander) takeAgain(legs []passed, v *property.Violation) *property.Violation {
	x, m := w.x, w.x.m
	g := &goal{like: v}
	y := fromStart(x, g)
	at := y.advance(nil, 0)
	for at != nil && !y.stopped && !m.Interrupted.Asked() {
		indices := again(at.gens, &legs, m.Insns())
		if indices == nil {
			return nil
		}
		at = y.advance(at, at.Alternative(indices))
	}
	if g.found != nil {
		g.found.Withdrawn, g.found.Origin.Setup = x.s.withdrawn(), v.Origin.Setup
	}
	return g.found
}

// again says how to go on from a choice on a path that has executed so many
// instructions: with the thread that makes the present transition as long as that is
// not over, then as was decided behind it. It returns nil where the path has taken
// another course.
func again(gens []choice.Generator, legs *[]passed, insns int64) []int {
	indices := make([]int, len(gens))
	k, scheduled := threadsOf(gens)
	within := len(gens) == 1 && scheduled != nil && insns < (*legs)[0].until
	if within && (*legs)[0].thread < 0 {
		return nil
	}
	if !within {
		if *legs = (*legs)[1:]; len(*legs) == 0 {
			return nil
		}
	}
	now := (*legs)[0]
	if scheduled != nil {
		if indices[k] = choice.IndexOf(scheduled, now.thread); indices[k] < 0 {
			return nil
		}
	}
	if within {
		return indices
	}
	if len(now.decisions) != len(gens) {
		return nil
	}
	for j, g := range gens {
		if j == k {
			continue
		}
		if indices[j] = now.decisions[j].Index; g.ID() != now.decisions[j].Generator.ID() || indices[j] >= g.Len() {
			return nil
		}
	}
	return indices
}

func threadsOf(gens []choice.Generator) (int, choice.Threads) {
	for k, g := range gens {
		if s, ok := g.(choice.Threads); ok {
			return k, s
		}
	}
	return -1, nil
}

// fromStart is an explorer at the program's start, for one path to what was seen before.
// It is called aside.
func fromStart(x *explorer, g *goal) *explorer {
	m := x.m
	y := &explorer{
		s: x.s, m: m, r: &result.Result{}, start: time.Now(), cuts: map[string]*result.Cut{}, frontier: &strategy.Stack{},
		limits: x.limits, begin: x.begin, goal: g, scheduling: scheduling{schedules: x.schedules},
		store: x.store, walking: true,
	}
	y.r.Statistics.Choices = map[string]int64{}
	y.rounds.dropped = m.Explore.Assumptions.Dropped()
	x.s.walk = y
	m.Restore(x.begin)
	m.Decide(nil)
	return y
}
