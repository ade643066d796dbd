package vm

import (
	"math"
	"strings"
)

// A program that reads the clock knows the time, and time never comes back: no
// state in which it is known is met twice. Where the JDK reads it only to find out
// how much of a limited wait is left, no more matters than which of these waits
// are over. So such a call has a clock of its own, which starts anew with the call
// and moves on by what the call has waited in vain, in parking or in spinning.

// timing are the classes whose methods read the clock for nothing else.
var timing = map[string]bool{
	"java/util/concurrent/locks/AbstractQueuedSynchronizer":                     true,
	"java/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionObject":     true,
	"java/util/concurrent/locks/AbstractQueuedLongSynchronizer":                 true,
	"java/util/concurrent/locks/AbstractQueuedLongSynchronizer$ConditionObject": true,
	"java/util/concurrent/locks/StampedLock":                                    true,
	"java/util/concurrent/SynchronousQueue$TransferStack":                       true,
	"java/util/concurrent/SynchronousQueue$TransferQueue":                       true,
	"java/util/concurrent/SynchronousQueue$Transferer":                          true, // from JDK 21 on
	"java/util/concurrent/LinkedTransferQueue":                                  true,
	"java/util/concurrent/LinkedTransferQueue$DualNode":                         true, // from JDK 21 on
	"java/util/concurrent/Exchanger":                                            true,
	"java/util/concurrent/Phaser":                                               true,
	"java/util/concurrent/Phaser$QNode":                                         true,
	"java/util/concurrent/FutureTask":                                           true,
	"java/util/concurrent/CompletableFuture":                                    true,
	"java/util/concurrent/CompletableFuture$Signaller":                          true,
	"java/util/concurrent/ForkJoinTask":                                         true,
	"java/util/concurrent/AbstractExecutorService":                              true,
}

// delaying are the classes whose methods read the clock to compute when a task is
// to run, and how long that is. The field that keeps it takes part in matching by
// how far off it is.
var delaying = map[string]bool{
	"java/util/concurrent/ScheduledThreadPoolExecutor": true,
	scheduledTask: true,
}

const scheduledTask = "java/util/concurrent/ScheduledThreadPoolExecutor$ScheduledFutureTask"

// ownStart is what a call's own clock shows when it starts: deadlines that are
// computed from it are never 0, which stands for none.
const ownStart = 1 << 40

// spinStep is how far a call's own clock moves when it is read again and again: for less
// than a microsecond calls do not park, they read it until the time is over.
const spinStep = 100

// Spans of a thread that has read its call's clock since it parked, once or more often.
// Before they park calls read it twice, for the deadline and for what is left: who reads
// on spins.
const (
	spanRead      = -1
	spanReadAgain = -2
)

// clockwork is what the program is told of time.
type clockwork struct {
	m       *Machine
	started int64 // by the clock
}

// ReadNanos returns the time to a program that measures how long something
// takes.
func (k *clockwork) ReadNanos(t *Thread) int64 {
	m := k.m
	x := m.Explore
	if x == nil || x.Timeouts != TimeoutAny || t.Top == nil {
		return k.ReadClock()
	}
	switch name := t.Top.Method.Class.Name; {
	case delaying[name]:
		m.Note(Access{Mode: AccessRead, Key: clockKey})
		return k.NowNanos()
	case !timing[name]:
		return k.ReadClock()
	}
	outermost := t.Top
	for f := t.Top; f != nil && f.Method.Class.Loader.Boot() && strings.HasPrefix(f.Method.Class.Name, "java/util/concurrent/"); f = f.Parent {
		if timing[f.Method.Class.Name] {
			outermost = f
		}
	}
	begins := outermost.Flags&FrameTimed == 0
	if begins {
		m.setFlag(t, outermost, FrameTimed, true)
	}
	w := m.thread(t.ID)
	switch {
	case begins:
		w.clock, w.span = 0, spanRead
	case w.span >= 0:
		w.span = spanRead
	case w.span == spanRead:
		w.span = spanReadAgain
	default:
		w.clock += spinStep
	}
	return ownStart + w.clock
}

// NowNanos returns the machine's time in nanoseconds since 1970.
func (k *clockwork) NowNanos() int64 {
	m := k.m
	if x := m.Explore; x != nil && (x.ClockStep > 0 || len(x.Modelled.Clock) > 0) {
		return m.Opt.Clock.Now(0, m.misc.now)
	}
	return m.Opt.Clock.Now(m.misc.insns, m.misc.now)
}

// ReadClock returns the machine's time to the program. From then on time is
// part of what states are matched by. Under an exploration the clock moves on by
// a step each time it is read, so that loops which wait for a time come to an
// end, and by nothing else but waiting.
func (k *clockwork) ReadClock() int64 {
	if x := k.m.Explore; x != nil {
		k.readAt(x.ClockStep)
	}
	return k.NowNanos()
}

// readAt has the program read the clock after it has moved by a step.
func (k *clockwork) readAt(step int64) {
	m := k.m
	m.misc.clockRead = true
	m.Note(Access{Mode: AccessWrite, Key: clockKey})
	m.misc.now = min(m.misc.now, math.MaxInt64-step) + step
}

// LimitOf returns when a wait of so many milliseconds that begins now is over, as
// far as anybody can tell; 0 if nobody can.
func (k *clockwork) LimitOf(millis int64) int64 {
	m := k.m
	if millis <= 0 || m.Explore != nil && m.Explore.Timeouts != TimeoutLast && !m.misc.clockRead {
		return 0
	}
	return m.deadline(millis, 0)
}

// LeftOf returns how many milliseconds are left of a wait that was woken early or
// whose time is over.
func (k *clockwork) LeftOf(limit, millis int64, notified bool) (left int64, over bool) {
	if limit != 0 {
		d := limit - k.m.now()
		left = d / 1e6
		if d%1e6 > 0 {
			left++
		}
		return left, left <= 0
	}
	// Any time may have passed, so what is left may as well be all of it: a wait may
	// be over at any moment.
	return millis, !notified && k.m.Explore.Timeouts != TimeoutNever
}

// PassTime moves the clock on by nanoseconds.
func (k *clockwork) PassTime(nanos int64) {
	m := k.m
	m.Note(Access{Mode: AccessWrite, Key: clockKey})
	m.misc.now = min(m.misc.now, math.MaxInt64-nanos) + nanos
}

// ForgetClock has time count as unread so far.
func (k *clockwork) ForgetClock() { k.m.misc.clockRead = false }

// Elapsed is how many nanoseconds of machine time have passed since the start.
func (k *clockwork) Elapsed() int64 { return k.NowNanos() - k.started }

// parkedInVain moves the clock of the call that t is in, whose time to park is over.
// t may be written.
func (k *clockwork) parkedInVain(t *Thread) {
	if t.Deadline != 0 && t.Status == Parked {
		t.clock += t.span
	}
}

// ownClock is what a thread's call has waited in vain, and how often it has read that
// since it parked; 0 where no call has a clock of its own.
func (t *Thread) ownClock() int64 {
	c := t.clock<<2 | -min(0, t.span)
	if c == 0 {
		return 0
	}
	for f := t.Top; f != nil; f = f.Parent {
		if f.Flags&FrameTimed != 0 {
			return c
		}
	}
	return 0
}
