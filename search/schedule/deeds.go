package schedule

import (
	"math/bits"
	"slices"

	"github.com/gojpf/gojpf/vm"
)

// deeds is what was learnt of what threads do, and may still do from where they stand:
// a graph of the places at which they were seen to stop. What can be reached from a
// place is its future. It only grows.
// It outlives rounds of a search, for what threads were seen to do is true of the program;
// what was relied on is of a round (renew). A static analysis would know the future at once
// but say too much: see "What threads may still do is assumed, too" in docs/decisions.md.
type deeds struct {
	numbers map[vm.Deed]int
	list    []vm.Deed
	// Conflicts are symmetric and known for good when a deed is numbered: whoever asks looks
	// at bits.
	against []set // by deed, those that conflict with it
	spots   map[stand]*spot
	// Whoever starts a thread may have it do anything: it is a deed that meetings look at.
	starts set // that a thread is started
	// It is set while the graph grows, in the middle of things, and asked at the end of a
	// transition.
	doubted bool // something was relied on that does not hold, since that was asked last
}

// stand is a thread, or all that may change places, at a place.
// who is the thread's number, or one number for all threads that may change places: a state
// that is met again stands for one in which they have (vm.Who). at is a hash of its stack's
// places.
type stand struct {
	who uint64
	at  uint64
}

type spot struct {
	does   set // in the transition from here
	future set // does, and what follows
	from   []*spot
	next   map[*spot]bool
	memo   []memo
	// The future is relied on to have no deed that conflicts with one of relied, and
	// none of missed.
	// They are deeds by number: a deed that turns up later and conflicts with one of relied,
	// or is one of missed, makes what was left out doubtful. Deeds that turn up and conflict
	// with nothing that was relied on are no reason to begin anew, and most are of that kind.
	relied, missed set
	soon
}

// set is a set of deeds by their numbers.
// Bits, as every question is about intersections. A nil set is empty. add and join alone
// write.
type set []uint64

func (s *set) add(i int) bool {
	for len(*s) <= i/64 {
		*s = append(*s, 0)
	}
	was := (*s)[i/64]
	(*s)[i/64] |= 1 << (i % 64)
	return was != (*s)[i/64]
}

// join adds all of t.
func (s *set) join(t set) {
	for len(*s) < len(t) {
		*s = append(*s, 0)
	}
	for i, w := range t {
		(*s)[i] |= w
	}
}

// without returns what of s is not in t, nil for nothing.
func (s set) without(t set) (rest set) {
	for i, w := range s {
		if i < len(t) {
			w &^= t[i]
		}
		if w != 0 {
			if rest == nil {
				rest = make(set, len(s))
			}
			rest[i] = w
		}
	}
	return rest
}

// each calls f for each member.
func (s set) each(f func(int)) {
	for i, w := range s {
		for ; w != 0; w &= w - 1 {
			f(i*64 + bits.TrailingZeros64(w))
		}
	}
}

func (s set) has(i int) bool { return i/64 < len(s) && s[i/64]>>(i%64)&1 != 0 }

func (s set) meets(t set) bool {
	for i := range min(len(s), len(t)) {
		if s[i]&t[i] != 0 {
			return true
		}
	}
	return false
}

func newDeeds() *deeds {
	d := &deeds{numbers: map[vm.Deed]int{}, spots: map[stand]*spot{}}
	d.number(vm.Deed{Mode: vm.AccessAll})
	d.starts.add(d.number(vm.Deed{Mode: vm.DeedStart}))
	return d
}

// everything is the number of the deed that conflicts with all others.
const everything = 0

// number returns the number of a deed.
// Comparing it with all others makes a table of n² bits for n deeds; it is done once for each.
func (d *deeds) number(deed vm.Deed) int {
	if n, ok := d.numbers[deed]; ok {
		return n
	}
	n := len(d.list)
	d.numbers[deed] = n
	d.list = append(d.list, deed)
	var against set
	for i, other := range d.list {
		if conflicts(deed, other) {
			against.add(i)
			if i != n {
				d.against[i].add(n)
			}
		}
	}
	d.against = append(d.against, against)
	return n
}

// numbered returns the numbers of a deed. To wake a thread is two deeds: one where it is
// known to wait, and one wherever that is.
// Who waits somewhere is looked for by both: whether the place is known depends on the state
// that is looked at, not on the one in which the waking was seen.
func (d *deeds) numbered(deed vm.Deed) []int {
	if deed.Mode != vm.DeedWake {
		return []int{d.number(deed)}
	}
	if deed.New {
		deed = vm.Deed{Mode: vm.DeedWake, Who: deed.Who}
	}
	return []int{d.number(deed), d.number(vm.Deed{Mode: vm.DeedWake, Who: deed.Who, Key: anywhere})}
}

// conflicts reports whether it matters which of two deeds of different threads comes
// first.
// An answer of true is always sound and costs states. Each false has its reason: meetings are
// in conflict with meetings at the same barrier only; nodes of lock queues are behind their
// synchronizer, whose accesses are deeds of their own, unless they are touched elsewhere
// (stray); two sums on one number commute (Side). Reads never conflict with reads.
func conflicts(a, b vm.Deed) bool {
	if a.Mode == vm.AccessAll || b.Mode == vm.AccessAll {
		return true
	}
	if wakes(a, b) || wakes(b, a) {
		return true
	}
	if a.Mode == vm.DeedMeet || b.Mode == vm.DeedMeet {
		return a.Obj == b.Obj && a.New == b.New && (a.Mode == b.Mode ||
			(accesses(a) || accesses(b)) && (!a.New || a.Class == b.Class && a.Born == b.Born))
	}
	if queued(a.Mode) || queued(b.Mode) {
		return queued(a.Mode) && queued(b.Mode) && a.Class == b.Class && (a.Mode == vm.DeedStray || b.Mode == vm.DeedStray)
	}
	if special(a.Mode) || special(b.Mode) {
		return a.Mode == vm.AccessTouch && b.Mode == vm.AccessTouch && a.Who == b.Who
	}
	if a.Obj != b.Obj || a.Class != b.Class || a.New != b.New || a.Born != b.Born || a.Key != b.Key {
		return false
	}
	// Things that belong to a thread (its own objects, by the name of the thread) are not
	// those of another one.
	if a.Self && b.Self || a.Who != b.Who && a.Who != 0 && b.Who != 0 {
		return false // of different threads
	}
	// Only acquiring conflicts with acquiring: giving up enables, and is looked for as such
	// (opening).
	if locks := a.Mode == vm.AccessAcquire; locks || b.Mode == vm.AccessAcquire {
		return a.Mode == b.Mode && !a.Side.Commutes(b.Side)
	}
	return (a.Mode == vm.AccessWrite || b.Mode == vm.AccessWrite) && !a.Side.Commutes(b.Side) &&
		// What is done to a whole object (a copy of an array, a call that is one operation)
		// meets every part of it.
		(a.Index == b.Index || a.Index == vm.WholeObject || b.Index == vm.WholeObject)
}

func accesses(a vm.Deed) bool { return a.Mode == vm.AccessRead || a.Mode == vm.AccessWrite }

func wakes(a, b vm.Deed) bool {
	return a.Mode == vm.DeedWake && b.Mode == vm.DeedRest && a.Who == b.Who
}

// queued reports whether deeds of a mode are done to nodes of queues.
func queued(m vm.AccessMode) bool { return m == vm.DeedQueued || m == vm.DeedStray }

// special reports whether deeds of a mode are done to threads.
func special(m vm.AccessMode) bool {
	return m == vm.AccessTouch || m == vm.DeedWake || m == vm.DeedRest || m == vm.DeedGive || m == vm.DeedStart
}

// at returns the place of a thread.
func (d *deeds) at(s stand) *spot {
	p := d.spots[s]
	if p == nil {
		p = &spot{next: map[*spot]bool{}}
		d.spots[s] = p
	}
	return p
}

// learn takes in what was done in a transition.
// Legs are what each thread did in it: a transition may go on in another thread, and a thread
// that was started may have moved already.
func (d *deeds) learn(legs []vm.Leg, m *vm.Machine) {
	for i := range legs {
		l := &legs[i]
		who := vm.Who(m, m.Threads()[l.Thread])
		p := d.at(stand{who, l.From})
		d.add(p, d.set(p, l.Does))
		// That threads are started at all is a deed of its own, which meetings ask for. What
		// these do is followed below.
		if len(l.Starts) > 0 {
			d.add(p, d.starts)
		}
		d.goesPast(p, l.Does)
		if l.To != 0 {
			q := d.at(stand{who, l.To})
			if l.Ahead.Mode != 0 {
				var ahead set
				ahead.add(d.number(l.Ahead))
				if l.Ahead.Mode == vm.DeedMeet && l.Ahead.Obj != 0 {
					d.meetsAt(q, ahead)
				}
				d.add(q, ahead)
			}
			d.follow(p, q)
		}
		for _, id := range l.Starts {
			t := m.Threads()[id]
			d.follow(p, d.at(stand{vm.Who(m, t), first(legs[i+1:], t)}))
		}
	}
}

// add adds to what is done from a place.
func (d *deeds) add(p *spot, does set) {
	if more := does.without(p.does); more != nil {
		p.does.join(more)
		d.grow(p, more)
		d.growSoon(p, more, nil)
	}
}

// first is where a thread stood that was started in a transition: it may have moved in
// it already.
// If it has moved its place at the end would be too late, and the future of its beginning
// would be missing in that of its starter.
func first(legs []vm.Leg, t *vm.Thread) uint64 {
	for i := range legs {
		if legs[i].Thread == t.ID {
			return legs[i].From
		}
	}
	return t.Stands()
}

// set returns the numbers of what was done from a place. The last ones are kept: most
// is done again and again.
func (d *deeds) set(p *spot, does []vm.Deed) (s set) {
	for i := range p.memo {
		if slices.Equal(p.memo[i].does, does) {
			return p.memo[i].set
		}
	}
	for _, deed := range does {
		for _, n := range d.numbered(deed) {
			s.add(n)
		}
	}
	if len(p.memo) == mostMemo {
		p.memo = p.memo[1:]
	}
	p.memo = append(p.memo, memo{slices.Clone(does), s})
	return s
}

const mostMemo = 4

type memo struct {
	does []vm.Deed
	set  set // not to be written
}

func (d *deeds) follow(p, q *spot) {
	if p == q || p.next[q] {
		return
	}
	p.next[q] = true
	q.from = append(q.from, p)
	d.grow(p, q.future)
	if more, at := q.seenBefore(); more != nil || at != nil {
		d.growSoon(p, more, at)
	}
}

// grow adds to the future of a place, and to those of the places that it is reached
// from.
// Futures only get larger, so this ends: each place is visited at most once for each deed.
// Both doubts are raised here, before anybody could rely on the larger future.
func (d *deeds) grow(p *spot, more set) {
	if more = more.without(p.future); more == nil {
		return
	}
	p.future.join(more)
	if more.meets(p.missed) {
		d.doubted = true
	}
	if p.relied != nil {
		more.each(func(n int) { d.doubted = d.doubted || d.against[n].meets(p.relied) })
	}
	for _, q := range p.from {
		d.grow(q, more)
	}
}

// renew forgets what was relied on.
// A new round relies on what is known by then, place by place, as it leaves threads out.
func (d *deeds) renew() {
	for _, p := range d.spots {
		p.relied, p.missed, p.reliedSoon = nil, nil, nil
	}
	d.doubted = false
}

// masked returns what conflicts with a set.
func (d *deeds) masked(does set) (mask set) {
	mask.add(everything)
	does.each(func(i int) { mask.join(d.against[i]) })
	return mask
}

// moves is the deed that whoever asks what a thread does is in conflict with.
func (d *deeds) moves(who uint64) int { return d.number(vm.Deed{Mode: vm.AccessTouch, Who: who}) }

// awakening are the deeds that wake a thread which waits at an object, 0 for one that
// is not known.
// Being asked what it does (interrupted, for one) may have it go on as well. Of one that is
// waiting at an object that has no lasting name, any waking of it counts.
func (d *deeds) awakening(who uint64, at vm.Ref) (list set) {
	list.add(everything)
	list.add(d.moves(who))
	if at == 0 {
		list.add(d.number(vm.Deed{Mode: vm.DeedWake, Who: who, Key: anywhere}))
		return list
	}
	list.add(d.number(vm.Deed{Mode: vm.DeedWake, Who: who, Obj: at}))
	list.add(d.number(vm.Deed{Mode: vm.DeedWake, Who: who}))
	return list
}

// opening are the deeds that let a thread go on which stands in front of a lock or gate:
// those given, and what conflicts with one that looks.
// Deeds that conflict with looking are added when they turn up, too: one that opens the gate
// in a way that nobody had seen yet was once missed for good.
func (d *deeds) opening(give vm.Deed, looks []vm.Deed) (gives, looking set) {
	gives.add(d.number(give))
	for _, look := range looks {
		looking.add(d.number(look))
	}
	return gives, looking
}

// anywhere marks the deed of waking a thread wherever it waits.
const anywhere = "anywhere"
