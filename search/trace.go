package search

import (
	"strings"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/models"
	"github.com/gojpf/gojpf/vm"
)

// Step is one transition of a trace.
type Step struct {
	Thread    int               // that began it; where it cannot go on and one other can, that one does
	Decisions []choice.Decision // one for each generator; none at the program's start
	Choices   []string          // what was decided, as text
	Indices   []int             // the alternatives taken
	From      Place             // where the decisions were made
	Noted     *models.Record    // what the program had noted across all paths; nil for nothing
	Comments  []string          // what the program noted through Verify
	Lines     []Line            // the program's own source lines, in the order of execution
	// Operations are what the transition did that others may notice, and Threads
	// what all were doing at its end; both nil before there is a second thread.
	Operations []Operation
	Threads    []ThreadState
	Code       []Instr // the program's own instructions, where report.console.show_code wants them
	Insns      int64
	Output     string // what the program printed, as far as it was kept

	Unsourced int64 // instructions without source lines of the program
	Dropped   int64 // changes of line after the last that was kept
	// Diverged says that running the transition again did not take the same
	// course, so that its lines are not known: the program depends on something
	// outside its state, such as the host's files or clock.
	Diverged bool

	listed bool // Code is wanted
}

// Instr is an instruction that a transition executed.
type Instr struct {
	Line int    // index in Step.Lines of the line that it belongs to
	Text string // [12] invokestatic
}

// Line is a source line that a transition executed.
type Line struct {
	Class  string // with slashes
	File   string
	Line   int
	Method string
	Thread int // ID of the thread that was there
}

// Place is an instruction of the program's own code, or of any code where a
// thread executes none of its own.
type Place struct {
	Class  string // with slashes; "" where nothing is known
	Method string
	Desc   string
	File   string
	Line   int
	Insn   string // invokestatic
}

// trace describes the path to the end of alternative i of n.
func (x *explorer) trace(n *node, i int) (steps []Step) {
	if x.begin == nil {
		return nil
	}
	err := x.withPath(n, func() {
		steps = x.choicesTo(n, i)
		x.retrace(n, i, steps)
	})
	if err != nil {
		return x.choicesTo(n, i)
	}
	return steps
}

// choicesTo lists the transitions up to there with what was decided. The first
// is the program's start.
func (x *explorer) choicesTo(n *node, i int) []Step {
	var steps []Step
	noted := x.noted
	for ; n != nil; i, n = n.via, n.parent {
		if n.open == nil || n.gens == nil && n.total > 1 {
			steps = append(steps, Step{Diverged: true}) // what it chose among cannot be found out any more
			continue
		}
		s := Step{Decisions: n.decisions(i), Noted: noted}
		noted = n.noted
		for k, d := range s.Decisions {
			s.Choices = append(s.Choices, choiceText(d, k < len(s.Decisions)-1))
			s.Indices = append(s.Indices, d.Index)
		}
		steps = append(steps, s)
	}
	for a, b := 0, len(steps)-1; a < b; a, b = a+1, b-1 {
		steps[a], steps[b] = steps[b], steps[a]
	}
	return append([]Step{{}}, steps...)
}

// choiceText describes a decision. Generators that others were registered after
// at the same point are cascaded, as in JPF.
func choiceText(d choice.Decision, cascaded bool) string {
	text := d.String()
	if cascaded {
		text = strings.Replace(text, "isCascaded:false", "isCascaded:true", 1)
	}
	return text
}

// Path returns the transitions up to the present state, with what was decided
// but without the lines that they executed. Observers call it between two
// transitions.
func (p *Program) Path() (steps []Step) {
	x := p.explorer
	if x == nil || x.begin == nil {
		return nil
	}
	n, i := x.under.n, x.under.i
	if err := x.withPath(n, func() { steps = x.choicesTo(n, i) }); err != nil {
		return x.choicesTo(n, i)
	}
	return steps
}

// StorePath writes the path to the present state to a file, that in the middle
// of a transition to the end of it. The run is incomplete where it cannot.
func (p *Program) StorePath(file, comment string, v *Violation, verbose bool) {
	x := p.explorer
	if x == nil {
		return
	}
	x.toStore = append(x.toStore, func() {
		t := NewStoredTrace(p.Name, comment, p.Path(), v)
		t.Given, t.Inputs, t.Longer = p.given(), p.runInputs(), x.rounds.longer
		if err := t.WriteFile(file, verbose); err != nil {
			x.cut(Cut{Reason: oneLine(err), Help: "the search went on; another folder may do"})
		}
	})
	if !x.running {
		x.storePaths()
	}
}

// storePaths writes what StorePath was asked for.
func (x *explorer) storePaths() {
	for len(x.toStore) > 0 {
		store := x.toStore[0]
		x.toStore = x.toStore[1:]
		store()
	}
}

// PlaceOf tells where a thread is: the topmost method of the program's own.
func PlaceOf(t *vm.Thread) Place {
	if t == nil || t.Top == nil {
		return Place{}
	}
	var at *vm.Frame
	t.Frames(func(f *vm.Frame) bool {
		if f.Method.Has(vm.TraitPseudo) || f.Code == nil {
			return true
		}
		if own(f.Method.Class) {
			at = f
			return false
		}
		if at == nil {
			at = f
		}
		return true
	})
	if at == nil {
		return Place{}
	}
	c := at.Method.Class
	// The names outlive the image of the JDK.
	p := Place{
		Class: strings.Clone(c.Name), Method: strings.Clone(at.Method.Name), Desc: strings.Clone(at.Method.Desc),
		Line: at.Line(), Insn: insn.Name(at.Code.Instrs[at.PC].Op),
	}
	if c.File != nil {
		p.File = strings.Clone(c.File.SourceFile)
	}
	return p
}
