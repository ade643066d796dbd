package vm

import (
	"slices"
	"strings"
)

// Tasks and the workers of pools.
//
// A FutureTask is run by one thread, which keeps its books in the task, says that it is
// done, and is not seen there any more. Others look at the rest only when it is done. A
// worker of a pool looks between two tasks whether the pool has stopped, or an interrupt
// is left over. All that concerns nobody else unless a task is cancelled, run by two
// threads, or said to be done by one that does not run it, or a worker is interrupted that
// is not idle: whoever stops a pool does that.
// As long as that has not been seen it is no operation, and does not even leave traces of
// who it was in guards: but for dpor, which has to know what depends on what. Two who run the same task are seen in any order: the second
// finds that the first has begun.

const (
	futureTask = "java/util/concurrent/FutureTask"
	threadPool = "java/util/concurrent/ThreadPoolExecutor"
)

// runners are the methods in which a task is run, doers those of which all that they do
// to its state is that it is done.
var (
	runners = []string{"run", "runAndReset"}
	doers   = []string{"run", "set", "setException"}
)

// ends are the methods by which others say that a task of fork and join is done, or is not
// any more.
var ends = []string{"complete", "quietlyComplete", "reinitialize"}

// isTask reports whether a class is FutureTask or made from it.
func isTask(c *Class) bool {
	for ; c != nil; c = c.Super {
		if c.Name == futureTask {
			return c.Loader.Boot()
		}
	}
	return false
}

// ownTask reports whether a field is one that only the thread which runs a task uses,
// until the task is done.
func (x *Exploration) ownTask(f *Field) bool {
	if f.Class.Name != futureTask || f.Name == "state" || f.Name == "waiters" || !f.Class.Loader.Boot() {
		return false
	}
	return !x.Weak && !x.Steps && x.Footprint == nil && !x.Assumptions.Happens(SharesTasks|AsksFutures|AsksPools|HiddenFields|Intrudes)
}

// keepsHouse reports whether an operation is part of such housekeeping.
func keepsHouse(m *Machine, t *Thread, op Operation) bool {
	x := m.Explore
	if op.Kind != OpRead && op.Kind != OpWrite || x.Steps || x.Weak || x.Footprint != nil || x.Reduces() < ReduceLocks || x.Assumptions.Happens(HiddenFields) {
		return false
	}
	top := t.Top
	if isOf(top, futureTask, "run") {
		return !x.Assumptions.Happens(SharesTasks | AsksFutures | AsksPools)
	}
	if isOf(top, "java/lang/Thread", "getAndClearInterrupt") { // by which interrupted does it on later JDKs
		top = top.Parent
	}
	if x.Assumptions.Happens(Breaks|AsksPools) || !isOf(top.Parent, threadPool, "runWorker") {
		return false
	}
	return isOf(top, "java/util/concurrent/atomic/AtomicInteger", "get") || isOf(top, "java/lang/Thread", "interrupted") ||
		isOf(top, "java/lang/Thread", "isInterrupted")
}

// againstLeaving are the facts of which each could show that a worker has nothing left to do,
// and is there still.
const againstLeaving = AsksPools | RefusesShut | Breaks | Intrudes | AsksStates | AsksStacks | AsksOwners | HiddenFields | UnknownValues

// leavesPool reports whether in frame f a worker is about to leave a pool that is shut down,
// since there is nothing left for it to do. It has found that in its last operation. As no task
// comes in any more, nobody can tell how long it takes from there to what it does last (it has
// its tasks counted, and ends the pool if no other worker is left): whoever is told of the pool's
// end could as well be told later.
func leavesPool(m *Machine, f *Frame) bool {
	const abruptly = 2 // the slot that says that a task has thrown something
	x := m.Explore
	if f.Method.Class.Name != threadPool || f.Method.Name != "processWorkerExit" || f.Slots[abruptly] != 0 ||
		x.Reduces() < ReduceLocks || x.Weak || x.Steps || x.Stops || x.Footprint != nil || x.Assumptions.Happens(againstLeaving) {
		return false
	}
	pool := m.Heap.Get(Ref(f.Slots[0]))
	if pool.Class != f.Method.Class || !isShut(m, pool) {
		return false
	}
	_, lock := part(m, pool, "mainLock")
	owner := Ref(word(m.Heap.Get(Ref(word(lock, "sync"))), "exclusiveOwnerThread"))
	return owner == 0 || owner == m.Current.Obj
}

// results are fields of tasks of fork and join that whoever runs the task writes, once and
// before it is done, and others read by methods that have seen that it is.
var results = map[string]string{
	"java/util/concurrent/RecursiveTask": "result",
	forkJoinTask + "$AdaptedCallable":    "result",
}

// isResult reports whether a field is one of them, and used as it should be as far as is known.
func (x *Exploration) isResult(f *Field) bool {
	return f.Name == "result" && results[f.Class.Name] == f.Name && f.Class.Loader.Boot() && exempt(exemptResults, f.Class.Name) &&
		!x.Weak && !x.Steps && x.Footprint == nil && !x.Assumptions.Happens(SharesTasks|HiddenFields|Intrudes)
}

// handedOver reports whether an access to the result of a task is ordered with all others: it
// is written where there was no access yet, in front of the task's end, or is read by
// a method of the task that looks for that end before. Which worker wrote it is nobody's matter.
func handedOver(m *Machine, t *Thread, r Ref, f *Field, write bool) bool {
	a := m.Explore.Assumptions
	switch top, by := t.Top, t.Top.Parent; {
	case a.field(f) >= levelFree:
		return false
	case !write && isOf(top, f.Class.Name, "getRawResult") && by != nil && isOf(by, forkJoinTask, by.Method.Name):
		return true
	case write && isOf(top, f.Class.Name, "exec") && isOf(by, forkJoinTask, "doExec"):
		w := m.Heap.Writable(r).attrs()
		for len(w.guards) <= f.Word {
			w.guards = append(w.guards, nil)
		}
		if w.guards[f.Word].none() {
			w.guards[f.Word] = &guard{anybody: true, written: true}
			return true
		}
	}
	a.raise(&a.fields, f.ID, levelFree)
	return false
}

// isOf reports whether a frame is that of a method of the JDK.
func isOf(f *Frame, class, method string) bool {
	return f != nil && f.Method.Name == method && f.Method.Class != nil && f.Method.Class.Name == class && f.Method.Class.Loader.Boot()
}

// sharesTask reports whether a method that begins in frame f cancels a task, runs one that
// somebody has begun to run, or says that one is done without running it.
func sharesTask(m *Machine, f *Frame) bool {
	switch f.Method.Class.Name {
	case forkJoinTask: // it has no other result then
		for c := m.Heap.Get(Ref(f.Slots[0])).Class; c != nil; c = c.Super {
			if results[c.Name] != "" {
				return slices.Contains(ends, f.Method.Name)
			}
		}
		return false
	case futureTask:
	default:
		return false
	}
	name, task := f.Method.Name, m.Heap.Get(Ref(f.Slots[0]))
	switch {
	case name == "cancel" || !hasGates(f.Method.Class):
		return true
	case slices.Contains(runners, name):
		return word(task, "state") != 0 || word(task, "runner") != 0 || runsAgain(m, f, task)
	}
	return slices.Contains(doers, name) && Ref(word(task, "runner")) != m.Current.Obj
}

// runsAgain reports whether a task may be run behind a method that runs it, in frame f, as
// if that had not been: nothing in the task tells that it was. Only the pool that a task
// comes back to runs it by one thread at a time.
func runsAgain(m *Machine, f *Frame, task *Object) bool {
	if f.Method.Name == "run" {
		for _, name := range []string{"set(Ljava/lang/Object;)V", "setException(Ljava/lang/Throwable;)V"} {
			at := strings.IndexByte(name, '(')
			done := f.Method.Class.Method(name[:at], name[at:])
			if by, _ := task.Class.Select(done); by != done {
				return true
			}
		}
		return false
	}
	by := f.Parent
	return !isOf(by, scheduledTask, "run") || !isOf(by.Parent, threadPool, "runWorker") || Ref(word(task, "this$0")) != Ref(by.Parent.Slots[0])
}

// looksAtTasks reports whether sharesTask is to be asked where a method begins.
func (c *Class) looksAtTasks(method string) bool {
	return c.Name == forkJoinTask && slices.Contains(ends, method) || c.Name == futureTask && (method == "cancel" || slices.Contains(runners, method) || slices.Contains(doers, method))
}
