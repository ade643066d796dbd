package explore

import (
	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/vm"
)

// The strategy for coverage goes where code of the program is near that no path has
// executed yet, and where a path has just found some. Code of the JDK does not
// count.
//
// A state scores the lower the fewer instructions lie between it and one that was
// never executed, over calls and returns that were seen, and the fewer transitions
// its path has made since it executed something for the first time. Scores only
// grow while others execute more; so one that has become worse is noticed when its
// state comes to the front (best.again).

// What a score is made of.
const (
	// A transition without anything new weighs as much as eight instructions of distance.
	stale   = 8    // for each transition since something was new on the path
	nowhere = 1000 // where nothing new is in sight
)

// coverage is what the search has executed.
// It is the whole search's, not of a path: what was executed on any path is not new on
// another.
type coverage struct {
	methods map[*vm.Code]*covered // nil for those that do not count
	code    *vm.Code              // that was executed last
	at      *covered              // what is known of it
	depth   *vm.Frame             // its frame
	count   int                   // instructions that were executed
	dated   int                   // count when the distances were computed
}

// covered is what was executed of a method.
type covered struct {
	done  []bool
	flow  [][]int32
	calls map[int32][]*covered // methods that an instruction was seen to call
	out   []int32              // instructions to the end of the method, nowhere if none is
	far   []int32              // instructions to one that was not executed
}

// spot is a place where a thread is, or to which it will return.
type spot struct {
	in   *covered
	pc   int32
	next bool // the instruction has been executed
}

// coverageScore makes the score of search.class=coverage.
func coverageScore(x *explorer, _ *strategyOptions) func(*node) int {
	c := &coverage{methods: map[*vm.Code]*covered{}}
	x.coverage = c
	last := 0
	return func(n *node) int {
		if c.count > last || n.parent == nil {
			n.since = 0
		} else {
			n.since = n.parent.since + 1
		}
		last = c.count
		n.spots = c.spots(x.m)
		return c.score(n)
	}
}

// watchCoverage has the machine tell what it executes, if the strategy wants to
// know. Listeners have said what they want to hear of.
// Every instruction is looked at, which takes the hooked loop: about what a listener for
// coverage costs.
func (x *explorer) watchCoverage() {
	in, ok := x.m.Interp.(*insn.Interp)
	if x.coverage == nil || !ok {
		return
	}
	x.m.LoopMode = vm.LoopHooked
	others := in.Hook()
	in.SetHook(func(m *vm.Machine, t *vm.Thread, f *vm.Frame) {
		if others != nil {
			others(m, t, f)
		}
		x.coverage.executes(f)
	})
}

// executes notes an instruction.
func (c *coverage) executes(f *vm.Frame) {
	if f.Code != c.code || f != c.depth {
		c.enter(f)
	}
	if c.at != nil && !c.at.done[f.PC] {
		c.at.done[f.PC] = true
		c.count++
	}
}

// enter notes that another frame is executed, and who has called it.
// Calls are known when they were seen: virtual ones would otherwise lead to every override.
func (c *coverage) enter(f *vm.Frame) {
	c.code, c.depth, c.at = f.Code, f, c.of(f.Code)
	if c.at == nil || f.PC != 0 {
		return
	}
	caller := f.Parent
	for caller != nil && c.of(caller.Code) == nil {
		caller = caller.Parent // the JDK calls back
	}
	if caller == nil {
		return
	}
	from := c.of(caller.Code)
	for _, known := range from.calls[caller.PC] {
		if known == c.at {
			return
		}
	}
	from.calls[caller.PC] = append(from.calls[caller.PC], c.at)
	c.dated = -1
}

// of returns what is known of code, nil if it does not count.
func (c *coverage) of(code *vm.Code) *covered {
	if code == nil {
		return nil
	}
	m, known := c.methods[code]
	if !known {
		if class := code.Method.Class; class != nil && !class.Loader.Boot() && class.Module == "" {
			m = newCovered(code)
		}
		c.methods[code] = m
	}
	return m
}

func newCovered(code *vm.Code) *covered {
	n := len(code.Instrs)
	m := &covered{done: make([]bool, n), flow: insn.Flow(code), calls: map[int32][]*covered{}, out: make([]int32, n), far: make([]int32, n)}
	if m.flow == nil {
		m.flow = make([][]int32, n)
	}
	forget(m.out)
	m.relax(m.out, func(pc int32) int32 {
		if len(m.flow[pc]) == 0 {
			return 0
		}
		return nowhere
	})
	return m
}

func forget(dist []int32) {
	for pc := range dist {
		dist[pc] = nowhere
	}
}

// relax lowers distances to those from what seed has a distance for. It reports
// whether that has changed any.
// Backwards over the code: most edges go forward, so few passes are needed.
func (m *covered) relax(dist []int32, seed func(pc int32) int32) (changed bool) {
	for again := true; again; {
		again = false
		for pc := int32(len(dist)) - 1; pc >= 0; pc-- {
			d := seed(pc)
			for _, next := range m.flow[pc] {
				d = min(d, dist[next]+1)
			}
			if d < dist[pc] {
				dist[pc], again, changed = d, true, true
			}
		}
	}
	return changed
}

// spots are the places where each thread is, and to which its methods return, the
// innermost first.
func (c *coverage) spots(m *vm.Machine) [][]spot {
	var threads [][]spot
	for _, t := range m.Threads() {
		var list []spot
		for f := t.Top; f != nil; f = f.Parent {
			if in := c.of(f.Code); in != nil {
				list = append(list, spot{in, f.PC, f != t.Top})
			}
		}
		if list != nil {
			threads = append(threads, list)
		}
	}
	return threads
}

// score is that of a node, by what was executed until now.
func (c *coverage) score(n *node) int {
	if c.dated != c.count {
		c.measure()
	}
	best := int32(nowhere)
	for _, thread := range n.spots {
		out := int32(0)
		for _, s := range thread {
			best = min(best, out+s.distance(s.in.far))
			out = min(out+s.distance(s.in.out)+1, nowhere)
		}
	}
	return stale*n.since + int(best)
}

func (s spot) distance(dist []int32) int32 {
	if !s.next {
		return dist[s.pc]
	}
	d := int32(nowhere)
	for _, pc := range s.in.flow[s.pc] {
		d = min(d, dist[pc]+1)
	}
	return d
}

// measure computes how far it is from everywhere to what was not executed.
// Over all methods, until nothing changes, since a way may lead through calls. It is done when
// a score is asked for and something was executed since.
func (c *coverage) measure() {
	c.dated = c.count
	for _, m := range c.methods {
		if m != nil {
			forget(m.far)
		}
	}
	for again := true; again; {
		again = false
		for _, m := range c.methods {
			if m != nil && m.relax(m.far, m.unknown) {
				again = true
			}
		}
	}
}

// unknown is 0 for an instruction that was not executed, and the way into the
// methods that it calls.
func (m *covered) unknown(pc int32) int32 {
	if !m.done[pc] {
		return 0
	}
	d := int32(nowhere)
	for _, callee := range m.calls[pc] {
		if len(callee.far) > 0 {
			d = min(d, callee.far[0]+1)
		}
	}
	return d
}
