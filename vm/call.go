package vm

import (
	"math"

	"github.com/gojpf/gojpf/vm/classfile"
)

// PushCall activates a Java method whose arguments are the topmost slots of
// frame f, which is the top frame and belongs to the interpreter. It reports
// whether the callee's frame is on top and may run; otherwise something was
// thrown or the thread is blocked, and the thread must be looked at anew.
func (m *Machine) PushCall(t *Thread, f *Frame, method *Method) bool {
	code := method.code.Load()
	if code == nil {
		if !m.canCall(t, method, Ref(f.Slots[f.SP-int32(method.Args)])) {
			return false
		}
		if code = m.CodeOf(method); code == nil {
			return false
		}
	}
	if f.Depth+1 >= m.maxDepth && (f.Depth+1 >= m.maxDepth+stackReserve || t.Overflow == 0) {
		m.throwStackOverflow(t)
		return false
	}
	var g *Frame
	if g = m.framePool; g != nil && len(g.Slots) >= code.Max {
		m.framePool = g.Parent
		g.Method, g.epoch = method, m.epoch
	} else {
		g = m.newFrame(method, code.Max)
	}
	args := int32(method.Args)
	f.SP -= args
	n := copy(g.Slots, f.Slots[f.SP:f.SP+args])
	for ; n < code.MaxLocals; n++ {
		g.Slots[n] = 0
	}
	g.Code, g.Parent = code, f
	g.PC, g.SP, g.Depth = 0, int32(code.MaxLocals), f.Depth+1
	t.Top = g
	if method.Traits&traitsEntered != 0 {
		m.entered(t, g)
	}
	if method.Traits&TraitSynchronized != 0 {
		return m.lockFrame(t, g) && g.Attrs == nil
	}
	return g.Attrs == nil // which the loop of frames without attributes must not run
}

// canCall throws where a method has no body to run.
func (m *Machine) canCall(t *Thread, method *Method, receiver Ref) bool {
	if method.Info.Code != nil {
		return true
	}
	if method.Flags&classfile.AccNative != 0 {
		m.missingNative(t, method)
	} else {
		m.throwAbstract(t, method, receiver)
	}
	return false
}

// EnterFrame does what a frame with FrameEntering or FramePending waits for: it
// enters the monitor of a synchronized method, and then lets the method begin. It
// reports whether the method may run.
func (m *Machine) EnterFrame(t *Thread, f *Frame) bool {
	if f.Flags&FrameEntering != 0 {
		f.Flags &^= FrameEntering
		if !m.lockFrame(t, f) {
			return false
		}
	}
	return f.Flags&FramePending == 0 || m.Unknowns.Begin(m, t, f)
}

// OwnsFrame reports whether f may be written in place.
func (m *Machine) OwnsFrame(f *Frame) bool { return f.epoch == m.epoch }

// OwnsClass reports whether s may be written in place.
func (m *Machine) OwnsClass(s *ClassState) bool { return s.epoch == m.epoch }

// Recycle keeps the frame of a method that returned for the next call. The
// caller has made sure that it holds no attributes; a frozen one is dropped.
func (m *Machine) Recycle(f *Frame) {
	if f.epoch == m.epoch {
		f.Parent = m.framePool
		m.framePool = f
	}
}

// Dispatch is a remembered interface call: Impl is what a call of Decl runs.
type Dispatch struct{ Decl, Impl *Method }

// Dispatch returns what the class remembers in the place of interface method
// id; it may belong to another method.
func (c *Class) Dispatch(id uint32) *Dispatch { return c.ifaceCache[id&15].Load() }

// Extends reports whether d is a superclass of c; it knows nothing of
// interfaces and arrays.
func (c *Class) Extends(d *Class) bool { return d.depth < len(c.display) && c.display[d.depth] == d }

// Left reports whether the loop must leave thread t: it ended, waits, or the
// machine stops.
func (m *Machine) Left(t *Thread) bool {
	return t.Status != Runnable || t.Top == nil || m.Halt != nil || m.misc.exit != nil || m.call.done || m.yielding || m.reschedule || m.starting ||
		len(m.pending) > 0 || m.ignored || m.broken != ""
}

// Leaving is Left for the middle of a loop, after a slow path that left the
// same frame on top.
func (m *Machine) Leaving(t *Thread) bool { return m.Left(t) }

// NativeAttr takes the attribute that the last native put on its result.
func (m *Machine) NativeAttr() Attr {
	a := m.env.RetAttr
	m.env.RetAttr = nil
	return a
}

// maxArray is the most elements that HotSpot gives an array.
const maxArray = math.MaxInt32 - 2

// NoRoom is the message of the OutOfMemoryError for arrays with these lengths.
func NoRoom(lengths ...int32) string {
	for _, n := range lengths {
		if n > maxArray {
			return "Requested array size exceeds VM limit"
		}
	}
	return "Java heap space"
}

// RoomForArray is RoomFor for arrays with these lengths.
func (m *Machine) RoomForArray(t *Thread, bytes int64, lengths ...int32) bool {
	if m.Heap.Fits(bytes) {
		return true
	}
	m.outOfMemory(t, NoRoom(lengths...))
	return false
}

// RoomFor makes sure that an object of that many bytes fits into the heap; it
// throws OutOfMemoryError and returns false where it does not. It may collect
// garbage: call it only between instructions.
func (m *Machine) RoomFor(t *Thread, bytes int64) bool {
	if m.Heap.Fits(bytes) {
		return true
	}
	m.outOfMemory(t, NoRoom())
	return false
}

func (m *Machine) outOfMemory(t *Thread, msg string) {
	if m.Opt.Exhausted != nil {
		m.Opt.Exhausted()
	}
	max := m.Heap.Max
	m.Heap.Max += 1 << 20 // for the error itself
	m.ThrowNew(t, "java/lang/OutOfMemoryError", msg)
	m.Heap.Max = max
}
