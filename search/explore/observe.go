package explore

import (
	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/search/property"
	"github.com/gojpf/gojpf/search/result"
	"github.com/gojpf/gojpf/search/threads"
	"github.com/gojpf/gojpf/vm"
)

// Observer hears how a search goes on; package listener has the one that
// passes it on to the user's listeners. A search without an observer pays
// nothing for it.
type Observer interface {
	SearchStarted(r *result.Result)
	// SearchRestarted comes when what was searched so far is given up, and the
	// search begins anew: it assumed something of the program that does not hold.
	SearchRestarted(r *result.Result)
	// StateRestored comes before a transition, when the machine is in the state
	// that it leaves.
	StateRestored(depth int)
	// StateAdvanced comes after a transition, when the machine is in the state
	// that it reached.
	StateAdvanced(a *Advance)
	StateBacktracked(depth int)
	PropertyViolated(v *property.Violation)
	SearchConstraintHit(c result.Cut)
	// SearchFinished comes when nothing follows but the verdict.
	SearchFinished(r *result.Result)
}

// Preserved marks a value that an observer keeps in the state with Machine.SetExtra.
// Executing a path again does not bring it back, for the observer does not hear
// of that; so it stays with a node while the node's state is shed.
type Preserved interface{ Preserved() }

// preservedIn returns what an observer keeps in a state, nil for nothing.
func preservedIn(s *vm.State) map[string]any {
	var values map[string]any
	for key, v := range s.Extras() {
		if _, ok := v.(Preserved); ok {
			if values == nil {
				values = map[string]any{}
			}
			values[key] = v
		}
	}
	return values
}

// Advance describes a transition that was made. It is used again, with its slices,
// when the observer has been told.
type Advance struct {
	From, To  int64 // numbers of states; From is 0 at the program's start
	Depth     int
	New, End  bool
	Decisions []choice.Decision  // that the transition began with
	Choices   []choice.Generator // that the state reached stands in front of

	// It is a request: the search decides what becomes of it, since a bound may have left out
	// others.
	only []int // the alternative to take of each choice, -1 for all
}

// Narrow has the search take one alternative of Choices[k] only. The run is
// then incomplete.
func (a *Advance) Narrow(k, alternative int) {
	if a.only == nil {
		a.only = make([]int, len(a.Choices))
		for i := range a.only {
			a.only[i] = -1
		}
	}
	a.only[k] = alternative
}

// Observe sets who hears of the search. Call it before Run.
func (s *Session) Observe(o Observer) { s.observer = o }

// Intervene says that the observer changes what instructions do: it must have a
// part in every execution of a path, also where Replaying.
func (s *Session) Intervene() { s.intervenes = true }

// Replaying reports whether the machine executes a path that was taken before,
// for its trace or to have a state back. The observer has heard of it.
func (s *Session) Replaying() bool { return s.replaying }

// Violate ends the run, or the path, with a violation of a property that an
// observer checks: one of a kind, by a thread that need not be the present one. by
// is the name of who reports it to a Repeater. Only observers call it, from one of
// their events.
// The first violation of a transition counts: what is seen behind it is of a program that is
// wrong already.
func (s *Session) Violate(by string, t *vm.Thread, kind, name, message string) {
	if s.Watch != nil && s.Watch.Violation(s.m) == nil {
		v := property.New(s.m, name, message)
		v.Origin.Observer = by
		if v.Kind = kind; kind != property.KindProperty {
			v.Details = message
		}
		v.By(s.m, t)
		s.Watch.Set(s.m, v)
	}
	s.m.Stop(property.ErrViolated)
}

// StopAtOperations says that the observer looks at what threads are about to do,
// see vm.Exploration.Stops.
func (s *Session) StopAtOperations() {
	s.stops = true
	if x := s.m.Explore; x != nil {
		x.Stops = true
	}
}

// Cut has the run called incomplete, for a reason that an observer knows of.
// Only observers call it, from one of their events; it may end the search.
func (s *Session) Cut(c result.Cut, stop bool) {
	s.cuts = append(s.cuts, c)
	s.stop = s.stop || stop
}

// states numbers the states of a search that is observed.
// JPF's listeners know states by number. Equal states have the same one, so digests are kept
// beside those of the store; without an observer there is no such map.
type states struct {
	ids  map[vm.Digest]int64
	last int64
}

func (s *states) number(d vm.Digest) int64 {
	if id, ok := s.ids[d]; ok {
		return id
	}
	s.last++
	if d != (vm.Digest{}) { // states that are not matched have no digest
		s.ids[d] = s.last
	}
	return s.last
}

// observed tells of the end of alternative i of n and reports whether the
// observer lets the search go on from there.
func (x *explorer) observed(n *node, i int, a Advance, d vm.Digest) bool {
	if x.s.observer == nil && (len(x.s.properties.list) == 0 || !a.New && !a.End) {
		return true
	}
	return x.notify(n, i, a, d)
}

// notify is observed where somebody is interested.
// A path that an observer ignores here ends without being searched further, like one that the
// program ignores.
func (x *explorer) notify(n *node, i int, advance Advance, d vm.Digest) bool {
	x.advanced = advance
	a, o := &x.advanced, x.s.observer
	if o == nil {
		return x.judge().holds(n, i, a)
	}
	if x.states.ids == nil {
		x.states.ids = map[vm.Digest]int64{}
	}
	if n != nil {
		x.decisions = n.decide(i, x.decisions)
		a.From, a.Decisions = n.id, x.decisions
	}
	a.To = x.states.number(d)
	x.reached = a.To
	o.StateAdvanced(a)
	x.only = a.only
	x.takeCuts()
	m := x.m
	if v := x.s.pendingViolation(); v != nil {
		v.Threads = threads.Snapshot(m)
		x.judge().violation(n, i, *v)
		return false
	}
	return !m.Ignored() && x.judge().holds(n, i, a)
}

// pendingViolation takes the violation that an observer has reported while no
// transition was under way.
func (s *Session) pendingViolation() *property.Violation {
	if s.m.Halt != property.ErrViolated || s.Watch == nil {
		return nil
	}
	s.m.Halt = nil
	return s.Watch.Take(s.m)
}

// reported takes a violation that the observer has reported between two
// transitions, and says whether the search is to stop for it.
func (x *explorer) reported() bool {
	if v := x.s.pendingViolation(); v != nil {
		x.judge().violation(nil, 0, *v)
	}
	return x.stopped
}

// takeCuts counts what observers have left out.
func (x *explorer) takeCuts() {
	if x.silent {
		return // a listener that fails in a rehearsal is missing afterwards, too
	}
	for _, c := range x.s.cuts {
		x.cut(c)
	}
	x.s.cuts = nil
	x.stopped = x.stopped || x.s.stop
}

// finished tells the observer of the end.
func (x *explorer) finished() {
	if o := x.s.observer; o != nil {
		x.report()
		o.SearchFinished(x.r)
		if v := x.s.pendingViolation(); v != nil {
			x.r.Violations = append(x.r.Violations, *v)
		}
		x.takeCuts()
	}
}
