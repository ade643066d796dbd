package explore

import (
	"fmt"
	"time"

	"github.com/gojpf/gojpf/search/property"
	"github.com/gojpf/gojpf/search/result"
	"github.com/gojpf/gojpf/search/schedule"
	"github.com/gojpf/gojpf/search/store"
	"github.com/gojpf/gojpf/search/strategy"
	"github.com/gojpf/gojpf/search/trace"
	"github.com/gojpf/gojpf/vm"
)

// A search finds some path to a violation, seldom one that is easy to read.
// With report.minimize it looks afterwards for paths to the same violation on
// which threads are preempted less often: first on which none is, then one, and
// so on. A thread is preempted where another one goes on though it could itself, unless
// it has given way: it yields, or waits for a time that may be over.
// What such a search meets is no part of the result but for the path it finds.

// goal is the violation that a search for shorter paths is after.
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
	if !x.confirm(n, i, &v) {
		return // other inputs, if any, lead here
	}
	v.Trace = x.trace(n, i)
	g.found, x.stopped = &v, true
}

// minimize looks for traces with fewer preemptions for the violations that were
// found, as long as the time lasts.
func (x *explorer) minimize() error {
	if !x.s.Options.minimize {
		return nil
	}
	end := time.Now().Add(x.s.Options.minimizeTime)
	for i := range x.r.Violations {
		v := &x.r.Violations[i]
		if len(v.Trace) == 0 {
			continue
		}
		if err := result.Guard(func() error { x.minimizeOne(v, end); return nil }); err != nil {
			x.cut(result.Cut{Reason: result.OneLine(err)})
		}
	}
	return nil
}

// minimizeOne replaces a violation by the same one with a better trace, if it
// finds one.
func (x *explorer) minimizeOne(v *property.Violation, end time.Time) {
	have := preemptionsOf(v.Trace)
	observer := x.s.observer
	x.s.observer = nil // it has heard what it is to hear
	if c := x.concolic(); c != nil {
		if c.Plan(v.Origin.Inputs) != nil {
			return
		}
	}
	defer func() { x.s.observer, x.s.walk = observer, x }()
	for most := 0; most < have; most++ {
		var found *property.Violation
		complete := false
		assumptions := x.m.Explore.Assumptions
		dropped := assumptions.Dropped()
		x.aside(func() { found, complete = x.within(most, v, end) })
		switch {
		case found != nil && assumptions.Dropped() != dropped && time.Now().Before(end):
			most-- // its transitions may not be those of a search that knows better
			continue
		case found != nil:
			found.GivenUp, found.Origin.Inputs, found.Origin.Longer, found.Origin.Merged = x.s.givenUp(), v.Origin.Inputs, v.Origin.Longer, v.Origin.Merged
			found.Minimized = fmt.Sprintf("%s instead of %d; there is no path with fewer", preemptions(most), have)
			if v.Minimized != "" {
				found.Minimized = fmt.Sprintf("%s instead of %d", preemptions(most), have)
			}
			*v = *found
			return
		case !complete && v.Minimized == "":
			v.Minimized = fmt.Sprintf("%s; not all paths with %d were looked at", preemptions(have), most)
		}
		if !time.Now().Before(end) {
			return
		}
	}
	if v.Minimized == "" {
		v.Minimized = preemptions(have) + "; there is no path with fewer"
	}
}

func preemptions(n int) string {
	if n == 1 {
		return "1 preemption"
	}
	return fmt.Sprintf("%d preemptions", n)
}

// preemptionsOf counts those of a trace.
func preemptionsOf(steps []trace.Step) (n int) {
	for i := range steps {
		n += schedule.Preemptions(steps[i].Decisions)
	}
	return n
}

// within searches all paths with at most so many preemptions, depth first and
// the present thread first, for a violation like that one. complete says that
// it has seen all of them. It is called aside.
func (x *explorer) within(most int, like *property.Violation, end time.Time) (found *property.Violation, complete bool) {
	m := x.m
	g := &goal{like: like}
	for {
		assumed := m.Explore.Assumptions.Dropped()
		y := &explorer{
			s: x.s, m: m, r: &result.Result{}, start: time.Now(), cuts: map[string]*result.Cut{}, frontier: &strategy.Stack{},
			limits: x.limits, begin: x.begin, goal: g, scheduling: scheduling{schedules: x.schedules},
		}
		y.r.Statistics.Choices = map[string]int64{}
		x.s.walk = y
		y.walkWithin(most, end)
		switch {
		case g.found != nil || y.stopped || !time.Now().Before(end):
			return g.found, false
		case m.Explore.Assumptions.Dropped() == assumed:
			return nil, len(y.r.Incomplete) == 0
		}
	}
}

// walkWithin is one such search.
func (x *explorer) walkWithin(most int, end time.Time) {
	m := x.m
	seen := &preempted{seen: map[placed]int{}, m: m}
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
	for len(path) > 0 && !x.stopped && !m.Interrupted.Asked() && time.Now().Before(end) {
		at := path[len(path)-1]
		if at.next >= at.total {
			path = path[:len(path)-1]
			continue
		}
		i := at.next
		at.next++
		if seen.spent = at.spent + schedule.Preemptions(at.decisions(i)); seen.spent > most {
			continue
		}
		spent := seen.spent
		if child := x.advance(at.node, i); child != nil {
			path = append(path, visit{child, spent})
		}
	}
	x.stopped = x.stopped || len(path) > 0
}

// preempted is a store of states with how many preemptions were needed to
// reach them. A state that is reached with fewer is explored again. To go on
// with another thread than the last is a preemption or not, so that thread
// belongs to the state.
type preempted struct {
	store.None
	m     *vm.Machine
	seen  map[placed]int
	spent int // on the path that is being taken
}

type placed struct {
	vm.Digest
	thread int
}

// Matches implements store.Store.
func (s *preempted) Matches() bool { return true }

// Add implements store.Store.
func (s *preempted) Add(d vm.Digest, _ int) (explore, fresh bool) {
	at := placed{d, s.m.Current.ID}
	old, known := s.seen[at]
	if known && old <= s.spent {
		return false, false
	}
	s.seen[at] = s.spent
	return true, !known
}
