package vm

// Barriers as meetings.
//
// Who calls CyclicBarrier.await enters the queue of a condition and parks there until all
// parties have come; and then they leave that one after the other, in the order in which
// they came. All orders lead to states of their own. But to others a thread that waits there
// is as one that has not called yet, and behind the barrier they may go on in any order.
// So threads stand in front of the call until there are as many as the barrier waits for.
// Then the first of them is let in, as the last party to arrive; the others have what the
// call returns, which nobody looks at, and go on behind it when they are chosen.
//
// It is not so where the barrier runs an action, in the thread that arrived last; where
// somebody looks at how many have arrived, by the result of its own call, too; where a
// barrier is reset or broken; and where more threads come than there are parties, for it
// matters then who comes first.
//
// Phasers are met at in the same way, see phaser.go.

const cyclicBarrier = "java/util/concurrent/CyclicBarrier"

// tripGate is open for one of those who stand in front of a barrier once they are all
// parties that it waits for.
type tripGate struct{}

// meets is a gate that several threads go through at once.
type meets interface {
	// meet is called when t goes in.
	meet(m *Machine, t *Thread, r Ref)
}

// barrierGate returns the barrier, and its gate, whose lock a thread is about to take in
// the given piece; 0 if that is not what it does there.
func barrierGate(m *Machine, piece *Frame, op Operation) (Ref, gate) {
	f := piece.Parent
	if !isOf(f, cyclicBarrier, "dowait") || !isOf(f.Parent, cyclicBarrier, "await") || !hasGates(f.Method.Class) {
		return 0, nil
	}
	a := m.Explore.Assumptions
	if !a.Happens(JoinsAhead) || a.Happens(AsksBarriers) || !exempt(exemptMonitors, cyclicBarrier) {
		return 0, nil
	}
	if !dropsResult(f.Parent) {
		m.Learn(AsksBarriers)
		return 0, nil
	}
	if f.Slots[1] != 0 { // for some time: it arrives as the JDK's code has it
		m.Learn(AsksBarriers)
		return 0, nil
	}
	r := Ref(f.Slots[0])
	b := m.Heap.Get(r)
	_, generation := part(m, b, "generation")
	if !b.Class.Loader.Boot() || b.HasAttrs() || word(b, "barrierCommand") != 0 || word(generation, "broken") != 0 || op.Obj != barrierLock(m, b) {
		return 0, nil
	}
	return r, tripGate{}
}

// barrierLock is the synchronizer of a barrier's lock.
func barrierLock(m *Machine, b *Object) Ref {
	_, lock := part(m, b, "lock")
	return Ref(word(lock, "sync"))
}

// standing counts the threads that stand in front of a barrier, without one of them.
func standing(m *Machine, r Ref, but *Thread) (n int) {
	for _, o := range m.threads {
		if o.ID != but.ID && o.standsAt(r) {
			n++
		}
	}
	return n
}

// standsAt reports whether a thread stands in front of a barrier.
func (t *Thread) standsAt(r Ref) bool {
	_, is := t.Next.gate.(meets)
	return is && t.Next.Lock == r && t.Status == Runnable
}

func (tripGate) at(*Machine, *Frame, Operation) Ref { return 0 } // see barrierGate

func (tripGate) heldUp(m *Machine, t *Thread, r Ref) (owner *Thread, held bool) {
	if owner, held := (lockGate{}).heldUp(m, t, barrierLock(m, m.Heap.Get(r))); held {
		return owner, held
	}
	return awaitsOthers(m, t, r)
}

// awaitsOthers reports whether a thread that stands in front of a barrier is not let in: not all
// have come, or another of them goes first.
func awaitsOthers(m *Machine, t *Thread, r Ref) (owner *Thread, held bool) {
	if standing(m, r, t)+1 < Missing(m, r) {
		return nil, true
	}
	for _, o := range m.threads[:t.ID] {
		if o.standsAt(r) {
			return o, true
		}
	}
	return nil, false
}

func (tripGate) looks(_ *Machine, r Ref) []Deed {
	return []Deed{{Mode: DeedMeet, Obj: r}}
}

func (tripGate) passes(_ *Machine, r Ref) Deed { return Deed{Mode: DeedMeet, Obj: r} }

// StandsAtBarrier reports whether t waits in front of a barrier for others to come.
func StandsAtBarrier(m *Machine, t *Thread) bool {
	_, held := HeldUp(m, t)
	return held && t.standsAt(t.Next.Lock)
}

// Missing is how many parties a barrier waits for, those in front of it among them: none,
// where it is garbage by now.
func Missing(m *Machine, barrier Ref) int {
	switch b := m.Heap.Get(barrier); {
	case b == nil:
		return 0
	case b.Class.Name == cyclicBarrier:
		return int(int32(word(b, "count")))
	case b.Class.Name == phaser:
		return unarrived(b)
	}
	return 0
}

func (g tripGate) meet(m *Machine, t *Thread, r Ref) {
	if standing(m, r, t)+1 != Missing(m, r) {
		m.Learn(AsksBarriers) // they are too many: it matters who is first
	}
	b := m.Heap.Writable(r)
	count := b.Class.FieldNamed("count").Word
	passOthers(m, t, r, cyclicBarrier, "await", 0, func() { b.Words[count]-- })
	addDeed(m, g.passes(m, r))
	m.enables()
}

// passOthers has the others who stand in front of a barrier go on behind their calls, as if they
// had arrived before t.
func passOthers(m *Machine, t *Thread, r Ref, class, call string, result uint64, arrive func()) {
	for _, o := range m.threads {
		if o.ID == t.ID || !o.standsAt(r) {
			continue
		}
		arrive()
		meets := o.Next.gate.passes(m, r)
		o = m.thread(o.ID)
		leg := Leg{Thread: o.ID, Kind: o.kind, From: o.stands}
		for !isOf(o.Top, class, call) {
			m.PopFrame(o)
		}
		m.Return(o, KindInt, result, nil)
		o.Next = Operation{}
		if c := courseOf(m); c != nil {
			o.stands = o.place()
			leg.To, leg.Does = o.stands, []Deed{lastingName(m, meets)}
			c.moved = append(c.moved, leg)
		}
	}
}
