// Package symexec executes instructions on values that are not known: inputs
// of the program, and what it computes from them.
//
// A value that is not known is a [symbolic.Expr], kept as the attribute of the slot,
// field or element that holds it; what stands in the slot itself means nothing.
// The condition under which the present path is taken, and the inputs that the
// path has made, are part of the machine's state. A branch on such a value asks
// the solver which ways there are. If there are several it is a choice, of a
// [Branch] generator, whose alternatives carry their path conditions.
//
// These always hold:
//
//   - What stands in the slot of a value that is not known is used by nobody:
//     every instruction that computes, compares or decides has a meaning here, and
//     natives get what they ask for by [Runtime.Call] and [Runtime.Invoke].
//   - Where a value has to be given up for a concrete one, the path condition
//     says so, and the run is told to be incomplete.
//   - The alternatives of a decision exclude each other and leave nothing out.
//   - Without a symbol in a frame, instructions are those of package insn.
package symexec

import (
	"fmt"
	"strings"
	"time"

	"github.com/gojpf/gojpf/insn/symexec/condition"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/symbolic/automata"
	"github.com/gojpf/gojpf/symbolic/solve"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/javamath"
)

// Runtime is what the instructions of one machine share. What belongs to a path
// is in the machine's state instead.
type Runtime struct {
	Ctx *symbolic.Context
	// Cut notes that something was left out.
	Cut func(m *vm.Machine, reason, help string)
	// Message is the text of an exception, "" for none.
	Message func(m *vm.Machine, exc vm.Ref) string
	// ArrayLength is the greatest length that an array of unknown length is given.
	ArrayLength int
	// TextLength is the greatest length that an input text is given when its
	// characters matter.
	TextLength int
	Fields     Fields
	Limits     Limits
	// Random makes the numbers of generators without a seed inputs.
	Random bool
	// Environment makes what the program asks its environment for inputs.
	Environment bool
	// Lazy is nil where references are never unknown, see SetLazy.
	Lazy *Lazy

	patterns      map[string]*automata.Language // nil for those that are left to the JDK's code
	decimals      javamath.Style                // how the JDK writes floating-point numbers
	staysConcrete staysConcrete
	// shortened are the reasons by which these lengths have left something out.
	shortened  map[string]bool
	config     solve.Config
	engine     *solve.Engine
	domains    Domains
	methods    []*Spec
	classes    []string  // of symbolic.class
	began      time.Time // the first input was made
	marked     map[*vm.Method]*Spec
	before     map[*vm.Method]*condition.Condition
	fixed      []symbolic.Value // see Fix
	fixedModel *symbolic.Model  // of these
	// fixedTexts are texts by the numbers of their inputs, see FixTexts.
	fixedTexts map[int][]uint16
	replays    bool
	// concolic is set where inputs have values, see NewConcolic.
	concolic *Concolic
	impl     impl
	table    []semantic // by operation
	models   *callModels
	// headers are those of the methods that were asked about.
	headers map[*vm.Method]*header
	test    [2]*symbolic.Expr // memory of Test
	ends    ends              // who is told of them
	watch   Watch
}

// New makes the runtime of a machine. Its solver is opened when it is needed, or by
// [Runtime.Open].
func New(o Options) *Runtime {
	rt := &Runtime{
		Ctx: symbolic.NewContext(), config: o.Solver, domains: o.Domains, methods: o.Methods, classes: o.Classes,
		ArrayLength: o.ArrayLength, TextLength: o.TextLength, Fields: o.Fields, Limits: o.Limits,
		Cut: func(*vm.Machine, string, string) {}, marked: map[*vm.Method]*Spec{}, before: map[*vm.Method]*condition.Condition{},
		headers: map[*vm.Method]*header{}, shortened: map[string]bool{},
	}
	rt.impl.rt = rt
	rt.fillTable()
	rt.models = newCallModels()
	if o.Lazy != nil && (o.Lazy.Follow.Depth >= 0 || o.Lazy.Follow.NoLibrary) {
		rt.models.follow = &o.Lazy.Follow
	}
	rt.functionModels(rt.models)
	rt.textCalls(rt.models)
	rt.randomCalls(rt.models)
	rt.environmentCalls(rt.models)
	rt.models.number()
	return rt
}

// shorten notes that a limit of lengths has left something out.
func (rt *Runtime) shorten(m *vm.Machine, reason, help string) {
	rt.shortened[reason] = true
	rt.Cut(m, reason, help)
	m.IgnorePath()
}

// Shortened tells whether that was the reason of a cut.
func (rt *Runtime) Shortened(reason string) bool { return rt.shortened[reason] }

// Open opens the solver, so that it is known early whether there is one.
func (rt *Runtime) Open() (err error) {
	if rt.engine == nil {
		rt.engine, err = solve.New(rt.Ctx, rt.config)
	}
	return err
}

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

// Notes tell the user what a verdict is to be read with: which solver names were
// replaced by others, which methods were never called, and what stayed as it was.
func (rt *Runtime) Notes() []string {
	var notes []string
	if rt.engine != nil {
		notes = append(notes, rt.engine.Notes()...)
	}
	for _, s := range rt.methods {
		if !s.entered.Load() {
			notes = append(notes, fmt.Sprintf("symbolic.method: %s was never called", s.Text))
		}
	}
	if kept := rt.staysConcrete.sorted(); len(kept) > 0 {
		notes = append(notes, "stayed what they were, and are not inputs: "+strings.Join(kept, ", "))
	}
	return notes
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
