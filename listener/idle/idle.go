// Package idle deals with loops that only wait: busy waiting blows the state
// space up, or keeps a transition from ending at all.
//
// A thread is idle when it has jumped back many times to the start of one loop
// without having written a field or an array element in between. A loop may have
// several jumps back, and others in it.
package idle

import (
	"fmt"
	"maps"
	"slices"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/listing"
	"github.com/gojpf/gojpf/search/explore"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
)

func init() {
	jumps := config.Key{Name: "idle.max_backjumps", Type: config.Int, Default: "0", JPF: true,
		Help: "How often a loop may jump back before IdleFilter, SimpleIdleFilter or EndlessLoopDetector act. 0 stands for 500, for SimpleIdleFilter for 1."}
	listener.Register(listener.Info{
		Names: []string{"IdleFilter"},
		Doc:   "finds loops that only wait, and breaks the transition, leaves the loop, ends the path, yields, or warns",
		Keys: []config.Key{jumps, {Name: "idle.action", Type: config.Enum, Default: "break", Values: []string{"break", "jump", "prune", "yield", "warn"}, JPF: true,
			Help: "What IdleFilter does: end the transition, so that the state is matched; leave the loop, or end the path, both of which make the run incomplete; let other threads go on; or print a warning."}},
		New: func(cfg *config.Config) (any, error) {
			r := config.Read(cfg)
			l := newFilter(r, 500)
			l.action = r.String("idle.action")
			return l, r.Err()
		},
	})
	listener.Register(listener.Info{
		Names: []string{"SimpleIdleFilter"},
		Doc:   "ends the transition whenever a loop has jumped back idle.max_backjumps (1) times, so that the state is matched",
		New: func(cfg *config.Config) (any, error) {
			r := config.Read(cfg)
			l := newFilter(r, 1)
			l.action, l.simple = "break", true
			return l, r.Err()
		},
	})
	listener.Register(listener.Info{
		Names: []string{"EndlessLoopDetector"},
		Doc:   "reports loops that come back to the same state: they never end, unless another thread ends them (idle.max_backjumps)",
		New: func(cfg *config.Config) (any, error) {
			r := config.Read(cfg)
			l := newFilter(r, 500)
			l.action = "break"
			return &detector{l}, r.Err()
		},
	})
}

// loop is a loop that a thread is in.
type loop struct {
	method     *vm.Method
	start, end int32 // the end is the last jump back that was met
	depth      int32
	count      int
}

// is reports whether two loops are the same one.
func (l loop) is(o loop) bool {
	return l.method == o.method && l.start == o.start && l.depth == o.depth
}

// spin is what a thread has done since its last write.
type spin struct {
	loops  []loop  // the last one that was met at the end
	states []int64 // where the thread has been; of an EndlessLoopDetector
}

// spins are those of the threads. They are kept with the state and immutable.
type spins map[int]spin

func (s spins) with(thread int, now spin) spins {
	s = maps.Clone(s)
	if s == nil {
		s = spins{}
	}
	s[thread] = now
	return s
}

type filter struct {
	limit  int
	action string
	simple bool // writes do not count
	warned map[string]bool
}

func newFilter(r *config.Reader, limit int) *filter {
	l := &filter{limit: limit, warned: map[string]bool{}}
	if n := r.IntFrom("idle.max_backjumps", 0); n > 0 {
		l.limit = n
	}
	return l
}

const reason = "idle loop"

func (l *filter) Intervene(c *listener.Context, in listener.Instruction) {
	code := c.Code(in)
	switch op := code.Op; {
	case op == bytecode.Putfield, op == bytecode.Putstatic, op >= bytecode.Iastore && op <= bytecode.Sastore:
		if !l.simple {
			forget(c, in.Thread.ID)
		}
	case len(code.Targets) == 1 && code.Targets[0] <= in.Frame.PC && in.User():
		l.back(c, in, code)
	}
}

// forget has a thread's loops start anew.
func forget(c *listener.Context, thread int) {
	kept, _ := c.Keep().(spins)
	if _, ok := kept[thread]; ok {
		kept = maps.Clone(kept)
		delete(kept, thread)
		c.SetKeep(kept)
	}
}

// back counts a jump back.
func (l *filter) back(c *listener.Context, in listener.Instruction, code *listing.Instr) {
	f := in.Frame
	kept, _ := c.Keep().(spins)
	old := kept[in.Thread.ID]
	now := loop{method: f.Method, start: code.Targets[0], depth: f.Depth}
	var others []loop // that the thread may still be in
	for _, o := range old.loops {
		switch {
		case o.is(now):
			now = o
		case o.depth < now.depth || o.depth == now.depth && o.method == now.method:
			others = append(others, o)
		}
	}
	now.end = f.PC
	now.count++
	idle := now.count >= l.limit
	if idle {
		now.count = 0
	}
	c.SetKeep(kept.with(in.Thread.ID, spin{append(others, now), old.states}))
	if idle {
		l.act(c, in, code)
	}
}

func (l *filter) act(c *listener.Context, in listener.Instruction, code *listing.Instr) {
	switch l.action {
	case "break":
		c.Break(reason)
	case "yield":
		c.Yield()
	case "jump":
		c.Cut("idle loops left by IdleFilter", "idle.action=break leaves out nothing")
		pop, _ := insn.Effect(in.Frame.Method, code.BCI)
		c.Jump(in, pop, in.Frame.PC+1)
	case "prune":
		c.Prune("paths ended in idle loops by IdleFilter", "idle.action=break leaves out nothing")
	case "warn":
		at := in.Location()
		if !l.warned[at] && !c.Program.Replaying() {
			l.warned[at] = true
			c.Printf("warning: thread %s is idle in a loop of %s.%s (%s)\n", c.Machine.ThreadName(in.Thread),
				in.Frame.Method.Class.JavaName(), in.Frame.Method.Name, at)
		}
	}
}

// detector reports a loop that comes to the same state twice on a path.
type detector struct{ *filter }

// remembered is how many states of a loop are known at once.
const remembered = 1000

func (l *detector) StateAdvanced(c *listener.Context, a *explore.Advance) {
	t := c.Machine.Current
	if t == nil || a.End || c.Machine.Broken() != reason && !scheduling(a) {
		return
	}
	kept, _ := c.Keep().(spins)
	now := kept[t.ID]
	if n := len(now.loops); n > 0 && slices.Contains(now.states, a.To) {
		in := now.loops[n-1]
		others := ""
		for _, other := range c.Machine.Threads() {
			if other.ID != t.ID && other.Status == vm.Runnable {
				others = ", unless another thread is scheduled"
			}
		}
		c.Violate("gov.nasa.jpf.listener.EndlessLoopDetector", fmt.Sprintf("endless loop in %s.%s (%s:%d)%s",
			in.method.Class.JavaName(), in.method.Name, listener.File(in.method), line(c, in), others))
		return
	}
	if len(now.states) == remembered {
		now.states = now.states[1:]
	}
	now.states = append(slices.Clip(now.states), a.To)
	c.SetKeep(kept.with(t.ID, now))
}

// scheduling reports whether nothing but the schedule is decided in a state: a
// loop that comes back to it has done nothing, and no choice of data ends it.
func scheduling(a *explore.Advance) bool {
	for _, g := range a.Choices {
		if _, ok := g.(choice.Threads); !ok {
			return false
		}
	}
	return len(a.Choices) > 0
}

// line is the source line of the end of a loop.
func line(c *listener.Context, in loop) int {
	return c.CodeAt(c.Machine.CodeOf(in.method), in.end).Line
}
