// Package proof shows of programs as a whole that they never do what they must not do:
// by invariants of loops and summaries of calls, where a search would have to go round
// for ever.
//
// The methods that a program can reach are translated from its class files into
// constrained Horn clauses (package symbolic/horn): a predicate for each place where
// ways meet, for what a method is called with, and for what it returns. A clause takes
// the code from one such place to the next; one without a head ends in an exception that
// is a violation. If falsehood does not follow, no run of the program is a violation.
//
// Invariants. Clauses have at least the behaviour that the program has: a value that is
// not followed is any value of its type. What has effects that are not known exactly
// makes the translation give up, with the reason. Nothing here executes, loads or
// links anything: it reads class files only, and belongs to no machine.
package proof

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/gojpf/gojpf/stop"
	"github.com/gojpf/gojpf/symbolic/horn"
)

// Program is what a proof is about.
type Program struct {
	// Main is the class, with slashes, whose method main(String[]) is run.
	Main string
	// Class finds the file of one of the program's own classes.
	Class func(name string) (data []byte, ok bool)
	// Asserts says of which classes assertions are checked, by names with dots.
	Asserts func(class string) bool
	// Passes says which exceptions are no violations where they end the program.
	Passes func(Kind) bool
	// Exits says that it is a violation to end with a status other than 0.
	Exits bool
}

// Kind is a kind of exceptions that end a program.
type Kind uint8

// The kinds.
const (
	Assertion Kind = iota // java.lang.AssertionError
	Runtime               // java.lang.RuntimeException
	Other                 // all others
	Overflow              // java.lang.StackOverflowError
)

// Proof is why a program is safe.
type Proof struct {
	// Invariants are what holds, by places, in the order of the program.
	Invariants []Invariant
	// Assumed are the names of what the proof takes for granted.
	Assumed []string
	Clauses int // that were checked
}

// Invariant is what holds whenever the program is at a place.
type Invariant struct {
	Place string // p.C.m:12, or the call or the result of a method
	Holds string // in Java's syntax
}

// UnlimitedStack is what proofs of recursive programs assume where a StackOverflowError
// would be a violation.
const UnlimitedStack = "stack: as deep as recursion goes; StackOverflowError was not looked for"

// UnlimitedMemory is what proofs assume of programs that make texts or arrays of any length,
// where an OutOfMemoryError would be a violation.
const UnlimitedMemory = "memory: as much as lengths of texts and arrays ask for; OutOfMemoryError was not looked for"

// ErrNothing says that there is nothing to prove by invariants: no loop, no recursion.
var ErrNothing = errors.New("the program has no loops and no recursion")

// Find looks for a proof. An error says why there is none, which says nothing about the
// program.
// The translation is done anew, from the first class on, whenever a place turned out to make
// more than one object: what was concluded from "there is one" is in shapes, fields and
// methods everywhere, and nothing tells which of it still holds. Each round bans at least one
// more place and the places of a program are finite, so it ends.
func Find(p *Program, limit time.Duration, end *stop.Stop) (*Proof, error) {
	t, err := translate(p, false)
	if err != nil {
		return nil, err
	}
	within := horn.Limits{Time: limit, Stop: end}
	if !t.loads {
		found, err := t.system.Prove(within)
		if err != nil {
			return nil, err
		}
		return proofOf(t, found), nil
	}
	// What is in arrays is asked for where lengths do not say enough: more numbers in each
	// predicate make it harder to find what matters of them.
	start := time.Now()
	within.Time = limit / 4
	if found, err := t.system.Propose(within); err == nil {
		return proofOf(t, found), nil
	}
	if more, err := translate(p, true); err == nil {
		within.Time = limit / 2
		if found, err := more.system.Prove(within); err == nil {
			return proofOf(more, found), nil
		}
	}
	within.Time = limit - time.Since(start)
	found, err := t.system.Persist(within)
	if err != nil {
		return nil, err
	}
	return proofOf(t, found), nil
}

// translate makes clauses of a program, in which what is in arrays is followed, or is not.
func translate(p *Program, contents bool) (*translation, error) {
	t := newTranslation(p, contents, map[string]bool{})
	for t.program(); t.again; t.program() {
		t = newTranslation(p, contents, t.banned)
	}
	switch {
	case t.err != nil:
		return nil, t.err
	// A program without loops and recursion has finitely many paths, and the search ends by
	// itself: a proof would cost the start of a solver and say no more.
	case !t.repeats:
		return nil, ErrNothing
	}
	return t, nil
}

// proofOf is what was found, in the words of the program.
func proofOf(t *translation, found *horn.Proof) *Proof {
	p := t.p
	out := &Proof{Clauses: found.Checked}
	// Predicates have no depth of the stack. What is proved is true of a machine with a stack
	// without end, so the report has to say so where the difference could be a violation.
	if t.recursive && !p.Passes(Overflow) {
		out.Assumed = append(out.Assumed, UnlimitedStack)
	}
	if t.grows && !p.Passes(Other) {
		out.Assumed = append(out.Assumed, UnlimitedMemory)
	}
	for _, pred := range t.system.Preds {
		if pred.Shown == "" {
			continue
		}
		// Predicates of places where ways just meet have no name to show, and "true" tells
		// nobody anything; both were checked like the others.
		if holds := found.Holds[pred]; !holds.IsTrue() {
			out.Invariants = append(out.Invariants, Invariant{pred.Shown, shown(holds.Java())})
		}
	}
	return out
}

// mostShown is how long an invariant may be in reports.
const mostShown = 400

func shown(text string) string {
	if len(text) > mostShown {
		return text[:mostShown] + " ..."
	}
	return text
}

// String is the proof in a few words.
func (p *Proof) String() string {
	var list []string
	for _, i := range p.Invariants {
		list = append(list, i.Place+": "+i.Holds)
	}
	return fmt.Sprintf("%d conditions; %s", p.Clauses, strings.Join(slices.Clip(list), "; "))
}
