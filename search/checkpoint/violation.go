package checkpoint

import (
	"fmt"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/models"
	"github.com/gojpf/gojpf/search/property"
	"github.com/gojpf/gojpf/search/trace"
)

// Violation is a violation in a checkpoint: what cannot be written as it is,
// the decisions of its trace above all, is kept in another form beside it.
// A decision has its generator, which is an object of the program's choice; it is written as
// plain values and made again from them.
type Violation struct {
	Violation property.Violation // without its trace
	Found     string             // Origin.Details
	Property  string             // of Origin
	Observer  string
	Setup     trace.Setup // without inputs: searches with some cannot be saved
	Steps     []savedStep
}

// savedStep is a step of a trace; Step itself has no decisions, and nothing noted.
type savedStep struct {
	Step      trace.Step
	Decisions []choice.Encoded
	Noted     int // the place of the record, from 1
}

// Violations writes violations down, and what programs had noted on the way into
// records.
func Violations(list []property.Violation, records *Records) []Violation {
	var saved []Violation
	for _, v := range list {
		s := Violation{Violation: v, Found: v.Origin.Details, Property: v.Origin.Property, Observer: v.Origin.Observer, Setup: v.Origin.Setup}
		s.Setup.Inputs = nil
		s.Violation.Trace, s.Violation.Origin = nil, property.Origin{}
		for _, step := range v.Trace {
			to := savedStep{Step: step, Noted: records.Place(step.Noted)}
			to.Step.Decisions, to.Step.Noted = nil, nil
			for _, d := range step.Decisions {
				to.Decisions = append(to.Decisions, d.Encode())
			}
			s.Steps = append(s.Steps, to)
		}
		saved = append(saved, s)
	}
	return saved
}

// Restore gives back what Violations has written.
func Restore(saved []Violation, records []*models.Record) ([]property.Violation, error) {
	var list []property.Violation
	for _, s := range saved {
		v := s.Violation
		v.Origin, v.Trace = property.Origin{Details: s.Found, Property: s.Property, Observer: s.Observer, Setup: s.Setup}, nil
		for _, from := range s.Steps {
			step := from.Step
			step.Decisions = nil
			var err error
			if step.Noted, err = At(records, from.Noted); err != nil {
				return nil, err
			}
			for _, k := range from.Decisions {
				d, err := k.Decision()
				if err != nil {
					return nil, fmt.Errorf("%w: %w", ErrIncoherent, err)
				}
				step.Decisions = append(step.Decisions, d)
			}
			v.Trace = append(v.Trace, step)
		}
		list = append(list, v)
	}
	return list, nil
}
