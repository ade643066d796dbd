package explore

import (
	"fmt"

	"github.com/gojpf/gojpf/search/property"
	"github.com/gojpf/gojpf/search/replay"
	"github.com/gojpf/gojpf/search/result"
)

// Repeater is implemented by observers that can look at a path for a second time,
// without what they know of the rest of the search.
// A listener that has counted on other paths would judge the repetition by that.
type Repeater interface {
	// Repeat connects an observer that knows of nothing yet and reports violations
	// as by does, which has reported one; see Session.Violate. It tells nobody of
	// what it hears. done connects everybody again who was connected before.
	Repeat(by string) (o Observer, done func(), err error)
}

// witness calls for who has reported a violation that came about in this way.
// The machine itself reports violations of its own kinds again; for others somebody has to
// look.
func (s *Session) witness(by property.Origin) (replay.Witness, error) {
	switch {
	case by.Property != "":
		p, err := makeProperty(by.Property, s.Config)
		if err != nil {
			return nil, err
		}
		return &propertyWitness{s, by.Property, p}, nil
	case by.Observer != "":
		repeater, ok := s.observer.(Repeater)
		if !ok {
			return nil, fmt.Errorf("%s cannot look at a path again", by.Observer)
		}
		w := &observerWitness{s: s, cuts: s.cuts, stop: s.stop}
		var err error
		if w.observer, w.done, err = repeater.Repeat(by.Observer); err != nil {
			return nil, err
		}
		s.replaying = false // it has heard of nothing
		w.observer.SearchStarted(&result.Result{Statistics: result.Statistics{Choices: map[string]int64{}}})
		return w, nil
	}
	return nil, nil
}

// passage describes the transition that a path which is taken again has made.
// Numbers of states are those of a path here, as nothing else was visited.
func (s *Session) passage(depth int, over bool) *Advance {
	return &Advance{From: int64(depth), To: int64(depth) + 1, Depth: depth + 1, New: true, End: over, Decisions: s.m.Decided(), Choices: s.m.Pending()}
}

// propertyWitness is a property of search.properties.
type propertyWitness struct {
	s    *Session
	name string
	Property
}

// Before implements replay.Witness.
func (*propertyWitness) Before(int) *property.Violation { return nil }

// After implements replay.Witness.
func (w *propertyWitness) After(depth int, over bool) *property.Violation {
	message := ""
	// One that fails says nothing.
	_ = result.Guard(func() error { message = w.Check(w.s.m, w.s.passage(depth, over)); return nil })
	if message == "" {
		return nil
	}
	return property.New(w.s.m, propertyName(w.name), message)
}

// Dismiss implements replay.Witness.
func (*propertyWitness) Dismiss() {}

// observerWitness is an observer that was made for one path.
type observerWitness struct {
	s        *Session
	observer Observer
	done     func()
	cuts     []result.Cut // of the search's own observer
	stop     bool
}

// Before implements replay.Witness.
func (w *observerWitness) Before(depth int) *property.Violation {
	if v := w.s.pendingViolation(); v != nil || depth == 0 {
		return v
	}
	w.observer.StateRestored(depth)
	return w.s.pendingViolation()
}

// After implements replay.Witness.
func (w *observerWitness) After(depth int, over bool) *property.Violation {
	a := w.s.passage(depth, over)
	w.observer.StateAdvanced(a)
	if v := w.s.pendingViolation(); v != nil {
		return v
	}
	if c, ok := w.observer.(Checker); ok {
		if name, message := c.Check(a); message != "" {
			return property.New(w.s.m, propertyName(name), message)
		}
	}
	return nil
}

// Dismiss implements replay.Witness.
func (w *observerWitness) Dismiss() {
	w.s.replaying = true
	w.done()
	w.s.cuts, w.s.stop = w.cuts, w.stop
}

// propertyName is a name of search.properties as it is reported.
func propertyName(name string) string {
	if name == isEndState {
		return property.Package + name
	}
	return name
}
