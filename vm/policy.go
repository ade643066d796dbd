package vm

import "slices"

// Scheduler is a model of who may go on where several threads can. Anything
// but all of them makes what a search finds out true of that model only.
type Scheduler uint8

// The models.
const (
	// ScheduleAll: whoever can.
	ScheduleAll Scheduler = iota
	// SchedulePriority: those of the highest priority among the threads that can
	// go on. A thread whose time may be over is not yet one of them: it goes on
	// now or later, unless others that can are of a higher priority.
	SchedulePriority
	// ScheduleRoundRobin: the next one in the order of start, in turn after each
	// transition. Time passes only when nobody else can go on.
	ScheduleRoundRobin
)

// SchedulersByName are the models under the names that users know.
var SchedulersByName = map[string]Scheduler{"all": ScheduleAll, "priority": SchedulePriority, "roundrobin": ScheduleRoundRobin}

// String returns the name that users know.
func (s Scheduler) String() string {
	for name, named := range SchedulersByName {
		if named == s {
			return name
		}
	}
	return "unknown"
}

// offered returns those of the threads that can go on, in their order, among
// whom the scheduler lets the search choose.
func (m *Machine) offered(ids []int) []int {
	if m.Explore.Scheduler == ScheduleAll || len(ids) < 2 {
		return ids
	}
	awake := func(id int) bool { return !m.threads[id].Status.timed() || m.roused(m.threads[id]) }
	someAwake := slices.ContainsFunc(ids, awake)
	if m.Explore.Scheduler == ScheduleRoundRobin {
		return []int{m.inTurn(ids, awake, someAwake)}
	}
	if !someAwake {
		return ids // any of them may be first, whatever its priority
	}
	highest := 0
	for _, id := range ids {
		if awake(id) {
			highest = max(highest, m.priority(id))
		}
	}
	return slices.DeleteFunc(slices.Clone(ids), func(id int) bool {
		p := m.priority(id)
		return p < highest || p > highest && awake(id)
	})
}

// inTurn returns the first thread behind the present one.
func (m *Machine) inTurn(ids []int, awake func(int) bool, someAwake bool) int {
	if !someAwake {
		if t := m.nextTimeout(); t != nil {
			return t.ID
		}
		awake = func(int) bool { return true } // spurious wake-ups
	}
	next, n := -1, len(m.threads)
	distance := func(id int) int { return (id - m.Current.ID - 1 + n) % n }
	for _, id := range ids {
		if awake(id) && (next < 0 || distance(id) < distance(next)) {
			next = id
		}
	}
	return next
}

// priority is what the program has set as a thread's priority.
func (m *Machine) priority(id int) int {
	if obj, word := ThreadPriority.place(m, m.threads[id].Obj); obj != Null {
		return int(int32(m.Heap.Get(obj).Words[word]))
	}
	return normalPriority
}

const normalPriority = 5

// timed reports whether a thread in this state goes on only when its time is
// over, or without a reason.
func (s Status) timed() bool {
	return s == Waiting || s == Parked || s == Sleeping || s == Joining
}

// TimeoutsByName are the models under the names that users know.
var TimeoutsByName = map[string]Timeouts{"any": TimeoutAny, "last": TimeoutLast, "never": TimeoutNever}

// Timeouts says when a timed wait, sleep or park may end by itself.
type Timeouts uint8

// The models of timeouts.
const (
	// TimeoutAny: at any time, for a program cannot rely on being fast.
	TimeoutAny Timeouts = iota
	// TimeoutLast: only when nothing else can happen, the earliest first.
	TimeoutLast
	// TimeoutNever: not at all.
	TimeoutNever
)

// nextTimeout returns the thread whose deadline is the nearest.
func (m *Machine) nextTimeout() *Thread {
	var next *Thread
	for _, t := range m.threads {
		if t.Status != Terminated && !t.Suspended && t.Deadline != 0 && (next == nil || t.Deadline < next.Deadline) {
			next = t
		}
	}
	return next
}
