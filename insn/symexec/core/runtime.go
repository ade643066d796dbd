// Package core is what all rooms of symbolic execution stand on: the path of a state,
// with its condition and its inputs, and the four things that may be done about a
// path: decide, assume, ask for a model, make a fresh input.
//
// It knows nothing of instructions, calls, texts and heaps. What a room above has to
// say about a path is there as a value that only this room looks into: [Text],
// [Path.Facts], [Run]. Where inputs have values, a [Guide] decides in its place.
//
// These always hold:
//
//   - The alternatives of a decision exclude each other and leave nothing out.
//   - Where a value has to be given up for a concrete one, the path condition
//     says so, and the run is told to be incomplete.
//   - What belongs to a path is in the machine's state and immutable; nothing of it is
//     in a Runtime.
package core

import (
	"time"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/symbolic/solve"
	"github.com/gojpf/gojpf/vm"
)

// Runtime is what decides on the paths of one machine. Rooms embed it in theirs.
type Runtime struct {
	Ctx *symbolic.Context
	// Cut notes that something was left out.
	Cut    func(m *vm.Machine, reason, help string)
	Limits Limits
	// ArrayLength is the greatest length that an array of unknown length is given.
	ArrayLength int
	// AnyLength has runs with values keep to no limit of lengths.
	AnyLength bool
	// Guide decides where inputs have values, nil where nothing has.
	Guide Guide
	// Unknowns is who natives ask for values that are not known.
	Unknowns vm.Unknowns
	// Forced is told of decisions that the solver has left one way, nil for nobody;
	// chosen is -1 where what was not decided has turned out impossible. Of decisions
	// with several ways the machine's choice tells: see [Branch.Alternatives].
	Forced func(m *vm.Machine, kind string, alternatives []Alternative, chosen int)

	// shortened are the reasons by which limits of lengths have left something out.
	shortened  map[string]bool
	config     solve.Config
	engine     *solve.Engine
	domains    Domains
	began      time.Time        // the first input was made
	fixed      []symbolic.Value // see Fix
	fixedModel *symbolic.Model  // of these
	replays    bool
	test       [2]*symbolic.Expr // memory of Test
}

// New makes what decides on the paths of a machine. Its solver is opened when it is
// needed, or by [Runtime.Open].
func New(o Options) *Runtime {
	return &Runtime{
		Ctx: symbolic.NewContext(), Cut: func(*vm.Machine, string, string) {}, Limits: o.Limits,
		config: o.Solver, domains: o.Domains, shortened: map[string]bool{},
	}
}

// Open opens the solver, so that it is known early whether there is one.
func (rt *Runtime) Open() (err error) {
	if rt.engine == nil {
		rt.engine, err = solve.New(rt.Ctx, rt.config)
	}
	return err
}

// Asked reports whether there was a question about unknown values.
func (rt *Runtime) Asked() bool { return rt.engine != nil && rt.engine.Stats().Queries > 0 }

// HurryQuestions gives each question no more than so long, until back is called. The solver is
// open.
func (rt *Runtime) HurryQuestions(most time.Duration) (back func()) { return rt.engine.Hurry(most) }

// Close ends the solver.
func (rt *Runtime) Close() error {
	if rt.engine == nil {
		return nil
	}
	return rt.engine.Close()
}

// Stats are what the solver did.
func (rt *Runtime) Stats() solve.Stats {
	if rt.engine == nil {
		return solve.Stats{}
	}
	return rt.engine.Stats()
}

// Uses are what each solver did.
func (rt *Runtime) Uses() []solve.Use {
	if rt.engine == nil {
		return nil
	}
	return rt.engine.Uses()
}

// Notes tell which solver names were replaced by others.
func (rt *Runtime) Notes() []string {
	if rt.engine == nil {
		return nil
	}
	return rt.engine.Notes()
}

// Disputes are questions to which solvers have given answers that contradict each
// other.
func (rt *Runtime) Disputes() []solve.Dispute {
	if rt.engine == nil {
		return nil
	}
	return rt.engine.Disputes()
}

// Believed lists the programs whose answers nobody has checked, with how many.
func (rt *Runtime) Believed() []string {
	if rt.engine == nil {
		return nil
	}
	return rt.engine.Believed()
}
