// Package replay takes paths again that a search has taken before: for the lines and
// operations of a trace (Retrace), to see whether a violation that was found with
// unknown values happens with inputs that were solved for (Repetition), and for a trace
// that is easier to read (Minimize).
//
// Invariants. Nothing that is executed here is part of the search: it happens aside, and
// neither statistics nor listeners hear of it, but for a Witness who was made for it. A
// path that takes another course than before is told as such, never as the old one.
//
// The package knows no nodes and no frontier. A path is a list of Legs, and what the
// search has to do with its execution is a Search.
package replay

import (
	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/models"
	"github.com/gojpf/gojpf/search/property"
	"github.com/gojpf/gojpf/vm"
)

// Search is what a search does for those who take its paths again.
type Search interface {
	// Aside lets f run the machine without leaving a mark.
	Aside(f func())
	// Transition goes on with the program until it ends or has to choose.
	Transition() error
	// Digest identifies the machine's state together with the choice that it stands in
	// front of.
	Digest(gens []choice.Generator) vm.Digest
	// Outside sets what is no part of a state to what it was before a transition, the
	// number of which is given with what the program had noted until then.
	Outside(number int, noted *models.Record)
	// LockedForEver reports whether threads wait for each other for good.
	LockedForEver() bool
	// EndCalls tells of the calls of symbolic methods that end with a transition.
	EndCalls(err error, depth int)
	// StageEnd says what is wrong where a stage has ended, nil for nothing; ended is false where none has.
	StageEnd() (v *property.Violation, ended bool)
	// Witness calls somebody who would report a violation that came about in this way,
	// nil where the machine does by itself.
	Witness(by property.Origin) (Witness, error)
}

// Witness looks at a path that is taken again, knowing nothing of the rest of the
// search, and says what the reporter of a violation would.
type Witness interface {
	// Before is called in front of a transition, After behind it: over says that
	// nothing follows. They return the violation that is then reported.
	Before(depth int) *property.Violation
	After(depth int, over bool) *property.Violation
	// Dismiss lets those listen again who listened before.
	Dismiss()
}

// Leg is a transition of a path as the search has made it.
// It is plain values and states, so that this package can take paths of any search.
type Leg struct {
	From      *vm.State         // the state that it leaves
	Decisions []choice.Decision // that it begins with; none at the program's start
	Noted     *models.Record    // what the program had noted before it; nil for nothing
	// To is the state that it has led to, in front of Choices. The last leg of a path
	// leads to where the machine is, and has none of this.
	To      *vm.State
	Choices []choice.Generator
	Digest  vm.Digest // of To; zero if not known
	// Unfinished says that the search has not come to the end of this transition yet.
	Unfinished bool
}
