package explore

import (
	"fmt"

	"github.com/gojpf/gojpf/models"
	"github.com/gojpf/gojpf/search/property"
	"github.com/gojpf/gojpf/search/result"
	"github.com/gojpf/gojpf/vm"
)

// Exit statuses. A program that ends with a status other than 0 has told its
// caller that it failed, and a JUnit run that it printed FAILURES. Whether that is
// a violation only the user knows; ExitStatusProperty says so. A run without it
// tells which statuses were met.

// ended looks at the status of a program that has come to its end. It returns
// nil if that is no violation, and counts it otherwise.
func (x judge) ended(n *node) *property.Violation {
	m := x.m
	if x.s.stage != nil {
		return x.s.stage.left(m)
	}
	status := 0
	if e := m.ExitStatus(); e != nil {
		status = e.Status
	} else if models.Uncaught(m) != "" {
		// The JDK's launcher ends with 1 where main has ended by an exception.
		status = 1 // the launcher's
		if x.s.properties.exits {
			return property.Exit(m, nil, status)
		}
	}
	// A node that is explored again ends in the same ways again.
	if status != 0 && (n == nil || !n.again) {
		s := &x.r.Statistics
		if s.Exits == nil {
			s.Exits = map[int]int64{}
		}
		s.Exits[status]++
	}
	return nil
}

// Uncaught is the class of the exception by which main ended on a machine's path, ""
// for none.
func (s *Session) Uncaught(m *vm.Machine) string { return models.Uncaught(m) }

// noticeDeadThreads makes sure that a program is not called safe should an
// exception that ended a thread ever get past the watch.
// It is a second look, at what must not be: an exception that ended a thread with no violation
// and no handler of the program's would otherwise be a safe run.
func (x judge) noticeDeadThreads() {
	if x.s.properties.passed != 0 {
		return
	}
	for _, t := range x.m.Threads() {
		if !t.Alive() && t.Exc != 0 {
			x.cut(result.Cut{Reason: fmt.Sprintf("thread %s was ended by an exception that was not examined", x.m.ThreadName(t))})
		}
	}
}

// cutAlternatives notes where the program could have gone another way.
// It is asked at the ends of paths, so that a violation in front of it is told without that,
// and once more at the end of a search that would be safe otherwise: a program that writes
// files in a loop has no end, and comes back to a state that it has met with other files.
func (x judge) cutAlternatives() {
	if x.s.World.FilesOnHost() {
		x.cut(result.Cut{Reason: "files of the host are not part of the state", Help: "set vm.file_writes=state"})
	}
	if x.s.World.Clock.OnHost() {
		x.cut(result.Cut{Reason: "the run depends on the real clock", Help: "set vm.time.model=virtual"})
	}
}
