package vm

// Unknowns deals with values that are not known: what stands in their slots
// means nothing, and an attribute says what the value depends on.
//
// The machine asks it where such a value could be taken for what stands in its
// slot by somebody who does not look at attributes.
type Unknowns interface {
	// Entered is told that a method with TraitSymbolic begins in frame f, which
	// may get attributes.
	Entered(m *Machine, t *Thread, f *Frame)
	// Begin is told that f, which has FramePending and is on top, is about to
	// execute its first instruction. It reports whether f may do so, and takes the
	// flag off; otherwise it has pushed a frame, or made the thread wait, and is told
	// again.
	Begin(m *Machine, t *Thread, f *Frame) bool
	// Returned is told that f, which has FrameSymbolic and is on top, is about to
	// give v and its attribute a to the frame below.
	Returned(m *Machine, t *Thread, f *Frame, v uint64, a Attr)
	// Threw is told that an exception is about to leave such a frame.
	Threw(m *Machine, t *Thread, exc Ref)
	// Call is asked in front of each call by an instruction of f, which is the top
	// frame, of a native method, of one with TraitAsked, and of any method where f
	// holds attributes. It
	// reports whether it has dealt with the call, or made it wait; otherwise the
	// method may be called with the operands as they are now.
	Call(m *Machine, t *Thread, f *Frame, callee *Method) bool
	// Invoke is asked in front of a native method that another native calls, for
	// which f was pushed, and has FramePending and attributes. It reports whether the
	// method may run with the arguments as they are now; otherwise it has made the
	// thread wait, and is asked again.
	Invoke(m *Machine, f *Frame) bool
}
