// Package threads is what the threads of a machine are doing: what each holds, what
// it waits for, and when they wait for each other for ever.
//
// It only looks: nothing here changes the machine, or asks the program. What it says
// of a thread holds for the present state.
package threads

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
)

// Holding is something that a thread owns and others may have to wait for.
type Holding struct {
	Kind   string // HoldsMonitor, HoldsLock or HoldsInit
	Object string // p.Fork@1f, or the class
	Where  string // p.Main.run(Main.java:12), where it was entered; "" if that is not known
}

// What a thread can hold.
const (
	HoldsMonitor = "monitor"
	HoldsLock    = "lock"           // of java.util.concurrent
	HoldsInit    = "initialisation" // of a class
)

// Waiting is what a thread waits for.
type Waiting struct {
	Kind   string
	Object string // p.Fork@1f, the class, or the name of the thread that is to end; "" for none
	Owner  int    // ID of the thread that has to do something first, -1 if it could be any
	Timed  bool   // it ends by itself
}

// What a thread can wait for.
const (
	WaitsMonitor = "monitor" // to enter it
	WaitsNotify  = "notification"
	WaitsPark    = "permit"         // of LockSupport
	WaitsResult  = "result"         // of a FutureTask
	WaitsJoin    = "end"            // of a thread
	WaitsInit    = "initialisation" // of a class by another thread
	WaitsSleep   = "time"
	WaitsResume  = "resumption" // it was suspended
)

// cycleOf finds threads each of which waits for the next, the last for the
// first. It prefers the one with the lowest ID that wanted accepts a member of,
// and begins with its lowest ID.
// Each thread waits for at most one, so following is enough; a row longer than there are
// threads goes round somewhere else.
func cycleOf(owners []int, wanted func(id int) bool) []int {
	for first := range owners {
		if !wanted(first) {
			continue
		}
		ids := []int{first}
		for next := owners[first]; next >= 0 && len(ids) <= len(owners); next = owners[next] {
			if next == first {
				k := slices.Index(ids, slices.Min(ids))
				return append(ids[k:len(ids):len(ids)], ids[:k]...)
			}
			ids = append(ids, next)
		}
	}
	return nil
}

// Locks looks for threads that wait for each other for ever. It keeps what need not be
// asked for again.
// It is asked after every transition, so it does nothing as long as less than two threads
// wait.
type Locks struct {
	blocker *vm.Field
	owners  []int
}

// ForEver reports whether threads wait for each other in a way that
// nothing the others do can end, so that the program can never end by itself:
// for monitors, for classes that are being initialised, and without regard to
// interrupts for locks that their owners only can release. It is asked after
// every transition.
func (l *Locks) ForEver(m *vm.Machine) bool {
	if !m.Sharing {
		return false
	}
	waiting := 0
	for _, t := range m.Threads() {
		switch t.Status {
		case vm.Blocked, vm.Joining, vm.Parked:
			waiting++
		case vm.Runnable:
			if _, held := vm.HeldUp(m, t); held {
				waiting++
			}
		}
	}
	if waiting < 2 {
		return false
	}
	if l.blocker == nil {
		l.blocker = blockerField(m)
	}
	l.owners = l.owners[:0]
	for _, t := range m.Threads() {
		l.owners = append(l.owners, firmOwner(m, t, l.blocker))
	}
	// A cycle of daemons only keeps nobody from ending.
	return cycleOf(l.owners, func(id int) bool { return !m.Threads()[id].Daemon }) != nil
}

// Cycle returns the IDs of threads each of which waits for the next, the last for
// the first; nil if there are none.
func Cycle(m *vm.Machine, threads []Info) []int {
	owners := make([]int, len(m.Threads()))
	for i := range owners {
		owners[i] = -1
	}
	for _, t := range threads {
		if t.Waits != nil {
			owners[t.ID] = t.Waits.Owner
		}
	}
	return cycleOf(owners, func(int) bool { return true })
}

// firmOwner returns the thread that must give something up before t can go on,
// -1 if there is none or if t might go on without that.
// "Firm" is what nothing but that thread can end: a thread that may be interrupted, woken or
// wait for a time only is left out, or a deadlock would be reported that has a way out.
func firmOwner(m *vm.Machine, t *vm.Thread, blocker *vm.Field) int {
	switch t.Status {
	case vm.Runnable:
		if owner, _ := vm.HeldUp(m, t); owner != nil {
			return owner.ID
		}
	case vm.Blocked:
		return int(m.Heap.Get(t.Lock).LockOwner) - 1
	case vm.Joining:
		if o := m.Heap.Get(t.Lock); o.Class == m.Lib.ClassClass() {
			return initialiser(m, t.Lock)
		}
	case vm.Parked:
		lock := m.Heap.Get(t.Obj).Ref(blocker.Word)
		if t.Deadline != 0 || lock == 0 {
			return -1
		}
		// The synchronizers of others may be released by anybody.
		name := m.Heap.Get(lock).Class.Name
		if !strings.HasPrefix(name, locksPackage+"ReentrantLock$") && !strings.HasPrefix(name, locksPackage+"ReentrantReadWriteLock$") {
			return -1
		}
		if owner := exclusiveOwner(m, lock); owner >= 0 && uninterruptible(t) {
			return owner
		}
	}
	return -1
}

const (
	locksPackage = "java/util/concurrent/locks/"
	queued       = locksPackage + "AbstractQueuedSynchronizer"
	futureTask   = "java/util/concurrent/FutureTask"
)

// uninterruptible reports whether a parked thread that waits for a
// synchronizer does so until it gets it.
// It is in the code that the thread is in: lock and lockInterruptibly park in the same method,
// with other arguments. JDKs differ in its form.
func uninterruptible(t *vm.Thread) (yes bool) {
	t.Frames(func(f *vm.Frame) bool {
		if f.Method.Class.Name != queued {
			return f.Code == nil || f.Method.Class.Name == locksPackage+"LockSupport"
		}
		switch f.Method.Name {
		case "acquire": // (this, node, arg, shared, interruptible, timed, time)
			yes = len(f.Slots) > 5 && f.Method.Args > 6 && f.Slots[4] == 0 && f.Slots[5] == 0
		case "acquireQueued", "doAcquireShared": // of older JDKs
			yes = true
		}
		return false
	})
	return yes
}

// initialiser returns the thread that initialises the class of a mirror, -1 if
// nobody does.
// Two classes whose initialisers need each other, by two threads, are a deadlock of the JVM's.
func initialiser(m *vm.Machine, mirror vm.Ref) int {
	if s := m.ClassState(m.ClassOf(mirror)); s.Status == vm.InitRunning {
		return int(s.Thread)
	}
	return -1
}

// blockerField is the field of a thread with the object that it has given as
// the reason for parking.
func blockerField(m *vm.Machine) *vm.Field {
	return m.Lib.MustLoad("java/lang/Thread").FieldNamed("parkBlocker")
}

// exclusiveOwner returns the thread that owns a synchronizer of
// java.util.concurrent, -1 if none does.
func exclusiveOwner(m *vm.Machine, r vm.Ref) int {
	o := m.Heap.Get(r)
	for c := o.Class; c != nil; c = c.Super {
		if c.Name != locksPackage+"AbstractOwnableSynchronizer" {
			continue
		}
		return liveThread(m, o.Ref(c.FieldNamed("exclusiveOwnerThread").Word))
	}
	return -1
}

// liveThread returns the ID of the thread of a java.lang.Thread, -1 if there is
// none that is alive.
func liveThread(m *vm.Machine, r vm.Ref) int {
	if t := m.ThreadOf(r); r != 0 && t != nil && t.Alive() {
		return t.ID
	}
	return -1
}

// AwaitedBy describes what a thread waits for, nil for nothing.
// For reports: unlike firmOwner it also says what others may end.
func AwaitedBy(m *vm.Machine, t *vm.Thread) *Waiting {
	w := &Waiting{Owner: -1, Timed: t.Deadline != 0}
	switch t.Status {
	case vm.Blocked:
		w.Kind, w.Object, w.Owner = WaitsMonitor, NameOf(m, t.Lock), int(m.Heap.Get(t.Lock).LockOwner)-1
		if w.Owner < 0 || w.Owner == t.ID {
			return nil // it may enter
		}
	case vm.Waiting:
		w.Kind, w.Object = WaitsNotify, NameOf(m, t.Lock)
		if other := m.ThreadOf(t.Lock); other != nil && m.JoinsInMonitor(t) {
			w.Kind, w.Object, w.Owner = WaitsJoin, m.ThreadName(other), other.ID
		}
	case vm.Parked:
		w.Kind = WaitsPark
		if blocker := m.Heap.Get(t.Obj).Ref(blockerField(m).Word); blocker != 0 {
			w.Object, w.Owner = NameOf(m, blocker), exclusiveOwner(m, blocker)
			if task := m.Heap.Get(blocker); task.Class.Name == futureTask {
				w.Kind, w.Owner = WaitsResult, liveThread(m, task.Ref(task.Class.FieldNamed("runner").Word))
			}
		}
	case vm.Sleeping:
		w.Kind = WaitsSleep
	case vm.Joining:
		if o := m.Heap.Get(t.Lock); o.Class == m.Lib.ClassClass() {
			w.Kind, w.Object, w.Owner = WaitsInit, m.ClassOf(t.Lock).JavaName(), initialiser(m, t.Lock)
		} else if other := m.ThreadOf(t.Lock); other != nil {
			w.Kind, w.Object, w.Owner = WaitsJoin, m.ThreadName(other), other.ID
		} else {
			w.Kind, w.Object = WaitsJoin, NameOf(m, t.Lock)
		}
	default:
		owner, held := vm.HeldUp(m, t)
		switch {
		case t.Suspended:
			w.Kind = WaitsResume
		case held:
			w.Kind, w.Object = WaitsPark, NameOf(m, t.Next.Lock)
			if owner != nil {
				w.Owner = owner.ID
			}
		default:
			return nil
		}
	}
	return w
}

// HeldBy lists what a thread holds, in the order in which it got it.
// Classes in initialisation are found on the stack, as no list has them.
func HeldBy(m *vm.Machine, t *vm.Thread) []Holding {
	var list []Holding
	for _, r := range t.Held {
		h := Holding{Kind: HoldsLock, Object: NameOf(m, r)}
		if m.Owns(t, r) {
			h.Kind, h.Where = HoldsMonitor, enteredAt(t, r)
		}
		list = append(list, h)
	}
	t.Frames(func(f *vm.Frame) bool {
		if f.Method.Name == "<clinit>" {
			list = append(list, initHolding(f.Method.Class))
		}
		return true
	})
	return list
}

func initHolding(c *vm.Class) Holding { return Holding{Kind: HoldsInit, Object: c.JavaName()} }

// addOwned completes what threads hold by what others wait for of them: locks
// that were taken when there was one thread, subclasses of the class whose
// initialiser runs.
// Locks that were taken while there was one thread were not noted then, as that would cost
// every program without threads.
func addOwned(threads []Info) {
	for _, t := range threads {
		w := t.Waits
		if w == nil || w.Owner < 0 {
			continue
		}
		h := Holding{Object: w.Object}
		switch w.Kind {
		case WaitsMonitor:
			h.Kind = HoldsMonitor
		case WaitsPark:
			h.Kind = HoldsLock
		case WaitsInit:
			h.Kind = HoldsInit
		default:
			continue
		}
		for i := range threads {
			o := &threads[i]
			if o.ID == w.Owner && !slices.ContainsFunc(o.Holds, func(k Holding) bool { return k.Kind == h.Kind && k.Object == h.Object }) {
				o.Holds = append(o.Holds, h)
			}
		}
	}
}

// enteredAt finds where a thread has entered a monitor: the method that is
// synchronized on it, or the statement, which keeps the object in a local
// variable while it is executed. It is "" where there is neither.
// Nobody keeps the place; it is read off the code, which stores the object in front of
// monitorenter.
func enteredAt(t *vm.Thread, r vm.Ref) (where string) {
	t.Frames(func(f *vm.Frame) bool {
		if f.Locked == r {
			where = vm.TraceElement{Method: f.Method, BCI: 0}.String()
		}
		if f.Code == nil {
			return true
		}
		for pc := 1; pc <= int(f.PC) && pc < len(f.Code.Instrs); pc++ {
			enter, store := &f.Code.Instrs[pc], &f.Code.Instrs[pc-1]
			if enter.Op() == bytecode.Monitorenter && store.Op() == bytecode.Astore && vm.Ref(f.Slots[store.A]) == r && covers(f.Code, pc, int(f.PC)) {
				where = vm.TraceElement{Method: f.Method, BCI: int(f.Code.BCI[pc])}.String()
			}
		}
		return true // the outermost entry is the one that took it
	})
	return where
}

// covers reports whether the synchronized statement that is entered at one
// instruction extends to another: compilers guard it by a handler for all
// exceptions.
func covers(code *vm.Code, enter, pc int) bool {
	return slices.ContainsFunc(code.Handlers, func(h vm.Handler) bool {
		return h.Catch == "" && int(h.Start) == enter+1 && pc >= enter+1 && pc < int(h.PC)
	})
}

// NameOf is how an object is called in reports.
// The number is that of the heap: the same on the same path, so traces can be compared.
func NameOf(m *vm.Machine, r vm.Ref) string {
	if r == 0 {
		return ""
	}
	c := m.Heap.Get(r).Class
	if c == m.Lib.ClassClass() {
		return fmt.Sprintf("class %s", m.ClassOf(r).JavaName())
	}
	return fmt.Sprintf("%s@%x", c.JavaName(), uint32(r))
}

// StackOf lists where the methods of a thread are, the topmost first.
func StackOf(t *vm.Thread) []vm.TraceElement { return t.Stack() }

// Info describes a thread in a Snapshot.
type Info struct {
	Class     string
	ID        int
	Name      string
	Status    string
	Priority  int
	Daemon    bool
	LockCount int    // monitor entries given up by wait
	Lock      string // what it waits for, "" for nothing
	Holds     []Holding
	Waits     *Waiting // nil if it can go on
	Stack     []string
}

// String prints the thread in JPF's form.
func (t Info) String() string {
	return fmt.Sprintf("thread %s:{id:%d,name:%s,status:%s,priority:%d,isDaemon:%v,lockCount:%d,suspendCount:0}",
		t.Class, t.ID, t.Name, t.Status, t.Priority, t.Daemon, t.LockCount)
}

// Snapshot describes the live threads.
func Snapshot(m *vm.Machine) []Info {
	var list []Info
	for _, t := range m.Threads() {
		if !t.Alive() {
			continue
		}
		obj := m.Heap.Get(t.Obj)
		info := Info{
			Class: obj.Class.JavaName(), ID: t.ID, Name: m.ThreadName(t), Status: t.Status.String(), Daemon: t.Daemon,
			Priority:  int(int32(vm.ThreadPriority.Of(m, t.Obj))),
			LockCount: int(t.SavedLock), Holds: HeldBy(m, t), Waits: AwaitedBy(m, t), Stack: m.StackOf(t, nil),
		}
		if t.Lock != 0 {
			info.Lock = fmt.Sprintf("%s@%x", m.Heap.Get(t.Lock).Class.JavaName(), uint32(t.Lock))
		}
		list = append(list, info)
	}
	addOwned(list)
	return list
}

// Unwound gives threads that an exception has left without frames the stacks
// that they had when it was made.
// A violation by an exception is known when the frames are gone.
func Unwound(threads, before []Info) []Info {
	for i := range threads {
		for _, b := range before {
			if t := &threads[i]; t.ID == b.ID && len(t.Stack) == 0 {
				t.Stack = b.Stack
			}
		}
	}
	return threads
}
