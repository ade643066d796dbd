package search

import (
	"github.com/gojpf/gojpf/models"
	"github.com/gojpf/gojpf/vm"
)

// InStages has the program be searched in stages, see [explore.EndStage]. judge looks at
// the states in which one has ended; within, if not nil, says what is under way in a state with a
// violation.
func (p *Program) InStages(judge func(*vm.Machine) *Violation, within func(*vm.Machine) string) {
	if world := models.World(p.Machine); world != nil {
		p.hooks = world.Hooks
	}
	p.Session.InStages(judge, within)
}

// NextStage goes to where the present stage ended, and prepares the search of the
// next one. It reports whether any path has come to the end.
// The machine, its library and what was resolved stay: a stage costs its own states only.
func (p *Program) NextStage() bool { return p.stageFrom(p.StageEnd()) }

// Anew is NextStage for one that begins where the present one has begun.
func (p *Program) Anew() bool { return p.stageFrom(p.begun) }

func (p *Program) stageFrom(from *vm.State) bool {
	if from == nil || p.Left() {
		return false
	}
	p.begun = from
	if world := models.World(p.Machine); world != nil {
		// What the program notes across paths is of one search; hooks of that one would be
		// called by the next.
		world.Hooks, world.Ledger = p.hooks, &models.Ledger{}
	}
	p.Machine.SetEvents(nil)
	begin := func() {
		p.Machine.Restore(from)
		p.Machine.Halt = nil
		p.Machine.Decide(nil)
		vm.BeginStage(p.Machine)
	}
	p.Session = p.Following(&p.Target, begin)
	p.Begin = begin
	return true
}

// AtEnd calls f while the machine is in the state in which the stage ended, and
// reports whether there is one.
func (p *Program) AtEnd(f func(*vm.Machine)) bool {
	end := p.StageEnd()
	if end == nil || p.Left() {
		return false
	}
	p.Machine.Restore(end)
	f(p.Machine)
	return true
}
