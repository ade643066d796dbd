package search

import (
	"bytes"
	"io"

	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/models"
	"github.com/gojpf/gojpf/vm"
)

// maxLines is how many source lines of one transition a trace keeps.
const maxLines = 10_000

// leg is a transition of a path that is executed again.
type leg struct {
	n *node // the state it leaves; nil for the program's start
	i int
}

// retrace executes the path to the end of alternative i of n again, to learn
// which source lines it ran. The machine, the result and what the program has
// noted are afterwards what they were. A transition that does not take as many
// instructions as in the search keeps no lines: they would be another path's.
func (x *explorer) retrace(n *node, i int, steps []Step) {
	m, p := x.m, x.p
	in, ok := m.Interp.(*insn.Interp)
	hooked := m.LoopMode == vm.LoopHooked && x.limits.multiple // a listener still needs its hook
	if !ok || hooked || x.begin == nil || p.watch == nil || p.cfg.String("vm.file_writes") == "host" {
		return
	}
	legs := []leg{{n, i}}
	for k := n; k != nil; k = k.parent {
		legs = append(legs, leg{k.parent, k.via})
	}

	end, halt, options, mode := m.Take(), m.Halt, m.Opt, m.LoopMode
	kept, terminated := *p.watch, x.terminated
	defer func() {
		in.SetHook(nil)
		m.Restore(end)
		m.Halt, m.Opt, m.LoopMode = halt, options, mode
		*p.watch, x.terminated = kept, terminated
	}()
	if world, ok := m.World.(*models.Options); ok {
		ledger, cut := world.Ledger, world.Hooks.Cut
		world.Ledger, world.Hooks.Cut = &models.Ledger{}, func(*vm.Machine, string, string) {}
		defer func() { world.Ledger, world.Hooks.Cut = ledger, cut }()
	}
	m.Opt.Stdin, m.Opt.Stdout, m.Opt.Stderr = bytes.NewReader(nil), io.Discard, io.Discard
	m.LoopMode = vm.LoopHooked

	target := m.Insns()
	for k := range legs {
		l, s := legs[k], &steps[len(legs)-1-k]
		if k > 0 {
			m.Restore(legs[k-1].n.state)
			target = m.Insns()
		}
		if l.n == nil {
			m.Restore(x.begin)
			m.Decide(nil)
		} else {
			m.Restore(l.n.state)
			m.Decide(l.n.decisions(l.i))
		}
		before := m.Insns()
		m.Halt = nil
		in.SetHook(s.record)
		_ = guard(p.transition) // its end is known: the search went on from there, or found the violation
		s.Insns = target - before
		if m.Insns() != target {
			s.Lines, s.Dropped, s.Unsourced, s.Diverged = nil, 0, 0, true
		}
	}
}

// record notes the line that the next instruction of f belongs to.
func (s *Step) record(_ *vm.Machine, t *vm.Thread, f *vm.Frame) {
	s.Thread = t.ID
	c := f.Method.Class
	line := 0
	if c.Loader != nil && c.Loader.Kind >= vm.LoaderApp && c.File != nil && c.File.SourceFile != "" && c.Source != models.APISource {
		line = f.Method.Line(f.BCI())
	}
	if line <= 0 {
		s.Unsourced++
		return
	}
	if k := len(s.Lines); k > 0 && s.Lines[k-1].Line == line && s.Lines[k-1].Class == c.Name {
		return
	}
	if len(s.Lines) == maxLines {
		s.Dropped++
		return
	}
	s.Lines = append(s.Lines, Line{Class: c.Name, File: c.File.SourceFile, Line: line, Method: f.Method.Name})
}
