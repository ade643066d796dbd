package vm

// Frame is one activation of a method. Slots holds the locals, then the
// operand stack; SP is the index of the first free slot. Frames form a list
// from the top of a thread's stack down; a frame whose epoch is not the
// machine's is frozen and copied before it runs on.
type Frame struct {
	Method *Method
	Code   *Code // nil for a native frame
	Parent *Frame
	Slots  []uint64
	Attrs  []Attr // parallel to Slots, nil while no slot holds an attribute
	epoch  Epoch
	PC     int32 // instruction; of a native frame the phase to resume at
	SP     int32
	Locked Ref // monitor to release on exit of a synchronized method
	Depth  int32
	Flags  FrameFlags
	refs   uint8 // which of a native's locals are references, see Env.SetLocalRef
}

// FrameFlags are marks of a frame.
type FrameFlags uint8

// The marks.
const (
	// FrameRetry: when the frame is done its result is dropped and the
	// instruction below runs again.
	FrameRetry FrameFlags = 1 << iota
	// FrameEntering: a synchronized method whose monitor is not yet entered.
	FrameEntering
	// FrameCatch: a native frame that wants to see exceptions of its callees.
	FrameCatch
	// FramePassed: an atomic method that has had its operation.
	FramePassed
	// FrameSymbolic: a method whose arguments were made symbols.
	FrameSymbolic
	// FrameTimed: a call with a clock of its own, see clock.go.
	FrameTimed
	// FramePending: something is to be done in front of the first instruction, see
	// Unknowns.Begin, or of a native method, see Unknowns.Invoke.
	FramePending
	// FrameOpen: a call that has gone through its gate, see gates.go.
	FrameOpen
)

// Push puts a one-slot value on the operand stack.
func (f *Frame) Push(v uint64) { f.Slots[f.SP] = v; f.SP++ }

// Pop takes a one-slot value from the operand stack.
func (f *Frame) Pop() uint64 { f.SP--; return f.Slots[f.SP] }

// PushKind puts a value of kind k on the operand stack; void puts nothing.
func (f *Frame) PushKind(k Kind, v uint64) {
	switch k {
	case KindVoid:
	case KindLong, KindDouble:
		f.Slots[f.SP] = v
		f.Slots[f.SP+1] = 0
		f.SP += 2
	default:
		f.Slots[f.SP] = v
		f.SP++
	}
}

// PopKind takes a value of kind k from the operand stack.
func (f *Frame) PopKind(k Kind) uint64 {
	f.SP -= int32(k.Slots())
	if k == KindVoid {
		return 0
	}
	return f.Slots[f.SP]
}

// BCI is the bytecode offset of the current instruction, -1 in native frames.
func (f *Frame) BCI() int {
	if f.Code == nil {
		return -1
	}
	return int(f.Code.BCI[f.PC])
}

// Line is the source line of the current instruction.
func (f *Frame) Line() int { return f.Method.Line(f.BCI()) }

// newFrame takes a frame from the pool, a list linked by Parent of frames that no
// state holds, or makes one.
func (m *Machine) newFrame(method *Method, slots int) *Frame {
	f := m.framePool
	if f == nil {
		f = makeFrame(max(slots, 24))
		f.Method, f.epoch = method, m.epoch
		return f
	}
	m.framePool = f.Parent
	if len(f.Slots) < slots {
		f.Slots = make([]uint64, slots+slots/2)
	}
	f.Method, f.Parent, f.epoch = method, nil, m.epoch
	return f
}

// trimFramePool leaves as many frames in the pool as short transitions need: many
// are made by copying, and would pile up.
func (m *Machine) trimFramePool() {
	const kept = 4
	f := m.framePool
	for n := 1; f != nil && n < kept; n++ {
		f = f.Parent
	}
	if f != nil {
		f.Parent = nil
	}
}

func (m *Machine) freeFrame(f *Frame) {
	if f.epoch != m.epoch {
		return // a state that was taken holds it
	}
	f.Code, f.Attrs, f.Locked, f.Flags = nil, nil, 0, 0
	m.Recycle(f)
}

// WritableFrame makes the top frame of t writable and returns it.
func (m *Machine) WritableFrame(t *Thread) *Frame {
	f := t.Top
	if f.epoch == m.epoch {
		return f
	}
	t.Top = m.copyFrame(f)
	return t.Top
}

func (m *Machine) copyFrame(f *Frame) *Frame {
	n := len(f.Slots)
	if f.Code != nil {
		n = f.Code.Max
	}
	var c *Frame
	if f.Attrs == nil {
		c = makeFrame(n)
	} else {
		c = makeMarkedFrame(n)
	}
	slots, attrs := c.Slots, c.Attrs
	copy(slots, f.Slots[:f.SP])
	if attrs != nil {
		copy(attrs, f.Attrs[:f.SP]) // above the operand stack there are none
	}
	*c = *f
	c.epoch, c.Slots, c.Attrs = m.epoch, slots, attrs
	return c
}

type (
	frame8 struct {
		Frame
		slots [8]uint64
	}
	frame16 struct {
		Frame
		slots [16]uint64
	}
	frame24 struct {
		Frame
		slots [24]uint64
	}
)

// makeFrame makes a frame with at least n slots, in one allocation if these are
// few.
func makeFrame(n int) *Frame {
	switch {
	case n <= 8:
		f := &frame8{}
		f.Slots = f.slots[:]
		return &f.Frame
	case n <= 16:
		f := &frame16{}
		f.Slots = f.slots[:]
		return &f.Frame
	case n <= 24:
		f := &frame24{}
		f.Slots = f.slots[:]
		return &f.Frame
	}
	return &Frame{Slots: make([]uint64, n)}
}

// makeMarkedFrame is makeFrame for a frame with attributes.
func makeMarkedFrame(n int) *Frame {
	switch {
	case n <= 8:
		f := &struct {
			Frame
			slots [8]uint64
			attrs [8]Attr
		}{}
		f.Slots, f.Attrs = f.slots[:], f.attrs[:]
		return &f.Frame
	case n <= 12:
		f := &struct {
			Frame
			slots [12]uint64
			attrs [12]Attr
		}{}
		f.Slots, f.Attrs = f.slots[:], f.attrs[:]
		return &f.Frame
	}
	f := makeFrame(n)
	f.Attrs = make([]Attr, len(f.Slots))
	return f
}

// PushFrame activates a Java or native method with the given argument slots.
// The caller has dealt with null receivers, initialisation and abstractness;
// PushFrame deals with synchronized methods only through Locked, which the
// caller sets after it has entered the monitor. It returns nil when the stack
// is full: StackOverflowError has then been thrown.
func (m *Machine) PushFrame(t *Thread, method *Method, args []uint64) *Frame {
	depth := int32(0)
	if t.Top != nil {
		depth = t.Top.Depth + 1
	}
	if depth >= m.maxDepth {
		if depth >= m.maxDepth+stackReserve || t.Overflow == 0 {
			m.throwStackOverflow(t)
			return nil
		}
	}
	code := m.CodeOf(method)
	if code == nil {
		return nil
	}
	f := m.newFrame(method, code.Max)
	f.Code = code
	n := copy(f.Slots, args)
	if n < code.MaxLocals {
		clear(f.Slots[n:code.MaxLocals])
	}
	f.PC, f.SP = 0, int32(code.MaxLocals)
	f.Depth = depth
	f.Parent = t.Top
	t.Top = f
	if method.Traits&traitsEntered != 0 {
		m.entered(t, f)
	}
	return f
}

// setAttrs gives a new frame the attributes of its arguments, but those that it
// has got of its own: they are inputs.
func (f *Frame) setAttrs(attrs []Attr) {
	for i, a := range attrs {
		if a != nil && f.Attr(i) == nil {
			f.SetAttr(i, a)
		}
	}
}

// entered tells whoever has to know that a method begins.
func (m *Machine) entered(t *Thread, f *Frame) {
	if f.Method.Has(TraitIdentity) {
		m.readsIdentity(f)
	}
	if f.Method.Has(TraitOfQueue) {
		usesPoolQueue(m, f)
	}
	if f.Method.Has(TraitSymbolic) && m.Unknowns != nil {
		m.Unknowns.Entered(m, t, f)
	}
}

// PushNative activates a native method or pseudo method as a frame of its own,
// to be resumed at the given phase.
func (m *Machine) PushNative(t *Thread, method *Method, args []uint64, phase int) *Frame {
	f := m.newFrame(method, len(args)+nativeLocals)
	n := copy(f.Slots, args)
	clear(f.Slots[n : n+nativeLocals])
	f.Code, f.refs = nil, 0
	f.PC, f.SP = int32(phase), int32(n+nativeLocals)
	f.Depth = 0
	if t.Top != nil {
		f.Depth = t.Top.Depth + 1
	}
	f.Parent = t.Top
	t.Top = f
	return f
}

// nativeLocals is how many slots a native frame has besides its arguments, for
// what it must remember between phases.
const nativeLocals = 8

// stackReserve is how far beyond the limit a thread may go while it handles a
// StackOverflowError natively.
const stackReserve = 64

// PopFrame takes the top frame off without any of the effects of a return.
func (m *Machine) PopFrame(t *Thread) {
	f := t.Top
	t.Top = f.Parent
	m.freeFrame(f)
}
