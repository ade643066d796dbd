package vm

// The stack that HotSpot gives a thread by default, and the most frames that a
// thread gets however large a stack it asks for.
const (
	defaultStack = 1 << 20
	deepestStack = 1 << 20
)

// Outcome is how a straight execution of the program ended.
type Outcome uint8

// The outcomes of Execute.
const (
	Ended    Outcome = iota // every non-daemon thread ended, or the program exited
	Deadlock                // live threads, none can ever run
	Halted                  // Machine.Halt says why
	Paused                  // a choice, an ignored path or a break ended the transition
	Starting                // the second thread is about to start, see Exploration.Rehearse
)

// Execute runs the program on one path under the deterministic scheduler:
// a thread runs until it blocks, yields or has used up its quantum; then the
// next one in order of start that can run goes on. When only timed waits are
// left, time jumps to the nearest deadline.
func (m *Machine) Execute() Outcome {
	for {
		if m.Halt != nil {
			return Halted
		}
		if m.misc.exit != nil {
			return Ended
		}
		if len(m.pending) > 0 || m.ignored || m.broken != "" {
			m.settle()
			return Paused
		}
		if m.starting {
			m.starting = false
			return Starting
		}
		next := m.pick
		if m.Explore != nil && m.Sharing {
			next = m.schedule
		}
		t, outcome := next()
		if t == nil {
			return outcome
		}
		m.events.threadScheduled(m.Current, t)
		m.Current = m.thread(t.ID)
		m.maxDepth = m.Current.maxDepth
		if m.Current.stop != 0 {
			m.deliver()
		}
		m.Interp.Run(m, m.Current)
	}
}

// pick chooses the next thread to run.
func (m *Machine) pick() (*Thread, Outcome) {
	m.expire()
	n := len(m.threads)
	start := 0
	if m.Current != nil {
		if m.Current.Status == Runnable && !m.yielding && !m.Current.Suspended {
			return m.Current, Ended
		}
		start = m.Current.ID + 1
	}
	m.yielding = false
	for i := 0; i < n; i++ {
		if t := m.threads[(start+i)%n]; m.canRun(t) {
			if t.Status == Blocked {
				t = m.thread(t.ID)
				t.Status, t.Lock = Runnable, 0
			}
			return t, Ended
		}
	}
	live, next := false, int64(0)
	for _, t := range m.threads {
		if t.Status == Terminated {
			continue
		}
		live = live || !t.Daemon
		if t.Deadline != 0 && (next == 0 || t.Deadline < next) {
			next = t.Deadline
		}
	}
	if !live {
		return nil, Ended
	}
	if next == 0 {
		for i, t := range m.threads {
			if m.awaited(t) {
				m.wake(i)
				return m.pick()
			}
		}
		return nil, Deadlock
	}
	if d := next - m.now(); d > 0 {
		m.misc.now += d
		m.Opt.Clock.Sleep(d)
	}
	m.expire()
	return m.pick()
}

// expire wakes the threads whose deadline has passed.
func (m *Machine) expire() {
	if len(m.threads) == 1 && m.threads[0].Deadline == 0 {
		return
	}
	var now int64
	for i, t := range m.threads {
		if t.Deadline == 0 {
			continue
		}
		if now == 0 {
			now = m.now()
		}
		if t.Deadline <= now {
			m.parkedInVain(m.thread(i))
			m.wake(i)
		}
	}
}

// Yield makes the scheduler prefer other threads the next time it picks.
func (m *Machine) Yield() { m.yielding = true; m.pollSoon() }
