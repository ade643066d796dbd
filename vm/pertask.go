package vm

import "strings"

// Executors with a thread for each task.
//
// Such an executor keeps the threads of its tasks in a set, and is terminated when it
// has been shut down and the set is empty. Nobody sees the set; what others see is its
// state. So a task that begins is one operation, which looks at the state; and the end of
// a task is like counting a latch down that close waits for: it lets others go on, and
// keeps nobody from anything. It is no operation as long as nobody asks whether the
// executor is terminated, waits for that for a limited time, or has all threads
// interrupted.
//
// A task that comes while another thread shuts the executor down is in the set before it
// turns out that it is refused, and keeps the executor from being terminated until then.
// That shows where somebody asks. If it can be so a task can also come too late from the
// start: so it is seen that tasks are refused, and then they begin step by step.

const perTask = "java/util/concurrent/ThreadPerTaskExecutor"

// startsTask is the method that enters a thread and starts it.
const startsTask = "start(Ljava/lang/Thread;)V"

// awaitsEnd is the method that waits for the end, for a time.
const awaitsEnd = "awaitTermination(JLjava/util/concurrent/TimeUnit;)Z"

// looksFirst is the method that refuses a task before a thread is made for it.
const looksFirst = "ensureNotShutdown"

// tasksAsked are the methods that tell when tasks have ended, or have them interrupted,
// where it is not the executor that calls them.
var tasksAsked = map[string]bool{"isTerminated": true, "awaitTermination": true, "shutdownNow": true, "tryShutdownAndTerminate": true,
	"threads": true, "threadCount": true}

// asksTasks notes what begins in frame f and tells the steps of such an executor apart:
// also in the last thread, for what others did may have come between its own steps.
func asksTasks(m *Machine, f *Frame) {
	if !m.Sharing {
		return
	}
	switch mt := f.Method; {
	case mt.Name == "dispatchUncaughtException":
		if task := m.Heap.Get(taskOf(m, m.Current.Obj)); task != nil && isTaskOf(task.Class) {
			m.Learn(AsksTasks) // a handler comes behind the task
		}
	case mt.Class.Name == rejection:
		if mt.Name == "<init>" && ofPerTask(f.Parent) {
			m.Learn(RefusesTasks)
		}
	case mt.Class.Name != perTask || !tasksAsked[mt.Name]:
	case mt.Name == "tryShutdownAndTerminate":
		if f.Slots[1] != 0 { // interrupts all of them
			m.Learn(AsksTasks)
		}
	case mt.Name == "awaitTermination" && mt.Desc == "()V":
	case !ofPerTask(f.Parent):
		m.Learn(AsksTasks)
	}
}

// ofPerTask reports whether a frame is that of a method of such an executor.
func ofPerTask(f *Frame) bool {
	return f != nil && f.Method.Class != nil && f.Method.Class.Name == perTask && f.Method.Class.Loader.Boot()
}

const rejection = "java/util/concurrent/RejectedExecutionException"

// asksTasks reports whether a method is one of those.
func (c *Class) asksTasks(method string) bool {
	return c.Name == perTask && tasksAsked[method] || c.Name == "java/lang/Thread" && method == "dispatchUncaughtException" || c.Name == rejection && method == "<init>"
}

// ofTaskSet reports whether the method of frame f is at work on the set of such an
// executor's threads, in a search in which nobody sees that.
func ofTaskSet(m *Machine, f *Frame) bool {
	by := usesTaskSet(f)
	return by != nil && countsTasks(m, by)
}

// usesTaskSet returns the frame of the executor's method, nil where it is none.
func usesTaskSet(f *Frame) *Frame {
	for ; f != nil && f.Method.Class != nil && strings.HasPrefix(f.Method.Class.Name, concurrentMap); f = f.Parent {
		if ofPerTask(f.Parent) {
			switch f.Parent.Method.Name {
			case "start", "taskComplete", "tryTerminate":
				return f.Parent
			}
			return nil
		}
	}
	return nil
}

// countsTasks reports whether the set of threads of an executor, a method of which is in
// frame f, is nothing that others see.
func countsTasks(m *Machine, f *Frame) bool {
	return exempt(exemptMonitors, perTask) && !m.Explore.Steps && hasGates(f.Method.Class) && !m.Explore.Assumptions.Happens(AsksTasks) && isMonitor(m, f)
}

// looksTwice reports whether an operation is the first look of an executor at whether it
// takes tasks: when it takes one it looks again.
func looksTwice(m *Machine, f *Frame) bool {
	return isOf(f, perTask, looksFirst) && !m.Explore.Assumptions.Happens(RefusesTasks) && countsTasks(m, f)
}

// closeGate is open if an executor is terminated, and then for good.
type closeGate struct{}

func (closeGate) at(m *Machine, piece *Frame, op Operation) Ref {
	r := Ref(piece.Slots[0])
	if op.Obj != r || !isOf(piece.Parent, perTask, "awaitTermination") || !countsTasks(m, piece) {
		return 0
	}
	return r
}

func (closeGate) heldUp(m *Machine, _ *Thread, r Ref) (*Thread, bool) {
	const terminated = 2
	return nil, int32(word(m.Heap.Get(r), "state")) < terminated
}

func (closeGate) looks(_ *Machine, r Ref) []Deed {
	return []Deed{{Mode: AccessRead, Obj: r, Index: WholeObject}}
}

func (closeGate) passes(*Machine, Ref) Deed { return Deed{} }

// knowsEnded has t, which goes through a gate, know of the end of an executor's tasks: they
// have done nothing that others see since it was terminated.
func knowsEnded(m *Machine, t *Thread, r Ref, g gate) {
	if _, is := g.(closeGate); !is {
		return
	}
	if _, held := g.heldUp(m, t, r); held {
		return
	}
	for _, o := range m.threads {
		if o.served == r {
			knows(m, t, o)
		}
	}
}

// servedBy is the executor whose task a thread that ends has run, if it has run nothing of
// the program's outside of that; else null.
func servedBy(m *Machine, t *Thread) Ref {
	if !m.Sharing || m.Explore == nil || !m.Heap.Get(t.Obj).Class.Loader.Boot() {
		return 0
	}
	task := m.Heap.Get(taskOf(m, t.Obj))
	if task == nil || !isTaskOf(task.Class) {
		return 0
	}
	return Ref(word(task, "executor"))
}

// isTaskOf reports whether a class is that of what such an executor has its threads run.
func isTaskOf(c *Class) bool {
	return c.Loader.Boot() && (c.Name == perTask+"$TaskRunner" || c.Name == perTask+"$ThreadBoundFuture")
}

// taskOf is what a thread runs. Virtual threads have it in a field of their own.
func taskOf(m *Machine, thread Ref) Ref {
	if o := m.Heap.Get(thread); o.Class.Name == boundThread && o.Class.Loader.Boot() {
		if f := o.Class.FieldNamed("task"); f != nil {
			return o.Ref(f.Word)
		}
	}
	return Ref(ThreadTask.Of(m, thread))
}

// boundThread is the class of virtual threads on the machine.
const boundThread = "java/lang/ThreadBuilders$BoundVirtualThread"
