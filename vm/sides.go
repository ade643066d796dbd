package vm

import (
	"slices"
	"strings"

	"github.com/gojpf/gojpf/vm/bytecode"
)

// Side says of what kind a change is that commutes with others although they change
// the same. It is known before anything is read: what others do first cannot turn such
// a change into another one.
type Side uint8

// The sides.
const (
	// SideNone: nothing is known.
	SideNone Side = iota
	// SidePuts: something is entered at one end of a queue that has room.
	SidePuts
	// SideTakes: something is taken from the other end of one that is not empty.
	SideTakes
	// SideAdds: a number is added to another one, and nobody asks for the sum.
	SideAdds
	// SideDone: a task is found not to be done by the one that runs it, and then it is
	// done. That happens once, so two who do so have different tasks.
	SideDone
	// SideFinal: something is read that does not change any more.
	SideFinal
	// SideSums: a lock is taken, numbers are added to others, and it is given up.
	SideSums
)

// Commutes reports whether it does not matter which of two such changes of the same
// thing comes first.
func (s Side) Commutes(t Side) bool {
	switch {
	case s == SideFinal || t == SideFinal:
		return true
	case s == SidePuts || s == SideTakes:
		return t == SidePuts+SideTakes-s
	}
	return s == t && (s == SideAdds || s == SideDone || s == SideSums)
}

// adders are the methods that add a number to another one, by class.
var adders = map[string][]string{
	"java/util/concurrent/atomic/AtomicInteger": {"incrementAndGet", "decrementAndGet", "getAndIncrement", "getAndDecrement", "addAndGet", "getAndAdd"},
	"java/util/concurrent/atomic/AtomicLong":    {"incrementAndGet", "decrementAndGet", "getAndIncrement", "getAndDecrement", "addAndGet", "getAndAdd"},
	"java/util/concurrent/atomic/LongAdder":     {"add", "increment", "decrement"},
}

// linkedQueue is the queue that has room for more than there can be, if nobody said
// otherwise: to offer it something is to put it there.
const linkedQueue = "java/util/concurrent/LinkedBlockingQueue"

// sideTraits are the traits that a method of the JDK has by these lists.
func sideTraits(mt *Method) MethodTraits {
	c := mt.Class
	if !c.Loader.Boot() || !strings.HasPrefix(c.Name, "java/util/concurrent/") {
		return 0
	}
	if slices.Contains(adders[c.Name], mt.Name) || gateOf(mt) != nil || c.Name == linkedQueue && mt.Name == "offer" ||
		c.Name == futureTask && slices.Contains(doers, mt.Name) {
		return TraitSided
	}
	return 0
}

// gateSide is the side of a method that has gone through its gate.
func gateSide(mt *Method) Side {
	switch g := gateOf(mt).(type) {
	case queueGate:
		return g.side
	case futureGate, latchGate, closeGate:
		return SideFinal
	}
	return SideNone
}

// sideOf returns the side of an operation that the present instruction of t is. Values
// that are not known may become terms of a path condition in the order of their sum.
func sideOf(m *Machine, t *Thread, op Operation) Side {
	if m.Unknowns != nil || m.nested > 0 || m.Explore.Steps || m.Explore.Weak {
		return SideNone
	}
	open := false
	for f := t.Top; f != nil && f.Method.Class.Loader.Boot(); f = f.Parent {
		open = open || f.Flags&FrameOpen != 0
	}
	for f := t.Top; f != nil && f.Method.Class.Loader.Boot(); f = f.Parent {
		if f.Method.Has(TraitSided) {
			if side := sideIn(m, f, op, open); side != SideNone {
				return side
			}
		}
	}
	return SideNone
}

// sideIn is sideOf for what is done in the sided method of frame f, itself or by what it
// calls. open says that a gate was gone through.
func sideIn(m *Machine, f *Frame, op Operation, open bool) Side {
	switch c := f.Method.Class; {
	case adders[c.Name] != nil:
		if dropsResult(f) {
			return SideAdds
		}
	case f.Method.Name == "offer":
		if q := m.Heap.Get(Ref(f.Slots[0])); q.Class.Name == linkedQueue && int32(word(q, "capacity")) == 1<<31-1 {
			return SidePuts
		}
	case c.Name == futureTask && slices.Contains(doers, f.Method.Name):
		if !m.Explore.Assumptions.Happens(SharesTasks) {
			if o := m.Heap.Get(op.Obj); o != nil && isTask(o.Class) && op.Index == int(o.Class.ofJDK().FieldNamed("state").Word) {
				return SideDone
			}
		}
	case isOf(f, reentrantLock, "lock"):
		return lockedSumSide(m, f)
	case open:
		return gateSide(f.Method)
	}
	return SideNone
}

// dropsResult reports whether whoever has called the method of frame f does nothing with
// what it returns.
func dropsResult(f *Frame) bool {
	if strings.HasSuffix(f.Method.Desc, ")V") {
		return true
	}
	by := f.Parent
	if by == nil || by.Method.Info == nil || by.Method.Info.Code == nil || by.BCI() < 0 {
		return false
	}
	code, at := by.Method.Info.Code.Bytes, by.BCI()
	if bytecode.Op(code[at]) != bytecode.Invokevirtual || at+3 >= len(code) {
		return false
	}
	next := bytecode.Op(code[at+3])
	return next == bytecode.Pop || next == bytecode.Pop2
}
