package vm

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/gojpf/gojpf/choice"
)

// Reduction says which operations end transitions: how far the interleavings
// that are executed are reduced to those that can matter.
type Reduction uint8

// The reductions, each with those before it.
const (
	// ReduceNothing: every access to the heap by one of several threads is an
	// operation of its own, and so is every monitorexit.
	ReduceNothing Reduction = iota
	// ReduceShared: only operations on what more than one thread can reach.
	ReduceShared
	// ReduceLocks: accesses to variables that are constant, confined to one
	// thread, or always protected by the same lock are no operations of their
	// own. This is assumed of every variable until the search meets an access
	// that shows otherwise; then it begins anew without the assumption.
	ReduceLocks
)

// Operation is an operation that other threads may notice: the point in front of it is
// a scheduling choice.
type Operation struct {
	Kind  OpKind
	Obj   Ref    // what it is done to; 0 for statics
	Class *Class // of statics
	Index int    // field word or array element
}

// OpKind is the kind of an operation.
type OpKind uint8

// The kinds of operations.
const (
	OpNone OpKind = iota
	OpRead
	OpWrite
	OpLock
	OpUnlock
	OpNotify
	OpUnpark
	OpPark
	OpInterrupt
	OpStart
	OpEnd
	OpObserve // a question about what a thread does
	OpYield
	OpInit // of a class
	OpSleep
	OpSuspend
	OpResume
	OpStop
	OpNative  // whatever a native does of which nothing is known
	OpCollect // what the collector does, or a question about it
	OpBreak   // nothing but a long time since the last
	OpIntern  // of a String that is not yet in the table
)

// opReasons are the names that JPF's traces have for choices in front of them.
var opReasons = [...]string{
	OpNone: choice.ReasonSchedule, OpRead: choice.ReasonShared, OpWrite: choice.ReasonShared, OpLock: choice.ReasonLock, OpUnlock: choice.ReasonRelease,
	OpNotify: choice.ReasonNotify, OpUnpark: choice.ReasonUnpark, OpPark: choice.ReasonPark, OpInterrupt: choice.ReasonInterrupt,
	OpStart: choice.ReasonStart, OpEnd: choice.ReasonTerminate, OpObserve: choice.ReasonSchedule, OpYield: choice.ReasonYield,
	OpInit: choice.ReasonClass, OpSleep: choice.ReasonSleep, OpCollect: choice.ReasonSchedule,
	OpSuspend: choice.ReasonSuspend, OpResume: choice.ReasonResume, OpStop: choice.ReasonStop, OpNative: choice.ReasonSchedule, OpBreak: choice.ReasonLength,
	OpIntern: choice.ReasonShared,
}

func (k OpKind) reason() string { return opReasons[k] }

// Assumptions are what a search takes for granted of a program's variables and
// threads until it is shown otherwise. It is shared by all machines of a
// search, and only ever grows.
type Assumptions struct {
	mu      sync.Mutex
	fields  atomic.Pointer[[]level] // by Field.ID
	arrays  atomic.Pointer[[]level] // by Class.ID
	facts   atomic.Uint64
	dropped atomic.Int64
	known   map[string]level // from the start, by name; see Restore
}

// level is how much has been given up of what is assumed of a variable.
type level uint8

const (
	levelConstant level = iota // not written once it is shared
	levelOrdered               // accessed by one thread, or under a lock, or after a join
	levelFree
)

// Fact is something that happens in a program at all.
type Fact uint64

// The facts.
const (
	// Interrupts: a thread interrupts another.
	Interrupts Fact = 1 << iota
	// Observes: a thread asks whether another is alive, or what it does.
	Observes
	// TwoOwners: a synchronizer has two exclusive owners.
	TwoOwners
	// Breaks: a thread is interrupted that is no idle worker of a pool.
	Breaks
	// Workers: it matters which worker of a pool executes a task, or how many
	// there are.
	Workers
	// Tallies: it matters how many tasks a pool has executed.
	Tallies
	// Identities: a thread asks for what tells threads apart but for what they do.
	Identities
	// UnknownValues: several threads run while there are values that are not known.
	UnknownValues
	// FileTimes: a thread asks for the times or the number of a file.
	FileTimes
	// ThreadMonitors: the monitor of a java.lang.Thread is entered by other code than
	// that of Thread.
	ThreadMonitors
	// Interns: a thread interns a String that nobody has interned before.
	Interns
	// Counts: something compares the number of modifications of a collection that
	// threads share.
	Counts
	// CountsKept: code outside of java.util reads such a number.
	CountsKept
	// AsksStates: a thread asks for the state of another.
	AsksStates
	// HiddenFields: the program reaches a field that the JDK shows nobody, see
	// hidden.go.
	HiddenFields
	// AsksSizes: a thread asks for the size of a concurrent map.
	AsksSizes
	// AsksParties: a thread asks who takes part in a phaser, and has arrived.
	AsksParties
	// AsksFutures: a thread asks for more of a future than its result.
	AsksFutures
	// AsksOwners: a thread asks who holds a lock of java.util.concurrent.
	AsksOwners
	// AsksPools: a thread asks for the workers of a pool, or its queue.
	AsksPools
)

// Dropped counts the assumptions that were given up.
func (a *Assumptions) Dropped() int64 { return a.dropped.Load() }

// Happens reports whether a fact is known.
func (a *Assumptions) Happens(f Fact) bool { return Fact(a.facts.Load())&f != 0 }

// Facts are all that are known.
func (a *Assumptions) Facts() Fact { return Fact(a.facts.Load()) }

// Learn notes a fact.
func (a *Assumptions) Learn(f Fact) {
	if !a.Happens(f) {
		a.facts.Or(uint64(f))
		a.dropped.Add(1)
	}
}

func (a *Assumptions) level(list *atomic.Pointer[[]level], id uint32) level {
	if l := list.Load(); l != nil && int(id) < len(*l) {
		return (*l)[id]
	}
	return levelConstant
}

// of is level for a search that began with names.
func (a *Assumptions) of(list *atomic.Pointer[[]level], id uint32, name func() string) level {
	l := a.level(list, id)
	if l == levelConstant && len(a.known) > 0 {
		if k := a.known[name()]; k != levelConstant {
			a.raise(list, id, k)
			a.dropped.Add(-1)
			return k
		}
	}
	return l
}

// Given returns the names of what was given up and the facts that were learnt,
// so that another search can begin with them.
func (a *Assumptions) Given(lib *Library) []string {
	var names []string
	if l := a.fields.Load(); l != nil {
		for id, k := range *l {
			if k != levelConstant {
				names = append(names, fmt.Sprintf("%s=%d", lib.FieldByID(uint32(id)), k))
			}
		}
	}
	if l := a.arrays.Load(); l != nil {
		for id, k := range *l {
			if k != levelConstant {
				names = append(names, fmt.Sprintf("%s=%d", lib.ClassByID(uint32(id)).Name, k))
			}
		}
	}
	for name, k := range a.known {
		if text := fmt.Sprintf("%s=%d", name, k); !slices.Contains(names, text) {
			names = append(names, text)
		}
	}
	slices.Sort(names)
	if f := a.facts.Load(); f != 0 {
		names = append(names, fmt.Sprintf("=%d", f))
	}
	return names
}

// Restore begins with what another search has given up. It must be called
// before the first access.
func (a *Assumptions) Restore(names []string) error {
	a.known = map[string]level{}
	for _, text := range names {
		name, number, ok := strings.Cut(text, "=")
		n, err := strconv.ParseUint(number, 10, 64)
		switch {
		case !ok || err != nil || name != "" && (n == 0 || n > uint64(levelFree)):
			return fmt.Errorf("%q is not an assumption", text)
		case name == "":
			a.facts.Store(n)
		default:
			a.known[name] = level(n)
		}
	}
	return nil
}

func (a *Assumptions) raise(list *atomic.Pointer[[]level], id uint32, to level) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.level(list, id) >= to {
		return
	}
	var old []level
	if l := list.Load(); l != nil {
		old = *l
	}
	n := make([]level, max(len(old), int(id)+1))
	copy(n, old)
	n[id] = to
	list.Store(&n)
	a.dropped.Add(1)
}

// guard is what the accesses to one shared variable have had in common so far
// on the path. It is part of the state.
type guard struct {
	who     uint64 // threads that accessed it, by ID; 0 while nobody has
	locks   []Ref  // all of them held, sorted; never written in place
	written bool
}

const maxGuardThread = 63 // threads from here on share a bit

func threadBit(id int) uint64 { return 1 << min(id, maxGuardThread) }

// access returns the guard after an access by t, and whether the access was
// ordered with all before it.
func (g guard) access(t *Thread, write bool) (guard, bool) {
	me := threadBit(t.ID)
	if t.ID >= maxGuardThread {
		me = 0 // shares its bit, so it never counts as the only one
	}
	if g.who&^(me|t.Joined) == 0 {
		held := t.Held
		if !slices.IsSorted(held) {
			held = slices.Sorted(slices.Values(held))
		}
		if g.who == me && g.written == (g.written || write) && slices.Equal(intersect(g.locks, held), g.locks) {
			return g, true
		}
		if g.who == me {
			held = intersect(g.locks, held)
			write = write || g.written
		}
		return guard{who: threadBit(t.ID), locks: held, written: write}, true
	}
	n := guard{who: g.who | threadBit(t.ID), locks: intersect(g.locks, t.Held), written: g.written || write}
	return n, len(n.locks) > 0 || !n.written
}

// intersect returns the members of a, which is sorted, that are in b.
func intersect(a, b []Ref) []Ref {
	for i, r := range a {
		if !slices.Contains(b, r) {
			var out []Ref
			out = append(out, a[:i]...)
			for _, r := range a[i+1:] {
				if slices.Contains(b, r) {
					out = append(out, r)
				}
			}
			return out
		}
	}
	return a
}

func (g guard) equal(h guard) bool {
	return g.who == h.who && g.written == h.written && slices.Equal(g.locks, h.locks)
}

// MayAccess is asked in front of an access to a field word or array element of
// o, the object of r. When it returns false the instruction must be left
// without an effect: it runs again when its thread is scheduled next.
func (m *Machine) MayAccess(t *Thread, r Ref, o *Object, index int, write bool) bool {
	return m.Quiet(t, r, o, index, write) || m.MayRun(t, Operation{Kind: accessKind(write), Obj: r, Index: index})
}

// Quiet reports whether an access is no operation that others may notice. The
// access must follow, or be asked about again.
func (m *Machine) Quiet(t *Thread, r Ref, o *Object, index int, write bool) bool {
	if invariants {
		m.native.ask(r)
	}
	return !m.Sharing || o.Flags&Shared == 0 && m.Explore.Reduction != ReduceNothing || m.ordered(t, r, o, index, write)
}

// MayAccessStatic is MayAccess for a static word of c.
func (m *Machine) MayAccessStatic(t *Thread, c *Class, word int, write bool) bool {
	if !m.Sharing {
		return true
	}
	s := m.ClassState(c)
	if s.Status == InitRunning && int(s.Thread) == t.ID {
		return true // nobody else gets past the initialisation
	}
	if m.orderedStatic(t, c, word, write) {
		return true
	}
	return m.MayRun(t, Operation{Kind: accessKind(write), Class: c, Index: word})
}

// mayTouch asks for one operation that accesses several variables. Those whose
// accesses are ordered in any case are no part of it.
func (m *Machine) mayTouch(t *Thread, list []Access) bool {
	var noticed []Access
	for _, a := range list {
		write, at := a.Mode == AccessWrite, max(a.Index, 0)
		if a.Class != nil && !m.orderedStatic(t, a.Class, at, write) || a.Class == nil && !m.Quiet(t, a.Obj, m.Heap.Get(a.Obj), at, write) {
			noticed = append(noticed, a)
		}
	}
	if len(noticed) == 0 {
		return true
	}
	a := noticed[0]
	if !m.MayRun(t, Operation{Kind: accessKind(a.Mode == AccessWrite), Obj: a.Obj, Class: a.Class, Index: a.Index}) {
		return false
	}
	for _, a := range noticed[1:] {
		m.Note(a)
	}
	return true
}

func accessKind(write bool) OpKind {
	if write {
		return OpWrite
	}
	return OpRead
}

// ordered reports whether an access is no operation of its own, by what is
// assumed of the variable. It gives assumptions up that do not hold.
func (m *Machine) ordered(t *Thread, r Ref, o *Object, index int, write bool) bool {
	x := m.Explore
	a, c := x.Assumptions, o.Class
	unmatched := c.Elem == nil && c.unmatched(index)
	if unmatched && (len(c.mods) > 0 || len(c.remembered) > 0) {
		w := uint16(index)
		unmatched = !slices.Contains(c.remembered, w) && (!slices.Contains(c.mods, w) || !m.countNoticed(t, write))
	}
	if x.Reduction < ReduceLocks {
		return x.Reduction > ReduceNothing && unmatched
	}
	list, id, at := &a.arrays, c.ID, 0
	if c.Elem == nil {
		f := c.FieldAt(index)
		if f == nil || unmatched {
			return true
		}
		list, id, at = &a.fields, f.ID, index
	}
	switch a.of(list, id, func() string { return c.variableName(index) }) {
	case levelFree:
		return false
	case levelConstant:
		if !write || m.last(t) {
			return true
		}
		a.raise(list, id, levelOrdered)
	}
	if m.last(t) {
		if o.Attrs != nil && at < len(o.Attrs.guards) && o.Attrs.guards[at].who != 0 {
			m.Heap.Writable(r).Attrs.guards[at] = guard{}
		}
		return true
	}
	var old guard
	if o.Attrs != nil && at < len(o.Attrs.guards) {
		old = o.Attrs.guards[at]
	}
	n, ok := old.access(t, write)
	if !ok {
		a.raise(list, id, levelFree)
		return false
	}
	if !n.equal(old) {
		w := m.Heap.Writable(r).attrs()
		if at >= len(w.guards) {
			w.guards = append(w.guards, make([]guard, at+1-len(w.guards))...)
		}
		w.guards[at] = n
	}
	return true
}

func (m *Machine) orderedStatic(t *Thread, c *Class, word int, write bool) bool {
	x := m.Explore
	if x.Reduction < ReduceLocks {
		return false
	}
	a, f := x.Assumptions, c.StaticAt(word)
	if f == nil || slices.Contains(c.staticFilter, uint16(word)) {
		return true
	}
	s := m.ClassState(c)
	switch a.of(&a.fields, f.ID, f.String) {
	case levelFree:
		return false
	case levelConstant:
		if !write || m.last(t) {
			return true
		}
		a.raise(&a.fields, f.ID, levelOrdered)
	}
	var old guard
	if word < len(s.guards) {
		old = s.guards[word]
	}
	n, ok := guard{}, true
	if !m.last(t) {
		n, ok = old.access(t, write)
	}
	if !ok {
		a.raise(&a.fields, f.ID, levelFree)
		return false
	}
	if !n.equal(old) {
		w := m.WritableClass(c)
		g := make([]guard, max(len(w.guards), word+1))
		copy(g, w.guards)
		g[word] = n
		w.guards = g
	}
	return true
}

// alone reports whether no other thread has been started that has not ended.
func (m *Machine) alone(t *Thread) bool {
	for _, o := range m.threads {
		if o.Status != Terminated && o.ID != t.ID {
			return false
		}
	}
	return true
}

// Noticed reports whether a fact is known, or nothing is assumed.
func (m *Machine) Noticed(f Fact) bool {
	x := m.Explore
	return x != nil && (x.Reduction < ReduceLocks || x.Assumptions.Happens(f))
}

// Learn notes a fact.
func (m *Machine) Learn(f Fact) {
	if m.Explore != nil {
		m.Explore.Assumptions.Learn(f)
	}
}

// AssumeNothingOf makes every access to an element of shared arrays of a class
// an operation.
func (m *Machine) AssumeNothingOf(array *Class) {
	if x := m.Explore; x != nil {
		x.Assumptions.raise(&x.Assumptions.arrays, array.ID, levelFree)
	}
}

// Confined reports whether only the present thread can reach an object.
func (m *Machine) Confined(r Ref) bool {
	return m.Explore != nil && m.Explore.Reduction != ReduceNothing && m.Heap.Get(r).Flags&Shared == 0
}

// AssumeNothing makes every access to a field an operation.
func (m *Machine) AssumeNothing(f *Field) {
	if x := m.Explore; x != nil {
		x.Assumptions.raise(&x.Assumptions.fields, f.ID, levelFree)
	}
}

// last reports whether t has waited for the end of all others: whatever they
// did comes before what it does.
func (m *Machine) last(t *Thread) bool {
	for _, o := range m.threads {
		if o.ID != t.ID && (o.Status != Terminated || o.ID >= maxGuardThread || t.Joined&threadBit(o.ID) == 0) {
			return false
		}
	}
	return true
}

// MayRun is asked in front of an operation that other threads may notice. When
// it returns false the instruction must be left without an effect. A transition
// has one such operation; the next one begins another.
func (m *Machine) MayRun(t *Thread, op Operation) bool {
	if !m.Sharing {
		return true
	}
	if m.env.granted || m.alone(t) {
		m.noteOperation(t, op)
		return true
	}
	piece := m.piece(t)
	switch {
	case piece == nil:
		m.unpass(t)
	case op.Kind == OpYield || op.Kind == OpSleep:
		m.unpass(t) // it waits for others
	case op.Kind == OpNative:
		return true // the moment of a call is that of what it reads and writes
	case op.Kind == OpInit:
		m.unpass(t)
		piece = nil // the program's own code
	case !m.noticeable(piece):
		if piece.Method.Class.Name == "java/util/Random" {
			m.noteOperation(t, op) // no choice, but numbers depend on who asks first
		}
		return true
	case piece.Flags&FramePassed != 0 && op.Kind == OpUnpark && m.AsksStates():
		m.setPassed(t, piece, false) // what was done is seen before who waits for it is woken
	case piece.Flags&FramePassed != 0:
		m.misc.spent = true
		m.noteOperation(t, op)
		m.parts(t, piece, op)
		return true
	}
	if m.misc.spent && t.Atomic == 0 && m.nested == 0 {
		m.thread(t.ID).Next = op
		m.reschedule = true
		m.Ticks = 0
		return false
	}
	m.misc.spent = true
	m.noteOperation(t, op)
	m.events.operation(t, op)
	if piece != nil {
		if piece.Method.Has(TraitMoment) {
			m.unpass(t) // and so is what follows
		}
		m.setPassed(t, piece, true)
		m.parts(t, piece, op)
	}
	return true
}

// parts ends a piece's operation behind the question whether its thread was
// interrupted: what it does then is another moment, and an interrupt in between
// comes too late.
func (m *Machine) parts(t *Thread, piece *Frame, op Operation) {
	if f := m.Lib.known.threadInterrupted; op.Kind == OpRead && op.Obj == t.Obj && op.Index == f.Word && m.Noticed(Breaks) {
		m.setPassed(t, piece, false)
	}
}

// enables notes that the present thread has done something that lets others go
// on: they may do so before its next operation.
func (m *Machine) enables() { m.misc.spent = true }

// unmatched reports whether a field word is left out of state matching, for the
// program cannot observe it.
func (c *Class) unmatched(word int) bool {
	return slices.Contains(c.filter, uint16(word)) && c.Loader.Boot()
}

// variableName names the field in a word, or the elements of an array.
func (c *Class) variableName(index int) string {
	if c.Elem != nil {
		return c.Name
	}
	return c.FieldAt(index).String()
}

// FieldAt returns the instance field in a word.
func (c *Class) FieldAt(word int) *Field {
	for k := c; k != nil; k = k.Super {
		if k.Super != nil && word < k.Super.Words {
			continue
		}
		for _, f := range k.Fields {
			if !f.Static() && f.Word == word {
				return f
			}
		}
	}
	return nil
}

// StaticAt returns the static field in a word.
func (c *Class) StaticAt(word int) *Field {
	for _, f := range c.Fields {
		if f.Static() && f.Word == word {
			return f
		}
	}
	return nil
}
