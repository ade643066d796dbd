package search

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/search/threads"
)

// Property is a condition on states. Check looks at the state that a
// transition has reached, when it is new or the program has ended there, and
// says what is wrong with it, "" for nothing. The state must not be changed.
type Property interface {
	Check(p *Program, a *Advance) (message string)
}

// PropertyFunc is a Property of one function.
type PropertyFunc func(p *Program, a *Advance) string

// Check implements Property.
func (f PropertyFunc) Check(p *Program, a *Advance) string { return f(p, a) }

// The properties that are part of the machine. JPF's package stands before
// their names in reports.
const (
	propertyPackage = "gov.nasa.jpf.vm."

	notDeadlocked = "NotDeadlockedProperty"
	noUncaught    = "NoUncaughtExceptionsProperty"
	noAssertion   = "NoAssertionErrorsProperty"
	noOutOfMemory = "NoOutOfMemoryErrorProperty"
	isEndState    = "IsEndStateProperty"
	exitStatus    = "ExitStatusProperty"
)

// builtInProperties are those that the machine itself notices.
var builtInProperties = []string{notDeadlocked, noUncaught, noAssertion, noOutOfMemory, exitStatus}

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
func endReached(_ *Program, a *Advance) string {
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
	deadlocks, uncaught bool // are not looked for
	assertions          bool // are looked for, though uncaught exceptions are not
	outOfMemory         bool
	exits               bool // with a status other than 0 are violations
	list                []namedProperty
}

type namedProperty struct {
	name string
	Property
}

// configureProperties makes the properties that search.properties lists.
func (p *Program) configureProperties() error {
	p.properties = properties{deadlocks: true, uncaught: true}
	var problem error
	for _, name := range p.cfg.Classes("search.properties") {
		switch shortName(name) {
		case notDeadlocked:
			p.properties.deadlocks = false
		case noUncaught:
			p.properties.uncaught = false
		case noAssertion:
			p.properties.assertions = true
		case exitStatus:
			p.properties.exits = true
		case noOutOfMemory:
			p.properties.outOfMemory = true
		default:
			property, err := makeProperty(name, p.cfg)
			if err != nil && problem == nil {
				problem = fmt.Errorf("%s: search.properties: %w", p.cfg.Origin("search.properties"), err)
			}
			p.properties.list = append(p.properties.list, namedProperty{name, property})
		}
	}
	p.properties.assertions = p.properties.assertions && p.properties.uncaught
	return problem
}

// makeProperty makes a registered property, whose name may leave out JPF's
// package.
func makeProperty(name string, cfg *config.Config) (Property, error) {
	propertiesLock.Lock()
	make := registered[name]
	if make == nil {
		make = registered[strings.TrimPrefix(name, propertyPackage)]
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
func (x *explorer) holds(n *node, i int, a *Advance) bool {
	if !a.New && !a.End {
		return true
	}
	for _, property := range x.p.properties.list {
		var message string
		err := guard(func() error { message = property.Check(x.p, a); return nil })
		if err != nil {
			x.cut(Cut{Reason: fmt.Sprintf("property %s failed: %v", property.name, err), Help: "it does not count as checked"})
			continue
		}
		if message != "" {
			return x.broken(n, i, reporter{property: property.name}, propertyName(property.name), message)
		}
	}
	if c, ok := x.p.observer.(Checker); ok {
		if name, message := c.Check(a); message != "" {
			return x.broken(n, i, reporter{observer: name}, name, message)
		}
		x.takeCuts()
	}
	return true
}

// broken reports that a property does not hold.
func (x *explorer) broken(n *node, i int, by reporter, property, message string) bool {
	v := x.p.newViolation(property, message)
	v.by = by
	v.Threads = threads.Snapshot(x.m)
	x.violation(n, i, *v)
	return false
}

// newViolation describes a violation of a property by the current thread.
func (p *Program) newViolation(property, message string) *Violation {
	v := &Violation{
		Kind: KindProperty, Property: property, Message: message,
		Details: fmt.Sprintf("%s: %s", property, message),
	}
	if t := p.Machine.Current; t != nil {
		v.Thread = p.Machine.ThreadName(t)
		v.locate(threads.StackOf(t))
	}
	return v
}

// exhausted is told by the machine that the program has used up its heap, in
// front of the OutOfMemoryError that it gets for it.
func (p *Program) exhausted() {
	if !p.properties.outOfMemory || p.watch == nil || p.watch.uncaught != nil {
		return
	}
	p.watch.uncaught = p.newViolation(propertyPackage+noOutOfMemory, fmt.Sprintf("the heap of %d bytes is full", p.Machine.Heap.Max))
	p.Machine.Stop(errViolated)
}

// unchecked lists the properties that a run usually checks and this one did
// not.
func (p *Program) unchecked() []string {
	var names []string
	if p.properties.deadlocks {
		names = append(names, propertyPackage+notDeadlocked)
	}
	if p.properties.uncaught {
		names = append(names, propertyPackage+noUncaught)
	}
	return names
}
