package hunt

import (
	"slices"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// Calls that never end: a loop that comes to the same state twice, and has decided nothing in between, comes to it again and
// again. A loop that changes something each time round, be it a counter, may end for all that is known here.

// endlessName stands where other findings have the class of an exception.
const endlessName = "Endless"

// circling is a listener that looks for such loops.
type circling struct{ found func(*vm.Machine) }

// Remake implements listener.Remade: what is looked at once more is known.
func (l *circling) Remake() any { return &circling{func(*vm.Machine) {}} }

// round is a loop that a path is in. It is immutable.
type round struct {
	method *vm.Method
	pc     int32 // of the jump back
	depth  int32
	count  int
	// marked is the state to which the loop may come back, and pc what was decided by then.
	marked  bool
	state   vm.Digest
	unknown []vm.Attr // what stands in it in place of values
	cond    *symbolic.PC
}

// Loops are looked at from so many rounds on, and after that for a while whenever the number has doubled: to compare
// states takes much longer than to go on.
const (
	firstRound = 32
	lookedAt   = 256
)

// ChoiceAdvanced implements listener.ChoiceAdvanced: what was decided may end any loop.
func (l *circling) ChoiceAdvanced(c *listener.Context, d choice.Decision) {
	if d.Generator.Len() > 1 && c.Keep() != nil {
		c.SetKeep(nil)
	}
}

// ExecuteInstruction implements listener.ExecuteInstruction.
func (l *circling) ExecuteInstruction(c *listener.Context, in listener.Instruction) {
	f := in.Frame
	code := c.Code(in)
	if code == nil || !slices.ContainsFunc(code.Targets, func(to int32) bool { return to <= f.PC }) {
		return
	}
	rounds, _ := c.Keep().([]round)
	now := round{method: f.Method, pc: f.PC, depth: f.Depth}
	var list []round // loops that the path is still in
	for _, r := range rounds {
		switch {
		case r.method == now.method && r.pc == now.pc && r.depth == now.depth:
			now = r
		case r.depth <= now.depth:
			list = append(list, r)
		}
	}
	now.count++
	if now.count == firstRound && !vm.HasBaseline(c.Machine) {
		c.Break("a loop in front of all decisions") // there are states to be compared from here on
	}
	if vm.HasBaseline(c.Machine) && now.count >= firstRound && now.count-power(now.count) < lookedAt {
		var unknown []vm.Attr
		state := c.Machine.DigestUnknown(func(a vm.Attr) { unknown = append(unknown, a) })
		cond := core.PathOf(c.Machine).PC()
		switch {
		case now.marked && now.state == state && now.cond == cond && slices.Equal(now.unknown, unknown):
			l.found(c.Machine)
			c.Violate("gojpf.hunt.Endless", "the call does not end")
			return
		case !now.marked || now.count == power(now.count):
			now.marked, now.state, now.unknown, now.cond = true, state, unknown, cond
		}
	}
	c.SetKeep(append(list, now))
}

// power is the greatest power of two that is no greater.
func power(n int) int {
	p := 1
	for p*2 <= n {
		p *= 2
	}
	return p
}

// circles notes that the path is in a loop without an end.
func (x *explorer) circles(m *vm.Machine) {
	x.endless, x.circle = nil, nil
	t := m.Current
	if t == nil {
		return
	}
	for f := t.Top; f != nil; f = f.Parent {
		c := f.Method.Class
		if c == nil || c.File == nil || f.Code == nil || int(f.PC) >= len(f.Code.BCI) {
			continue
		}
		at := place{class: c.Name, method: signature(f.Method.Name, f.Method.Desc), file: c.File.SourceFile, line: f.Method.Line(int(f.Code.BCI[f.PC]))}
		x.circle = append(x.circle, at)
		if x.endless == nil && x.scope.classes[c.Name] {
			x.endless = &site{exception: endlessName, class: c.JavaName(), method: at.method, line: at.line}
		}
	}
}
