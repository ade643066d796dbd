package models

import (
	"math"

	"github.com/gojpf/gojpf/vm"
)

// Thread.join is a wait in the monitor of the thread that is to end, which
// notifies all who wait there when it does. A program can notice: who joins has to
// enter the monitor, gives it up while it waits, however often it is in it, and
// is woken by whoever notifies there; who is in the monitor keeps the thread from
// ending. As long as nothing but Thread's own code enters such monitors none of
// that shows, and joining is waiting for the end alone.

// The phases of join.
const (
	joinBegins   = iota
	joinWaited   // for the end alone
	joinEntering // has not begun to wait
	joinNotified = vm.JoinedInMonitor
	joinInside   = joinNotified + 1 // is in the monitor, and has not begun to wait
)

// join is Thread.join(long).
func join(e *vm.Env) { joinFor(e, e.Long(1)) }

// joinNanos is Thread.join(long, int), which waits for whole milliseconds, too.
func joinNanos(e *vm.Env) {
	millis, nanos := e.Long(1), e.Int(3)
	switch {
	case millis < 0:
	case nanos < 0 || nanos > 999999:
		millis = badNanos
	case nanos > 0 && millis < math.MaxInt64:
		millis++
	}
	joinFor(e, millis)
}

// badNanos stands for a time whose nanoseconds are out of range.
const badNanos = math.MinInt64

// refuseTime throws for a time that is none.
func refuseTime(e *vm.Env, millis int64) bool {
	switch {
	case millis >= 0:
		return false
	case millis == badNanos && e.Long(1) != badNanos:
		e.Throw("java/lang/IllegalArgumentException", "nanosecond timeout value out of range")
	default:
		e.Throw("java/lang/IllegalArgumentException", "timeout value is negative")
	}
	return true
}

func joinFor(e *vm.Env, millis int64) {
	switch {
	case e.Phase == joinNotified:
		joinAgain(e, millis)
	case e.Phase == joinInside:
		if e.MayWait() {
			joinInMonitor(e, millis)
		}
	case e.Phase == joinBegins && e.M.ThreadMonitors():
		again := e.M.Owns(e.T, e.Ref(0))
		if !e.M.MonitorEnter(e.T, e.Ref(0)) {
			e.Block(joinBegins)
		} else if again && !mayTakeInterrupt(e) {
			e.M.MonitorExit(e.T, e.Ref(0)) // it comes again
		} else if refuseTime(e, millis) {
			e.M.MonitorExit(e.T, e.Ref(0))
		} else if e.M.AsksStates() { // a thread that ends may come to stand at it, and be seen there
			e.Block(joinInside)
		} else {
			joinInMonitor(e, millis)
		}
	default:
		joinOutside(e, millis)
	}
}

// joinOutside waits for the end of a thread in whose monitor nobody stays.
func joinOutside(e *vm.Env, millis int64) {
	thread := e.Ref(0)
	if e.Phase == joinBegins && (refuseTime(e, millis) || e.M.ThreadOf(thread) == nil && !observe(e, thread)) {
		return
	}
	if !e.M.Passes(e.T, thread) {
		if e.Block(joinWaited); e.Phase != joinWaited {
			e.Block(joinEntering)
		}
		return
	}
	switch t := e.M.ThreadOf(thread); {
	case t == nil:
	case interrupted(e) && !mayGiveUp(e, thread):
	case !t.Alive():
		e.M.Join(e.T, t)
	case takeInterrupt(e):
		e.ThrowNoMessage("java/lang/InterruptedException")
	case e.Phase == joinWaited: // in time
	case millis == 0 && e.Phase == joinBegins && vm.JoinAhead(e.M, e.T, t):
	case !e.Arrived() || !e.MayWait():
	default:
		e.Block(joinWaited)
		e.M.WaitForEnd(e.T, thread, millis)
	}
}

// mayGiveUp is asked by who was interrupted, in front of takeInterrupt: there is an
// InterruptedException unless the other thread has ended, so joining is a question
// about that.
func mayGiveUp(e *vm.Env, thread vm.Ref) bool {
	if thread == e.T.Obj {
		return mayTakeInterrupt(e)
	}
	return observe(e, thread)
}

// joinInMonitor goes on in the monitor of the thread, which it leaves or waits in.
// millis is what is left of the time, 0 for no limit.
func joinInMonitor(e *vm.Env, millis int64) {
	thread := e.Ref(0)
	switch t := e.M.ThreadOf(thread); {
	case t != nil && t.Alive() && takeInterrupt(e):
		e.ThrowNoMessage("java/lang/InterruptedException")
	case t != nil && t.Alive():
		if e.Phase != joinNotified {
			e.SetLocal(0, uint64(e.M.LimitOf(millis)))
		}
		e.Block(joinNotified)
		e.M.Wait(e.T, thread, millis)
		return
	case t != nil:
		e.M.Join(e.T, t)
	}
	e.M.MonitorExit(e.T, thread)
}

// joinAgain goes on when the wait in the monitor is over. Local slot 0 is when the
// time is, if that is known.
func joinAgain(e *vm.Env, millis int64) {
	thread := e.Ref(0)
	if !e.M.Reenter(e.T, thread) {
		e.Block(joinNotified)
		return
	}
	notified := e.M.TakeNotified(e.T)
	t := e.M.ThreadOf(thread)
	left, over := int64(0), false
	if millis > 0 {
		left, over = e.M.LeftOf(int64(e.Local(0)), millis, notified)
	}
	exc := e.M.TakeStop(e.T)
	switch {
	case exc != 0:
		e.ThrowRef(exc)
	case !notified && takeInterrupt(e):
		e.ThrowNoMessage("java/lang/InterruptedException")
	case over && t.Alive():
	default:
		joinInMonitor(e, left)
		return
	}
	e.M.MonitorExit(e.T, thread)
}
