package explore

import (
	"fmt"
	"time"

	"github.com/gojpf/gojpf/insn/symexec"
	"github.com/gojpf/gojpf/search/result"
	"github.com/gojpf/gojpf/search/trace"
)

// Texts and arrays of unknown length are given few characters and elements, for a
// search grows with them as a rule. Where nothing but that has left something out, the
// search begins anew with twice the length, for a while: what is wrong may need it.

const (
	// It makes the speed of the machine decide between incomplete and violated, never between
	// these and safe; see "Lengths are raised by beginning anew" in docs/decisions.md.
	lengthenFor = 10 * time.Second // of all further rounds
)

// lengthen prepares a round with greater lengths, if the one that has ended found
// nothing and was complete but for them. Who gave the limits, or asks for all paths,
// gets what they say.
// Any other cut stays a cut however long texts are, so then the time would be for nothing.
func (x *explorer) lengthen() (bool, error) {
	s := x.s
	rt := s.Symexec
	if rt == nil || len(x.r.Incomplete) == 0 || len(x.r.Violations) > 0 || x.rounds.longer == trace.MostLonger || x.late() {
		return false, nil
	}
	if x.walking || x.team != nil || x.terminated || s.stop || s.guide != nil || s.checkpoints != nil || x.m.Interrupted.Asked() || x.exhausted() {
		return false, nil
	}
	if s.Options.Symbolic.LengthsSet || s.wantsPaths() || rt.Heap.Lazy != nil || rt.Concolic() != nil {
		return false, nil
	}
	for _, c := range x.r.Incomplete {
		if !rt.Shortened(c.Reason) {
			return false, nil
		}
	}
	if x.rounds.longer == 0 {
		x.rounds.deadline = time.Now().Add(lengthenFor)
	}
	x.rounds.longer++
	s.raiseLengths(1)
	return true, x.restart(nil)
}

// raiseLengths doubles the lengths so many times.
// A trace says how often, as a replay has to know: what is an input of 8 characters is another
// choice than one of 4.
func (s *Session) raiseLengths(times int) {
	if rt := s.Symexec; rt != nil {
		rt.ArrayLength, rt.Texts.MaxLength = rt.ArrayLength<<times, rt.Texts.MaxLength<<times
	}
}

// late reports whether rounds with greater lengths have taken their time.
func (x *explorer) late() bool {
	return x.rounds.longer > 0 && !time.Now().Before(x.rounds.deadline)
}

// overdue ends such a round in the middle.
// It is no failure of the run: what was searched completely, with the lengths before, is in
// the text.
func (x *explorer) overdue() bool {
	if !x.late() {
		return false
	}
	rt := x.s.Symexec
	x.cut(result.Cut{
		Reason: fmt.Sprintf("texts of more than %d characters, or arrays of more than %d elements, were tried for a while only", rt.Texts.MaxLength/2, rt.ArrayLength/2),
		Help:   "set " + symexec.TextLengthKey + " or " + symexec.ArrayLengthKey + " to try all up to that",
	})
	return true
}
