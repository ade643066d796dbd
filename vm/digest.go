package vm

import (
	"encoding/binary"
	"fmt"
	"slices"
	"sync/atomic"

	"github.com/zeebo/xxh3"
)

// Digest identifies a state: two states with equal digests go on in the same
// ways. It is a 128-bit hash, so that different states collide with a
// probability of less than 10^-24 for 10^7 states.
type Digest = xxh3.Uint128

// The baseline is the state at the first choice point. Every later state
// descends from it, so an object that lived there has the same reference in all
// of them: it is its own canonical name, and needs to be looked at only if it
// was written since. New objects are numbered in the order in which a walk from
// threads, statics and written baseline objects reaches them; what the walk
// does not reach is garbage, and is freed. So the cost of a digest is that of
// what changed and of what was allocated, not of the heap.
//
// Left out, because it depends on the path and not on what the program can
// observe: reference numbers of new objects, the tables of interned strings and
// linked sites (what they hold is made again when it is missing, and whoever has
// got hold of it says so: a String by its mark), time, the collector's state, IDs
// of classes and methods (names stand for them), the fields named in unobserved.
type baseline struct {
	heap     Table[*Object]
	next     Ref
	live     []uint64 // the set of its references
	classes  Table[*ClassState]
	interned Table[Ref]
	sites    Table[Ref]
	watched  bool   // an object of it remembers a count of modifications
	attrs    []Attr // see BaselineAttrs; nil until they are asked for
}

// SetBaseline makes the present state the baseline of digests. The garbage in
// it is collected first.
func (m *Machine) SetBaseline() {
	m.nativeResult = 0 // it has arrived: what is left of it keeps nothing alive, as behind a Restore
	m.CollectGarbage()
	m.Take()
	m.base = &baseline{heap: m.Heap.tab, next: m.Heap.next, classes: m.classes, interned: m.interned, sites: m.sites}
	m.Heap.baseNext = m.Heap.next
	m.base.live = make([]uint64, (m.base.next+63)/64)
	m.base.heap.Each(func(r uint32, o *Object) {
		if o != nil {
			m.base.live[r>>6] |= 1 << (r & 63)
		}
	})
	m.base.watched = m.keepWatchers(m.base.live)
	for _, r := range m.ownToThreads() {
		m.base.live[r>>6] &^= 1 << (r & 63)
	}
}

// ForgetBaseline has another state become the baseline. No digest that was made
// before may be compared with one that is made after.
func (m *Machine) ForgetBaseline() { m.base, m.Heap.baseNext = nil, 0 }

// HasBaseline reports whether the baseline was set.
func (m *Machine) HasBaseline() bool { return m.base != nil }

// isBase reports whether r was live in the baseline.
func (m *Machine) isBase(r Ref) bool { return r < m.base.next && m.base.live[r>>6]>>(r&63)&1 != 0 }

// digester holds what Digest needs from call to call.
type digester struct {
	m        *Machine
	buf      []byte
	numbers  []uint64 // by reference, see numberMask
	gen      uint64
	count    uint64
	parts    uint64 // the last number of what is part of the digest, see link
	queue    []*Object
	classes  []*Class
	cached   []Ref    // what caches of the JDK refer to, see unobserved
	later    []Ref    // alive, but not part of the digest, for another reason
	linking  bool     // see link
	traces   []byte   // of the program on what is not part of it, see trace
	traced   []traced // parts of traces
	roots    []Ref
	copied   []copied   // the baseline objects that were written since
	mods     []byte     // counts of modifications
	watched  bool       // something remembers one of them
	flat     bool       // baseline objects are walked, too: see top
	aside    bool       // what is walked is no part of the digest
	dropping bool       // objects of some classes take no part, see Matching.Drop
	unknown  func(Attr) // see DigestUnknown

	// The order of the threads, see symmetry.go.
	order, place, group, sorted []int
	keys, members               []uint64
	grouped                     []bool
	joiners                     []*Thread // that have joined others ahead
	ranks                       []int
	met                         []uint64 // by reference: in which generation rank has met an object
	ranked                      bool
	arranged                    bool
}

// StateData is a value kept under Machine.Extra that takes part in matching.
//
// A value takes part by one of four ways: as StateData, as StateRefs, as a Go
// number, bool or string; or not at all, as Unmatched.
type StateData interface {
	// AppendState appends an encoding that is equal for equal values.
	AppendState(b []byte) []byte
}

// StateRefs is StateData that holds references: it calls num and ref in an
// order that does not depend on the path.
type StateRefs interface {
	EachState(num func(uint64), ref func(Ref))
}

// Unmatched marks a value that the program cannot observe.
type Unmatched interface{ Unmatched() }

// Digest returns the digest of the present state and frees the garbage that
// was allocated since the baseline.
func (m *Machine) Digest() Digest {
	d := &m.digester
	d.m = m
	d.gen++
	d.count, d.mods, d.watched = 0, d.mods[:0], m.base.watched || m.countsRaw()
	d.buf, d.queue, d.later, d.cached, d.classes, d.traces = d.buf[:0], d.queue[:0], d.later[:0], d.cached[:0], d.classes[:0], d.traces[:0]
	d.traced = d.traced[:0]
	if n := int(m.Heap.next); len(d.numbers) < n {
		d.numbers = append(d.numbers, make([]uint64, n+n/2-len(d.numbers))...)
	}
	d.dropping = m.Lib.matching.Drop != nil
	d.copies()
	d.arrange()
	d.misc()
	for _, i := range d.order {
		d.thread(m.threads[i])
	}
	d.statics()
	d.written()
	d.loaded()
	d.texts()
	d.drain()
	d.memory()
	if d.watched {
		d.buf = append(d.buf, d.mods...)
	}
	end := len(d.buf)
	d.unknown = nil
	d.unobservable()
	d.buf = d.buf[:end]
	d.tracesInOrder()
	sum := xxh3.Hash128(d.buf)
	d.free()
	if d.onTop() {
		return d.top()
	}
	return sum
}

func (d *digester) u64(v uint64) { d.buf = binary.LittleEndian.AppendUint64(d.buf, v) }
func (d *digester) u32(v uint32) { d.buf = binary.LittleEndian.AppendUint32(d.buf, v) }

func (d *digester) misc() {
	m := d.m
	if m.misc.exit != nil {
		d.u64(uint64(m.misc.exit.Status) | 1<<40)
	}
	for _, x := range m.misc.extra {
		d.extra(x.key, x.value)
	}
	for _, r := range m.misc.pendingRefs {
		d.ref(r)
	}
	d.u32(uint32(len(m.threads)))
	if m.misc.clockRead {
		d.u64(uint64(m.NowNanos()))
	}
	if m.Sharing && !m.AtChoice() { // else the thread that goes on is chosen first
		d.u32(uint32(d.id(m.Current.ID)))
		if m.misc.spent {
			d.u32(1)
		}
	}
}

// extra encodes a value that a native keeps in the state. One that cannot be
// encoded makes the state unlike any other: that costs matches, never answers.
func (d *digester) extra(key string, v any) {
	switch v := v.(type) {
	case Unmatched:
		return
	case interface{ Empty() bool }:
		if v.Empty() {
			return
		}
	}
	d.buf = append(append(d.buf, key...), 0)
	switch v := v.(type) {
	case StateData:
		d.buf = v.AppendState(d.buf)
	case StateRefs:
		v.EachState(d.u64, d.ref)
	case int, bool, string, int64, uint64, float64:
		d.buf = fmt.Append(d.buf, v)
	default:
		d.u64(unlike.Add(1))
	}
}

var unlike atomic.Uint64

// AppendUnlike appends what makes a state unlike every other one: it is for
// StateData that holds something which cannot be encoded.
func AppendUnlike(b []byte) []byte { return binary.LittleEndian.AppendUint64(b, unlike.Add(1)) }

func (d *digester) thread(t *Thread) {
	flags := uint32(t.Status)
	for i, b := range []bool{t.Permit, t.Daemon, t.Deadline != 0, t.Notified, t.Suspended} {
		if b {
			flags |= 1 << (8 + i)
		}
	}
	d.u32(flags | t.woken.bits())
	d.u64(uint64(t.HashCount) | uint64(t.born)<<32)
	if t.Status == Terminated {
		if t.served != 0 {
			d.ref(t.served)
		}
		return
	}
	if t.Deadline != 0 && (d.m.misc.clockRead || d.m.Explore != nil && d.m.Explore.Timeouts == TimeoutLast) {
		d.u64(uint64(t.Deadline - d.m.now()))
	}
	if c := t.ownClock(); c != 0 {
		d.u64(uint64(c))
	}
	d.ids(t.Joined)
	d.u32(uint32(t.Atomic))
	d.ref(t.Obj)
	if t.isAhead() {
		d.ahead(t)
	} else {
		d.ref(t.Lock)
	}
	d.ref(t.Exc)
	d.ref(t.stop)
	if t.Status == Waiting {
		rank := 0
		if d.m.Explore == nil { // else any of them may be woken
			rank = d.waitRank(t)
		}
		d.u64(uint64(t.SavedLock)<<32 | uint64(rank))
	}
	d.frames(t)
}

// waitRank is the thread's place among the waiters of its monitor.
func (d *digester) waitRank(t *Thread) int {
	n := 0
	for _, o := range d.m.threads {
		if o.Status == Waiting && o.Lock == t.Lock && o.WaitOrder < t.WaitOrder {
			n++
		}
	}
	return n
}

func (d *digester) frame(f *Frame) {
	d.method(f.Method)
	d.countsIn(f.Method)
	d.u64(uint64(uint32(f.PC)) | uint64(f.SP)<<32)
	d.ref(f.Locked)
	d.slots(f)
}

// slots encodes the values of a frame that live.
func (d *digester) slots(f *Frame) {
	d.frameAttrs(f)
	if f.Code == nil {
		d.nativeFrame(f)
		return
	}
	info := d.m.Interp.SlotInfo(f.Code)
	if !info.Exact() {
		for _, v := range f.Slots[:f.SP] {
			d.possible(v)
		}
		return
	}
	live, refs := info.At(f.PC)
	for i := 0; i < int(f.SP); i++ {
		switch {
		case !live.Has(i):
			if d.m.Lib.matching.Full {
				d.possible(f.Slots[i])
			}
		case refs.Has(i):
			d.ref(Ref(f.Slots[i]))
		default:
			d.u64(f.Slots[i])
		}
	}
}

// statics encodes the classes whose state differs from the baseline's, by name.
func (d *digester) statics() {
	d.m.classes.changed(&d.m.base.classes, func(p int, pg, old *page[*ClassState]) {
		for j, s := range &pg.items {
			if s != nil && (old == nil || old.items[j] != s) {
				d.classes = append(d.classes, d.m.Lib.classes.at(uint64(p*pageSize+j)))
			}
		}
	})
	slices.SortFunc(d.classes, func(a, b *Class) int {
		switch ka, kb := a.key(), b.key(); {
		case ka < kb:
			return -1
		case ka > kb:
			return 1
		}
		return 0
	})
	for _, c := range d.classes {
		s := d.m.classes.Get(c.ID)
		if d.remembers(s.Mirror) {
			d.ref(s.Mirror)
		}
		if old := d.m.base.classes.Get(c.ID); s.Mirror != 0 && (old == nil && s.Status == InitNone || old != nil && old.Mirror == 0 && d.sameStatics(s, old)) {
			continue // no more than its mirror was made
		}
		if d.dropping && d.drops(c) {
			for _, w := range c.StaticRefs {
				d.follow(Ref(s.Words[w]))
				d.keep(s.Words[w])
			}
			continue
		}
		d.class(c)
		d.u32(uint32(s.Status))
		if s.Status == InitRunning {
			d.u32(uint32(d.id(int(s.Thread))))
		}
		d.ref(s.Error)
		d.words(c, s.Words, c.StaticRefs, c.staticFilter)
		d.views(s.Words, c.staticViews)
		d.staticAttrs(s)
		d.guards(s.guards)
		if s.Mirror != 0 {
			if o := d.m.Heap.Get(s.Mirror); o.LockOwner != 0 {
				d.u64(d.owner(o.LockOwner)<<32 | uint64(o.LockCount))
			}
		}
	}
}

// sameStatics reports whether two states of a class differ in the mirror at most.
func (d *digester) sameStatics(a, b *ClassState) bool {
	return a.Status == b.Status && a.Thread == b.Thread && a.Error == b.Error && slices.Equal(a.Words, b.Words) &&
		len(a.Attrs)+len(b.Attrs) == 0 && slices.EqualFunc(a.guards, b.guards, (*guard).equal)
}

// remembers reports whether a new class mirror holds what the program has made,
// class values above all: it takes part though nothing may refer to it.
func (d *digester) remembers(r Ref) bool {
	if r == 0 || d.m.isBase(r) {
		return false
	}
	o := d.m.Heap.Get(r)
	for _, w := range d.m.Lib.known.class.shown {
		if o.Words[w] != 0 {
			return true
		}
	}
	return false
}

// words encodes field words: refs and filter are sorted lists of indices.
func (d *digester) words(c *Class, words []uint64, refs, filter []uint16) {
	buf := d.buf // most words are numbers and null
	for i, w := range words {
		if len(filter) > 0 && int(filter[0]) == i {
			filter = filter[1:]
			for len(refs) > 0 && int(refs[0]) <= i {
				d.keepFiltered(c, i, w)
				refs = refs[1:]
			}
			continue
		}
		if len(refs) > 0 && int(refs[0]) == i {
			refs = refs[1:]
			if w != 0 {
				d.buf = buf
				d.ref(Ref(w))
				buf = d.buf
				continue
			}
		}
		buf = binary.LittleEndian.AppendUint64(buf, w)
	}
	d.buf = buf
}

// copied is an object of the baseline that was written since: what it is, and was.
type copied struct {
	ref      Ref
	now, old *Object
}

// copies finds the objects of the baseline that were written since.
func (d *digester) copies() {
	d.copied = d.copied[:0]
	d.m.Heap.tab.changed(&d.m.base.heap, func(p int, pg, old *page[*Object]) {
		if old == nil {
			return
		}
		for j, o := range &pg.items {
			if b := old.items[j]; o != b && o != nil && b != nil {
				d.copied = append(d.copied, copied{Ref(p*pageSize + j), o, b})
			}
		}
	})
}

// written encodes the baseline objects that were written since.
func (d *digester) written() {
	for _, c := range d.copied {
		switch {
		case d.dropping && d.drops(c.now.Class):
			d.followAll(c.now)
		case !d.m.isBase(c.ref):
		case !sameContent(c.now, c.old) || !d.sameAttrs(c.now, c.old) || !d.sameHolds(c.now, c.old):
			d.u64(refBase | uint64(c.ref))
			d.content(c.now)
		default:
			d.keepLeftOut(c.now)
			d.countsAlone(c.ref, c.now, c.old)
		}
	}
}

// sameContent reports whether a copied object still holds what it held.
func sameContent(a, b *Object) bool {
	return a.Hash == b.Hash && a.Flags&Interned == b.Flags&Interned && a.LockOwner == b.LockOwner && a.LockCount == b.LockCount && sameWords(a, b) &&
		sameGuards(a, b)
}

// sameWords compares what is matched of the words of an object.
func sameWords(a, b *Object) bool {
	c := a.Class
	filter := c.filter
	if len(filter) == 0 || len(c.views) > 0 || len(c.remembered) > 0 || c.moment != nil || c.member != nil || c.throwable {
		return slices.Equal(a.Words, b.Words) // of some what is left out takes part in another way
	}
	for i, w := range a.Words {
		if len(filter) > 0 && int(filter[0]) == i {
			filter = filter[1:]
		} else if w != b.Words[i] {
			return false
		}
	}
	return true
}

func sameGuards(a, b *Object) bool {
	var x, y []*guard
	if a.Attrs != nil {
		x = a.Attrs.guards
	}
	if b.Attrs != nil {
		y = b.Attrs.guards
	}
	return slices.EqualFunc(x, y, (*guard).equal)
}

// guards encodes what accesses have had in common: it decides which of those to
// come are operations of their own.
func (d *digester) guards(list []*guard) {
	for i, g := range list {
		if g.none() {
			continue
		}
		d.u32(uint32(i)<<1 | 1)
		d.ids(g.who) // nobody where it is anybody
		d.u32(uint32(len(g.locks)))
		if g.written {
			d.u32(1)
		}
		for _, r := range g.locks {
			d.ref(r)
		}
	}
}

func (d *digester) content(o *Object) {
	d.u64(uint64(uint32(o.Hash)) | uint64(o.Flags&Interned)<<32)
	if o.Attrs != nil {
		if o.Attrs.born != 0 {
			d.u64(1<<62 | uint64(o.Attrs.born))
		}
		d.guards(o.Attrs.guards)
		d.objectAttrs(o)
	}
	if o.LockOwner != 0 {
		d.u64(1<<63 | d.owner(o.LockOwner)<<32 | uint64(o.LockCount))
	}
	c := o.Class
	if c.Elem == nil {
		words := o.Words
		if c == d.m.Lib.known.class {
			words = words[:d.m.Lib.known.classID]
		}
		d.words(c, words, c.RefWords, c.filter)
		d.views(o.Words, c.views)
		if c.member != nil {
			d.member(c, o)
		}
		if c.locals != nil {
			d.locals(o)
		}
		if c.holds != nil {
			d.holders(o)
		}
		if c.moment != nil {
			d.u64(o.Words[c.moment.Word] - uint64(d.m.NowNanos()))
		}
		if len(c.mods)+len(c.remembered) > 0 {
			d.countsOf(o)
		}
		if c.throwable {
			d.backtrace(o)
		}
		return
	}
	if c.Elem.Prim != 0 {
		d.buf = append(d.buf, o.Raw()...)
		return
	}
	refs := o.Refs()
	d.buf = slices.Grow(d.buf, 8*len(refs))
	for _, r := range refs {
		if r == 0 { // most of a table
			d.u64(0)
			continue
		}
		d.ref(r)
	}
}

// backtrace encodes the recorded stack of a Throwable, whose raw form holds
// method IDs.
func (d *digester) backtrace(o *Object) {
	arr := d.m.Heap.Get(o.Ref(d.m.Lib.known.throwableBacktrace.Word))
	if arr == nil {
		return
	}
	for _, w := range arr.Words {
		d.method(d.m.Lib.methods.at(w >> 32))
		d.u32(uint32(w))
	}
}

// drain encodes the new objects that were reached, in the order of their
// numbers.
func (d *digester) drain() {
	for i := 0; i < len(d.queue); i++ {
		o := d.queue[i]
		switch {
		case d.dropping && d.drops(o.Class):
			if d.aside {
				d.trace(o)
				d.links(o)
			}
			d.followAll(o)
		case d.aside:
			d.pass(o)
		default:
			d.object(o)
		}
	}
	d.queue = d.queue[:0]
}

// object encodes a new object.
func (d *digester) object(o *Object) {
	c := o.Class
	d.class(c)
	d.u32(uint32(o.Len))
	if !c.plain || o.Attrs != nil || o.LockOwner != 0 {
		d.content(o)
		return
	}
	d.u64(uint64(uint32(o.Hash)) | uint64(o.Flags&Interned)<<32)
	d.words(c, o.Words, c.RefWords, nil)
}

// free drops the objects allocated since the baseline that were not reached.
func (d *digester) free() {
	h := d.m.Heap
	free := freeing{list: &h.free}
	h.tab.changed(&d.m.base.heap, func(p int, pg, old *page[*Object]) {
		for j := range &pg.items {
			o := pg.items[j]
			r := Ref(p*pageSize + j)
			if o == nil || old != nil && old.items[j] != nil || d.visited(r) {
				continue
			}
			d.m.events.objectReleased(r)
			if pg.epoch != d.m.epoch {
				pg = h.tab.own(p, d.m.epoch)
			}
			pg.items[j] = nil
			free.add(r)
			h.used -= o.Size()
			h.count--
		}
	})
	d.m.forgetFreed()
}

// HasBaseline reports whether there is a state that others are told from: without there are no digests.
func HasBaseline(m *Machine) bool { return m.base != nil }
