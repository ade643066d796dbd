package vm

// SlotSet is a set of slot indices of a frame, one bit each.
type SlotSet []uint64

// Has reports whether slot i is in the set.
func (s SlotSet) Has(i int) bool { return i>>6 < len(s) && s[i>>6]>>(i&63)&1 != 0 }

// SlotInfo says what the slots of a method's frames hold.
//
// It serves the top frame, which is about to run the instruction at its PC, and
// frames below, whose PC stays at an instruction that has pushed a frame: no
// such instruction writes locals, or operands that it leaves below SP, so what
// lives after it lives before it and has the same type. What lies at or above a
// frame's SP is dead, whatever the sets say.
type SlotInfo interface {
	// Exact is false for a method whose code eludes the analysis: one with
	// subroutines (jsr and ret), or one that no verifier would let pass. Every
	// slot may then be live, and any slot may hold a reference.
	Exact() bool
	// At returns what holds just before the instruction with that index runs.
	//
	// A slot in live may be read later; any other may be overwritten with
	// anything. The operand stack is live. The second slot of a long or double
	// is never live, the first carries the value.
	//
	// A slot in refs holds a reference or null on every path, also if it is
	// dead, when the object may be gone; any other slot that is live holds no
	// reference. The sets must not be written.
	At(pc int32) (live, refs SlotSet)
}
