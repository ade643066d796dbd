// Package race finds data races, in two ways.
//
// PreciseRaceDetector looks at the states of a search: two threads that stand in
// front of accesses to the same variable, of which one is a write, are a race,
// for nothing keeps either of them from being the first. It reports nothing
// else, and finds every race of a program whose states are all searched.
//
// HappensBeforeRace looks at single paths: two accesses that no chain of
// synchronization orders are a race, however far apart they are. It finds races
// that the searched paths only come near, so it suits random paths through
// programs too large to be searched.
//
// Both look at plain accesses only. Those of volatile fields, and of atomic
// classes and handles, are synchronization.
package race

import (
	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/happens"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/search/explore"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
)

// Properties as reports name them.
const (
	preciseProperty = "gov.nasa.jpf.listener.PreciseRaceDetector"
	orderProperty   = "gov.nasa.jpf.listener.HappensBeforeRace"
)

func init() {
	listener.Register(listener.Info{
		Names: []string{"PreciseRaceDetector"},
		Doc:   "reports two threads that are about to access the same field or array element, one of them to write it",
		Keys:  keys,
		New: func(cfg *config.Config) (any, error) {
			r, err := newReporter(cfg)
			return &precise{r}, err
		},
	})
}

// precise is PreciseRaceDetector.
type precise struct{ *reporter }

// SearchStarted has threads stop in front of every operation. Where only one of
// several orders is taken two threads need not be seen in front of accesses.
func (l *precise) SearchStarted(c *listener.Context) {
	c.Program.StopAtOperations()
	if c.Program.Options.Schedules.DPOR {
		c.Cut("PreciseRaceDetector sees some states only with vm.por=dpor", "use HappensBeforeRace, or another vm.por")
	}
}

// StateAdvanced compares what the threads are about to do.
func (l *precise) StateAdvanced(c *listener.Context, a *explore.Advance) {
	if a.End {
		return
	}
	var list []access
	for _, t := range c.Machine.Threads() {
		next, ok := about(c, t)
		if !ok {
			continue
		}
		for _, other := range list {
			if next.races(other) && l.wants(c.Machine, next, other) && next.meets(c, other) {
				l.violate(c, preciseProperty, other, next)
				return
			}
		}
		list = append(list, next)
	}
}

// about returns the plain access that a thread stands in front of.
func about(c *listener.Context, t *vm.Thread) (a access, ok bool) {
	at, ok := search.StandsAt(c.Machine, t)
	if !ok {
		return a, false
	}
	a = access{
		thread: t.ID, name: c.Machine.ThreadName(t), write: at.Write,
		Variable: happens.Variable{Obj: at.Obj, Class: at.Class, Index: at.Index}, site: siteOf(t),
	}
	in := listener.Instruction{Thread: t, Frame: t.Top}
	a.op = c.Code(in).Op
	if subject, found := c.Subject(in); found && a.Index == vm.WholeObject {
		index := subject - 1 // behind the array
		if a.op == bytecode.Invokevirtual {
			index-- // the array is behind the handle
		}
		a.index = core.ExprOf(in.OperandAttr(index))
	}
	return a, true
}
