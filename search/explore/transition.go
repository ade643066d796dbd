package explore

import (
	"github.com/gojpf/gojpf/models"
	"github.com/gojpf/gojpf/search/property"
	"github.com/gojpf/gojpf/vm"
)

// Transition goes on with the program until it ends or has to choose. An error
// says that it cannot go on, or that a property does not hold.
// The machine comes back for what it cannot do itself: the first start of a second thread,
// where the search rehearses, and the end of the last thread that is no daemon, behind which
// shutdown hooks run as threads of the program (models.Finish). The search sees one
// transition.
func (s *Session) Transition() error {
	m := s.m
	for {
		switch m.Execute() {
		case vm.Halted:
			return m.Halt
		case vm.Paused:
			return nil
		case vm.Starting:
			if s.walk != nil {
				s.walk.rehearse()
			}
			continue
		case vm.Deadlock:
			if s.properties.deadlocks {
				return nil
			}
			return &property.DeadlockError{Threads: m.LiveThreads()}
		}
		if !models.Finish(m) {
			return nil
		}
	}
}
