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

// decisions are what was decided for a machine's transition, and for what it ends: this
// is between states, and no part of one.
type decisions struct {
	m       *Machine
	pending []choice.Generator // that it stands in front of
	decided []choice.Decision  // that nobody has asked for yet
	ignored bool               // its path
	broken  string             // why it ends without a choice
}

// Choose is Env.Choose for instructions: when ok is false the instruction must
// be left without an effect.
func (ds *decisions) Choose(g choice.Generator) (index int, ok bool) {
	m := ds.m
	for i, d := range ds.decided {
		if d.Generator.ID() == g.ID() {
			ds.decided = slices.Delete(ds.decided, i, i+1)
			return d.Index, true
		}
	}
	switch {
	case g.Len() == 0:
		ds.IgnorePath()
		return 0, false
	case g.Len() == 1 && !m.BreakSingle:
		return 0, true
	case m.Chooser != nil:
		return m.Chooser(g), true
	}
	ds.Register(g)
	return 0, false
}

// Spent reports whether the transition has had its operation.
func (ds *decisions) Spent() bool { return ds.m.misc.spent }

// ChooseAgain is Choose for an instruction that may have had the transition's
// operation, and comes again with it. spent tells how that was before.
func (ds *decisions) ChooseAgain(g choice.Generator, spent bool) (index int, ok bool) {
	if index, ok = ds.Choose(g); !ok {
		ds.m.misc.spent = spent
	}
	return index, ok
}

// TakeDecided takes the decision that was made for the generator with that ID in
// front of the present instruction, if there is one.
func (ds *decisions) TakeDecided(id string) (d choice.Decision, ok bool) {
	for i, d := range ds.decided {
		if d.Generator.ID() == id {
			ds.decided = slices.Delete(ds.decided, i, i+1)
			return d, true
		}
	}
	return d, false
}

// Register ends the transition at the present instruction with a generator.
func (ds *decisions) Register(g choice.Generator) {
	ds.pending = append(ds.pending, g)
	ds.m.pollSoon()
}

// Pending returns the generators that ended the transition.
func (ds *decisions) Pending() []choice.Generator { return ds.pending }

// Decide sets the decisions for the next transition and clears what ended the
// last one.
func (ds *decisions) Decide(d []choice.Decision) {
	m := ds.m
	ds.decided = append(ds.decided[:0], d...)
	m.misc.decided = m.misc.decided || len(d) > 0
	ds.pending = nil
	ds.ignored = false
	ds.broken = ""
	m.reschedule = false
}

// IgnorePath ends the transition: nothing that follows on this path is looked
// at.
func (ds *decisions) IgnorePath() { ds.ignored = true; ds.m.pollSoon() }

// Ignored reports whether the path was ended by IgnorePath.
func (ds *decisions) Ignored() bool { return ds.ignored }

// BreakTransition ends the transition after the present instruction, so that
// the state there is taken and matched. The first reason counts.
func (ds *decisions) BreakTransition(reason string) {
	if ds.m.Chooser == nil {
		ds.broken = cmp.Or(ds.broken, reason)
		ds.m.pollSoon()
	}
}

// Broken returns why BreakTransition ended the transition, "" when it did not.
func (ds *decisions) Broken() string { return ds.broken }

// Ending is how a transition ended, which is no part of the state.
type Ending struct {
	pending    []choice.Generator
	ignored    bool
	broken     string
	reschedule bool
}

// Ending returns how the last transition ended.
func (ds *decisions) Ending() Ending {
	return Ending{ds.pending, ds.ignored, ds.broken, ds.m.reschedule}
}

// SetEnding has the machine, in the state that the last transition led to, end
// it as it did before other transitions were executed.
func (ds *decisions) SetEnding(e Ending) {
	ds.Decide(nil)
	ds.pending, ds.ignored, ds.broken, ds.m.reschedule = e.pending, e.ignored, e.broken, e.reschedule
}
