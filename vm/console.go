package vm

// Locks of the standard streams.
//
// Up to Java 18, and again since 24, a text is printed under the monitor of the stream, and
// input is read under that of System.in. A text leaves in one step, so nobody can tell, but
// who enters such a monitor for something else: the program's own code, and what runs in it
// while a stream has it, as the methods that make the text of an object or of an exception.
// Then streams take their monitors. From 19 to 23 they have locks that nobody gets at, so
// that only the latter can tell; and nobody can tell that they are taken for reading.
//
// A stream is closed under its lock, too, so that what is printed is lost or not.

// consoles are the classes of the standard streams.
const (
	consoleOutput = "java/io/ConsoleStream"
	consoleInput  = "java/io/ConsoleInput"
)

// ConsoleLockClass is the class of what streams take that have locks of their own. Theirs hold
// no lock of java.util.concurrent as others do: they are locked by their own monitors.
const ConsoleLockClass = "jdk/internal/misc/InternalLock"

// The releases in which they have.
const (
	FirstWithOwnLocks = 19
	LastWithOwnLocks  = 23
)

// OwnConsoleLocks reports whether the streams of the JDK at hand have locks of their own.
func OwnConsoleLocks(m *Machine) bool {
	r := m.Lib.Release()
	return r >= FirstWithOwnLocks && r <= LastWithOwnLocks
}

func isConsole(c *Class) bool {
	return (c.Name == consoleOutput || c.Name == consoleInput || c.Name == ConsoleLockClass) && c.Loader.Boot()
}

func locksConsoles(m *Machine) bool {
	return m.Explore == nil || m.Explore.Assumptions.Happens(LockedConsoles)
}

// LocksInput reports whether the standard input has to take its monitor.
func LocksInput(m *Machine) bool { return locksConsoles(m) && !OwnConsoleLocks(m) }

// ConsoleLock is what a stream has to lock while it prints, null where nobody can tell.
func ConsoleLock(m *Machine, stream Ref) Ref {
	switch {
	case !locksConsoles(m):
		return 0
	case OwnConsoleLocks(m):
		return Ref(word(m.Heap.Get(stream), "own"))
	}
	return stream
}

// entersConsole notes that t enters the lock of a standard stream.
func entersConsole(m *Machine, t *Thread) {
	f := t.Top
	switch {
	case f == nil || f.Method.Class == nil:
	case !f.Method.Class.Loader.Boot():
		if !OwnConsoleLocks(m) {
			m.Learn(LockedConsoles)
		}
	default:
		EntersTrace(m, f)
	}
}

// EntersTrace notes that the code of frame f, if it is that which prints a stack trace, enters
// the lock of a stream for it.
func EntersTrace(m *Machine, f *Frame) {
	if m.Sharing && f != nil && f.Method.Class == m.Lib.known.throwable && !f.Method.Static() {
		tellsOf(m, m.Heap.Get(Ref(f.Slots[0])))
	}
}

// FormatsOnConsole is told that a stream makes a text of objects while it has its lock.
func FormatsOnConsole(m *Machine, args *Object) {
	if args == nil || m.Explore == nil || !m.Sharing {
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

// ClosesConsole is told that a stream is about to be closed.
func ClosesConsole(m *Machine) {
	if m.Sharing {
		m.Learn(LockedConsoles)
	}
}

// startsInConsole notes that the second thread is started by code that makes a text while
// a stream has its lock: what was printed before concerned nobody.
func startsInConsole(m *Machine) {
	if m.Explore == nil || m.Current == nil {
		return
	}
	for f := m.Current.Top; f != nil; f = f.Parent {
		if c := f.Method.Class; c != nil && c.Loader.Boot() && (c.Name == consoleOutput || c == m.Lib.known.throwable && f.Method.Name != "<init>") {
			m.Learn(LockedConsoles)
		}
	}
}

// tellsOf notes that the stack trace of an exception is printed, which asks it, its causes
// and what it suppresses for their texts.
func tellsOf(m *Machine, o *Object) {
	k := m.Lib.known
	asked := []*Method{k.throwable.Method("getCause", "()Ljava/lang/Throwable;")}
	for _, name := range []string{"toString", "getMessage", "getLocalizedMessage"} {
		asked = append(asked, k.throwable.Method(name, "()Ljava/lang/String;"))
	}
	for range mostCauses {
		if o == nil || !o.Class.SubclassOf(k.throwable) {
			return
		}
		for _, what := range asked {
			// Some of the JDK's own have causes elsewhere, and texts made of them.
			if by, _ := o.Class.Select(what); by != what && by.Class.Name != "java/lang/NullPointerException" {
				m.Learn(LockedConsoles)
				return
			}
		}
		if list := m.Heap.Get(o.Ref(k.throwableSuppressed.Word)); list != nil && list.Class.Name == "java/util/ArrayList" {
			break // somebody has added to it
		}
		cause := m.Heap.Get(o.Ref(k.throwableCause.Word))
		if cause == o {
			return
		}
		o = cause
	}
	if o != nil {
		m.Learn(LockedConsoles)
	}
}

// mostCauses is how far causes of causes are looked at.
const mostCauses = 10
