package search

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/models"
	"github.com/gojpf/gojpf/search/property"
	"github.com/gojpf/gojpf/search/result"
)

// Exit statuses. A program that ends with a status other than 0 has told its
// caller that it failed, and a JUnit run that it printed FAILURES. Whether that is
// a violation only the user knows; ExitStatusProperty says so. A run without it
// tells which statuses were met.

// ended looks at the status of a program that has come to its end. It returns
// nil if that is no violation, and counts it otherwise.
func (x *explorer) ended(n *node) *Violation {
	m := x.m
	status := 0
	if e := m.ExitStatus(); e != nil {
		status = e.Status
	} else if models.Uncaught(m) {
		status = 1 // the launcher's
		if x.p.properties.exits {
			return property.Exit(m, nil, status)
		}
	}
	if status != 0 && (n == nil || !n.again) {
		s := &x.r.Statistics
		if s.Exits == nil {
			s.Exits = map[int]int64{}
		}
		s.Exits[status]++
	}
	return nil
}

// exitNote says which statuses a program has ended with that was not to fail by
// them, "" for none but 0.
func (p *Program) exitNote(s *result.Statistics) string {
	if len(s.Exits) == 0 {
		return ""
	}
	var list []string
	for _, status := range slices.Sorted(maps.Keys(s.Exits)) {
		times := "once"
		if n := s.Exits[status]; n > 1 {
			times = fmt.Sprintf("%d times", n)
		}
		list = append(list, fmt.Sprintf("%d (%s)", status, times))
	}
	return "exit status: the program ended with " + strings.Join(list, ", ") + "; search.properties+=,." + strings.TrimPrefix(property.Package+property.ExitStatus, "gov.nasa.jpf.") + " makes that a violation"
}
