package models

import (
	"slices"
	"strings"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/vm"
)

// java.lang.ref. In HotSpot a thread of the JDK, the reference handler, moves
// cleared references to their queues. It would be a thread of the state space
// that nobody asked about, so it is never started here (see startThread): the
// collector itself puts cleared references into their queues. In a search that is
// a choice made where the program looks (see vm.References), for which these
// methods are natives. Finalizers are not run; docs/models.md says so.
func init() {
	reference := Methods{
		"get":                             referenceGet,
		"get0":                            referenceGet,
		"refersTo0":                       refersTo,
		"clear0":                          referenceClear,
		"isEnqueued":                      isEnqueued,
		"enqueue":                         referenceEnqueue,
		"getAndClearReferencePendingList": returnNull,
		"hasReferencePendingList":         returnBool(false),
	}
	Override("java/lang/ref/Reference", reference)
	Register("java/lang/ref/PhantomReference", Methods{"refersTo0": refersTo, "clear0": referenceClear})
	Override(queueClass, Methods{"poll": queuePoll, "reallyPoll": queueReallyPoll, "poll0": queueReallyPoll})
	// The queues of these releases may have a lock that the collector cannot hold, instead
	// of a monitor that it can notify.
	OverrideIn(18, 24, queueClass, Methods{
		"remove()Ljava/lang/ref/Reference;":   monitored,
		"remove(J)Ljava/lang/ref/Reference;":  monitored,
		"enqueue(Ljava/lang/ref/Reference;)Z": monitored,
		"signal()V":                           queueSignal,
	})
	Register(monitoredQueue, Methods{"lock": monitoredLock, "reallyPoll": queueReallyPoll, "enqueue0": monitoredEnqueue})
}

// serviceThreads are threads of the JDK whose work the machine does itself.
var serviceThreads = map[string]bool{
	"java/lang/ref/Reference$ReferenceHandler": true,
	"java/lang/ref/Finalizer$FinalizerThread":  true,
}

const (
	referenceClass = "java/lang/ref/Reference"
	queueClass     = "java/lang/ref/ReferenceQueue"
	monitoredQueue = "java/lang/ref/MonitoredQueue"
)

// asked reports whether the program itself asks what became of a reference: the
// collections of java.util and cleaners tell it, but what else of the JDK uses
// references does so for caches, whose contents make no difference to it.
func asked(e *vm.Env) bool {
	for f := e.Caller(); f != nil; f = f.Parent {
		c := f.Method.Class
		switch {
		case c != nil && strings.HasPrefix(c.Name, "java/lang/invoke/MethodType"):
			return false // the table of method types, which are compared by what is in them
		case c == nil || f.Method.Has(vm.TraitPseudo) || reflective(f.Method) || strings.HasPrefix(c.Name, "java/lang/invoke/"):
		case !c.Loader.Boot() || c.Hidden:
			options(e).Refers.Store(true)
			return true
		case c.Name == cleanerImpl:
			options(e).Refers.Store(true)
			return true
		case strings.HasPrefix(c.Name, "java/lang/ref/"):
		case strings.HasPrefix(c.Name, "java/util/ResourceBundle") || strings.HasPrefix(c.Name, "java/util/Locale"):
			return false
		case !strings.HasPrefix(c.Name, "java/util/"):
			return false
		}
	}
	return false
}

// mayLook is asked where a word of a reference or a queue is looked at or
// written. What the program asks depends on everything, see vm.OpCollect. ok is
// false where the native must return; choose says whether the collector's work is
// a choice.
func mayLook(e *vm.Env, word int, write bool) (choose, ok bool) {
	if e.M.Explore == nil || !asked(e) {
		return false, e.MayAccess(e.Ref(0), word, write)
	}
	return e.M.ChoosesReferences(), e.MayRun(vm.Operation{Kind: vm.OpCollect})
}

// mayLookAtReferent is mayLook for the referent of the receiver. It decides whether
// the collector has cleared that before.
func mayLookAtReferent(e *vm.Env, write bool) (ok bool) {
	r, word := e.Ref(0), field(e, referenceClass, "referent")
	if e.Object(0).Words[word] == 0 { // which it stays
		if x := e.M.Explore; x != nil && x.References != vm.ReferencesAny && !options(e).Refers.Load() {
			asked(e) // the model that cleared it is worth a note
		}
		return e.MayAccess(r, word, write)
	}
	choose, ok := mayLook(e, word, write)
	if !ok || !choose || !e.M.Clearable(r) {
		return ok
	}
	i, ok := e.Choose(choice.NewIntInterval("clearReference", 0, 1))
	if ok && i == 1 {
		e.M.ClearFor(r)
	}
	return ok
}

func referenceGet(e *vm.Env) {
	if mayLookAtReferent(e, false) {
		e.ReturnRef(e.Object(0).Ref(field(e, referenceClass, "referent")))
	}
}

func refersTo(e *vm.Env) {
	if mayLookAtReferent(e, false) {
		e.ReturnBool(e.Object(0).Words[field(e, referenceClass, "referent")] == uint64(e.Ref(1)))
	}
}

// referenceClear takes the referent away, unless the collector was first: then
// the reference still comes into its queue.
func referenceClear(e *vm.Env) {
	if mayLookAtReferent(e, true) {
		e.M.Heap.Writable(e.Ref(0)).Words[field(e, referenceClass, "referent")] = 0
	}
}

// mayBeEnqueued is mayLook for whether the receiver is in its queue. It decides
// whether the collector has put it there.
func mayBeEnqueued(e *vm.Env, write bool) (ok bool) {
	r := e.Ref(0)
	choose, ok := mayLook(e, field(e, referenceClass, "queue"), write)
	if !ok || !choose {
		return ok
	}
	queue := e.M.Heap.Get(r).Ref(field(e, referenceClass, "queue"))
	class := e.M.Lib.MustLoad(queueClass)
	if queue == 0 || queue == nullQueue(e) || queue == vm.Ref(e.M.Static(class.FieldNamed("ENQUEUED"))) {
		return true
	}
	if !e.M.IsDiscovered(r) && !e.M.Clearable(r) || lockedByOther(e, queue) {
		return true
	}
	i, ok := e.Choose(choice.NewIntInterval("enqueueReference", 0, 1))
	if ok && i == 1 {
		e.M.EnqueueReference(r)
	}
	return ok
}

// nullQueue is the queue of references that have none.
func nullQueue(e *vm.Env) vm.Ref {
	class := e.M.Lib.MustLoad(queueClass)
	f := class.FieldNamed("NULL")
	if f == nil {
		f = class.FieldNamed("NULL_QUEUE")
	}
	return vm.Ref(e.M.Static(f))
}

func isEnqueued(e *vm.Env) {
	if mayBeEnqueued(e, false) {
		enqueued := e.M.Static(e.M.Lib.MustLoad(queueClass).FieldNamed("ENQUEUED"))
		e.ReturnBool(e.Object(0).Words[field(e, referenceClass, "queue")] == enqueued)
	}
}

// referenceEnqueue is Reference.enqueue().
func referenceEnqueue(e *vm.Env) {
	if e.Phase == 1 {
		e.ReturnBool(e.Result != 0)
		return
	}
	if !mayBeEnqueued(e, true) {
		return
	}
	o := e.M.Heap.Writable(e.Ref(0))
	o.Words[field(e, referenceClass, "referent")] = 0
	o.Words[field(e, referenceClass, "discovered")] = 0
	e.CallVirtual(1, e.M.Lib.MustLoad(queueClass).DeclaredMethod("enqueue", "(Ljava/lang/ref/Reference;)Z"),
		o.Words[field(e, referenceClass, "queue")], e.Args[0])
}

func queueLock(e *vm.Env, queue vm.Ref) vm.Ref {
	return e.M.Heap.Get(queue).Ref(field(e, queueClass, "lock"))
}

func lockedByOther(e *vm.Env, queue vm.Ref) bool {
	lock := e.M.Heap.Get(queueLock(e, queue))
	if lock == nil { // a queue of the JDK's own, which nobody waits at
		return false
	}
	owner := lock.LockOwner
	return owner != 0 && owner != uint16(e.T.ID+1)
}

// collects decides what the collector puts into a queue that the program is about
// to look at: nothing, or one of what it could. Where nothing else can come, as
// in front of a wait that has no limit, nothing is no alternative: who waits may
// as well look later.
func collects(e *vm.Env, queue vm.Ref, nothing bool) (ok bool) {
	head := field(e, queueClass, "head")
	choose, ok := mayLook(e, head, e.Object(0).Words[head] != 0)
	if !ok || !choose {
		return ok
	}
	list := e.M.Enqueueable(queue)
	if len(list) == 0 {
		return true
	}
	first := 0
	if !nothing && e.Object(0).Words[head] == 0 {
		first = 1
	}
	i, ok := e.Choose(choice.NewIntInterval("enqueueReference", int32(first), int32(len(list))))
	if ok && i+first > 0 {
		e.M.EnqueueReference(list[i+first-1])
	}
	return ok
}

// queuePoll is ReferenceQueue.poll(), in one piece.
func queuePoll(e *vm.Env) {
	if !e.M.Passes(e.T, queueLock(e, e.Ref(0))) {
		e.Block(1)
		return
	}
	if collects(e, e.Ref(0), true) {
		e.ReturnRef(dequeue(e, e.Ref(0)))
	}
}

// queueReallyPoll is ReferenceQueue.reallyPoll(), whose caller has the lock.
func queueReallyPoll(e *vm.Env) {
	limited := true
	if f := e.Caller(); f != nil && strings.HasPrefix(f.Method.Name, "remove") {
		limited = f.Method.Args > 1 && f.Slots[1] != 0 && !waitsForCollector(e)
	}
	if collects(e, e.Ref(0), limited) {
		e.ReturnRef(dequeue(e, e.Ref(0)))
	}
}

// dequeue takes the head of a queue, null where it is empty.
func dequeue(e *vm.Env, queue vm.Ref) vm.Ref {
	head, next, back := field(e, queueClass, "head"), field(e, referenceClass, "next"), field(e, referenceClass, "queue")
	r := e.M.Heap.Get(queue).Ref(head)
	if r == 0 {
		return 0
	}
	q, o := e.M.Heap.Writable(queue), e.M.Heap.Writable(r)
	o.Words[back] = uint64(nullQueue(e))
	if q.Words[head] = o.Words[next]; o.Ref(next) == r {
		q.Words[head] = 0
	}
	o.Words[next] = uint64(r)
	q.Words[field(e, queueClass, "queueLength")]--
	return r
}

// waitsForCollector reports whether the present thread is that of a cleaner, which
// waits for references again and again: that each wait has a limit makes no
// difference to anybody.
func waitsForCollector(e *vm.Env) bool {
	if e.M.Explore == nil {
		return false
	}
	for f, n := e.Caller(), 0; f != nil && n < 4; f, n = f.Parent, n+1 {
		if c := f.Method.Class; c != nil && c.Name == cleanerImpl {
			return true
		}
	}
	return false
}

// monitored runs a method of a queue by that of MonitoredQueue.
func monitored(e *vm.Env) {
	if e.Phase == 1 {
		e.ReturnRaw(e.Result)
		return
	}
	args := slices.Clone(e.Args)
	name, desc := e.Method.Name, "(L"+queueClass+";"+e.Method.Desc[1:]
	if len(e.Method.Params) == 0 { // remove() waits as long as remove(0) does
		args, desc = append(args, 0, 0), "(L"+queueClass+";J)Ljava/lang/ref/Reference;"
	}
	e.Call(1, e.M.Lib.MustLoad(monitoredQueue).DeclaredMethod(name, desc), args...)
}

// queueSignal wakes those who wait at the monitor of a queue.
func queueSignal(e *vm.Env) { e.M.Notify(queueLock(e, e.Ref(0)), true) }

func monitoredLock(e *vm.Env) { e.ReturnRef(queueLock(e, e.Ref(0))) }

// monitoredEnqueue is the queue's own way to take a reference, within its monitor.
func monitoredEnqueue(e *vm.Env) {
	if e.Phase == 1 {
		e.ReturnBool(e.Result != 0)
		return
	}
	e.Call(1, e.M.Lib.MustLoad(queueClass).DeclaredMethod("enqueue0", "(Ljava/lang/ref/Reference;)Z"), e.Args[0], e.Args[1])
}
