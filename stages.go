package gojpf

import (
	"context"
	"errors"
	"time"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/search/explore"
	"github.com/gojpf/gojpf/vm"
)

// Stages are the parts of a program that are searched one after the other, each with
// a result of its own, by [CheckStages].
type Stages struct {
	// Judge looks at a state in which a stage has ended, and returns what is wrong, nil
	// for nothing.
	Judge func(m *vm.Machine) *Violation
	// Within, if not nil, says what is under way in a state with a violation, which has it
	// as its Within.
	Within func(m *vm.Machine) string
	// Ended takes the result of a stage. m is in the state in which its first path
	// ended that nothing was wrong with, or else the first that came to the end at all;
	// nil if none has. The next stage begins there, if Ended returns true.
	Ended func(r *Result, m *vm.Machine) bool
	// Anew has each stage begin where the first has ended, whatever became of the one
	// before it.
	Anew bool
	// Along, if not nil, is asked in front of each stage for a path to take in place of a
	// search; nil is a search.
	Along func() *ChoicePath
	// Passed, if not nil, is told in front of Ended how the stage came to the state in which
	// the next one begins; nil where that is not known.
	Passed func(w *ChoicePath)
	// QuickUnheard has quick phases (search.quick) beside the searches. No listener
	// hears of their schedules, so none may have a part in what the program does, nor in
	// which paths are taken.
	QuickUnheard bool
	// Classes, if there are any, are those that the stages run. They and what they name, not
	// the main class, say what random numbers are (symbolic.random).
	Classes []string
	// Apart, if not nil, reports whether a class, named with slashes, belongs to what runs
	// Classes, and says nothing of them.
	Apart func(class string) bool
}

// ChoicePath is a path through a stage in short: which alternatives were taken.
type ChoicePath = explore.ChoicePath

// ChoicePathTo is the path to a violation that a stage has; nil where it is not known.
func ChoicePathTo(v *Violation) *ChoicePath { return explore.NewChoicePath(v.Trace, v.Withdrawn) }

// EndStage is for a native of the program, see [WithNatives], by which the program
// says that a stage is over. The thread waits until those that run have ended.
func EndStage(e *Env) { explore.EndStage(e) }

// EndStageStill is [EndStage] for a program that has threads which may wait for ever: the
// stage is over when no other thread can go on. It is for the first thread.
func EndStageStill(e *Env) { explore.EndStageStill(e) }

// AwaitStillness is for a native of the first thread: it waits until no other thread can
// go on, nor will when time passes. When it returns false the native must return at once.
func AwaitStillness(e *Env) bool { return explore.AwaitStillness(e) }

// CheckStages is [Check] for a program that is made of stages, such as a run of tests.
// Each is searched from one state in which the one before it ended. There are no
// reports beside what [Stages] are told. An error says why there was no search.
func CheckStages(ctx context.Context, cfg *config.Config, stages Stages, opts ...Option) error {
	o, err := newOptions(cfg, opts)
	if err != nil {
		return err
	}
	done := make(chan error, 1)
	go func() { done <- o.checkStages(ctx, cfg, &stages) }()
	select {
	case err := <-done:
		return err
	case <-ctx.Done():
	}
	select {
	case err := <-done:
		return err
	case <-time.After(patience):
		return ErrInterrupted
	}
}

func (o *options) checkStages(ctx context.Context, cfg *config.Config, stages *Stages) error {
	p, err := search.Load(ctx, cfg, o.setup)
	if errors.Is(err, vm.ErrInterrupted) {
		return err
	}
	if err != nil {
		return &LoadError{err}
	}
	defer p.Close()
	p.InStages(stages.Judge, stages.Within)
	if stages.QuickUnheard {
		p.QuickUnheard()
	}
	p.DrawnBy(stages.Classes, stages.Apart)
	next := p.NextStage
	for {
		if err := listener.Attach(p, cfg, o.setup.Out, o.listeners...); err != nil {
			return err
		}
		if stages.Along != nil {
			if w := stages.Along(); w != nil {
				p.LeadAlong(w)
			}
		}
		r := p.Run()
		if p.Left() {
			stages.Ended(r, nil)
			return ErrInterrupted
		}
		if stages.Passed != nil {
			stages.Passed(p.StagePath())
		}
		on := false
		if !p.AtEnd(func(m *vm.Machine) { on = stages.Ended(r, m) }) {
			on = stages.Ended(r, nil)
		}
		if !on || !next() {
			return nil
		}
		if stages.Anew {
			next = p.Anew
		}
	}
}
