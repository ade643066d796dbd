package schedule

import (
	"slices"

	"github.com/gojpf/gojpf/vm"
)

// Meetings. Who comes to a barrier waits there until all parties have come. So as long as
// one of them has not moved, what others may do ends at the barrier: what is behind it
// can hinder nobody who is still in front of it. Without that threads that meet again and
// again, and read what others have written before, would all hinder each other.
//
// It is so if no more threads may come to the barrier than it waits for, as far as is known
// of their futures.

// soon is what may be done from a place before all meet the next time.
// near is a part of the future: that without what lies behind the next barrier. It is as much
// an assumption as the future is.
type soon struct {
	// near are deeds up to the next meetings, which are in at.
	near, at set
	// meets are the barriers that a thread which stands here is in front of. What is known of
	// places that lead here ends then, unless somebody went past a barrier by itself.
	meets set
	// A thread that stood at a barrier and went on without meeting (the barrier was broken, or
	// it waited for another) shows that the barrier holds nobody back there.
	past bool
	// reliedSoon is as relied, for near and at.
	reliedSoon set
}

// ends reports whether what is known of those who come here ends here.
func (s *soon) ends() bool { return s.meets != nil && !s.past }

// seenBefore is what those who come here know of it.
func (s *soon) seenBefore() (near, at set) {
	if s.ends() {
		return nil, s.meets
	}
	return s.near, s.at
}

// growSoon adds to what is done from a place before the next meeting, and to those
// meetings.
func (d *deeds) growSoon(p *spot, more, at set) {
	more, at = more.without(p.near), at.without(p.at)
	if more == nil && at == nil {
		return
	}
	p.near.join(more)
	p.at.join(at)
	if p.reliedSoon != nil {
		d.doubted = d.doubted || at != nil
		more.each(func(n int) { d.doubted = d.doubted || d.against[n].meets(p.reliedSoon) })
	}
	if p.ends() {
		return
	}
	for _, q := range p.from {
		d.growSoon(q, more, at)
	}
}

// meetsAt notes that threads at a place stand in front of barriers.
func (d *deeds) meetsAt(p *spot, barriers set) {
	if barriers = barriers.without(p.meets); barriers == nil {
		return
	}
	p.meets.join(barriers)
	for _, q := range p.from {
		d.growSoon(q, nil, barriers)
	}
}

// goesPast notes how a thread has left a place in front of a barrier.
func (d *deeds) goesPast(p *spot, does []vm.Deed) {
	if !p.ends() || slices.ContainsFunc(does, func(a vm.Deed) bool { return a.Mode == vm.DeedMeet }) {
		return
	}
	p.past = true
	for _, q := range p.from {
		d.growSoon(q, p.near, p.at)
	}
}

// meetings notes how many parties the barriers wait for at which threads may meet next.
// The number is that of the state, by which the barrier will open. It is asked here, while the
// machine is in the state: closing the set comes later, and the machine may be elsewhere then.
func (t *turns) meetings(s *Stubborn) {
	for k := range t.views {
		t.views[k].at.each(func(barrier int) {
			if t.waits == nil {
				t.waits = map[int]int{}
			}
			t.waits[barrier] = vm.Missing(s.m, s.deeds.list[barrier].Obj)
		})
	}
}

// needs reports whether nobody goes through a barrier before v has come there.
// All who may come there are counted, v among them; the barrier needs more than the others
// are. If a future has it that threads are started, any number may come, and nothing is known.
func (s *Stubborn) needs(t *turns, v *view, barrier int) bool {
	waits, known := t.waits[barrier]
	if !known || !v.spot.future.has(barrier) {
		return false
	}
	come := 0
	for k := range t.views {
		f := t.views[k].spot.future
		if s.deeds.changes(f, barrier) {
			return false // the barrier may open without a meeting
		}
		if f.has(barrier) {
			if come++; f.meets(s.deeds.starts) {
				return false // of those that it starts any number may come
			}
		}
	}
	return come-1 < waits
}

// changes reports whether what can be done has something that changes what is met at, but by meeting
// there: parties of a phaser may arrive without waiting.
func (d *deeds) changes(future set, barrier int) (does bool) {
	if !future.meets(d.against[barrier]) {
		return false
	}
	d.against[barrier].each(func(n int) {
		does = does || n != everything && d.list[n].Mode == vm.AccessWrite && future.has(n)
	})
	return does
}

// keeps reports whether u cannot go behind its next meetings before v has moved.
// All of its next meetings have to need v: it may come to any of them first.
func (s *Stubborn) keeps(t *turns, v, u *view) bool {
	if v.alternative < 0 || u.at == nil {
		return false
	}
	all := true
	u.at.each(func(barrier int) { all = all && s.needs(t, v, barrier) })
	return all
}

// hinders reports whether u may do something of a mask before v has moved.
// What u does behind its next meeting comes behind v's next move, whichever order is taken.
func (s *Stubborn) hinders(t *turns, v, u *view, mask set) bool {
	return u.spot.future.meets(mask) && (u.near.meets(mask) || !s.keeps(t, v, u))
}

// relies notes that u is relied on not to do anything of a mask before v has moved, which is
// what conflicts with the given deeds.
// What was relied on is that u's future, or its part in front of the barrier, has no such
// deed; and in the second case also that nobody else comes to that barrier or does something to it,
// and that no thread is started that could. Each of these may be shown wrong by what is learnt later.
func (s *Stubborn) relies(t *turns, u *view, does, mask set) {
	if !u.spot.future.meets(mask) {
		u.spot.relied.join(does)
		return
	}
	if !u.stands {
		u.spot.reliedSoon.join(does)
	}
	u.at.each(func(barrier int) {
		for k := range t.views {
			w := t.views[k].spot
			if w.relied.add(barrier); w.future.has(barrier) {
				w.missed.join(s.deeds.starts)
			}
		}
	})
}
