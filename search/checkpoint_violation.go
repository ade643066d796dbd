package search

import (
	"fmt"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/models"
	"github.com/gojpf/gojpf/search/property"
)

// savedViolation is a violation in a checkpoint: what cannot be written as it is,
// the decisions of its trace above all, is kept in another form beside it.
type savedViolation struct {
	Violation Violation // without its trace
	Found     string    // Origin.Details
	Property  string    // of Origin
	Observer  string
	Steps     []savedStep
}

// savedStep is a step of a trace; Step itself has no decisions, and nothing noted.
type savedStep struct {
	Step      Step
	Decisions []choice.Kept
	Noted     int // the place of the record, from 1
}

// saveViolations writes violations down, and what programs had noted on the way
// into t, which has each record once.
func (t *pathTree) saveViolations(list []Violation) []savedViolation {
	var saved []savedViolation
	for _, v := range list {
		s := savedViolation{Violation: v, Found: v.Origin.Details, Property: v.Origin.Property, Observer: v.Origin.Observer}
		s.Violation.Trace, s.Violation.Origin = nil, property.Origin{}
		for _, step := range v.Trace {
			to := savedStep{Step: step, Noted: t.record(step.Noted)}
			to.Step.Decisions, to.Step.Noted = nil, nil
			for _, d := range step.Decisions {
				to.Decisions = append(to.Decisions, d.Keep())
			}
			s.Steps = append(s.Steps, to)
		}
		saved = append(saved, s)
	}
	return saved
}

// restoreViolations gives back what saveViolations has written.
func restoreViolations(saved []savedViolation, records []*models.Record) ([]Violation, error) {
	var list []Violation
	for _, s := range saved {
		v := s.Violation
		v.Origin, v.Trace = property.Origin{Details: s.Found, Property: s.Property, Observer: s.Observer}, nil
		for _, from := range s.Steps {
			step := from.Step
			step.Decisions = nil
			if from.Noted < 0 || from.Noted > len(records) {
				return nil, errIncoherent
			}
			if from.Noted > 0 {
				step.Noted = records[from.Noted-1]
			}
			for _, k := range from.Decisions {
				d, err := k.Decision()
				if err != nil {
					return nil, fmt.Errorf("%w: %w", errIncoherent, err)
				}
				step.Decisions = append(step.Decisions, d)
			}
			v.Trace = append(v.Trace, step)
		}
		list = append(list, v)
	}
	return list, nil
}
