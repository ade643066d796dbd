package vm

import (
	"cmp"
	"slices"

	"github.com/gojpf/gojpf/choice"
)

// Choices. An instruction that needs a decision registers a generator and ends
// the transition in front of itself. The search takes the state; for each
// alternative it restores the state, tells the machine its decision, and the
// instruction runs again and finds it. Generators that are registered at the
// same point are decided together.

// Chooser decides at once, without ending the transition: for straight
// executions, which follow one path.
type Chooser func(g choice.Generator) int

// Choose asks for a decision. ok tells that index is the alternative to take;
// otherwise the native must return at once, and is called again when the
// decision has been made, in the same phase.
func (e *Env) Choose(g choice.Generator) (index int, ok bool) {
	if g.Len() == 0 && !e.MayRun(Operation{Kind: OpBreak}) {
		return 0, false
	}
	index, ok = e.M.Choose(g)
	if !ok {
		e.action = envRetry
		if e.spent { // it comes again with the native
			e.M.misc.spent = false
		}
	}
	return index, ok
}

// Choose is Env.Choose for instructions: when ok is false the instruction must
// be left without an effect.
func (m *Machine) Choose(g choice.Generator) (index int, ok bool) {
	for i, d := range m.decided {
		if d.Generator.ID() == g.ID() {
			m.decided = slices.Delete(m.decided, i, i+1)
			return d.Index, true
		}
	}
	switch {
	case g.Len() == 0:
		m.IgnorePath()
		return 0, false
	case g.Len() == 1 && !m.BreakSingle:
		return 0, true
	case m.Chooser != nil:
		return m.Chooser(g), true
	}
	m.Register(g)
	return 0, false
}

// Spent reports whether the transition has had its operation.
func (m *Machine) Spent() bool { return m.misc.spent }

// ChooseAgain is Choose for an instruction that may have had the transition's
// operation, and comes again with it. spent tells how that was before.
func (m *Machine) ChooseAgain(g choice.Generator, spent bool) (index int, ok bool) {
	if index, ok = m.Choose(g); !ok {
		m.misc.spent = spent
	}
	return index, ok
}

// TakeDecided takes the decision that was made for the generator with that ID in
// front of the present instruction, if there is one.
func (m *Machine) TakeDecided(id string) (d choice.Decision, ok bool) {
	for i, d := range m.decided {
		if d.Generator.ID() == id {
			m.decided = slices.Delete(m.decided, i, i+1)
			return d, true
		}
	}
	return d, false
}

// Register ends the transition at the present instruction with a generator.
func (m *Machine) Register(g choice.Generator) {
	m.pending = append(m.pending, g)
	m.pollSoon()
}

// Pending returns the generators that ended the transition.
func (m *Machine) Pending() []choice.Generator { return m.pending }

// Decide sets the decisions for the next transition and clears what ended the
// last one.
func (m *Machine) Decide(d []choice.Decision) {
	m.decided = append(m.decided[:0], d...)
	m.misc.decided = m.misc.decided || len(d) > 0
	m.pending = nil
	m.ignored = false
	m.broken = ""
	m.reschedule = false
}

// IgnorePath ends the transition: nothing that follows on this path is looked
// at.
func (m *Machine) IgnorePath() { m.ignored = true; m.pollSoon() }

// Ignored reports whether the path was ended by IgnorePath.
func (m *Machine) Ignored() bool { return m.ignored }

// BreakTransition ends the transition after the present instruction, so that
// the state there is taken and matched. The first reason counts.
func (m *Machine) BreakTransition(reason string) {
	if m.Chooser == nil {
		m.broken = cmp.Or(m.broken, reason)
		m.pollSoon()
	}
}

// Broken returns why BreakTransition ended the transition, "" when it did not.
func (m *Machine) Broken() string { return m.broken }

// Ending is how a transition ended, which is no part of the state.
type Ending struct {
	pending    []choice.Generator
	ignored    bool
	broken     string
	reschedule bool
}

// Ending returns how the last transition ended.
func (m *Machine) Ending() Ending { return Ending{m.pending, m.ignored, m.broken, m.reschedule} }

// SetEnding has the machine, in the state that the last transition led to, end
// it as it did before other transitions were executed.
func (m *Machine) SetEnding(e Ending) {
	m.Decide(nil)
	m.pending, m.ignored, m.broken, m.reschedule = e.pending, e.ignored, e.broken, e.reschedule
}
