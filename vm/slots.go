package vm

// SlotSet is a set of slot indices of a frame, one bit each.
type SlotSet []uint64

// Has reports whether slot i is in the set.
func (s SlotSet) Has(i int) bool { return i>>6 < len(s) && s[i>>6]>>(i&63)&1 != 0 }

// SlotInfo says what the slots of a method's frames hold.
//
// What lies at or above a frame's SP is dead, whatever the sets say.
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
	// A slot in refs holds a reference or null on every path, live or not; any
	// other slot that is live holds no reference. The sets must not be written.
	At(pc int32) (live, refs SlotSet)
	// After returns what holds while a frame that the instruction has pushed is
	// on top. That is what held before: no such instruction writes locals, or
	// the operands that it leaves below SP; so the locals that live after it
	// are those that live before it.
	After(pc int32) (live, refs SlotSet)
}
