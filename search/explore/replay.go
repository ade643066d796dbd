package explore

import (
	"errors"
	"math"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/models"
	"github.com/gojpf/gojpf/search/result"
	"github.com/gojpf/gojpf/search/trace"
	"github.com/gojpf/gojpf/vm"
)

// leg is a transition of a path.
type leg struct {
	n *node // the state it leaves; nil for the program's start
	i int
}

// record is what the program has noted across all paths.
func (x *explorer) record() *models.Record {
	if world := models.World(x.m); world != nil && world.Ledger != nil {
		return world.Ledger.Record()
	}
	return nil
}

// outside sets what is no part of a state to what it was before the transition
// to a node of that depth, which may be nil where nothing was noted. It is
// called aside.
func (x *explorer) outside(depth int, to *open) {
	if to != nil {
		x.setLedger(to.noted)
	} else {
		x.setLedger(nil)
	}
	x.replaying(x.s.guide != nil && x.s.guide.Replaying() && depth-1 <= x.led)
}

// setLedger sets what the program has noted across all paths.
func (x *explorer) setLedger(r *models.Record) {
	if world := models.World(x.m); world != nil {
		world.Ledger = models.NewLedger(r)
	}
}

// retrace executes the path to the end of alternative i of n again, to learn
// which source lines it ran and what the program said about it. A transition
// that takes another course than in the search keeps nothing of that: it would
// be another path's. All nodes of the path have their states.
func (x *explorer) retrace(n *node, i int, steps []trace.Step) {
	m, s := x.m, x.s
	in, ok := m.Interp.(*insn.Interp)
	if !ok || s.Watch == nil {
		return
	}
	legs := []leg{{n, i}}
	for k := n; k != nil; k = k.parent {
		legs = append(legs, leg{k.parent, k.via})
	}
	end := course{insns: m.Insns(), gens: m.Pending(), place: trace.PlaceOf(m.Current)}
	last := &open{noted: x.noted}
	hook, around, events := in.Hook(), in.Intervening(), m.Events()
	defer func() { in.SetHook(hook); in.Intervene(around); m.SetEvents(events) }()
	x.aside(func() {
		m.LoopMode, x.retracing = vm.LoopHooked, true
		m.Opt.Quantum = math.MaxInt64 // the loops count it in different ways
		defer func() { x.retracing = false }()
		rec := trace.NewRecorder(m, s.Listed)
		m.Opt.Stdout, m.Opt.Stderr = rec.Output(), rec.Output()
		m.SetEvents(rec.Events(events))
		in.SetHook(rec.Insn)
		for k := range legs {
			s := &steps[len(legs)-1-k]
			if k > 0 {
				to := legs[k-1].n
				m.Restore(to.state)
				end = course{insns: m.Insns(), gens: to.gens, digest: to.digest, place: trace.PlaceOf(m.Current)}
				last = to.open
			}
			x.outside(len(legs)-k, last)
			rec.Begin(s)
			in.Intervene(end.stop(around))
			rec.End(x.retraceLeg(legs[k], end, s))
		}
		rec.Name(steps)
	})
}

// course is what a transition is recognised by.
type course struct {
	insns  int64 // on the path, at its end
	gens   []choice.Generator
	digest vm.Digest   // of the state reached; zero if not known
	place  trace.Place // where its thread is then
}

// errRetraced ends a transition where it was ended before by something that no
// instruction does: a listener, or its length.
var errRetraced = errors.New("retraced")

// stop ends a transition at the end of the course, beside what listeners do.
func (c course) stop(around insn.Intervention) insn.Intervention {
	before := around.Before
	around.Before = func(m *vm.Machine, t *vm.Thread, f *vm.Frame) bool {
		if m.Insns() >= c.insns {
			m.Stop(errRetraced)
			return false
		}
		return before == nil || before(m, t, f)
	}
	return around
}

// retraceLeg executes one transition again, and reports whether it took the
// same course.
func (x *explorer) retraceLeg(l leg, end course, s *trace.Step) bool {
	m := x.m
	if l.n == nil {
		m.Restore(x.begin)
		m.Decide(nil)
	} else {
		m.Restore(l.n.state)
		m.Decide(l.n.decisions(l.i))
	}
	s.Thread = m.Current.ID
	for _, d := range s.Decisions {
		if g, ok := d.Generator.(choice.Threads); ok {
			s.Thread = g.Thread(d.Index)
		}
	}
	s.From = trace.PlaceOf(m.Current)
	if world := models.World(m); world != nil {
		world.Hooks.Comment = func(_ *vm.Machine, text string) { s.Comments = append(s.Comments, text) }
	}
	s.Insns = end.insns - m.Insns()
	m.Halt = nil
	err := result.Guard(x.s.Transition)
	switch off := m.Insns() - end.insns; {
	case err != nil && l == x.under && off >= -1 && off <= 1:
		// The loops count an instruction that has to run again in different ways.
		return trace.PlaceOf(m.Current) == end.place
	case off != 0:
		return false
	case errors.Is(err, errRetraced):
		return trace.PlaceOf(m.Current) == end.place
	case !sameChoices(m.Pending(), end.gens):
		return false
	}
	// The first transition leads to the baseline, which digests start from.
	return l.n == nil || end.digest == vm.Digest{} || x.digest(m.Pending()) == end.digest
}

func sameChoices(a, b []choice.Generator) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i].ID() != b[i].ID() || a[i].Len() != b[i].Len() {
			return false
		}
	}
	return true
}
