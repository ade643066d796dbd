package vm

// Phasers.
//
// Who arrives reads the phaser's state and sets what it makes of it, and does so again where
// another was faster: that is one moment. The last one to arrive sets it once more, when the
// phase is over. In between all have arrived, and one more is one too many; so that is another
// moment. And so is what a phaser does to the one above it.
//
// Who waits for the end of a phase then enters a queue and parks. To others it is as if it had
// arrived and looked at nothing since, so it stands in front of a gate.
//
// Threads that do both at once meet as at a barrier: they stand in front of the call until all
// have arrived, and the last one ends the phase in the same moment. One more than there are parties
// is found because it conflicts with who meets: there is a path on which it comes before them, and
// they are too many then. So does what others do to the phaser otherwise.

// awaitsPhase is the method of the root in which threads wait.
const awaitsPhase = "internalAwaitAdvance"

// phaseGate is open if the phase is over for which a thread waits, and then for good.
type phaseGate struct{}

// at is the phaser at the root, whose phase is that of all below it. Who waits interruptibly, or for
// some time, brings a node of its own.
func (phaseGate) at(_ *Machine, piece *Frame, _ Operation) Ref {
	if piece.Slots[2] != 0 {
		return 0
	}
	return Ref(piece.Slots[0])
}

func (phaseGate) heldUp(m *Machine, t *Thread, r Ref) (*Thread, bool) {
	f := t.Top
	for !isOf(f, phaser, awaitsPhase) {
		f = f.Parent
	}
	return nil, phaseOf(m.Heap.Get(r)) == int32(f.Slots[1])
}

func (phaseGate) looks(_ *Machine, r Ref) []Deed {
	return []Deed{{Mode: AccessRead, Obj: r, Index: WholeObject}}
}

func (phaseGate) passes(*Machine, Ref) Deed { return Deed{} }

// arrivalGate is open for the first of those who stand in front of the arrival at a phaser, once
// they are all parties that it waits for.
type arrivalGate struct{}

// at is the phaser, if it has none above it and the end of a phase is no matter of the program's.
func (arrivalGate) at(m *Machine, piece *Frame, op Operation) Ref {
	a := m.Explore.Assumptions
	r := Ref(piece.Slots[0])
	o := m.Heap.Get(r)
	if !a.Happens(JoinsAhead) || a.Happens(AsksParties) || o.Class != piece.Method.Class || word(o, "parent") != 0 || op.Obj != r || unarrived(o) == 0 {
		return 0
	}
	return r
}

func (arrivalGate) heldUp(m *Machine, t *Thread, r Ref) (*Thread, bool) { return awaitsOthers(m, t, r) }

// looks are reads beside meetings: a phaser may be arrived at without waiting.
func (arrivalGate) looks(_ *Machine, r Ref) []Deed {
	return []Deed{{Mode: DeedMeet, Obj: r}, {Mode: AccessRead, Obj: r, Index: WholeObject}}
}

func (arrivalGate) passes(_ *Machine, r Ref) Deed { return Deed{Mode: DeedMeet, Obj: r} }

func (g arrivalGate) meet(m *Machine, t *Thread, r Ref) {
	o := m.Heap.Writable(r)
	if standing(m, r, t)+1 != unarrived(o) {
		m.Learn(AsksParties) // they are too many: it matters who is first
	}
	const phases = 1<<31 - 1
	next := uint64((phaseOf(o) + 1) & phases)
	state := o.Class.FieldNamed("state").Word
	passOthers(m, t, r, phaser, "arriveAndAwaitAdvance", next, func() { o.Words[state]-- })
	addDeed(m, g.passes(m, r))
	m.enables()
}

// meetsAt reports whether an operation is one of a thread at the phaser at which it meets others, for
// whom the meeting is all that it does.
func meetsAt(t *Thread, op Operation) bool {
	for f := t.Top; f != nil && f.Method.Class.Loader.Boot(); f = f.Parent {
		if f.Flags&FrameOpen != 0 {
			_, meets := gateOf(f.Method).(arrivalGate)
			return meets && op.Obj == Ref(f.Slots[0])
		}
	}
	return false
}

// phaseOf is the phase of a phaser, negative where it is terminated.
func phaseOf(o *Object) int32 { return int32(word(o, "state") >> 32) }

// unarrived is how many parties a phaser waits for: none where it is terminated. Without any
// parties it has a 1 there.
func unarrived(o *Object) int {
	const parties, none = 1<<32 - 1, 1
	counts := word(o, "state") & parties
	if counts == none || phaseOf(o) < 0 {
		return 0
	}
	return int(counts & 0xffff)
}

// endsPhase reports whether an operation in a call of a phaser is another moment than what the call
// has done up to it: behind the last arrival of a phase, or at another phaser.
func endsPhase(m *Machine, piece *Frame, op Operation) bool {
	if piece.Method.Class.Name != phaser || op.Obj == 0 {
		return false
	}
	o := m.Heap.Get(op.Obj)
	if !o.Class.SubclassOf(piece.Method.Class) || op.Index != int(piece.Method.Class.FieldNamed("state").Word) {
		return false
	}
	return op.Obj != Ref(piece.Slots[0]) || piece.Flags&FrameOpen == 0 && unarrived(o) == 0
}
