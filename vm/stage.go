package vm

// Stages. A program may be made of parts that are searched one after the other, each
// from a state in which the one before it ended: tests, one by one. Between two of
// them the thread that runs the parts waits until what it has begun is over.

// workers are calls in which a thread waits to be given something to do, and does
// nothing for anybody until then.
var workers = map[string]string{
	"java/util/concurrent/ThreadPoolExecutor": "getTask",
	"java/util/concurrent/ForkJoinPool":       "awaitWork",
	"java/util/TimerThread":                   "mainLoop",
}

// rests reports whether a thread waits for work in a pool or a timer.
func rests(m *Machine, t *Thread) bool {
	if t.Status != Waiting && t.Status != Parked || t.Permit || m.Explore != nil && m.roused(t) {
		return false
	}
	for f := t.Top; f != nil && f.Method.Class.Loader.Boot(); f = f.Parent {
		if workers[f.Method.Class.Name] == f.Method.Name {
			return true
		}
	}
	return false
}

// Settled reports whether nothing is left that t would have to wait for at the end of a
// stage: other threads have ended, are daemons, or rest.
func Settled(m *Machine, t *Thread) bool {
	for _, o := range m.threads {
		if o.ID != t.ID && o.Alive() && !o.Daemon && !rests(m, o) {
			return false
		}
	}
	return true
}

// Quiet reports whether nothing is left at all that could go on without t.
func Quiet(m *Machine, t *Thread) bool {
	for _, o := range m.threads {
		if o.ID != t.ID && o.Alive() && !rests(m, o) {
			return false
		}
	}
	return true
}

// Momentary are facts that are learnt again whenever they matter: what threads ask
// each other, and do to each other.
const Momentary = Interrupts | Observes | Breaks | Workers | Tallies | UnknownValues | AsksStates | AsksSizes | AsksParties | AsksFutures | AsksOwners |
	AsksPools | AsksStacks | AsksSums | AsksCancelled | AsksForks | AsksTasks | RefusesTasks | RefusesShut | AsksOwnPool |
	AsksGroups | SharesQueues

// WaitForOthers has t wait until nothing is. What the others did before they ended
// comes before what t does then, see JoinAll.
func WaitForOthers(m *Machine, t *Thread) {
	t = m.thread(t.ID)
	t.Status, t.Lock, t.Deadline, t.settles = Joining, t.Obj, 0, true
}

// Still reports whether no thread but t can go on, nor will when time passes.
func Still(m *Machine, t *Thread) bool {
	for _, o := range m.threads {
		if o.ID == t.ID || !o.Alive() {
			continue
		}
		if m.enabled(o) || o.Deadline != 0 && !o.Suspended && m.Explore != nil && m.Explore.Timeouts != TimeoutNever {
			return false
		}
	}
	return true
}

// WaitUntilStill has t, which is the first thread, wait until the others have ended or
// wait for something that will not come.
func WaitUntilStill(m *Machine, t *Thread) {
	WaitForOthers(m, t)
	m.thread(t.ID).still = true
}

// JoinAll notes that t knows of the end of all that have ended.
func JoinAll(m *Machine, t *Thread) {
	for _, o := range m.threads {
		if o.ID != t.ID && !o.Alive() {
			m.Join(t, o)
		}
	}
}

// BeginStage makes the present state a beginning. Threads that have ended are
// forgotten if no other is left: what they shared is shared no more.
func BeginStage(m *Machine) {
	m.ForgetBaseline()
	m.misc.decided, m.misc.prelude = false, 0
	if !m.Sharing || m.Current == nil || m.Current.ID != 0 || !m.alone(m.Current) {
		return
	}
	t := m.thread(0)
	t.Joined, t.Held, t.Reads, t.Next = ThreadSet{}, nil, nil, Operation{}
	m.ownThreads()
	m.threads = m.threads[:1:1]
	for r := Ref(1); r < m.Heap.next; r++ {
		o := m.Heap.Get(r)
		if o == nil || o.Flags&Shared == 0 {
			continue
		}
		o = m.Heap.Writable(r)
		o.Flags &^= Shared
		if o.Attrs != nil && o.Attrs.guards != nil {
			o.Attrs.guards = nil
			o.dropAttrs()
		}
	}
	for id := range uint32(m.Lib.Classes()) {
		if s := m.Statics(id); s != nil && s.guards != nil {
			m.WritableClass(m.Lib.ClassByID(id)).guards = nil
		}
	}
	m.setSharing(false)
}
