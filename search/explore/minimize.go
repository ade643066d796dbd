package explore

import (
	"time"

	"github.com/gojpf/gojpf/search/property"
	"github.com/gojpf/gojpf/search/replay"
	"github.com/gojpf/gojpf/search/result"
	"github.com/gojpf/gojpf/search/schedule"
	"github.com/gojpf/gojpf/search/strategy"
)

// With report.minimize a search looks afterwards for paths to the same violations on
// which threads are preempted less often (see replay.Minimize). What it meets on the way
// is no part of the result but for the path that it finds.

// goal is the violation that a search for shorter paths is after.
// The same search, with the same rules, is used for paths that are taken again under other
// assumptions (walks), and without merging.
type goal struct {
	like  *property.Violation
	found *property.Violation
}

// meets takes a violation at the end of alternative i of n if it is the one
// looked for: of the same property, at the same place.
func (g *goal) meets(x *explorer, n *node, i int, v property.Violation) {
	w := g.like
	if v.Kind != w.Kind || v.Property != w.Property || v.Exception != w.Exception || v.Method != w.Method || v.Location != w.Location {
		return
	}
	if !x.judge().confirm(n, i, &v) {
		return // other inputs, if any, lead here
	}
	v.Trace = x.trace(n, i)
	g.found, x.stopped = &v, true
}

// minimizer looks for better traces once a search is over, as long as its time lasts.
type minimizer struct {
	x   *explorer // whose violations they are
	end time.Time
}

func (x *explorer) minimizer() minimizer {
	return minimizer{x, time.Now().Add(x.s.Options.minimizeTime)}
}

// all looks for traces with fewer preemptions for the violations that were found.
func (z minimizer) all() error {
	x := z.x
	if !x.s.Options.minimize {
		return nil
	}
	for i := range x.r.Violations {
		v := &x.r.Violations[i]
		if len(v.Trace) == 0 {
			continue
		}
		if err := result.Guard(func() error { z.one(v); return nil }); err != nil {
			x.cut(result.Cut{Reason: result.OneLine(err)})
		}
	}
	return nil
}

// one replaces a violation by the same one with a better trace, if it finds one.
// A concolic violation is one of a run with certain inputs, which have to be planned again.
func (z minimizer) one(v *property.Violation) {
	x := z.x
	observer := x.s.observer
	x.s.observer = nil // it has heard what it is to hear
	defer func() { x.s.observer, x.s.walk = observer, x }()
	if c := x.s.concolic(); c != nil || v.Origin.Inputs != nil {
		if c == nil { // the run was made beside the search
			made, back := x.s.Symexec.WithValues(nil, x.s.Options.valueOptions())
			defer back()
			made.Depth = x.limits.Depth
			c = made
		}
		if c.Plan(v.Origin.Inputs) != nil {
			return
		}
	}
	assumptions := x.m.Explore.Assumptions
	replay.Minimize(v, z.end, func(most int) (found *property.Violation, complete, outdated bool) {
		dropped := assumptions.Dropped()
		x.aside(func() { found, complete = z.within(most, v) })
		if found != nil {
			found.Withdrawn, found.Origin.Setup = x.s.withdrawn(), v.Origin.Setup
		}
		return found, complete, assumptions.Dropped() != dropped
	})
}

// within searches all paths with at most so many preemptions, depth first and
// the present thread first, for a violation like that one. complete says that
// it has seen all of them. It is called aside.
// It has a store and bookkeeping of its own, and shares nothing with the search but the
// machine, so it can be given up at any moment.
func (z minimizer) within(most int, like *property.Violation) (found *property.Violation, complete bool) {
	x, m := z.x, z.x.m
	g := &goal{like: like}
	for {
		assumed := m.Explore.Assumptions.Dropped()
		y := &explorer{
			s: x.s, m: m, r: &result.Result{}, start: time.Now(), cuts: map[string]*result.Cut{}, frontier: &strategy.Stack{},
			limits: x.limits, begin: x.begin, goal: g, scheduling: scheduling{schedules: x.schedules},
		}
		y.r.Statistics.Choices = map[string]int64{}
		x.s.walk = y
		z.walk(y, most)
		switch {
		case g.found != nil || y.stopped || !time.Now().Before(z.end):
			return g.found, false
		case m.Explore.Assumptions.Dropped() == assumed:
			// Had one been dropped, scheduling points were left out meanwhile, and the
			// path may lie behind one of them: it is searched once more.
			return nil, len(y.r.Incomplete) == 0
		}
	}
}

// walk is one such search.
// The frontier is a list here, as each visit has the number of preemptions with it; states are
// known by it as well (replay.Preempted).
func (z minimizer) walk(x *explorer, most int) {
	m := x.m
	seen := replay.NewPreempted(m)
	x.store = seen
	m.Restore(x.begin)
	m.Decide(nil)
	type visit struct {
		*node
		spent int
	}
	var path []visit
	if root := x.advance(nil, 0); root != nil {
		path = append(path, visit{root, 0})
	}
	for len(path) > 0 && !x.stopped && !m.Interrupted.Asked() && time.Now().Before(z.end) {
		at := path[len(path)-1]
		if at.next >= at.total {
			path = path[:len(path)-1]
			continue
		}
		i := at.next
		at.next++
		if seen.Spent = at.spent + schedule.Preemptions(at.decisions(i)); seen.Spent > most {
			continue
		}
		spent := seen.Spent
		if child := x.advance(at.node, i); child != nil {
			path = append(path, visit{child, spent})
		}
	}
	x.stopped = x.stopped || len(path) > 0
}
