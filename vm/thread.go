package vm

import (
	"slices"
	"strings"
)

// Status is what a thread is doing, from the scheduler's point of view.
type Status uint8

// The states of a thread.
const (
	Runnable   Status = iota
	Blocked           // entering a monitor that another thread owns
	Waiting           // in Object.wait
	Sleeping          // Thread.sleep
	Parked            // LockSupport.park
	Joining           // blocked in a native that waits for a condition
	Terminated        // ended
)

var statusNames = [...]string{"RUNNABLE", "BLOCKED", "WAITING", "SLEEPING", "PARKED", "JOINING", "TERMINATED"}

func (s Status) String() string { return statusNames[s] }

// Thread is one thread of the program under test.
type Thread struct {
	ID     int    // 0 is main; in order of start
	born   uint16 // objects that it has made and numbered
	kind   uint64 // of work, see symmetry.go; 0 for main
	Obj    Ref    // the java.lang.Thread
	Top    *Frame
	Status Status
	epoch  Epoch

	Lock      Ref    // what it is Blocked on or Waiting for
	SavedLock uint32 // monitor entries given up by wait
	Deadline  int64  // nanoseconds of machine time, 0 none: when a wait, sleep or park ends by itself
	Permit    bool   // of park and unpark
	span      int64  // what it parks for, from its beginning; negative: see spanRead
	clock     int64  // of the call that it is in, see clock.go
	Patient   bool   // its time is over only when nothing else can happen but for what daemons do
	Daemon    bool
	maxDepth  int32 // frames before StackOverflowError
	Overflow  int32 // natives now handling a stack overflow
	HashCount uint32
	hashes    hashSequence
	Exc       Ref    // exception being thrown
	WaitOrder uint64 // among the waiters of a monitor
	Notified  bool   // woken from Object.wait by a notification
	Suspended bool   // does not go on, whatever its status
	woken     seeming
	stop      Ref  // to be thrown when it runs again
	settles   bool // it waits until nothing is left to wait for, see stage.go
	still     bool // it settles when nothing can go on, though something be left

	// Kept while there are other threads.
	Held   []Ref     // monitors and locks that it is in; never written in place
	Reads  []Ref     // locks that it has for reading, see readlocks.go; the same
	Joined ThreadSet // that it knows to have ended
	Atomic int32     // atomic sections of Verify that it is in
	Next   Operation // what it stopped in front of
	stands uint64    // where it stopped last, while courses are taken down
	served Ref       // once it has ended: whose task it was, and nothing else, see pertask.go

	ahead    []int          // threads joined ahead that have not ended, by ID; never written in place
	came     []int          // those that have ended since
	joinedAt []TraceElement // where it has joined the first of them
}

// seeming is what a thread is still seen to do that was woken: its state changes by
// its own first step, not by who wakes it. It is kept where states are asked for.
type seeming struct {
	status Status // Runnable: nothing but what it does
	timed  bool
}

func (s seeming) bits() uint32 {
	b := uint32(s.status) << 16
	if s.timed {
		b |= 1 << 24
	}
	return b
}

// Seems returns what others see t do, and whether that ends by itself.
func (t *Thread) Seems() (s Status, timed bool) {
	if t.woken.status != Runnable {
		return t.woken.status, t.woken.timed
	}
	return t.Status, t.Deadline != 0
}

// Alive reports whether the thread has been started and has not ended.
func (t *Thread) Alive() bool { return t.Status != Terminated }

// Frames calls f for every frame from the top down until f returns false.
func (t *Thread) Frames(f func(*Frame) bool) {
	for fr := t.Top; fr != nil; fr = fr.Parent {
		if !f(fr) {
			return
		}
	}
}

// thread returns thread id for writing.
func (m *Machine) thread(id int) *Thread {
	t := m.threads[id]
	if t.epoch != m.epoch {
		c := *t
		c.epoch = m.epoch
		t = &c
		m.ownThreads()
		m.threads[id] = t
		if m.Current != nil && m.Current.ID == id {
			m.Current = t
		}
	}
	return t
}

func (m *Machine) ownThreads() {
	if m.threadsEpoch != m.epoch {
		m.threads = append([]*Thread(nil), m.threads...)
		m.threadsEpoch = m.epoch
	}
}

// Threads returns all threads in the order of their start; the slice and the
// threads must not be written.
func (m *Machine) Threads() []*Thread { return m.threads }

// NewThread adds a thread for a java.lang.Thread object, runnable, with the
// given method and arguments as its first frame.
func (m *Machine) NewThread(obj Ref, daemon bool, first *Method, args ...uint64) *Thread {
	m.ownThreads()
	t := &Thread{ID: len(m.threads), Obj: obj, epoch: m.epoch, Daemon: daemon, maxDepth: int32(m.Opt.MaxDepth)}
	if m.Explore != nil {
		t.kind = m.kindOf(obj)
		if m.Explore.Course != nil && slices.ContainsFunc(m.threads, func(o *Thread) bool { return o.kind == t.kind }) {
			m.Learn(Alike)
		}
	}
	m.threads = append(m.threads, t)
	if m.Explore != nil && !m.Sharing {
		m.beginSharing()
	}
	Weak(m).remembersStart(t)
	m.enables()
	m.noteWake(t.ID)
	m.Note(Access{Mode: AccessWrite, Key: threadsKey}) // IDs depend on the order
	m.Note(Access{Mode: AccessWrite, Obj: obj, Key: startKey})
	m.Publish(obj)
	m.PushNative(t, first, args, 0)
	noteStart(m, t)
	m.events.threadStarted(t)
	return t
}

// GrowStack gives a thread that was just made, and asks for a stack of that
// many bytes, as many more frames as the stack is larger than usual.
func (m *Machine) GrowStack(t *Thread, bytes int64) {
	if n := bytes / defaultStack; n > 1 {
		t.maxDepth = int32(max(int64(m.Opt.MaxDepth), min(deepestStack, int64(m.Opt.MaxDepth)*min(n, deepestStack))))
	}
}

// ThreadOf returns the thread started for a java.lang.Thread object, nil when
// it has not been started.
func (m *Machine) ThreadOf(obj Ref) *Thread {
	for _, t := range m.threads {
		if t.Obj == obj {
			return t
		}
	}
	return nil
}

// ThreadName returns the name of a thread as the program set it.
func (m *Machine) ThreadName(t *Thread) string {
	if t.Obj == 0 {
		return "main"
	}
	return m.GoString(m.Heap.Get(t.Obj).Ref(m.Lib.known.thread.FieldNamed("name").Word))
}

func (m *Machine) otherRunnable() bool {
	for _, t := range m.threads {
		if t != m.Current && m.canRun(t) {
			return true
		}
	}
	return false
}

// canRun reports whether t can go on: it is runnable, or waits for a monitor
// that is free.
func (m *Machine) canRun(t *Thread) bool {
	return !t.Suspended && (t.Status == Runnable || t.Status == Blocked && m.Heap.Get(t.Lock).LockOwner == 0)
}

// endThread is called when the last frame of t is gone.
func (m *Machine) endThread(t *Thread) {
	readerWaits(m, t) // for good
	t = m.thread(t.ID)
	t.served = servedBy(m, t)
	t.Status, t.Lock = Terminated, 0
	if m.misc.memory != nil {
		Weak(m).memory().End(t.ID)
	}
	m.events.threadTerminated(t)
}

// LiveThreads describes the threads that have not ended, for reports.
func (m *Machine) LiveThreads() []string {
	var out []string
	for _, t := range m.threads {
		if t.Status == Terminated {
			continue
		}
		s := "thread " + m.ThreadName(t) + ":" + strings.ToLower(t.Status.String())
		out = append(out, s)
	}
	return out
}
