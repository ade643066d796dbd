package explore

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/search/property"
	"github.com/gojpf/gojpf/search/result"
	"github.com/gojpf/gojpf/search/threads"
	"github.com/gojpf/gojpf/vm"
)

// Property is a condition on states. Check looks at the state that a
// transition has reached, when it is new or the program has ended there, and
// says what is wrong with it, "" for nothing. The state must not be changed.
// It is asked about new states only: of equal ones the answer is the same. One that keeps
// something from state to state would depend on the order of the search.
type Property interface {
	Check(m *vm.Machine, a *Advance) (message string)
}

// PropertyFunc is a Property of one function.
type PropertyFunc func(m *vm.Machine, a *Advance) string

// Check implements Property.
func (f PropertyFunc) Check(m *vm.Machine, a *Advance) string { return f(m, a) }

// isEndState is the property of states that is built in.
const isEndState = "IsEndStateProperty"

// builtInProperties are those that the machine itself notices.
var builtInProperties = []string{property.NotDeadlocked, property.NoUncaught, property.NoAssertion, property.NoRuntime, property.NoOutOfMemory, property.ExitStatus}

var (
	propertiesLock sync.Mutex
	registered     = map[string]func(*config.Config) (Property, error){
		isEndState: func(*config.Config) (Property, error) { return PropertyFunc(endReached), nil },
	}
)

// RegisterProperty makes a property known under a name that search.properties
// can list. Each run has one of its own, which an error of the configuration
// keeps from starting. It panics if the name is taken.
func RegisterProperty(name string, make func(*config.Config) (Property, error)) {
	propertiesLock.Lock()
	defer propertiesLock.Unlock()
	if registered[name] != nil || slices.Contains(builtInProperties, name) {
		panic("search: property registered twice: " + name)
	}
	registered[name] = make
}

// endReached is IsEndStateProperty: that the program does not end.
func endReached(_ *vm.Machine, a *Advance) string {
	if a.End {
		return "end state reached"
	}
	return ""
}

// Checker is implemented by observers that check properties of their own: it
// returns the name of one that does not hold, by which it knows itself who checks
// it (see Repeater), and why.
type Checker interface {
	Check(a *Advance) (property, message string)
}

// properties are what a run checks. Its zero value looks for deadlocks and
// uncaught exceptions.
type properties struct {
	deadlocks   bool                // are not looked for
	passed      property.Exceptions // that nobody catches
	outOfMemory bool
	exits       bool // with a status other than 0 are violations
	list        []namedProperty
}

type namedProperty struct {
	name string
	Property
}

// newProperties makes the properties that search.properties lists.
// Those that are built in are sets of what is not to be noticed; so a list without NoUncaught
// passes all exceptions, and NoAssertion takes assertions out of these again.
func newProperties(o *Options) (properties, error) {
	p := properties{deadlocks: true, passed: property.EveryException}
	var problem error
	for _, name := range o.properties {
		switch shortName(name) {
		case property.NotDeadlocked:
			p.deadlocks = false
		case property.NoUncaught:
			p.passed = 0
		case property.NoAssertion:
			p.passed &^= property.Assertions
		case property.NoRuntime:
			p.passed &^= property.Runtime
		case property.ExitStatus:
			p.exits = true
		case property.NoOutOfMemory:
			p.outOfMemory = true
		default:
			made, err := makeProperty(name, o.cfg)
			if err != nil && problem == nil {
				problem = fmt.Errorf("%s: search.properties: %w", o.origin(propertiesKey), err)
			}
			p.list = append(p.list, namedProperty{name, made})
		}
	}
	return p, problem
}

// Watched says what the watch between a machine and its natives is to look for.
func Watched(o *Options, w *property.Options) error {
	p, err := newProperties(o)
	w.Passed, w.Exits, w.OutOfMemory = p.passed, p.exits, p.outOfMemory
	w.Chosen = !o.origin(propertiesKey).IsDefault()
	return err
}

// makeProperty makes a registered property, whose name may leave out JPF's
// package.
func makeProperty(name string, cfg *config.Config) (Property, error) {
	propertiesLock.Lock()
	make := registered[name]
	if make == nil {
		make = registered[strings.TrimPrefix(name, property.Package)]
	}
	names := slices.AppendSeq(slices.Clone(builtInProperties), maps.Keys(registered))
	propertiesLock.Unlock()
	if make == nil {
		slices.Sort(names)
		return nil, fmt.Errorf("there is no property %s; there are %s", name, strings.Join(names, ", "))
	}
	return make(cfg)
}

// holds checks the properties at the end of alternative i of n and reports
// whether all hold.
// One that panics does not count as checked, so the run cannot be safe; the search goes on, as
// the others may find something.
func (x judge) holds(n *node, i int, a *Advance) bool {
	if !a.New && !a.End {
		return true
	}
	for _, checked := range x.s.properties.list {
		var message string
		err := result.Guard(func() error { message = checked.Check(x.m, a); return nil })
		if err != nil {
			x.cut(result.Cut{Reason: fmt.Sprintf("property %s failed: %v", checked.name, err), Help: "it does not count as checked"})
			continue
		}
		if message != "" {
			return x.broken(n, i, property.Origin{Property: checked.name}, propertyName(checked.name), message)
		}
	}
	if c, ok := x.s.observer.(Checker); ok {
		if name, message := c.Check(a); message != "" {
			return x.broken(n, i, property.Origin{Observer: name}, name, message)
		}
		x.takeCuts()
	}
	return true
}

// broken reports that a property does not hold.
func (x judge) broken(n *node, i int, by property.Origin, name, message string) bool {
	v := property.New(x.m, name, message)
	v.Origin = by
	v.Threads = threads.Snapshot(x.m)
	x.violation(n, i, *v)
	return false
}

// unchecked lists the properties that a run usually checks and this one did
// not.
func (s *Session) Unchecked() []string {
	var names []string
	if s.properties.deadlocks {
		names = append(names, property.Package+property.NotDeadlocked)
	}
	if s.properties.passed != 0 {
		names = append(names, property.Package+property.NoUncaught)
	}
	return names
}
