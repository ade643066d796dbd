package vm

import "slices"

// Groups of threads.
//
// Threads enter their group when they are started and leave it when they end. Nobody sees
// that who does not ask the group, and does not wait in its monitor for those who leave to
// notify. So it is no operation until somebody does: from then on all of it is executed
// like any other code, the questions, too. A group asks its subgroups one after the other,
// and interrupts one thread after the other, and those may go on in between.

const threadGroup = "java/lang/ThreadGroup"

// quietOfGroup are the methods of a group that tell nothing of its threads and subgroups,
// and change nothing that books read. Of all others it is assumed.
var quietOfGroup = []string{"getName", "getParent", "parentOf", "getMaxPriority", "isDaemon", "checkAccess", "uncaughtException",
	"allowThreadSuspension", "toString"}

// asksGroup reports whether a method tells or changes what a group keeps books of.
func (c *Class) asksGroup(method string) bool {
	return c.Name == threadGroup && !slices.Contains(quietOfGroup, method) && !slices.Contains(books[threadGroup], method)
}

// asksGroups notes that such a method begins in frame f.
func asksGroups(m *Machine, f *Frame) {
	if m.Sharing && f.Method.Class.asksGroup(f.Method.Name) && m.piece(m.Current) == nil {
		m.Learn(AsksGroups)
	}
}

// entersGroup notes that t enters the monitor of a group: the program's own code also
// before there is a second thread, for it may still be in it then.
func entersGroup(m *Machine, t *Thread) {
	own := t.Top == nil || t.Top.Method.Class != m.Lib.known.threadGroup
	if (own || m.Sharing) && m.piece(t) == nil {
		m.Learn(AsksGroups)
	}
}

// ofAskedGroup reports whether a method is part of such books while somebody asks: also for the states of
// threads, which may be blocked at the monitor of their group.
func ofAskedGroup(m *Machine, mt *Method) bool {
	return m.Explore.Assumptions.Happens(AsksGroups|AsksStates) && (mt.Class == m.Lib.known.threadGroup || mt.Class == m.Lib.known.thread)
}
