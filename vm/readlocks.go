package vm

import "slices"

// Locks for reading. Whoever reads a variable under a lock for reading is kept apart from
// those who write it under the lock for writing, as by a monitor. A thread counts as
// holding one from where lock returns to where unlock is called: never for longer than it does, at
// times for shorter (tryLock tells by its result, and calls that are parts of others are not
// followed), which costs states and no answer.

const readLock = "java/util/concurrent/locks/ReentrantReadWriteLock$ReadLock"

// readLockTakers return when the lock was taken.
var readLockTakers = []string{"lock", "lockInterruptibly"}

// takesReadLock notes that a call which was an operation returns, in frame f.
func takesReadLock(m *Machine, t *Thread, f *Frame) {
	if mt := f.Method; mt.Class.Name != readLock || !mt.Class.Loader.Boot() || !slices.Contains(readLockTakers, mt.Name) || !m.Sharing || m.Explore.Weak {
		return
	}
	if r := readSync(m, f); r != 0 {
		w := m.thread(t.ID)
		w.Reads = append(t.Reads[:len(t.Reads):len(t.Reads)], r)
	}
}

// givesUpReadLock notes that a method begins in frame f which may give such a lock up.
func givesUpReadLock(m *Machine, f *Frame) {
	if !f.Method.Class.givesUpReadLock(f.Method.Name) {
		return
	}
	t := m.Current
	if i := slices.Index(t.Reads, readSync(m, f)); i >= 0 {
		m.thread(t.ID).Reads = slices.Delete(slices.Clone(t.Reads), i, i+1)
	}
}

// givesUpReadLock reports whether a method is that one.
func (c *Class) givesUpReadLock(method string) bool { return c.Name == readLock && method == "unlock" }

// readSync is the synchronizer of the lock whose method is in frame f, which is also that of
// the lock for writing; 0 where a JDK has something else.
func readSync(m *Machine, f *Frame) Ref {
	lock := m.Heap.Get(Ref(f.Slots[0]))
	if lock == nil || !lock.Class.SubclassOf(f.Method.Class) {
		return 0
	}
	sync := f.Method.Class.FieldNamed("sync")
	if sync == nil {
		return 0
	}
	return lock.Ref(sync.Word)
}

// heldFor returns what t holds that keeps others from writing a variable, or from accessing it
// while t writes.
func (t *Thread) heldFor(write bool) []Ref {
	if write || len(t.Reads) == 0 {
		return t.Held
	}
	return append(t.Held[:len(t.Held):len(t.Held)], t.Reads...)
}
