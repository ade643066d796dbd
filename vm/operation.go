package vm

import "github.com/gojpf/gojpf/choice"

// Reduction says which operations end transitions: how far the interleavings
// that are executed are reduced to those that can matter.
type Reduction uint8

// The reductions, each with those before it.
const (
	// ReduceNothing: every access to the heap by one of several threads is an
	// operation of its own, and so is every monitorexit.
	ReduceNothing Reduction = iota
	// ReduceShared: only operations on what more than one thread can reach.
	ReduceShared
	// ReduceLocks: accesses to variables that are constant, confined to one
	// thread, or always protected by the same lock are no operations of their
	// own. This is assumed of every variable until the search meets an access
	// that shows otherwise; then it begins anew without the assumption.
	ReduceLocks
)

// Operation is an operation that other threads may notice: the point in front of it is
// a scheduling choice.
type Operation struct {
	Kind  OpKind
	Obj   Ref    // what it is done to; 0 for statics
	Class *Class // of statics
	Index int    // field word or array element
	Lock  Ref    // that it waits for as at a monitor, see owned.go; 0 for none
	gate  gate   // what that is
}

// OpKind is the kind of an operation.
type OpKind uint8

// The kinds of operations.
const (
	OpNone OpKind = iota
	OpRead
	OpWrite
	OpLock
	OpUnlock
	OpNotify
	OpUnpark
	OpPark
	OpInterrupt
	OpStart
	OpEnd
	OpObserve // a question about what a thread does
	OpYield
	OpInit // of a class
	OpSleep
	OpSuspend
	OpResume
	OpStop
	OpNative  // whatever a native does of which nothing is known
	OpCollect // what the collector does, or a question about it
	OpBreak   // nothing but a long time since the last
	OpIntern  // of a String that is not yet in the table
	OpStep    // to another line, where others look at stacks
)

// opReasons are the names that JPF's traces have for choices in front of them.
var opReasons = [...]string{
	OpNone: choice.ReasonSchedule, OpRead: choice.ReasonShared, OpWrite: choice.ReasonShared, OpLock: choice.ReasonLock, OpUnlock: choice.ReasonRelease,
	OpNotify: choice.ReasonNotify, OpUnpark: choice.ReasonUnpark, OpPark: choice.ReasonPark, OpInterrupt: choice.ReasonInterrupt,
	OpStart: choice.ReasonStart, OpEnd: choice.ReasonTerminate, OpObserve: choice.ReasonSchedule, OpYield: choice.ReasonYield,
	OpInit: choice.ReasonClass, OpSleep: choice.ReasonSleep, OpCollect: choice.ReasonSchedule,
	OpSuspend: choice.ReasonSuspend, OpResume: choice.ReasonResume, OpStop: choice.ReasonStop, OpNative: choice.ReasonSchedule, OpBreak: choice.ReasonLength,
	OpIntern: choice.ReasonShared, OpStep: choice.ReasonSchedule,
}

func (k OpKind) reason() string { return opReasons[k] }

func accessKind(write bool) OpKind {
	if write {
		return OpWrite
	}
	return OpRead
}

// MayRun is asked in front of an operation that other threads may notice. When
// it returns false the instruction must be left without an effect. A transition
// has one such operation; the next one begins another.
func (m *Machine) MayRun(t *Thread, op Operation) bool {
	if !m.Sharing {
		return true
	}
	if !arrived(m, t) {
		return false
	}
	if len(t.Reads) > 0 {
		readerDoes(m, t, op)
	}
	if m.env.granted || m.alone(t) {
		if piece := m.piece(t); piece != nil {
			if !m.last(t) {
				// On another path those that have ended may come after this.
				m.noticeable(piece, op)
				if r, g := awaits(m, t, piece, op); r != 0 {
					knowsEnded(m, t, r, g)
				}
			}
			readsAlone(m, t, piece)
		}
		m.noteOperation(t, op)
		return true
	}
	if makesModules(m, t) {
		return true
	}
	piece := m.piece(t)
	switch {
	case piece == nil && keepsHouse(m, t, op):
		return true
	case piece == nil:
		m.unpass(t)
	case op.Kind == OpYield && spinsOut(m, t):
		return true
	case op.Kind == OpYield || op.Kind == OpSleep:
		m.unpass(t) // it waits for others
	case op.Kind == OpNative:
		return true // the moment of a call is that of what it reads and writes
	case op.Kind == OpInit:
		m.unpass(t)
		piece = nil // the program's own code
	case !m.noticeable(piece, op):
		if c := piece.Method.Class.Name; c == "java/util/Random" || c == threadPool {
			m.noteOperation(t, op) // no choice, but numbers depend on who asks first, and who waits for a pool on its last worker
		}
		if piece.Method.Has(TraitGivesUp) {
			gives(m, piece)
		}
		return true
	case piece.Flags&FramePassed != 0 && op.Kind == OpUnpark && m.AsksStates():
		m.setPassed(t, piece, false) // what was done is seen before who waits for it is woken
	case piece.Flags&FramePassed != 0 && endsPhase(m, piece, op):
		m.setPassed(t, piece, false)
	case piece.Flags&FramePassed != 0 && m.asksWhetherInterrupted(t, op):
		m.setPassed(t, piece, false) // what was waited for may have come, and the interrupt behind it, since the call has looked
	case piece.Flags&FramePassed != 0:
		m.misc.spent = true
		m.noteOperation(t, op)
		m.parts(t, piece, op)
		return true
	}
	op.Lock, op.gate = awaits(m, t, piece, op)
	held := false
	if op.Lock != 0 && !m.goesIn {
		_, held = op.gate.heldUp(m, t, op.Lock)
	}
	goesIn := m.goesIn
	if m.goesIn = false; held || m.misc.spent && t.Atomic == 0 && m.nested == 0 {
		m.thread(t.ID).Next = op
		m.reschedule = true
		m.pollSoon()
		return false
	}
	m.misc.spent = true
	if op.Lock != 0 && !goesIn {
		m.setFlag(t, piece, FrameOpen, true)
		if g, is := op.gate.(meets); is {
			g.meet(m, t, op.Lock)
		}
		knowsEnded(m, t, op.Lock, op.gate)
	}
	m.noteOperation(t, op)
	m.events.operation(t, op)
	if piece != nil {
		m.unpass(t) // what follows it in another call, below the program's own code, is one more
		m.setPassed(t, piece, true)
		m.parts(t, piece, op)
	}
	return true
}

// parts ends a piece's operation behind the question whether its thread was
// interrupted: what it does then is another moment, and an interrupt in between
// comes too late.
func (m *Machine) parts(t *Thread, piece *Frame, op Operation) {
	if m.asksWhetherInterrupted(t, op) {
		m.setPassed(t, piece, false)
	}
}

// asksWhetherInterrupted reports whether a thread looks at whether it was interrupted,
// where threads are that are no idle workers.
func (m *Machine) asksWhetherInterrupted(t *Thread, op Operation) bool {
	return op.Kind == OpRead && op.Obj == t.Obj && op.Index == m.Lib.known.threadInterrupted.Word && m.Noticed(Breaks)
}

// enables notes that the present thread has done something that lets others go
// on: they may do so before its next operation.
func (m *Machine) enables() { m.misc.spent = true }

// ReductionsByName are the reductions under the names that users know.
var ReductionsByName = map[string]Reduction{"none": ReduceNothing, "shared": ReduceShared, "locks": ReduceLocks}
