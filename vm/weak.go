package vm

import (
	"fmt"
	"slices"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/vm/memory"
)

// Under the Java memory model (Exploration.Weak) the heap holds of each variable the
// last write in the coherence order; package memory knows who wrote it, what it
// releases, and the writes before it that a thread may still return. Which of them a
// read returns, and where a write comes, are choices of data.
//
// Of each field, and each class of arrays, it is assumed that no access to it races: then
// one write is all that there is to return, and happens-before is all that is kept. An
// access that shows otherwise ends the assumption, and the search begins anew with the
// whole history of that variable. As long as nothing races, volatile accesses are in the
// order of execution: programs without races are explored as under sequential
// consistency, which is the model's promise to them.
//
// What a call of java.util.concurrent does in one piece (see trusted.go) synchronises as it
// does, but is in the order of execution, and returns the last writes.

// WeakMemory is a machine, as it deals with what threads have written.
type WeakMemory struct{ *Machine }

// Weak is the machine's memory.
func Weak(m *Machine) WeakMemory { return WeakMemory{m} }

// Variable is a field word or array element of an object, or a static word.
type Variable struct {
	Obj   Ref
	Class *Class // of a static word
	Index int
}

// Kinds of memory.Key.
const (
	keyMonitor   uint8 = iota
	keyClass           // its initialisation
	keyLeaked          // an object that others could reach before its constructor was done
	keyFrozen          // the final fields of an object
	keyInterrupt       // that a java.lang.Thread is interrupted
)

func (v Variable) loc() memory.Loc {
	l := memory.Loc{Obj: uint32(v.Obj), Index: int32(v.Index)}
	if v.Class != nil {
		l.Class = v.Class.ID
	}
	return l
}

// memory returns what is kept of writes, for writing.
func (m WeakMemory) memory() *memory.Memory {
	if m.memoryEpoch != m.epoch {
		m.misc.memory, m.memoryEpoch = m.misc.memory.Clone(), m.epoch
	}
	return m.misc.memory
}

// Remembers reports whether what threads write is kept for others that may not see it.
func (m WeakMemory) Remembers() bool { return m.misc.memory != nil }

// remembersStart begins to keep it with the second thread, and adds a thread.
func (m WeakMemory) remembersStart(t *Thread) {
	x := m.Explore
	if x == nil || !x.Weak {
		return
	}
	if m.misc.memory == nil {
		m.misc.memory, m.memoryEpoch = memory.New(t.ID), m.epoch
		m.misc.memory.Weak, m.misc.memory.Bound = x.Assumptions.Happens(Races), x.Histories
	}
	m.memory().Start(m.Current.ID)
}

func (m WeakMemory) acquire(t *Thread, k memory.Key) {
	if m.misc.memory == nil {
		return
	}
	if _, books := m.within(t); !books {
		m.memory().Acquire(t.ID, k)
	}
}

func (m WeakMemory) release(t *Thread, k memory.Key) {
	if m.misc.memory == nil {
		return
	}
	if _, books := m.within(t); !books {
		m.memory().Release(t.ID, k)
	}
}

// within tells whether t is in a piece of the JDK's, and whether that is one of the
// books, which order nothing: what they are made of is not the program's.
func (m WeakMemory) within(t *Thread) (piece, books bool) {
	f := m.piece(t)
	return f != nil, f != nil && f.Method.Traits&(TraitCall|TraitMoment) == 0
}

// Interrupts has what t did come before what those do who find that another thread, of which
// that is the object, was interrupted.
func (m WeakMemory) Interrupts(t *Thread, thread Ref) {
	m.release(t, memory.Key{Kind: keyInterrupt, Obj: uint32(thread)})
}

// TakesInterrupt notes that t has found that a thread was interrupted.
func (m WeakMemory) TakesInterrupt(t *Thread, thread Ref) {
	if m.Heap.Get(thread).Class.SubclassOf(m.Lib.known.thread) {
		m.acquire(t, memory.Key{Kind: keyInterrupt, Obj: uint32(thread)})
	}
}

// FindsEnded notes that t has found that another thread has ended, without waiting for that.
func (m WeakMemory) FindsEnded(t, ended *Thread) {
	if m.misc.memory != nil && ended.ID != t.ID {
		m.memory().Join(t.ID, ended.ID)
	}
}

// Fence executes a fence of a thread.
func (m WeakMemory) Fence(t *Thread, k memory.Fence) {
	if m.misc.memory != nil {
		m.memory().Fence(t.ID, k)
	}
}

// variable is what is assumed of a variable, and how others name it.
type variable struct {
	Variable
	field  *Field // nil of elements
	shared bool
	class  *Class
}

func (m WeakMemory) variable(v Variable) variable {
	if v.Class != nil {
		return variable{v, v.Class.StaticAt(v.Index), true, nil}
	}
	o := m.Heap.Get(v.Obj)
	w := variable{Variable: v, shared: o.Flags&Shared != 0, class: o.Class}
	if o.Class.Elem == nil {
		w.field = o.Class.FieldAt(v.Index)
	}
	return w
}

// settled reports whether nothing is kept of the variable: nobody observes it.
func (m WeakMemory) settled(v *variable) bool {
	switch {
	case v.Class != nil:
		return v.field == nil
	case v.class.Elem != nil:
		return false
	}
	return v.field == nil || v.class.unmatched(v.Index)
}

func (m WeakMemory) racy(v *variable) bool {
	a := m.Explore.Assumptions
	if v.field == nil {
		return a.of(&a.arrays, v.class.ID, func() string { return v.class.variableName(v.Index) }) >= levelRacy
	}
	return m.misc.memory.Weak && v.field.Volatile() || a.field(v.field) >= levelRacy
}

// races ends the assumption that accesses to a variable do not.
func (m WeakMemory) races(v *variable) {
	a := m.Explore.Assumptions
	a.Learn(Races)
	if v.field == nil {
		a.raise(&a.arrays, v.class.ID, levelRacy)
	} else {
		a.raise(&a.fields, v.field.ID, levelRacy)
	}
}

// disorder notes that an access to v races, if it does.
func (m WeakMemory) disorder(t *Thread, v *variable, mode memory.Mode) {
	mem := m.misc.memory
	if !mem.Ordered(t.ID, v.loc(), mode) || mem.Weak && mode == memory.Volatile && (v.field == nil || !v.field.Volatile()) {
		m.races(v)
	}
}

func (v *variable) String() string {
	if v.field != nil {
		return v.field.String()
	}
	return fmt.Sprintf("%s[%d]", v.class.Elem.JavaName(), v.Index)
}

// ModeOf is how a plain access by an instruction orders: fields say it.
func ModeOf(f *Field) memory.Mode {
	if f != nil && f.Volatile() {
		return memory.Volatile
	}
	return memory.Plain
}

// sources chooses among the writes that a read may return; places among those that a
// write may come behind.
type sources struct {
	id, what string
	values   []string
}

func (s *sources) ID() string            { return s.id }
func (s *sources) Len() int              { return len(s.values) }
func (s *sources) Describe(i int) string { return fmt.Sprintf("%s[%s: %s]", s.id, s.what, s.values[i]) }

// Chooses asks for a decision: Machine.ChooseAgain for instructions, Env.Choose for natives.
type Chooses func(g choice.Generator) (int, bool)

// Again is how instructions choose in front of an access that they have asked for.
func (m WeakMemory) Again(g choice.Generator) (int, bool) { return m.ChooseAgain(g, m.wasSpent) }

func (m WeakMemory) pick1(list []int, v *variable, what string, cs Chooses, value func(int) uint64) (place int, ok bool) {
	if len(list) < 2 {
		if list == nil {
			return 0, true
		}
		return list[0], true
	}
	g := &sources{id: "memory:" + v.String(), what: what}
	for n, i := range list {
		text := fmt.Sprint(int64(value(i)))
		if n > 0 {
			text = fmt.Sprintf("%s, %d before the last", text, n)
		}
		g.values = append(g.values, text)
	}
	n, ok := cs(g)
	if !ok {
		return 0, false
	}
	return list[min(n, len(list)-1)], true
}

// Recall is a read of a variable, of which the heap holds now. The access has been asked
// for. When ok is false the instruction must be left without an effect.
func (m WeakMemory) Recall(t *Thread, at Variable, mode memory.Mode, now uint64, choose Chooses) (value uint64, ok bool) {
	if m.misc.memory == nil {
		return now, true
	}
	if now != 0 && at.Class == nil && at.Index == m.Lib.known.threadInterrupted.Word {
		m.TakesInterrupt(t, at.Obj)
	}
	v := m.variable(at)
	if !v.shared || m.settled(&v) {
		return now, true
	}
	l := v.loc()
	if m.frozen(&v) {
		m.thaw(t, &v, Ref(now))
		return now, true
	}
	piece, books := m.within(t)
	if books {
		return now, true
	}
	if !m.racy(&v) {
		if !piece {
			m.disorder(t, &v, mode)
		}
		if mode >= memory.Ordered {
			m.memory().SettleRead(t.ID, l, mode)
		}
		return now, true
	}
	m.refuseAttrs(t, &v)
	list, cut := m.misc.memory.Readable(t.ID, l, mode)
	if piece && len(list) > 1 {
		list = list[:1]
	}
	if cut && len(list) > 1 {
		m.forgot(&v)
	}
	word := func(i int) uint64 {
		if w, last := m.misc.memory.Value(l, i); !last {
			return w
		}
		return now
	}
	i, ok := m.pick1(list, &v, "read", choose, word)
	if !ok {
		return 0, false
	}
	value = word(i)
	m.memory().Read(t.ID, l, mode, i)
	return value, true
}

// refuseAttrs has a run end where a value with an attribute, one that is not known above
// all, may be in a variable that races: histories are of plain values.
func (m WeakMemory) refuseAttrs(t *Thread, v *variable) {
	has := t.Top != nil && t.Top.Attrs != nil
	if v.Class != nil {
		has = has || len(m.ClassState(v.Class).Attrs) > 0
	} else if o := m.Heap.Get(v.Obj); o.Attrs != nil {
		has = has || o.SlotAttr(v.Index) != nil
	}
	if has {
		m.Stop(&Unsupported{What: "an attribute of a value, or a value that is not known, at " + v.String() + ", which races, under vm.memory=jmm", Help: "see vm.memory=sc"})
	}
}

// forgot says that more writes could be returned than are kept.
func (m WeakMemory) forgot(v *variable) {
	m.Stop(&Unsupported{What: "a read of " + v.String() + " that may return one of more writes than are kept", Help: "raise vm.memory.histories"})
}

// Commit is a write of a variable, of which the heap holds now: it returns what the heap
// must hold then. Otherwise it is as Recall.
func (m WeakMemory) Commit(t *Thread, at Variable, mode memory.Mode, now, value uint64, choose Chooses) (heap uint64, ok bool) {
	if m.misc.memory == nil {
		return value, true
	}
	v := m.variable(at)
	if m.settled(&v) {
		return value, true
	}
	l := v.loc()
	piece, books := m.within(t)
	if books {
		return value, true
	}
	if !m.racy(&v) {
		if v.shared && !piece {
			m.disorder(t, &v, mode)
		}
		m.memory().SettleWrite(t.ID, l, mode, false)
		return value, true
	}
	m.refuseAttrs(t, &v)
	list := m.misc.memory.Writable(t.ID, l, mode)
	if piece && len(list) > 1 {
		list = list[:1]
	}
	i, ok := m.pick1(list, &v, "write behind", choose, func(i int) uint64 {
		if w, last := m.misc.memory.Value(l, i); !last {
			return w
		}
		return now
	})
	if !ok {
		return 0, false
	}
	return m.memory().Write(t.ID, l, mode, i, now, value), true
}

// Exchange is an update of a variable. next says what to write instead of a value, or
// that nothing is written. It returns the value that was read, and what the heap must
// hold then.
func (m WeakMemory) Exchange(t *Thread, at Variable, reads, writes memory.Mode, now uint64, next func(old uint64) (uint64, bool), choose Chooses) (old, heap uint64, ok bool) {
	if m.misc.memory == nil {
		if n, does := next(now); does {
			return now, n, true
		}
		return now, now, true
	}
	v := m.variable(at)
	l, mem := v.loc(), m.misc.memory
	piece, books := m.within(t)
	if books || m.settled(&v) {
		if n, does := next(now); does {
			return now, n, true
		}
		return now, now, true
	}
	if !m.racy(&v) {
		if v.shared && !piece {
			m.disorder(t, &v, min(reads, writes))
		}
		n, does := next(now)
		m.memory().SettleRead(t.ID, l, reads)
		if !does {
			return now, now, true
		}
		m.memory().SettleWrite(t.ID, l, writes, true)
		return now, n, true
	}
	m.refuseAttrs(t, &v)
	word := func(i int) uint64 {
		if w, last := mem.Value(l, i); !last {
			return w
		}
		return now
	}
	readable, cut := mem.Readable(t.ID, l, reads)
	updatable, _ := mem.Updatable(t.ID, l, reads, writes)
	list := readable
	if readable != nil {
		list = nil
		for _, i := range readable {
			if _, does := next(word(i)); !does || slices.Contains(updatable, i) {
				list = append(list, i)
			}
		}
	}
	if piece && len(list) > 1 {
		list = list[:1]
	}
	if cut && len(list) > 1 {
		m.forgot(&v)
	}
	i, ok := m.pick1(list, &v, "update", choose, word)
	if !ok {
		return 0, 0, false
	}
	old = word(i)
	n, does := next(old)
	if !does {
		m.memory().Read(t.ID, l, reads, i)
		return old, now, true
	}
	return old, m.memory().Update(t.ID, l, reads, writes, i, now, n), true
}
