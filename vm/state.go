package vm

import "github.com/gojpf/gojpf/vm/memory"

// State is the program's state at one moment: an immutable value. It can be
// restored any number of times, by any machine of the same library.
type State struct {
	frozen   frozen // see invariants.go
	heap     Table[*Object]
	next     Ref
	free     freeList
	used     int64
	outside  int64
	count    int64
	alloc    int64
	gcAt     int64
	classes  Table[*ClassState]
	interned Table[Ref]
	sites    Table[Ref]
	threads  []*Thread
	current  int
	misc     misc
}

// misc is the part of the state that is small enough to copy whole.
type misc struct {
	pendingRefs []Ref // cleared references whose queue is locked; never written in place
	now         int64 // nanoseconds since the machine started
	insns       int64
	waitOrder   uint64
	extra       extras // of natives, see Machine.Extra; values are immutable
	loaders     *loaderTable
	exit        *Exit
	prelude     int            // slices used up before the first decision
	decided     bool           // there was one
	clockRead   bool           // the program knows the time
	sharing     bool           // there has been a second thread
	spent       bool           // the transition has had its operation that others may notice
	spins       uint16         // the times that it has spun, see spinsOut
	memory      *memory.Memory // nil under sequential consistency, see weak.go
}

// Take returns the present state and starts a new epoch, so that everything
// the state holds is frozen from now on.
func (m *Machine) Take() *State {
	s := &State{
		heap: m.Heap.tab, next: m.Heap.next, free: m.Heap.free, used: m.Heap.used, outside: m.Heap.outside, count: m.Heap.count,
		alloc: m.Heap.Allocated, gcAt: m.Heap.gcAt,
		classes: m.classes, interned: m.interned, sites: m.sites, threads: m.threads, current: -1, misc: m.misc,
	}
	if m.Current != nil {
		s.current = m.Current.ID
	}
	m.startEpoch()
	if checked {
		s.freeze(m)
	}
	return s
}

// Restore makes s the present state.
func (m *Machine) Restore(s *State) {
	if checked {
		s.checkFrozen()
	}
	h := m.Heap
	h.tab, h.next, h.free, h.used, h.outside, h.count = s.heap, s.next, s.free, s.used, s.outside, s.count
	h.Allocated, h.gcAt = s.alloc, s.gcAt
	m.classes, m.interned, m.sites, m.threads, m.misc = s.classes, s.interned, s.sites, s.threads, s.misc
	m.Current = nil
	m.yielding, m.reschedule, m.nativeResult, m.forced, m.goesIn = false, false, 0, 0, false
	m.Sharing = m.misc.sharing
	m.seesPositions()
	m.at = position{}
	m.ResetSlices()
	m.startEpoch()
	m.trimFramePool()
	if s.current >= 0 {
		m.Current = m.threads[s.current]
	}
}

// startEpoch freezes all that was written so far. The present thread is frozen, too, until
// Execute goes on.
func (m *Machine) startEpoch() {
	m.epoch = nextEpoch()
	for i := range m.Heap.recycle {
		m.Heap.recycle[i] = nil
	}
	m.extraOwned = false
}
