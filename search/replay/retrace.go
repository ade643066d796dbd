package replay

import (
	"errors"
	"math"
	"slices"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/models"
	"github.com/gojpf/gojpf/search/result"
	"github.com/gojpf/gojpf/search/trace"
	"github.com/gojpf/gojpf/vm"
)

// Retrace executes a path to where the machine is again, to learn for each of its steps
// which source lines it ran and what the program said about it. A transition that takes
// another course than in the search keeps nothing of that: it would be another path's.
// listed has instructions noted, too.
func Retrace(m *vm.Machine, s Search, path []Leg, steps []trace.Step, listed bool) {
	in, ok := m.Interp.(*insn.Interp)
	if !ok {
		return
	}
	end := course{insns: m.Insns(), gens: m.Pending(), place: trace.PlaceOf(m.Current)}
	hook, around, events := in.Hook(), in.Intervening(), m.Events()
	defer func() { in.SetHook(hook); in.Intervene(around); m.SetEvents(events) }()
	s.Aside(func() {
		m.LoopMode = vm.LoopHooked
		m.Opt.Quantum = math.MaxInt64 // the loops count it in different ways
		rec := trace.NewRecorder(m, listed)
		m.Opt.Stdout, m.Opt.Stderr = rec.Output(), rec.Output()
		m.SetEvents(rec.Events(events))
		in.SetHook(rec.Insn)
		// The last comes first: where the output is too long, the beginning is left out.
		for k := len(path) - 1; k >= 0; k-- {
			l := &path[k]
			if l.To != nil {
				m.Restore(l.To)
				end = course{insns: m.Insns(), gens: l.Choices, digest: l.Digest, place: trace.PlaceOf(m.Current)}
			}
			s.Outside(k+1, l.Noted)
			rec.Begin(&steps[k])
			in.Intervene(end.stop(around))
			rec.End(end.again(m, s, l, k == 0, &steps[k]))
		}
		rec.Name(steps)
	})
}

// course is what a transition is recognised by.
// Any of these may differ alone: a program that reads the host's clock executes as many
// instructions to another state.
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
// A transition that was ended by a listener, or for its length, has no choice behind it by
// which its end would be known. So it is ended by the count of instructions.
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

// again executes a transition again, the first one of the program or a later one, and
// reports whether it has taken this course.
func (c course) again(m *vm.Machine, s Search, l *Leg, first bool, step *trace.Step) bool {
	m.Restore(l.From)
	m.Decide(l.Decisions)
	step.Thread = m.Current.ID
	for _, d := range step.Decisions {
		if g, ok := d.Generator.(choice.Threads); ok {
			step.Thread = g.Thread(d.Index)
		}
	}
	step.From = trace.PlaceOf(m.Current)
	if world := models.World(m); world != nil {
		world.Hooks.Comment = func(_ *vm.Machine, text string) { step.Comments = append(step.Comments, text) }
	}
	step.Insns = c.insns - m.Insns()
	m.Halt = nil
	err := result.Guard(s.Transition)
	switch off := m.Insns() - c.insns; {
	case err != nil && l.Unfinished && off >= -1 && off <= 1:
		// The loops count an instruction that has to run again in different ways.
		return trace.PlaceOf(m.Current) == c.place
	case off != 0:
		return false
	case errors.Is(err, errRetraced):
		return trace.PlaceOf(m.Current) == c.place
	case !sameChoices(m.Pending(), c.gens):
		return false
	}
	// The first transition leads to the baseline, which digests start from.
	return first || c.digest == vm.Digest{} || s.Digest(m.Pending()) == c.digest
}

func sameChoices(a, b []choice.Generator) bool {
	return slices.EqualFunc(a, b, func(a, b choice.Generator) bool { return a.ID() == b.ID() && a.Len() == b.Len() })
}
