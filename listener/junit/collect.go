package junit

import (
	"slices"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/insn/symexec"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/javatest"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// Collector is a listener that makes tests of calls of symbolic methods for others
// to use: it writes nothing. Static fields are as their classes make them.
type Collector struct {
	// Wanted says of which calls, and is told of each; nil for all.
	Wanted func(*listener.Context, *symexec.Call) bool
	// Violated has calls be collected, too, on whose paths a property does not hold: they do not end.
	Violated bool
	// Each gets the test of a call, or the reason why there is none, while the call is
	// the machine's present state.
	Each func(*listener.Context, *Collected)

	notes writer
}

// Collected is a call with its test.
type Collected struct {
	Call   *symexec.Call
	Trail  []int           // the decisions of the path
	Steps  []Step          // those that were made in the program's own code
	Model  *symbolic.Model // its inputs, nil for any
	Test   *javatest.Test
	Reason string // why there is no test
	// Asked is what the program asked its environment for, with the answers.
	Asked []Asked
	// Needs is what of the environment a test cannot provide.
	Needs []string
	// Fleeting tells that some of that is another each time: the clock.
	Fleeting bool
}

// Asked is a question to the environment, and its answer as a Java expression.
type Asked struct{ What, Value string }

// ChoiceAdvanced implements listener.ChoiceAdvanced.
func (l *Collector) ChoiceAdvanced(c *listener.Context, d choice.Decision) {
	l.notes.ChoiceAdvanced(c, d)
}

// SymbolicMethodEntered implements listener.SymbolicMethodEntered.
func (l *Collector) SymbolicMethodEntered(c *listener.Context, t *vm.Thread) {
	k := l.notes.pathState(c)
	r := newReader(c.Machine, c.Program.Symbolic())
	k.entries = append(slices.Clone(k.entries), entered{
		thread: t.ID, others: k.others, made: core.PathOf(c.Machine).Made(), entry: r.call(t.Top),
	})
	c.SetKeep(k)
}

// SymbolicMethodExited implements listener.SymbolicMethodExited.
func (l *Collector) SymbolicMethodExited(c *listener.Context, call *symexec.Call) {
	k := l.notes.pathState(c)
	i := slices.IndexFunc(k.entries, func(e entered) bool { return e.thread == call.Thread })
	if call.Unentered && (call.Method.Static() || call.Method.Name == "<init>") { // with zeros: it does not get to see them
		k.entries, i = []entered{{thread: call.Thread, others: k.others, made: call.Made, entry: zeros(call.Method)}}, 0
	}
	if i < 0 || call.End == symexec.Ignored || l.Wanted != nil && !l.Wanted(c, call) {
		return
	}
	at := k.entries[i]
	found := &Collected{Call: call, Trail: k.trail.list()}
	model, solved := c.Program.Symbolic().ShortModel(c.Machine)
	found.Model, found.Steps = model, k.trail.steps(model, people(core.PathOf(c.Machine)))
	l.notes.violated = l.Violated
	found.Test, found.Reason = l.notes.testOf(c, call, &at, k.others, model, solved)
	if found.Reason != "" {
		found.Test = nil
	}
	if found.Test != nil {
		found.environment(c, at.entry)
	}
	l.Each(c, found)
}

// zeros are what a method is called with that does not begin.
func zeros(mt *vm.Method) *entry {
	e := &entry{objects: map[vm.Ref]*object{}}
	for _, k := range mt.Params {
		e.args = append(e.args, value{kind: k})
	}
	return e
}
