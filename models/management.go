package models

import (
	"math"

	"github.com/gojpf/gojpf/vm"
)

// Natives of java.lang.management. What a model of time and memory can answer
// is answered from it; the collector, the compiler and the operating system
// are none of the program's, and their counters stay at zero.
func init() {
	const impl = "sun/management/VMManagementImpl"
	Register(impl, Methods{
		"getVersion0": func(e *vm.Env) { e.ReturnString("3.0") },
		"initOptionalSupportFields": func(e *vm.Env) {
			for _, f := range []string{"currentThreadCpuTimeSupport", "otherThreadCpuTimeSupport", "threadContentionMonitoringSupport",
				"objectMonitorUsageSupport", "synchronizerUsageSupport", "threadAllocatedMemorySupport"} {
				e.M.SetStatic(e.Method.Class.FieldNamed(f), 1)
			}
		},
		"isThreadContentionMonitoringEnabled": returnBool(false),
		"isThreadCpuTimeEnabled":              returnBool(true),
		"isThreadAllocatedMemoryEnabled":      returnBool(true),
		"getTotalClassCount":                  func(e *vm.Env) { e.ReturnLong(usedClasses(e)) },
		"getUnloadedClassCount":               returnLong(0),
		"getVerboseClass":                     returnBool(false),
		"getVerboseGC":                        returnBool(false),
		"getProcessId":                        returnInt(processID),
		"getVmArguments0":                     func(e *vm.Env) { e.ReturnRef(stringArray(e.M, nil, nil)) },
		"getStartupTime":                      func(e *vm.Env) { e.ReturnLong(floorDiv(e.M.NowNanos()-e.M.Elapsed(), 1e6)) },
		"getUptime0":                          func(e *vm.Env) { e.ReturnLong(floorDiv(e.M.Elapsed(), 1e6)) },
		"getAvailableProcessors":              func(e *vm.Env) { e.ReturnInt(int32(options(e).Processors)) },
		"getTotalCompileTime":                 returnLong(0),
		"getTotalThreadCount":                 func(e *vm.Env) { e.ReturnLong(int64(startedThreads(e))) },
		"getLiveThreadCount":                  func(e *vm.Env) { e.ReturnInt(countThreads(e, false)) },
		"getPeakThreadCount":                  peakThreads,
		"getDaemonThreadCount":                func(e *vm.Env) { e.ReturnInt(countThreads(e, true)) },
	})
	Register("sun/management/ThreadImpl", Methods{
		"getThreads":                            liveThreads,
		"getThreadInfo1":                        threadInfos,
		"dumpThreads0":                          dumpThreadInfos,
		"getThreadTotalCpuTime0":                cpuTime,
		"getThreadUserCpuTime0":                 cpuTime,
		"getThreadAllocatedMemory0":             returnLong(0),
		"getTotalThreadAllocatedMemory":         returnLong(0),
		"setThreadCpuTimeEnabled0":              nothing,
		"setThreadAllocatedMemoryEnabled0":      nothing,
		"setThreadContentionMonitoringEnabled0": nothing,
		"resetPeakThreadCount0":                 nothing,
		"resetContentionTimes0":                 nothing,
		"findMonitorDeadlockedThreads0":         func(e *vm.Env) { deadlocked(e, monitorOwner) },
		"findDeadlockedThreads0":                func(e *vm.Env) { deadlocked(e, lockOwner) },
	})
	Register("java/lang/ProcessHandleImpl", Methods{
		"initNative":      nothing,
		"getCurrentPid0":  returnLong(processID),
		"isAlive0":        func(e *vm.Env) { e.ReturnLong(processStart(e)) },
		"parent0":         returnLong(-1),
		"getProcessPids0": returnInt(0),
		"destroy0":        returnBool(false),
	})
	Register("java/lang/ProcessHandleImpl$Info", Methods{"initIDs": nothing, "info0": nothing})
	managers := func(e *vm.Env) { emptyArray(e, "java/lang/management/MemoryManagerMXBean") }
	pools := func(e *vm.Env) { emptyArray(e, "java/lang/management/MemoryPoolMXBean") }
	Register("sun/management/MemoryImpl", Methods{
		"getMemoryPools0":    pools,
		"getMemoryManagers0": managers,
		"getMemoryUsage0":    memoryUsage,
		"setVerboseGC":       nothing,
	})
	Register("jdk/internal/platform/CgroupMetrics", Methods{"isUseContainerSupport": returnBool(false)})
	Register("sun/management/ClassLoadingImpl", Methods{"setVerboseClass": nothing})
	Register("com/sun/management/internal/OperatingSystemImpl", Methods{
		"initialize0":                    nothing,
		"getCommittedVirtualMemorySize0": func(e *vm.Env) { e.ReturnLong(e.M.Heap.Max) },
		"getFreeMemorySize0":             func(e *vm.Env) { e.ReturnLong(max(0, e.M.Heap.Max-e.M.Heap.Used())) },
		"getTotalMemorySize0":            func(e *vm.Env) { e.ReturnLong(e.M.Heap.Max) },
		"getFreeSwapSpaceSize0":          returnLong(0),
		"getTotalSwapSpaceSize0":         returnLong(0),
		"getMaxFileDescriptorCount0":     returnLong(1 << 16),
		"getOpenFileDescriptorCount0":    returnLong(3),
		"getProcessCpuTime0":             func(e *vm.Env) { e.ReturnLong(e.M.Elapsed()) },
		"getProcessCpuLoad0":             func(e *vm.Env) { e.ReturnDouble(0) },
		"getCpuLoad0":                    func(e *vm.Env) { e.ReturnDouble(0) },
	})
	Register("com/sun/management/internal/DiagnosticCommandImpl", Methods{
		"setNotificationEnabled": nothing,
		"getDiagnosticCommands":  func(e *vm.Env) { e.ReturnRef(stringArray(e.M, nil, nil)) },
		"getDiagnosticCommandInfo": func(e *vm.Env) {
			emptyArray(e, "com/sun/management/internal/DiagnosticCommandInfo")
		},
	})
}

// processID is the program's own, and the only one it can see.
const processID = 1

// processStart is isAlive0(long pid): when a process was started, -1 if it is
// not alive.
func processStart(e *vm.Env) int64 {
	if e.Long(0) != processID {
		return -1
	}
	return floorDiv(e.M.NowNanos()-e.M.Elapsed(), 1e6)
}

func emptyArray(e *vm.Env, elem string) {
	c, err := e.M.Lib.LoadBoot(elem)
	if err != nil {
		c, err = e.M.Lib.Load(e.Method.Class.Loader, elem)
	}
	if err != nil {
		e.ThrowError(err)
		return
	}
	e.ReturnRef(refArray(e.M, c, nil))
}

func usedClasses(e *vm.Env) int64 {
	n := int64(0)
	for id := 1; id < e.M.Lib.Classes(); id++ {
		if e.M.Statics(uint32(id)) != nil {
			n++
		}
	}
	return n
}

// startedThreads is how many threads there have been.
func startedThreads(e *vm.Env) int32 {
	if !observeOther(e) {
		return 0
	}
	return int32(len(e.M.Threads()))
}

// peakThreads is getPeakThreadCount: a state does not tell how many threads were alive at once before
// some of them ended.
func peakThreads(e *vm.Env) {
	n := startedThreads(e)
	for _, t := range e.M.Threads()[:n] {
		if !t.Alive() {
			e.Unsupported("the highest number of threads (ThreadMXBean.getPeakThreadCount) once some have ended", "ask for getThreadCount")
			return
		}
	}
	e.ReturnInt(n)
}

func countThreads(e *vm.Env, daemons bool) (n int32) {
	if !observeOther(e) {
		return 0
	}
	for _, t := range e.M.Threads() {
		if t.Alive() && (t.Daemon || !daemons) {
			n++
		}
	}
	return n
}

// threadByID returns the living thread with a java.lang.Thread's ID, nil where
// there is none; 0 is the current one.
func threadByID(e *vm.Env, id int64) *vm.Thread {
	if id == 0 {
		return e.T
	}
	for _, t := range e.M.Threads() {
		if t.Alive() && int64(e.M.Heap.Get(t.Obj).Words[field(e, "java/lang/Thread", "tid")]) == id {
			return t
		}
	}
	return nil
}

// cpuTime: the model of time does not know which thread it was spent in.
func cpuTime(e *vm.Env) {
	if !observeOther(e) {
		return
	}
	if threadByID(e, e.Long(0)) == nil {
		e.ReturnLong(-1)
		return
	}
	e.ReturnLong(e.M.Elapsed())
}

// memoryUsage is getMemoryUsage0(boolean heap).
func memoryUsage(e *vm.Env) {
	c := e.M.Lib.MustLoad("java/lang/management/MemoryUsage")
	if !e.InitClass(c) {
		return
	}
	r := e.M.Heap.NewInstance(c)
	w := e.M.Heap.Get(r).Words
	if used := e.M.Heap.Used(); e.Bool(1) {
		w[c.FieldNamed("used").Word] = uint64(used)
		w[c.FieldNamed("committed").Word] = uint64(e.M.Heap.Max)
		w[c.FieldNamed("max").Word] = uint64(e.M.Heap.Max)
	} else {
		w[c.FieldNamed("max").Word] = math.MaxUint64 // -1: not limited
	}
	e.ReturnRef(r)
}

// threadInfos is getThreadInfo1(long[] ids, int depth, ThreadInfo[] result).
// Phase i comes after the constructor of element i-1.
func threadInfos(e *vm.Env) {
	if !askThreads(e, e.Int(1)) {
		return
	}
	ids := e.Object(0).Longs()
	for i := e.Phase; i < len(ids); i++ {
		if t := threadByID(e, ids[i]); t != nil {
			describeThread(e, i, t, int(e.Int(1)), e.Ref(2))
			return
		}
	}
}

// dumpThreadInfos is dumpThreads0(long[] ids, boolean monitors, boolean
// synchronizers, int depth), where null means all threads. Local 0 is the
// answer, local 1 the IDs.
func dumpThreadInfos(e *vm.Env) {
	if e.Bool(1) || e.Bool(2) {
		e.Unsupported("a thread dump with the locks that each frame holds", "dump without them")
		return
	}
	if !askThreads(e, e.Int(3)) {
		return
	}
	if e.Phase == 0 {
		ids := e.Ref(0)
		if ids == 0 {
			ids = liveIDs(e)
		}
		n := e.M.Heap.Get(ids).Len
		infos := e.M.Lib.ArrayOf(e.M.Lib.MustLoad(threadInfo))
		e.SetLocalRef(1, ids)
		e.SetLocalRef(0, e.M.Heap.NewArray(infos, n))
	}
	ids := e.M.Heap.Get(vm.Ref(e.Local(1))).Longs()
	for i := e.Phase; i < len(ids); i++ {
		if t := threadByID(e, ids[i]); t != nil {
			describeThread(e, i, t, int(e.Int(3)), vm.Ref(e.Local(0)))
			return
		}
	}
	e.ReturnRaw(e.Local(0))
}

// askThreads is asked in front of a question about what threads do, and about so
// many frames of their stacks.
func askThreads(e *vm.Env, depth int32) bool {
	if !observeOther(e) {
		return false
	}
	if e.M.Sharing {
		e.M.Learn(vm.AsksStates)
		e.M.Note(vm.Access{Mode: vm.AccessAll})
	}
	if depth != 0 {
		e.M.AskStacks()
	}
	return true
}

// liveIDs makes a long[] of the IDs of all living threads.
func liveIDs(e *vm.Env) vm.Ref {
	tid := field(e, "java/lang/Thread", "tid")
	var ids []uint64
	for _, t := range e.M.Threads() {
		if t.Alive() {
			ids = append(ids, e.M.Heap.Get(t.Obj).Words[tid])
		}
	}
	r := e.M.Heap.NewArray(e.M.Lib.MustLoad("[J"), int32(len(ids)))
	copy(e.M.Heap.Get(r).Words, ids)
	return r
}

const threadInfo = "java/lang/management/ThreadInfo"

// describeThread makes element i of an array of ThreadInfo and goes on in
// phase i+1. A negative depth means the whole stack.
func describeThread(e *vm.Env, i int, t *vm.Thread, depth int, array vm.Ref) {
	c := e.M.Lib.MustLoad(threadInfo)
	if !e.InitClass(c) {
		return
	}
	if depth < 0 {
		depth = math.MaxInt
	}
	lock, owner := waitsFor(e, t), vm.Null
	if o := lockOwner(e, t); lock != 0 && o != nil {
		owner = o.Obj
	}
	stack, ok := stackOf(e, t, depth)
	if !ok {
		return
	}
	info := e.M.Heap.NewInstance(c)
	e.M.Heap.Writable(array).Refs()[i] = info
	const (
		desc = "(Ljava/lang/Thread;ILjava/lang/Object;Ljava/lang/Thread;JJJJ[Ljava/lang/StackTraceElement;)V"
		none = math.MaxUint64 // -1: times are not measured
	)
	e.Call(i+1, c.DeclaredMethod("<init>", desc), uint64(info), uint64(t.Obj), uint64(statusBits(e.M, t)), uint64(lock), uint64(owner),
		0, 0, none, 0, 0, 0, none, 0, uint64(stack))
}

// waitsFor returns the object that a thread is blocked on, waits on or parks
// for.
func waitsFor(e *vm.Env, t *vm.Thread) vm.Ref {
	if t.Status == vm.Parked {
		return e.M.Heap.Get(t.Obj).Ref(field(e, "java/lang/Thread", "parkBlocker"))
	}
	return t.Lock
}

// monitorOwner returns the thread that owns the monitor t is blocked on.
func monitorOwner(e *vm.Env, t *vm.Thread) *vm.Thread {
	if t.Status != vm.Blocked || t.Lock == 0 {
		return nil
	}
	if owner := e.M.Heap.Get(t.Lock).LockOwner; owner != 0 {
		return e.M.Threads()[owner-1]
	}
	return nil
}

// lockOwner is monitorOwner that also knows java.util.concurrent's locks.
func lockOwner(e *vm.Env, t *vm.Thread) *vm.Thread {
	if t.Status != vm.Parked {
		return monitorOwner(e, t)
	}
	c := e.M.Lib.MustLoad("java/util/concurrent/locks/AbstractOwnableSynchronizer")
	lock := e.M.Heap.Get(waitsFor(e, t))
	if lock == nil || !lock.Class.SubclassOf(c) {
		return nil
	}
	if owner := lock.Ref(c.FieldNamed("exclusiveOwnerThread").Word); owner != 0 {
		return e.M.ThreadOf(owner)
	}
	return nil
}

// deadlocked returns the threads that wait for one another in a circle, null
// where there are none.
func deadlocked(e *vm.Env, owner func(*vm.Env, *vm.Thread) *vm.Thread) {
	if !askThreads(e, 0) {
		return
	}
	var refs []vm.Ref
	threads := e.M.Threads()
	for _, t := range threads {
		next := owner(e, t)
		for steps := 0; next != nil && next != t && steps < len(threads); steps++ {
			next = owner(e, next)
		}
		if next != nil && next == t {
			refs = append(refs, t.Obj)
		}
	}
	e.ReturnRef(vm.Null)
	if refs != nil {
		e.ReturnRef(refArray(e.M, e.M.Lib.MustLoad("java/lang/Thread"), refs))
	}
}
