package vm

import "github.com/gojpf/gojpf/vm/classfile"

// PushCall activates a Java method whose arguments are the topmost slots of
// frame f, which is the top frame and belongs to the interpreter. It reports
// whether the callee's frame is on top and may run; otherwise something was
// thrown or the thread is blocked, and the thread must be looked at anew.
func (m *Machine) PushCall(t *Thread, f *Frame, method *Method) bool {
	code := method.code.Load()
	if code == nil {
		if !m.canRun(t, method) {
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
	if n := len(m.framePool); n > 0 && len(m.framePool[n-1].Slots) >= code.Max {
		g = m.framePool[n-1]
		m.framePool = m.framePool[:n-1]
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
	if method.Traits&TraitSynchronized != 0 {
		return m.lockFrame(t, g)
	}
	return true
}

// canRun throws where a method has no body to run.
func (m *Machine) canRun(t *Thread, method *Method) bool {
	if method.Info.Code != nil {
		return true
	}
	if method.Flags&classfile.AccNative != 0 {
		m.missingNative(t, method)
	} else {
		m.ThrowNew(t, "java/lang/AbstractMethodError", abstractMessage(method))
	}
	return false
}

// EnterFrame enters the monitor of a synchronized method that had to wait for
// it. It reports whether the method may run.
func (m *Machine) EnterFrame(t *Thread, f *Frame) bool {
	f.Flags &^= FrameEntering
	return m.lockFrame(t, f)
}

// OwnsFrame reports whether f may be written in place.
func (m *Machine) OwnsFrame(f *Frame) bool { return f.epoch == m.epoch }

// OwnsClass reports whether s may be written in place.
func (m *Machine) OwnsClass(s *ClassState) bool { return s.epoch == m.epoch }

// FreeFrame gives the frame of a method that returned back to the pool.
func (m *Machine) FreeFrame(f *Frame) {
	if f.epoch == m.epoch && len(m.framePool) < 256 {
		f.Parent, f.Attrs = nil, nil
		m.framePool = append(m.framePool, f)
	}
}

// Left reports whether the loop must leave thread t: it ended, waits, or the
// machine stops.
func (m *Machine) Left(t *Thread) bool {
	return t.Status != Runnable || t.Top == nil || m.Halt != nil || m.misc.exit != nil || m.call.done || m.yielding
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

// RoomFor makes sure that an object of that many bytes fits into the heap; it
// throws OutOfMemoryError and returns false where it does not. It may collect
// garbage: call it only between instructions.
func (m *Machine) RoomFor(t *Thread, bytes int64) bool {
	if m.Heap.Fits(bytes) {
		return true
	}
	max := m.Heap.Max
	m.Heap.Max += 1 << 20 // for the error itself
	m.ThrowNew(t, "java/lang/OutOfMemoryError", "Java heap space")
	m.Heap.Max = max
	return false
}
