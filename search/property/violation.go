package property

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/search/threads"
	"github.com/gojpf/gojpf/search/trace"
	"github.com/gojpf/gojpf/vm"
)

// DeadlockError says that live threads remain and none can ever run.
type DeadlockError struct{ Threads []string }

func (d *DeadlockError) Error() string {
	return "deadlock: no thread can run: " + strings.Join(d.Threads, ", ")
}

// IsDeadlock reports whether an error is a DeadlockError.
func IsDeadlock(err error) bool {
	var deadlock *DeadlockError
	return errors.As(err, &deadlock)
}

// Deadlock describes a deadlock: of all threads, or of those of a
// cycle while others could go on.
// The thread that it is told of is the first of the circle, or the first that keeps the
// program alive.
func Deadlock(m *vm.Machine) Violation {
	v := Violation{Kind: KindDeadlock, Property: Package + NotDeadlocked, Threads: threads.Snapshot(m)}
	lines := []string{"deadlock encountered:"}
	for _, t := range v.Threads {
		lines = append(lines, "  "+t.String())
	}
	v.Message, v.Details = strings.TrimSuffix(lines[0], ":"), strings.Join(lines, "\n")
	v.Cycle = threads.Cycle(m, v.Threads)
	for _, t := range m.Threads() {
		if t.Alive() && !t.Daemon && (len(v.Cycle) == 0 || slices.Contains(v.Cycle, t.ID)) {
			v.By(m, t)
			break
		}
	}
	return v
}

// Kinds of violations.
const (
	KindDeadlock  = "deadlock"
	KindUncaught  = "uncaught"
	KindAssertion = "assertion"
	KindRace      = "race"     // of two accesses that nothing orders
	KindProperty  = "property" // one that a listener checks
)

// Violation is one property that does not hold.
type Violation struct {
	Kind      string
	Property  string // JPF's name of it
	Exception string // class name, "" if it is none
	Message   string
	Details   string // for people: stack trace or threads, several lines
	Location  string // Main.java:12, the program's own topmost line
	Method    string // p.Main.run
	Thread    string
	Inputs    map[string]string // of a symbolic run
	Threads   []threads.Info    // snapshot
	Cycle     []int             // of a deadlock: IDs of threads each of which waits for the next, the last for the first
	Trace     []trace.Step      // the path that led here
	Withdrawn []string          // of the assumptions about shared variables, see trace.Stored
	Minimized string            // what report.minimize has made of the trace; "" without it
	Within    string            // what was under way in a search in stages, as whoever made them says

	// Origin is of use to the search that has found the violation.
	Origin Origin
}

// Origin is how a search came to a violation, by which it meets it again.
type Origin struct {
	// Property of search.properties, or Observer by the name that it gives itself, has
	// reported it; neither for the machine.
	Property, Observer string
	// Details before they were those of a run with inputs; "" if they are the same.
	Details string
	trace.Setup
}

// New describes a violation of a property by the current thread of a machine.
func New(m *vm.Machine, property, message string) *Violation {
	v := &Violation{
		Kind: KindProperty, Property: property, Message: message,
		Details: fmt.Sprintf("%s: %s", property, message),
	}
	v.By(m, m.Current)
	return v
}

// By says which thread has done it, where it is; nil for none.
func (v *Violation) By(m *vm.Machine, t *vm.Thread) {
	if t != nil {
		v.Thread = m.ThreadName(t)
		v.locate(threads.StackOf(t))
	}
}

// Headline is what the violation is in one line.
func (v *Violation) Headline() string {
	text := v.Exception
	switch {
	case text == "":
		text = v.Message
	case v.Message != "":
		text += ": " + v.Message
	}
	return strings.Join(strings.Fields(cmp.Or(text, v.Property)), " ")
}

// SameAs reports whether a violation that was found is one that was reported.
// Details are the stack trace, so two places are two violations. With inputs they may show
// values, which differ from path to path: then those from before count.
func (v *Violation) SameAs(reported *Violation) bool {
	return reported.Kind == v.Kind && cmp.Or(reported.Origin.Details, reported.Details) == v.Details
}

// locate sets where the violation is: the topmost line of the program's own
// code, or of any code where there is none of its own.
// A failed assertion of the program inside of a call of the JDK is the program's line.
func (v *Violation) locate(trace []vm.TraceElement) {
	if len(trace) == 0 {
		return
	}
	at := trace[0]
	for _, el := range trace {
		if k := el.Method.Class.Loader; k != nil && k.Kind >= vm.LoaderApp {
			at = el
			break
		}
	}
	c := at.Method.Class
	v.Method = c.JavaName() + "." + at.Method.Name
	if c.File != nil && c.File.SourceFile != "" {
		v.Location = strings.Clone(c.File.SourceFile) // it outlives the JDK's image
		if line := at.Method.Line(at.BCI); line > 0 {
			v.Location = fmt.Sprintf("%s:%d", c.File.SourceFile, line)
		}
	}
}
