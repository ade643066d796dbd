package search

import (
	"slices"
	"strings"

	"github.com/gojpf/gojpf/search/threads"
	"github.com/gojpf/gojpf/vm"
)

// deadlockViolation describes a deadlock: of all threads, or of those of a
// cycle while others could go on.
func deadlockViolation(m *vm.Machine) Violation {
	v := Violation{Kind: KindDeadlock, Property: propertyPackage + notDeadlocked, Threads: threads.Snapshot(m)}
	lines := []string{"deadlock encountered:"}
	for _, t := range v.Threads {
		lines = append(lines, "  "+t.String())
	}
	v.Message, v.Details = strings.TrimSuffix(lines[0], ":"), strings.Join(lines, "\n")
	v.Cycle = threads.Cycle(m, v.Threads)
	for _, t := range m.Threads() {
		if t.Alive() && !t.Daemon && (len(v.Cycle) == 0 || slices.Contains(v.Cycle, t.ID)) {
			v.Thread = m.ThreadName(t)
			v.locate(threads.StackOf(t))
			break
		}
	}
	return v
}

// lockedForEver reports whether threads wait for each other in a way that nothing
// the others do can end.
func (x *explorer) lockedForEver() bool {
	return !x.p.properties.deadlocks && x.locks.ForEver(x.m)
}
