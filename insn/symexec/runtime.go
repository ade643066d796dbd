// Package symexec executes instructions on values that are not known: inputs
// of the program, and what it computes from them.
//
// A value that is not known is a [symbolic.Expr], kept as the attribute of the slot,
// field or element that holds it; what stands in the slot itself means nothing.
// The condition under which the present path is taken, and the inputs that the
// path has made, are part of the machine's state: see package core. A branch on such a
// value asks the solver which ways there are. If there are several it is a choice, of a
// [core.Branch] generator, whose alternatives carry their path conditions.
//
// These always hold:
//
//   - What stands in the slot of a value that is not known is used by nobody:
//     every instruction that computes, compares or decides has a meaning here, and
//     natives get what they ask for by [Runtime.Call] and [Runtime.Invoke].
//   - Without a symbol in a frame, instructions are those of package insn.
package symexec

import (
	"fmt"

	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/insn/symexec/calls"
	"github.com/gojpf/gojpf/insn/symexec/concolic"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/insn/symexec/heap"
	"github.com/gojpf/gojpf/insn/symexec/merge"
	"github.com/gojpf/gojpf/insn/symexec/spec"
	"github.com/gojpf/gojpf/insn/symexec/text"
	"github.com/gojpf/gojpf/vm"
)

// Runtime is what the instructions of one machine share. What belongs to a path
// is in the machine's state instead.
type Runtime struct {
	*core.Runtime
	Texts *text.Runtime
	Heap  *heap.Runtime // never nil, also where no reference is unknown
	// Message is the text of an exception, "" for none.
	Message func(m *vm.Machine, exc vm.Ref) string
	Fields  Fields
	Merge   *merge.Runtime
	// OpenArrays leaves the lengths of arrays of numbers open. Not where paths are what
	// is asked for, or a limit was given: then all lengths are paths from the start.
	OpenArrays bool
	// Random makes the numbers of generators without a seed inputs.
	Random bool
	// Environment makes what the program asks its environment for inputs.
	Environment bool
	// Methods are those whose parameters are inputs.
	Methods *spec.Methods

	// Entry is the method that the program starts with.
	Entry *vm.Method

	// concolic is set where inputs have values, see NewConcolic.
	concolic   *concolic.Search
	lengthsSet bool // by the user
	impl       impl
	table      []core.Semantic // by operation
	models     *calls.Models
	ends       ends // who is told of them
	watch      Watch
}

// New makes the runtime of a machine. Its solver is opened when it is needed, or by
// [core.Runtime.Open]. The order of registering models does not matter: names are
// different, and Number numbers them by name.
func New(o Options) *Runtime {
	rt := &Runtime{Runtime: core.New(o.Options), Methods: spec.NewMethods(o.Methods, o.Classes), Fields: o.Fields}
	rt.ArrayLength, rt.lengthsSet = o.ArrayLength, o.LengthsSet
	rt.OpenArrays = !o.ArrayLengthSet && !o.Named() && o.Lazy == nil && o.Concolic == nil
	rt.Texts = &text.Runtime{Runtime: rt.Runtime, MaxLength: o.TextLength}
	rt.Heap = heap.New(rt.Runtime, rt.Texts, rt.Methods)
	rt.Merge = merge.New(rt.Runtime)
	rt.Merge.Semantics, rt.Merge.Function = func(op vm.Op) core.Semantic { return rt.table[op] }, rt.function
	rt.impl.rt, rt.Unknowns = rt, rt
	rt.fillTable()
	rt.models = calls.NewModels()
	if o.Lazy != nil && (o.Lazy.Follow.Depth >= 0 || o.Lazy.Follow.NoLibrary) {
		rt.models.Follow = &o.Lazy.Follow
	}
	models := calls.NewTable[call]()
	rt.functionModels(models)
	rt.Texts.Register(rt.models)
	rt.randomCalls(models)
	rt.environmentCalls(models)
	models.Register(rt.models, func(c *calls.Call) call { return call{c, rt} })
	rt.models.Number()
	return rt
}

// NewConcolic has the runtime run the program with values for its inputs.
func (rt *Runtime) NewConcolic(o concolic.Options) *concolic.Search {
	rt.concolic = concolic.New(rt.Runtime, o, text.Unknown)
	rt.Guide = rt.concolic
	return rt.concolic
}

// WithValues has runs be those of c, or of a search that it makes where c is nil, until back
// is called. Nobody expects such runs to come to an end, so a text or an array may be longer
// than the limit in one, unless somebody has set that.
func (rt *Runtime) WithValues(c *concolic.Search, o concolic.Options) (made *concolic.Search, back func()) {
	before, guide, open, longer, mode := rt.concolic, rt.Guide, rt.OpenArrays, rt.AnyLength, rt.Merge.Mode
	if c == nil {
		c = concolic.New(rt.Runtime, o, text.Unknown)
	}
	rt.concolic, rt.Guide = c, c
	rt.OpenArrays, rt.AnyLength, rt.Merge.Mode = false, !rt.lengthsSet, merge.Off
	return c, func() {
		rt.concolic, rt.Guide, rt.OpenArrays, rt.AnyLength, rt.Merge.Mode = before, guide, open, longer, mode
	}
}

// Concolic is what NewConcolic made, nil where nothing did.
func (rt *Runtime) Concolic() *concolic.Search { return rt.concolic }

// Ask links the methods that the library has already; Mark links the others. The first
// classes are linked before there is a runtime.
func (rt *Runtime) Ask(lib *vm.Library) {
	for id := range lib.Methods() {
		if mt := lib.MethodByID(uint32(id)); mt != nil {
			mt.Traits |= rt.models.Link(mt)
		}
	}
}

// InputHeap is what deals with the references of the machine.
func (rt *Runtime) InputHeap() *heap.Runtime { return rt.Heap }

// Join implements insn.Joiner.
func (rt *Runtime) Join(e *vm.Env, pieces []insn.Piece) bool { return rt.Texts.Join(e, pieces) }

// Notes tell the user what a verdict is to be read with: which solver names were
// replaced by others, which methods were never called, and what stayed as it was.
func (rt *Runtime) Notes() []string {
	notes := append(rt.Runtime.Notes(), rt.Methods.Notes()...)
	if n := rt.Merge.Merged; n > 0 {
		notes = append(notes, fmt.Sprintf("merged paths: %d times both ways of a branch became one path, which counts once; %s=none takes each by itself", n, MergeKey))
	}
	return notes
}
