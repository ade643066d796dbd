package conctest

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
)

// Random scenarios of calls that the machine trusts to be one operation: threads that
// use one object. What calls there are is asked of the class, so that none is forgotten;
// see testdata/TrustedCalls.java.

// TrustedObject is an object that scenarios use.
type TrustedObject struct {
	Name string // for the program
	// Classes are those of the JDK whose calls are what is used, without java/util/concurrent/.
	Classes string
	// Fill are calls, one of which each call in front of the threads is.
	Fill string
	// Since is the release of Java that has it; 0 for any.
	Since int
}

// TrustedObjects are all of them: a test asks that each class of calls is among theirs.
var TrustedObjects = []TrustedObject{
	{"ReentrantLock", "locks/ReentrantLock locks/AbstractQueuedSynchronizer", "tryLock", 0},
	{"FairLock", "locks/ReentrantLock locks/AbstractQueuedSynchronizer", "", 0},
	{"Conditions", "locks/ReentrantLock locks/AbstractQueuedSynchronizer$ConditionObject", "", 0},
	{"Synchronizer", "locks/AbstractQueuedSynchronizer locks/AbstractQueuedSynchronizer$ConditionObject", "", 0},
	{"LongSynchronizer", "locks/AbstractQueuedLongSynchronizer locks/AbstractQueuedLongSynchronizer$ConditionObject", "", 0},
	{"ReadWrite", "locks/ReentrantReadWriteLock locks/ReentrantReadWriteLock$ReadLock locks/ReentrantReadWriteLock$WriteLock", "readLock tryWrite", 0},
	{"FairReadWrite", "locks/ReentrantReadWriteLock locks/ReentrantReadWriteLock$ReadLock locks/ReentrantReadWriteLock$WriteLock", "", 0},
	{"Stamped", "locks/StampedLock", "tryRead tryWrite", 0},
	{"Semaphore", "Semaphore locks/AbstractQueuedSynchronizer", "release tryAcquire", 0},
	{"FairSemaphore", "Semaphore locks/AbstractQueuedSynchronizer", "release tryAcquire", 0},
	{"CountDownLatch", "CountDownLatch locks/AbstractQueuedSynchronizer", "countDown", 0},
	{"CyclicBarrier", "CyclicBarrier", "", 0},
	{"Phaser", "Phaser", "register arrive", 0},
	{"SolePhaser", "Phaser", "", 0}, // of one party, where most are one too many
	{"OwnPhaser", "Phaser", "register arrive", 0},
	{"PhaserTree", "Phaser", "register", 0},
	{"PhaserRoot", "Phaser", "registerLeaf arriveAtRoot", 0},
	{"Exchanger", "Exchanger", "", 0},
	{"ArrayBlockingQueue", "ArrayBlockingQueue", "offer/Object", 0},
	{"LinkedBlockingQueue", "LinkedBlockingQueue", "offer/Object", 0},
	{"LinkedBlockingDeque", "LinkedBlockingDeque", "offer/Object", 0},
	{"PriorityBlockingQueue", "PriorityBlockingQueue", "offer/Object", 0},
	{"DelayQueue", "DelayQueue", "offer/Delayed", 0},
	{"SynchronousQueue", "SynchronousQueue", "", 0},
	{"FairSynchronousQueue", "SynchronousQueue", "", 0},
	{"LinkedTransferQueue", "LinkedTransferQueue", "offer/Object", 0},
	{"ConcurrentLinkedQueue", "ConcurrentLinkedQueue", "offer/Object", 0},
	{"ConcurrentLinkedDeque", "", "offer/Object", 0},
	{"ConcurrentHashMap", "ConcurrentHashMap", "put/Object/Object", 0},
	{"ConcurrentHashMap1", "ConcurrentHashMap", "put/Object/Object", 0},
	{"GrownMap", "ConcurrentHashMap", "put/Object/Object", 0},
	{"KeySet", "ConcurrentHashMap", "add/Object", 0},
	{"ConcurrentSkipListMap", "ConcurrentSkipListMap", "put/Object/Object", 0},
	{"ConcurrentSkipListSet", "ConcurrentSkipListMap", "add/Object", 0},
	{"CopyOnWriteArrayList", "CopyOnWriteArrayList", "add/Object", 0},
	{"CopyOnWriteArraySet", "CopyOnWriteArrayList", "add/Object", 0},
	{"KeyedMap", "ConcurrentHashMap", "put/Object/Object", 0},
	{"ComparedQueue", "PriorityBlockingQueue", "offer/Object", 0},
	{"ComparedMap", "ConcurrentSkipListMap", "put/Object/Object", 0},
	{"Lists", "LinkedBlockingQueue ConcurrentHashMap", "toFirst fromSecond", 0},
	{"LongAdder", "atomic/LongAdder", "increment", 0},
	{"DoubleAdder", "", "add/double", 0},
	{"LongAccumulator", "", "accumulate/long", 0},
	{"DoubleAccumulator", "", "accumulate/double", 0},
	{"FutureTask", "FutureTask", "", 0},
	{"CompletableFuture", "CompletableFuture", "thenApply/Function thenRun/Runnable copy", 0},
	{"Pool", "ThreadPoolExecutor FutureTask", "execute/Runnable", 0},
	{"PoolOfNone", "ThreadPoolExecutor FutureTask", "execute/Runnable", 0},
	{"PoolOfMore", "ThreadPoolExecutor FutureTask", "execute/Runnable fail", 0},
	{"PoolThatEnds", "ThreadPoolExecutor FutureTask", "execute/Runnable", 0},
	{"PerTask", "ThreadPerTaskExecutor FutureTask", "execute/Runnable", 21},
	{"Scheduled", "ThreadPoolExecutor FutureTask ScheduledThreadPoolExecutor$DelayedWorkQueue", "", 0},
	{"Fork", "ForkJoinPool ForkJoinPool$WorkQueue ForkJoinTask", "", 0},
	{"Properties", "/java/lang/System", "set/String/String", 0},
	{"Values", "/java/lang/ClassValue$ClassValueMap", "get", 0},
	{"Random", "/java/util/Random", "", 0},
}

// JDK returns the names of its classes.
func (o TrustedObject) JDK() (names []string) {
	for _, c := range strings.Fields(o.Classes) {
		if name, whole := strings.CutPrefix(c, "/"); whole {
			names = append(names, name)
		} else {
			names = append(names, "java/util/concurrent/"+c)
		}
	}
	return names
}

// TrustedScenario is calls of threads on an object.
type TrustedScenario struct {
	Object string
	Before []string
	// Times has each call tell which others were over when it began.
	Times bool
	// Rests has main wait until nobody can go on, also for calls that never return.
	// Times are over when nothing else can happen then.
	Rests bool
	// Parks has each thread park behind its calls, where Rests is set: a permit may be left over.
	Parks   bool
	Threads [][]string
}

// Args are the arguments of the program.
func (s *TrustedScenario) Args() []string {
	var how []string
	for _, option := range []struct {
		on   bool
		name string
	}{{s.Times, "times"}, {s.Rests, "rest"}, {s.Parks, "park"}} {
		if option.on {
			how = append(how, option.name)
		}
	}
	if how == nil {
		how = []string{"-"}
	}
	list := func(calls []string) string {
		if len(calls) == 0 {
			return "-"
		}
		return strings.Join(calls, ";")
	}
	args := []string{s.Object, strings.Join(how, ","), list(s.Before)}
	for _, calls := range s.Threads {
		args = append(args, list(calls))
	}
	return args
}

func (s *TrustedScenario) String() string {
	return strings.ReplaceAll(strings.Join(s.Args(), " "), "/", ".")
}

// ownCode are the types of arguments that calls run: those from 3 on do what others see.
var ownCode = []string{"Function", "BiFunction", "Predicate", "UnaryOperator", "Consumer", "BiConsumer", "Supplier"}

// DrawTrusted draws a scenario. Those of the methods that are trusted come more often.
func DrawTrusted(r *rand.Rand, o TrustedObject, methods []string, trusted map[string][]string) *TrustedScenario {
	var pool []string
	for _, m := range methods {
		name, _, _ := strings.Cut(m, "/")
		times := 1
		for _, class := range o.JDK() {
			if slices.Contains(trusted[class], name) {
				times = 3
			}
		}
		for range times {
			pool = append(pool, m)
		}
	}
	s := &TrustedScenario{Object: o.Name, Times: r.IntN(3) == 0}
	call := func(m string) string {
		var numbers []string
		_, types, _ := strings.Cut(m, "/")
		for t := range strings.SplitSeq(types, "/") {
			most := 3
			if t == "long" || slices.Contains(ownCode, t) {
				most = 6
			}
			n := r.IntN(most)
			s.Times = s.Times || n >= 3 && t != "long"
			numbers = append(numbers, fmt.Sprint(n))
		}
		if types == "" {
			numbers = nil
		}
		return m + ":" + strings.Join(numbers, ",")
	}
	if fill := strings.Fields(o.Fill); len(fill) > 0 {
		for range r.IntN(3) {
			s.Before = append(s.Before, call(fill[r.IntN(len(fill))]))
		}
	}
	threads, most := 2, 3
	switch r.IntN(10) {
	case 0:
		threads, most = 4, 1
	case 1, 2, 3:
		threads, most = 3, 1
	}
	left := 4
	if strings.HasPrefix(o.Name, "PoolOf") || o.Name == "PoolThatEnds" { // each task may have a worker of its own
		threads, most, left = 2, 1, 2
		s.Before, s.Times = s.Before[:min(1, len(s.Before))], false
	}
	limited := false
	for range threads {
		n := 1 + r.IntN(most)
		if threads == 3 && left > 3 {
			n += r.IntN(2)
		}
		var calls []string
		for range min(n, left) {
			m := pool[r.IntN(len(pool))]
			limited = limited || strings.Contains(m, "TimeUnit") || strings.Contains(m, "imed") || strings.Contains(m, "Nanos")
			calls = append(calls, call(m))
		}
		left = max(1, left-len(calls))
		s.Threads = append(s.Threads, calls)
	}
	if r.IntN(6) == 0 { // somebody is interrupted
		calls := s.Threads[r.IntN(threads)]
		calls[r.IntN(len(calls))] = fmt.Sprintf("!interrupt/int:%d", r.IntN(threads))
		if calls = s.Threads[r.IntN(threads)]; r.IntN(3) == 0 {
			calls[r.IntN(len(calls))] = "!interrupted:"
		}
	}
	s.Rests = !limited && r.IntN(4) == 0
	s.Parks = s.Rests && r.IntN(2) == 0
	return s
}
