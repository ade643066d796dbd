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
	// Call is asked in front of each call by an instruction of f, which is the top
	// frame, of a native method, and of any method where f holds attributes. It
	// reports whether it has dealt with the call, or made it wait; otherwise the
	// method may be called with the operands as they are now.
	Call(m *Machine, t *Thread, f *Frame, callee *Method) bool
}
