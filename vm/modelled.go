package vm

import (
	"slices"
	"strings"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/vm/classfile"
)

// Java leaves open what a program sees of the time, whether a weak
// compare-and-set fails without a reason, what identity hash codes are, and so
// on. A search that is not told to explore such a choice makes it in one way,
// and has to say so where the program has met it.

// Modelled says which of these choices are explored, and how.
type Modelled struct {
	// Spurious lets threads wake from Object.wait and park without a reason.
	Spurious bool
	// Weak lets weak compare-and-sets fail without a reason.
	Weak bool
	// Clock lists by how many nanoseconds the clock may move when it is read; with
	// one or none it moves by ClockStep.
	Clock []int64
	// Hashes is how many different identity hash codes there are, each of which any
	// object may have; 0 for a sequence of them.
	Hashes int
	// Orders is from how many places the sets and maps of Set.of and Map.of may be
	// walked through, in both directions; 0 for one order.
	Orders int
}

// Met is a choice that a program has met, and that was made in one way. Nothing is assumed of
// it.
type Met uint32

// The choices.
const (
	MeetsClock Met = 1 << iota
	MeetsWakeups
	MeetsWeak
	MeetsHashes
	MeetsMemory
	MeetsTimes // a limit of a wait
	MeetsOrders
	MeetsThreadIDs
	MeetsProcessors
	MeetsPlatform
	MeetsEnvironment
	MeetsSecrets // what a source of randomness gives
	MeetsFolders
	MeetsProcess
	MeetsFinalizers
	MeetsPositions // within the JDK's code
	MeetsQueues    // of a pool of fork and join, more than one of which had tasks
	MeetsCode      // of the JDK that nobody has looked at
)

// modelReaders are methods of the JDK, with code of their own, that show a program
// what Java leaves open.
var modelReaders = map[string]map[string]Met{
	immutable + "$SetN$SetNIterator": {"<init>": MeetsOrders},
	immutable + "$MapN$MapNIterator": {"<init>": MeetsOrders},
	immutable + "$Set12$1":           {"<init>": MeetsOrders},
	immutable + "$Set12":             {"toArray": MeetsOrders},
	"java/lang/Thread":               {"getId": MeetsThreadIDs, "threadId": MeetsThreadIDs},
	"java/util/Locale":               {"getDefault": MeetsPlatform},
	"java/util/TimeZone":             {"getDefault": MeetsPlatform},
	"java/time/ZoneId":               {"systemDefault": MeetsPlatform},
	"java/nio/charset/Charset":       {"defaultCharset": MeetsPlatform},
	"java/lang/System":               {"getenv": MeetsEnvironment},
	"java/lang/ProcessHandle":        {"current": MeetsProcess},
	"java/util/UUID":                 {"randomUUID": MeetsSecrets},
	"java/io/File":                   {"createTempFile": MeetsSecrets, "list": MeetsFolders, "listFiles": MeetsFolders},
	"java/nio/file/Files": {"createTempFile": MeetsSecrets, "createTempDirectory": MeetsSecrets, "newDirectoryStream": MeetsFolders,
		"list": MeetsFolders, "walk": MeetsFolders, "find": MeetsFolders, "walkFileTree": MeetsFolders},
	workQueue:                    {"topLevelExec": MeetsQueues},
	"java/security/SecureRandom": {"nextBytes": MeetsSecrets, "generateSeed": MeetsSecrets, "getSeed": MeetsSecrets},
}

const immutable = "java/util/ImmutableCollections"

// finalizes reports whether objects of a class of the program have a finalizer of
// their own.
func (c *Class) finalizes() bool {
	return !c.Loader.Boot() && slices.ContainsFunc(c.File.Methods, func(m classfile.Method) bool { return m.Name == "finalize" && m.Descriptor == "()V" })
}

// meets notes that a method which shows such a thing begins in frame f.
func (m *Machine) meets(f *Frame) {
	if f.Method.Name == "<init>" && f.Method.Class.finalizes() {
		m.Meet(MeetsFinalizers)
		return
	}
	fact := modelReaders[f.Method.Class.Name][f.Method.Name]
	if fact == 0 {
		return
	}
	if fact == MeetsQueues {
		if !choosesQueue(m, f) {
			return
		}
	} else if fact == MeetsOrders {
		if m.Explore.Modelled.Orders >= m.places(f) || !byProgram(f.Parent, tellsOrder) {
			return
		}
	} else if !byProgram(f, func(mt *Method) bool { return mt.Class == f.Method.Class }) {
		return
	}
	m.Meet(fact)
}

// choosesQueue reports whether a worker of fork and join that is about to run what it has
// taken, in frame f, might have taken something from another queue: where it looks first is
// drawn when it begins.
func choosesQueue(m *Machine, f *Frame) bool {
	own := Ref(f.Slots[0])
	worker := m.Heap.Get(Ref(word(m.Heap.Get(own), "owner")))
	if worker == nil {
		return false
	}
	pool := m.Heap.Get(Ref(word(worker, "pool")))
	queues := m.Heap.Get(Ref(word(pool, "queues")))
	if queues == nil {
		return false
	}
	for _, w := range queues.Words {
		if q := m.Heap.Get(Ref(w)); q != nil && Ref(w) != own && int32(word(q, "base")) != int32(word(q, "top")) {
			return true
		}
	}
	return false
}

const workQueue = "java/util/concurrent/ForkJoinPool$WorkQueue"

// tellsOrder are methods that go through a collection for the program.
func tellsOrder(mt *Method) bool {
	name := mt.Class.Name
	return strings.HasPrefix(name, "java/util/") && !strings.HasPrefix(name, "java/util/concurrent/locks/") || strings.HasPrefix(name, "java/lang/String")
}

// places is how many places there are to begin a walk through the collection whose
// iterator is made in frame f.
func (m *Machine) places(f *Frame) int {
	if o := m.Heap.Get(Ref(f.Slots[1])); o != nil {
		for _, name := range []string{"elements", "table"} {
			if table := o.Class.FieldNamed(name); table != nil {
				if a := m.Heap.Get(o.Ref(table.Word)); a != nil {
					return int(a.Len)
				}
			}
		}
	}
	return 1
}

// MeetAsked is Meet where the program's own code has called the native.
func (e *Env) MeetAsked(c Met) {
	if calledByProgram(e.Caller()) {
		e.M.Meet(c)
	}
}

// ChooseOrder decides, once in front of the program, in which order immutable sets
// and maps are walked through. HotSpot draws it when it starts. When it returns
// false the native must return at once.
func (e *Env) ChooseOrder() bool {
	m := e.M
	if m.Explore == nil || m.Explore.Modelled.Orders == 0 {
		return true
	}
	c := m.Lib.MustLoad(immutable)
	if !e.InitClass(c) {
		return false
	}
	n := m.Explore.Modelled.Orders
	i, ok := e.Choose(choice.NewIntInterval("order of immutable collections", 0, int32(2*n-1)))
	if !ok {
		return false
	}
	// A walk begins at this part of a table, in 2^32ths.
	m.SetStatic(c.FieldNamed("SALT32L"), uint64(i/2)<<32/uint64(n)+1)
	m.SetStatic(c.FieldNamed("REVERSE"), uint64(i%2))
	return true
}

// Meet notes that the program has met a choice that is made in one way.
func (m *Machine) Meet(c Met) {
	if x := m.Explore; x != nil && x.Assumptions != nil && !x.Assumptions.Meets(c) {
		x.Assumptions.met.Or(uint32(c))
	}
}

// byProgram reports whether the program's own code has called what f is in, where
// frames of the JDK count as called by it if they are skipped, and so do those by
// which it calls methods that it has as objects.
func byProgram(f *Frame, skipped func(*Method) bool) bool {
	for f != nil && (f.Method.Has(TraitPseudo) || f.Method.Class.Loader.Boot() && (reachesFields(f.Method) || skipped(f.Method))) {
		f = f.Parent
	}
	return f != nil && !f.Method.Class.Loader.Boot()
}

// calledByProgram is byProgram for what is called by nothing but such frames.
func calledByProgram(f *Frame) bool { return byProgram(f, reachesFields) }

// tellsTime are methods that show the program the time, or what is left of one.
func tellsTime(mt *Method) bool {
	name := mt.Class.Name
	return strings.HasPrefix(name, "java/util/") && name != "java/util/Random" || strings.HasPrefix(name, "java/time/") || name == "java/lang/System"
}

// tellsHashes are methods that show the program hash codes, be it by the order of
// a collection.
func tellsHashes(mt *Method) bool {
	name := mt.Class.Name
	if strings.HasPrefix(name, "java/util/concurrent/") {
		return strings.HasPrefix(name, "java/util/concurrent/ConcurrentHashMap")
	}
	for _, prefix := range []string{"java/util/", "java/lang/String", "java/lang/AbstractStringBuilder", "java/io/", "java/text/"} {
		if strings.HasPrefix(name, prefix) {
			return true
		}
	}
	return name == "java/lang/Object" || name == "java/lang/System" || mt.Name == "hashCode"
}

// advance chooses how far the clock has moved.
func (e *Env) advance() (step int64, ok bool) {
	steps := e.M.Explore.Modelled.Clock
	i, ok := e.Choose(choice.NewLongList("clock", steps...))
	if !ok {
		return 0, false
	}
	return steps[i], true
}

// ReadClock returns the time to the program. When it returns false the native must
// return at once.
func (e *Env) ReadClock() (now int64, ok bool) {
	m := e.M
	if x := m.Explore; x != nil && len(x.Modelled.Clock) > 1 && byProgram(e.Caller(), tellsTime) {
		step, ok := e.advance()
		if !ok {
			return 0, false
		}
		m.readAt(step)
		return m.NowNanos(), true
	}
	m.meetClock(e)
	return m.ReadClock(), true
}

// ReadNanos is ReadClock for who measures how long something takes.
func (e *Env) ReadNanos() (now int64, ok bool) {
	m, x := e.M, e.M.Explore
	if x == nil || x.Timeouts != TimeoutAny || e.T.Top == nil || !timing[e.T.Top.Method.Class.Name] {
		if x != nil && x.Timeouts == TimeoutAny && e.T.Top != nil && delaying[e.T.Top.Method.Class.Name] {
			return m.ReadNanos(e.T), true
		}
		return e.ReadClock()
	}
	if len(x.Modelled.Clock) > 1 && byProgram(e.Caller(), tellsTime) {
		step, ok := e.advance()
		if !ok {
			return 0, false
		}
		now := m.ReadNanos(e.T)
		m.thread(e.T.ID).clock += step
		return now + step, true
	}
	if showsRest(e.Caller()) {
		m.Meet(MeetsClock)
	}
	return m.ReadNanos(e.T), true
}

// showsRest reports whether a method that returns what is left of a time reads the
// clock for the program.
func showsRest(f *Frame) bool {
	return f != nil && f.Method.Name == "awaitNanos" && f.Parent != nil && !f.Parent.Method.Class.Loader.Boot()
}

func (m *Machine) meetClock(e *Env) {
	if m.Explore != nil && byProgram(e.Caller(), tellsTime) {
		m.Meet(MeetsClock)
	}
}

// WeakFailure reports whether a weak compare-and-set that was called in frame f,
// and would succeed, fails without a reason. It asks the search where that is
// explored, for calls of the program's own; when it returns false the caller must
// return at once.
func (m *Machine) WeakFailure(f *Frame, ask func(choice.Generator) (int, bool)) (fails, ok bool) {
	if m.Explore == nil || !byProgram(f, func(mt *Method) bool { return strings.HasPrefix(mt.Name, weakPrefix) }) {
		return false, true
	}
	if !m.Explore.Modelled.Weak {
		m.Meet(MeetsWeak)
		return false, true
	}
	i, ok := ask(choice.NewBoolean("weak compare-and-set succeeds", false))
	return ok && i == 1, ok
}

const weakPrefix = "weakCompareAndSet"

// WeakFailure is Machine.WeakFailure for a native that weak compare-and-sets end
// in, as others do.
func (e *Env) WeakFailure() (fails, ok bool) {
	f := e.Caller()
	if e.M.Explore == nil || f == nil || !strings.HasPrefix(f.Method.Name, weakPrefix) {
		return false, true
	}
	return e.M.WeakFailure(f, e.Choose)
}

// HashCode returns the identity hash code of an object to the program. When it
// returns false the native must return at once.
func (e *Env) HashCode(r Ref) (h int32, ok bool) {
	m := e.M
	if m.Explore == nil || r == 0 || m.Heap.Get(r).Hash != 0 || !byProgram(e.Caller(), tellsHashes) {
		return m.IdentityHash(r), true
	}
	n := m.Explore.Modelled.Hashes
	if n == 0 {
		m.Meet(MeetsHashes)
		return m.IdentityHash(r), true
	}
	i, ok := e.Choose(choice.NewIntInterval("identity hash code", 0, int32(n-1)))
	if !ok {
		return 0, false
	}
	// They lie far apart in the tables of collections.
	h = 0x100 + int32(i)*0x9d
	m.Heap.Writable(r).Hash = h
	return h, true
}

// meetWait notes that the program's own code waits in a way that may end without a
// reason.
func (m *Machine) meetWait(t *Thread, names ...string) {
	if m.Explore != nil && !m.Explore.Modelled.Spurious &&
		byProgram(t.Top, func(mt *Method) bool { return slices.Contains(names, mt.Name) }) {
		m.Meet(MeetsWakeups)
	}
}
