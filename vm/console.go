package vm

// Locks of the standard streams.
//
// Up to Java 18 a text is printed under the monitor of the stream, and input is read under
// that of System.in. A text leaves in one step, so nobody can tell, but who enters such a
// monitor for something else: the program's own code, and what runs in it while a
// stream has it, as the methods that make the text of an object or of an exception.
// Then streams take their monitors. Since Java 19 they have locks that nobody gets at.

// consoles are the classes of the standard streams.
const (
	consoleOutput = "java/io/ConsoleStream"
	consoleInput  = "java/io/ConsoleInput"
)

func isConsole(c *Class) bool {
	return (c.Name == consoleOutput || c.Name == consoleInput) && c.Loader.Boot()
}

// firstWithOwnLocks is the first release in which monitors of the streams are of no use.
const firstWithOwnLocks = 19

// LocksConsole reports whether the standard streams have to take their monitors.
func LocksConsole(m *Machine) bool {
	return m.Lib.Release() < firstWithOwnLocks && (m.Explore == nil || m.Explore.Assumptions.Happens(LockedConsoles))
}

// entersConsole notes that t enters the monitor of a standard stream.
func entersConsole(m *Machine, t *Thread) {
	f := t.Top
	switch {
	case f == nil || f.Method.Class == nil:
	case m.Lib.Release() >= firstWithOwnLocks:
	case !f.Method.Class.Loader.Boot():
		m.Learn(LockedConsoles)
	case m.Sharing && f.Method.Class == m.Lib.known.throwable && !f.Method.Static():
		tellsOf(m, m.Heap.Get(Ref(f.Slots[0])))
	}
}

// FormatsOnConsole is told that a stream makes a text of objects while it has its lock.
func FormatsOnConsole(m *Machine, args *Object) {
	if args == nil || m.Explore == nil || !m.Sharing || m.Lib.Release() >= firstWithOwnLocks {
		return
	}
	for _, r := range args.Refs() {
		if o := m.Heap.Get(r); o != nil && !isPlain(o.Class) {
			m.Learn(LockedConsoles)
		}
	}
}

// isPlain reports whether the text of an object runs no code that others could hold up.
func isPlain(c *Class) bool { return ownClasses[c.Name] && c.Loader.Boot() }

// tellsOf notes that the stack trace of an exception is printed, which asks it and its causes
// for their texts.
func tellsOf(m *Machine, o *Object) {
	k := m.Lib.known
	for range mostCauses {
		if o == nil || !o.Class.SubclassOf(k.throwable) {
			return
		}
		for _, name := range []string{"toString", "getMessage", "getLocalizedMessage"} {
			asked := k.throwable.Method(name, "()Ljava/lang/String;")
			if by, _ := o.Class.Select(asked); !by.Class.Loader.Boot() {
				m.Learn(LockedConsoles)
				return
			}
		}
		cause := m.Heap.Get(o.Ref(k.throwableCause.Word))
		if cause == o {
			return
		}
		o = cause
	}
}

// mostCauses is how far causes of causes are looked at.
const mostCauses = 10
