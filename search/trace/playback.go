package trace

import (
	"fmt"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/models"
)

// Playback compares the choices of a program with those of a stored trace.
// It never guesses: where the program stands in front of another choice than the trace, the
// run ends with the line of the file, as any alternative taken there would be another path.
type Playback struct {
	*Stored

	file  string
	next  int
	noted *models.Record // before the transition that comes
}

// NewPlayback returns a Playback of the trace in a file, which must be of the named
// program. Errors are those of the file.
func NewPlayback(file, program string) (*Playback, error) {
	t, err := Read(file)
	if err != nil {
		return nil, err
	}
	if t.Application != program {
		return nil, fmt.Errorf("%s: it is a trace of %s, not of %s", file, t.Application, program)
	}
	f := &Playback{file: file, Stored: t}
	// Both JPF and we begin with the choice of the main thread, which is none.
	if len(t.Choices) > 0 && shortName(t.Choices[0].Class) == shortName(threadClass) && t.Choices[0].Transition <= 0 {
		f.next = 1
	}
	return f, nil
}

// Noted returns what the program had noted before the transition that comes. The
// file says so if known is true.
// A file of JPF's has no notes, which is not the same as nothing noted.
func (f *Playback) Noted() (r *models.Record, known bool) {
	return f.noted, len(f.Choices) > 0 && f.Choices[0].Transition >= 0
}

// MisfitError says that a stored trace does not fit the program.
type MisfitError struct {
	File string
	Line int
	Why  string
}

func (e *MisfitError) Error() string {
	return fmt.Sprintf("%s:%d: the trace does not fit the program: %s", e.File, e.Line, e.Why)
}

// misfit says that the trace does not fit the program at one of its choices.
func (f *Playback) misfit(at *Choice, format string, args ...any) error {
	return &MisfitError{f.file, at.line, fmt.Sprintf(format, args...)}
}

// Choose returns the alternatives that the trace takes of a choice, in front of a
// transition. Without a choice it goes on where the program has ended a transition.
// more is false where the trace has come to its end.
// Choices that the program makes at once have to stand in the file at once; one more or fewer,
// and all that follow would be read as others.
func (f *Playback) Choose(transition int, gens []choice.Generator) (indices []int, more bool, err error) {
	if len(gens) == 0 {
		return f.pass(transition)
	}
	// What JPF breaks transitions with stands where JPF does.
	for f.next < len(f.Choices) && f.Choices[f.next].isBreak() && f.Choices[f.next].Transition < 0 {
		f.next++
	}
	left := f.Choices[f.next:]
	if len(left) == 0 {
		return nil, false, nil
	}
	for k, g := range gens {
		if k >= len(left) {
			return nil, false, f.misfit(&left[k-1], "it ends among the choices that the program makes together")
		}
		c := &left[k]
		if c.Transition >= 0 && c.Transition != transition {
			return nil, false, f.misfit(c, "it chooses in transition %d, the program in transition %d", c.Transition, transition)
		}
		if why := c.fits(g); why != "" {
			return nil, false, f.misfit(c, "%s", why)
		}
		indices = append(indices, c.Index)
		f.noted = c.Noted
	}
	f.next += len(gens)
	if n := len(gens); n < len(left) && left[n].Transition == transition {
		return nil, false, f.misfit(&left[n], "the program makes fewer choices in transition %d", transition)
	}
	return indices, true, nil
}

// pass goes on where the program has ended a transition without a choice.
// A listener, or Verify.breakTransition, ends transitions without a choice.
func (f *Playback) pass(transition int) (indices []int, more bool, err error) {
	if f.next == len(f.Choices) {
		return nil, false, nil
	}
	c := &f.Choices[f.next]
	switch known := c.Transition >= 0; {
	case c.isBreak() && (!known || c.Transition == transition):
		f.next++
		f.noted = c.Noted
	case known:
		return nil, false, f.misfit(c, "the program chooses nothing in transition %d", transition)
	}
	return nil, true, nil
}

// Ended returns an error if the program has ended in front of a choice of the trace.
func (f *Playback) Ended() error {
	if rest := f.Choices[f.next:]; len(rest) > 0 {
		return f.misfit(&rest[0], "the program ends in front of this choice")
	}
	return nil
}
