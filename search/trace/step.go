// Package trace is what is told of a path through a program: its transitions as
// steps (Step), with what each decided and did, and the file that holds the choices
// of a path, by which it can be taken again.
//
// A Recorder makes steps while a machine executes a path; it changes nothing of what
// the machine does. A file is read in JPF's form as well as in ours, and a Playback
// says where it does not fit the program, instead of guessing.
package trace

import (
	"fmt"
	"strings"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/models"
	"github.com/gojpf/gojpf/vm"
)

// Step is one transition of a trace.
// What was decided is known from the search. The rest is found out by executing the transition
// again (Recorder), and is missing where that went another way.
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

// ChoiceText describes a decision. Generators that others were registered after
// at the same point are cascaded, as in JPF.
func ChoiceText(d choice.Decision, cascaded bool) string {
	text := d.String()
	if cascaded {
		text = strings.Replace(text, "isCascaded:false", "isCascaded:true", 1)
	}
	return text
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
		if Own(f.Method.Class) {
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
		Line: at.Line(), Insn: insn.Name(at.Code.Instrs[at.PC].Op()),
	}
	if c.File != nil {
		p.File = strings.Clone(c.File.SourceFile)
	}
	return p
}

// maxLines is how many source lines of one transition a trace keeps.
// A transition may be a loop of fifty thousand jumps.
const maxLines = 10_000

// Insn is told of each instruction before it is executed.
func (r *Recorder) Insn(_ *vm.Machine, t *vm.Thread, f *vm.Frame) { r.s.record(t, f, r.listed) }

// record notes the line that the next instruction of f belongs to.
// A line is noted when it changes: a loop of one line is one entry.
func (s *Step) record(t *vm.Thread, f *vm.Frame, listed bool) {
	c := f.Method.Class
	line := 0
	if Own(f.Method.Class) && c.File != nil && c.File.SourceFile != "" {
		line = f.Method.Line(f.BCI())
	}
	if line <= 0 {
		s.Unsourced++
		return
	}
	if k := len(s.Lines); k == 0 || s.Lines[k-1].Line != line || s.Lines[k-1].Class != c.Name || s.Lines[k-1].Thread != t.ID {
		if k == maxLines {
			s.Dropped++
			return
		}
		s.Lines = append(s.Lines, newLine(t, f, line))
	}
	if listed && len(s.Code) < 10*maxLines {
		s.Code = append(s.Code, Instr{len(s.Lines) - 1, fmt.Sprintf("[%d] %s", f.BCI(), insn.Name(f.Code.Instrs[f.PC].Op()))})
	}
}

// newLine is a line of a frame's method, whose class names its file.
func newLine(t *vm.Thread, f *vm.Frame, line int) Line {
	c := f.Method.Class
	// The names outlive the image of the JDK.
	return Line{
		Class: strings.Clone(c.Name), File: strings.Clone(c.File.SourceFile), Line: line, Method: strings.Clone(f.Method.Name), Thread: t.ID,
	}
}

// Own reports whether a class is the program's own: neither the JDK's nor one of
// the API.
// Lines of the JDK in a trace would bury those of the program.
func Own(c *vm.Class) bool {
	return c.Loader != nil && c.Loader.Kind >= vm.LoaderApp && c.Source != models.APISource
}
