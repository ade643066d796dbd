package vm

import (
	"cmp"
	"math/bits"
	"slices"

	"github.com/gojpf/gojpf/vm/classfile"
)

// Threads are interchangeable where nothing but their identity tells them apart:
// their ID, number and name, and their place in their group. A state in which two
// such threads have changed places goes on in the same ways, under other names.
//
// Digests make use of it. Threads of one kind are encoded in an order that
// depends on what they do, IDs stand for places in that order, and identities
// are left out. An order that is not canonical costs matches and never hides a
// difference, for all that a digest covers is still in it: equal digests mean
// that there is a one-to-one mapping of threads and of objects between two states.
//
// What is left out must not be looked at: a search that finds a thread asking for
// a name, a number, a hash code of its own or a list of threads begins anew
// without this reduction (see Identities).

// identity are the fields of the JDK's classes that tell threads apart, and
// nothing else.
var identity = map[string][]string{
	"java/lang/Thread": {"name", "tid", "eetop"},
	threadGroup:        {"threads"},
}

// identityReaders are the methods that read them.
var identityReaders = map[string][]string{
	"java/lang/Thread":                       {"getName", "getId", "threadId"},
	"java/util/concurrent/locks/LockSupport": {"getThreadId"},
	threadGroup:                              {"enumerate", "list", "interrupt", "stop", "suspend", "resume"},
	"sun/misc/Unsafe":                        {"getUnsafe", "objectFieldOffset"},
}

// tallies are fields that count what workers of a pool have done. They only grow,
// so that no state of a pool would ever be met again.
var tallies = map[string][]string{
	"java/util/concurrent/ThreadPoolExecutor$Worker": {"completedTasks"},
	"java/util/concurrent/ThreadPoolExecutor":        {"completedTaskCount"}, // of workers that have ended
}

// tallyReaders are the methods that read them.
var tallyReaders = map[string][]string{
	"java/util/concurrent/ThreadPoolExecutor": {"getCompletedTaskCount", "getTaskCount", "toString"},
}

// reads reports whether a method is in one of these lists.
func (c *Class) reads(method string) bool {
	return c.Loader.Boot() && (slices.Contains(identityReaders[c.Name], method) || slices.Contains(workerReaders[c.Name], method) ||
		modelReaders[c.Name][method] != 0 || c.asksForMoments(method) || c.triesLock(method) || c.asksTasks(method) || c.asksGroup(method) || c.isReadLockCall(method) || c.asksInterrupted(method) ||
		slices.Contains(tallyReaders[c.Name], method))
}

// kindOf tells threads apart that do different work: by the classes of the
// Thread and of what it runs, and the numbers that these were given for good. Only
// threads of one kind can be interchangeable.
func (m *Machine) kindOf(obj Ref) uint64 {
	o := m.Heap.Get(obj)
	k := withNumbers(o.Class.key(), o)
	if target := m.Heap.Get(taskOf(m, obj)); target != nil {
		k = withNumbers(mixed(k, target.Class.key()), target)
	}
	return k
}

// withNumbers adds the numbers in final fields of the program's and of lambda
// expressions: they are in every digest as long as the object is of use.
func withNumbers(k uint64, o *Object) uint64 {
	for c := o.Class; c != nil && !c.Loader.Boot(); c = c.Super {
		for _, f := range c.Fields {
			if !f.Static() && f.Flags&classfile.AccFinal != 0 && f.Kind != KindRef {
				k = mixed(k, o.Words[f.Word])
			}
		}
	}
	return k
}

// symmetric reports whether digests may have threads change places. It must not
// change between digests that are compared with each other.
func (m *Machine) symmetric() bool {
	x := m.Explore
	return m.Lib.matching.Symmetric && x != nil && x.Reduces() >= ReduceLocks && x.Scheduler == ScheduleAll && x.Timeouts != TimeoutLast &&
		x.Footprint == nil && !x.Stops && !m.BreakSingle
}

// readsIdentity notes that a method which reads identities begins in frame f.
// What it reads before any state was compared is data as any other; and the
// message of an uncaught exception is for people.
func (m *Machine) readsIdentity(f *Frame) {
	mt := f.Method
	by := f.Parent
	if m.Explore == nil || by != nil && by.Method.Class != nil && by.Method.Class.Name == threadGroup {
		return
	}
	if mt.Has(TraitReadsCount) {
		m.Learn(CountsRead)
	}
	m.meets(f)
	m.asksForParts(f)
	growsTables(m, f)
	noteShut(m, f)
	noteRefused(m, f)
	asksForCancelled(m, f)
	triesLocks(m, f)
	asksGroups(m, f)
	callsReadLock(m, f)
	if (m.Sharing || m.HasBaseline()) && slices.Contains(identityReaders[mt.Class.Name], mt.Name) && !ofHolds(f.Parent) {
		m.Learn(Identities)
	}
	if slices.Contains(tallyReaders[mt.Class.Name], mt.Name) {
		m.Learn(Tallies)
	}
	readsWorkers(m, f)
	asksWorkers(m, f)
}

// arrange orders the threads for a digest.
func (d *digester) arrange() {
	m := d.m
	d.order, d.place, d.arranged = d.order[:0], d.place[:0], false
	for i := range m.threads {
		d.order = append(d.order, i)
		d.place = append(d.place, i)
	}
	if len(m.threads) < 3 || !m.symmetric() {
		return
	}
	d.keys = append(d.keys[:0], make([]uint64, len(m.threads))...)
	d.joiners, d.ranked = d.joiners[:0], false
	for _, t := range d.m.threads {
		if t.isAhead() {
			d.joiners = append(d.joiners, t)
		}
	}
	d.grouped = append(d.grouped[:0], make([]bool, len(m.threads))...)
	for i, t := range m.threads {
		if t.kind == 0 || d.grouped[i] {
			continue
		}
		d.group = d.group[:0]
		for j := i; j < len(m.threads); j++ {
			if m.threads[j].kind == t.kind {
				d.grouped[j] = true
				d.group = append(d.group, j)
			}
		}
		if len(d.group) > 1 {
			d.arrangeGroup()
		}
	}
}

// Arrangement is a number for the order of threads by which the last digest was made.
func Arrangement(m *Machine) (k uint64) {
	if m.digester.arranged {
		for _, i := range m.digester.order {
			k = mixed(k, uint64(i))
		}
	}
	return k
}

// ahead encodes which threads t has joined ahead.
func (d *digester) ahead(t *Thread) {
	from := len(d.buf)
	for place, i := range d.order {
		if _, found := slices.BinarySearch(t.ahead, i); found {
			d.u32(uint32(place))
		} else if _, found := slices.BinarySearch(t.came, i); found {
			d.u32(1<<31 | uint32(place))
		}
	}
	d.u64(1<<63 | uint64(len(d.buf)-from))
}

// arrangeGroup orders the threads of one kind by what they do.
func (d *digester) arrangeGroup() {
	for _, i := range d.group {
		d.keys[i] = d.doing(d.m.threads[i])
	}
	d.sorted = append(d.sorted[:0], d.group...)
	slices.SortStableFunc(d.sorted, func(a, b int) int {
		if c := cmp.Compare(d.keys[a], d.keys[b]); c != 0 || d.m.threads[a].Status == Terminated {
			return c
		}
		d.rank()
		return cmp.Compare(d.ranks[a], d.ranks[b])
	})
	for k, at := range d.group {
		i := d.sorted[k]
		d.order[at], d.place[i] = i, at
		d.arranged = d.arranged || i != at
	}
}

// rank numbers the threads in the order in which a walk from the old objects that were
// written since reaches their java.lang.Thread: of those who do the
// same, whoever is first in a queue comes first.
func (d *digester) rank() {
	if d.ranked {
		return
	}
	m := d.m
	d.ranked = true
	d.ranks = append(d.ranks[:0], make([]int, len(m.threads))...)
	last := 0
	if n := len(d.numbers); len(d.met) < n {
		d.met = append(d.met, make([]uint64, n-len(d.met))...)
	}
	var queue []Ref
	for i, t := range m.threads {
		if t.kind == 0 || t.Status == Terminated {
			d.met[t.Obj] = d.gen
		} else {
			d.ranks[i] = len(m.threads) + 1 // until it is met
		}
	}
	of := func(r Ref) int {
		for i, t := range m.threads {
			if t.Obj == r {
				return i
			}
		}
		return -1
	}
	meet := func(r Ref) {
		if r != 0 && !m.isBase(r) && d.met[r] != d.gen {
			d.met[r] = d.gen
			queue = append(queue, r)
		}
	}
	refs := func(o *Object) {
		c := o.Class
		if c.Elem != nil {
			if c.Elem.Prim == 0 {
				for _, r := range o.Refs() {
					meet(r)
				}
			}
			return
		}
		for _, w := range c.RefWords {
			if !slices.Contains(c.filter, w) {
				meet(Ref(o.Words[w]))
			}
		}
	}
	drain := func() {
		for len(queue) > 0 {
			r := queue[0]
			queue = queue[1:]
			o := m.Heap.Get(r)
			if o == nil {
				continue
			}
			if o.Class.Extends(m.Lib.known.thread) {
				if i := of(r); i >= 0 {
					last++
					d.ranks[i] = last
				}
				continue
			}
			refs(o)
		}
	}
	for _, c := range d.copied {
		if m.isBase(c.ref) {
			refs(c.now)
			drain()
		}
	}
}

// doing is a hash of what a thread does that is the same for threads which
// change places: it knows nothing of identities and of new objects.
func (d *digester) doing(t *Thread) uint64 {
	k := uint64(t.Status)
	for i, b := range []bool{t.Permit, t.Daemon, t.Deadline != 0, t.Notified, t.Suspended} {
		if b {
			k |= 1 << (8 + i)
		}
	}
	k = mixed(k|uint64(t.woken.bits()), uint64(t.HashCount))
	for _, w := range d.joiners {
		if _, found := slices.BinarySearch(w.ahead, t.ID); found {
			k = mixed(k, w.kind)
		} else if _, found := slices.BinarySearch(w.came, t.ID); found {
			k = mixed(k, ^w.kind)
		}
	}
	if t.Status == Terminated {
		return k
	}
	k = mixed(k, uint64(uint32(t.Atomic)))
	if t.Status == Waiting { // it is left over elsewhere
		k = mixed(k, uint64(t.SavedLock))
	}
	if !t.isAhead() {
		k = mixed(k, d.anonymous(t.Lock))
	}
	for f := t.Top; f != nil; f = f.Parent {
		k = mixed(mixed(k, f.Method.key()), uint64(uint32(f.PC))|uint64(f.SP)<<32)
		k = mixed(k, d.anonymous(f.Locked))
		if f.Code == nil {
			continue
		}
		info := d.m.Interp.SlotInfo(f.Code)
		if !info.Exact() {
			continue
		}
		live, refs := info.At(f.PC)
		for i := 0; i < int(f.SP); i++ {
			switch {
			case !live.Has(i):
			case refs.Has(i):
				k = mixed(k, d.anonymous(Ref(f.Slots[i])))
			default:
				k = mixed(k, f.Slots[i])
			}
		}
	}
	return k
}

// anonymous stands for an object: old ones have their names, of new ones just
// the class counts, and what numbers they hold.
func (d *digester) anonymous(r Ref) uint64 {
	if r == 0 || d.m.isBase(r) {
		return uint64(r)
	}
	o := d.m.Heap.Get(r)
	if o == nil {
		return 1 << 32
	}
	k := mixed(o.Class.key(), uint64(uint32(o.Len)))
	if c := o.Class; c.Elem == nil && c != d.m.Lib.known.class && c != d.m.Lib.known.thread {
		refs, filter := c.RefWords, c.filter
		for i, w := range o.Words {
			switch {
			case slices.Contains(refs, uint16(i)) || slices.Contains(filter, uint16(i)) || slices.Contains(c.mods, uint16(i)):
			default:
				k = mixed(k, w)
			}
		}
	}
	return k
}

func mixed(k, v uint64) uint64 {
	hi, lo := bits.Mul64(k^0x9E3779B97F4A7C15, v^0xD6E8FEB86659FD93)
	return hi ^ lo ^ k<<7
}

// id is how a thread is called in a digest.
func (d *digester) id(thread int) uint64 {
	if thread < 0 || thread >= len(d.place) {
		return uint64(uint32(thread))
	}
	return uint64(d.place[thread])
}

// owner is id for the owner of a monitor, who is one more.
func (d *digester) owner(o uint16) uint64 { return d.id(int(o)-1) + 1 }

// ids encodes a set of threads, by their places. How long that is follows from how many
// threads there are.
func (d *digester) ids(set ThreadSet) {
	words := append(d.members[:0], make([]uint64, (len(d.m.threads)+63)/64)...)
	if d.arranged {
		set.each(func(id int) {
			at := d.id(id)
			words[at/64] |= 1 << (at % 64)
		})
	} else {
		words[0] = set.low
		copy(words[1:], set.high)
	}
	for _, w := range words {
		d.u64(w)
	}
	d.members = words
}

// markLiving marks what the living slots of a frame refer to, which alone are in states.
func markLiving(m *Machine, f *Frame) {
	if f.Code != nil {
		if info := m.Interp.SlotInfo(f.Code); info.Exact() {
			live, refs := info.At(f.PC)
			for i, v := range f.Slots[:f.SP] {
				if live.Has(i) && refs.Has(i) {
					m.mark(Ref(v))
				}
			}
			return
		}
	}
	m.markFrame(f)
}

// ownToThreads finds the objects that lead their lives within one thread, from
// its java.lang.Thread on. If they were part of the baseline they would have
// names of their own, and their threads could not change places.
func (m *Machine) ownToThreads() []Ref {
	if !m.symmetric() || !slices.ContainsFunc(m.threads, func(t *Thread) bool { return t.kind != 0 }) {
		return nil
	}
	all := slices.Clone(m.marks) // of the collection that has just been
	clear(m.marks)
	m.work = m.work[:0]
	m.markRootsBut(func(t *Thread) bool { return t.kind != 0 }, func(f *Frame) { markLiving(m, f) })
	group := m.Lib.MustLoad("java/lang/ThreadGroup")
	lists := group.FieldNamed("threads")
	for len(m.work) > 0 {
		r := m.work[len(m.work)-1]
		m.work = m.work[:len(m.work)-1]
		o := m.Heap.Get(r)
		c := o.Class
		if o.Attrs != nil {
			m.markGuards(o.Attrs.guards)
		}
		if c.Elem != nil {
			if c.Elem.Prim == 0 {
				for _, e := range o.Refs() {
					m.mark(e)
				}
			}
			continue
		}
		for _, w := range c.RefWords {
			if lists == nil || int(w) != lists.Word || !c.Extends(group) {
				m.mark(Ref(o.Words[w]))
			}
		}
	}
	var own []Ref
	for i, w := range all {
		for w &^= m.marks[i]; w != 0; w &= w - 1 {
			own = append(own, Ref(i*64+bits.TrailingZeros64(w)))
		}
	}
	return own
}
