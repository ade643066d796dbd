package vm

import "slices"

// Sharing. While a program has one thread, nothing that it does matters to
// anybody else. From the start of the second on the machine keeps the
// invariant that every object which more than one thread can reach is marked
// Shared: all that statics, class mirrors, interned strings and thread objects
// lead to. A write that publishes an object marks it, with all that it leads
// to, before the write is done; what natives write is found when the
// transition ends, before any other thread runs.
//
// The marks only ever grow along a path. They are no part of matching: they
// follow from what the state holds.

// beginSharing marks what the threads to come can reach.
func (m *Machine) beginSharing() {
	m.setSharing(true)
	startsInConsole(m)
	work := m.work[:0]
	m.eachGlobal(func(_ place, r Ref) {
		if r != 0 {
			work = append(work, r)
		}
	})
	for _, t := range m.threads {
		work = append(work, t.Obj)
	}
	m.share(work)
	for _, t := range m.threads {
		m.thread(t.ID).Held = m.monitorsOf(t)
	}
}

func (m *Machine) setSharing(on bool) {
	m.misc.sharing, m.Sharing = on, on
	if m.seesPositions(); m.stepping {
		m.reschedule = true // what follows is executed in another way
		m.pollSoon()
	}
}

// Publish marks the object of r and all that it leads to as shared.
func (m *Machine) Publish(r Ref) {
	if m.Sharing && r != 0 && m.Heap.Get(r).Flags&Shared == 0 {
		m.share(append(m.work[:0], r))
	}
}

// Store tells that a reference is about to be written to an object.
func (m *Machine) Store(to *Object, v Ref) {
	if to.Flags&Shared != 0 {
		m.Publish(v)
	}
}

func (m *Machine) share(work []Ref) {
	if checked {
		m.native.off++ // the machine looks at what is shared now
		defer func() { m.native.off-- }()
	}
	for len(work) > 0 {
		r := work[len(work)-1]
		work = work[:len(work)-1]
		o := m.Heap.Get(r)
		if o == nil || o.Flags&Shared != 0 {
			continue
		}
		m.Heap.Writable(r).Flags |= Shared
		m.events.objectShared(r)
		Weak(m).freezes(r, o)
		Weak(m).eachOld(r, o, func(old Ref) { work = append(work, old) })
		c := o.Class
		if c.Elem != nil {
			if c.Elem.Prim == 0 {
				work = append(work, o.Refs()...)
			}
			continue
		}
		for _, w := range c.RefWords {
			if int(w) != c.constantWord() {
				work = append(work, Ref(o.Words[w]))
			}
		}
	}
	m.work = work
}

// constants are fields of the JDK's classes that hold arrays nobody writes once
// they are there, and which nobody reaches in another way: the classes never
// give them away. Whoever gets at one by Unsafe publishes it (package models).
var constants = map[string]string{
	"java/lang/String": "value",
}

// constantWord is the instance word of such a field, -1 if there is none.
func (c *Class) constantWord() int {
	if name := constants[c.Name]; name != "" && c.Loader.Boot() && exempt(exemptConstants, c.Name) {
		return c.FieldNamed(name).Word
	}
	return -1
}

// settle finds what natives have published since the state was taken.
func (m *Machine) settle() {
	if !m.Sharing {
		return
	}
	work := m.work[:0]
	add := func(r Ref) {
		if r != 0 {
			if o := m.Heap.Get(r); o != nil && o.Flags&Shared == 0 {
				work = append(work, r)
			}
		}
	}
	m.Heap.tab.owned(m.epoch, func(_ int, pg *page[*Object]) {
		for _, o := range &pg.items {
			if o == nil || o.epoch != m.epoch || o.Flags&Shared == 0 {
				continue
			}
			if c := o.Class; c.Elem == nil {
				for _, w := range c.RefWords {
					if r := Ref(o.Words[w]); r != 0 && int(w) != c.constantWord() {
						add(r)
					}
				}
			} else if c.Elem.Prim == 0 {
				for _, r := range o.Refs() {
					add(r)
				}
			}
		}
	})
	m.classes.owned(m.epoch, func(p int, pg *page[*ClassState]) {
		for j, s := range &pg.items {
			if s == nil || s.epoch != m.epoch {
				continue
			}
			add(s.Mirror)
			add(s.Error)
			for _, w := range m.Lib.classes.at(uint64(p*pageSize + j)).StaticRefs {
				add(Ref(s.Words[w]))
			}
		}
	})
	m.share(work)
	m.checkSharing()
}

// monitorsOf finds the monitors that a thread is in.
func (m *Machine) monitorsOf(t *Thread) []Ref {
	var held []Ref
	m.Heap.tab.Each(func(i uint32, o *Object) {
		if o != nil && o.LockOwner == uint16(t.ID+1) {
			held = append(held, Ref(i))
		}
	})
	return held
}

// hold notes that t has entered a monitor, or owns a lock that is as good.
func (m *Machine) hold(t *Thread, r Ref) {
	if m.Sharing {
		t = m.thread(t.ID)
		t.Held = append(t.Held[:len(t.Held):len(t.Held)], r)
	}
}

// unhold notes that t has left it.
func (m *Machine) unhold(t *Thread, r Ref) {
	if i := slices.Index(t.Held, r); i >= 0 {
		t = m.thread(t.ID)
		t.Held = slices.Delete(slices.Clone(t.Held), i, i+1)
	}
}

// Own notes that t has become the exclusive owner of a synchronizer, or no
// longer is. That is as good as being in a monitor, unless the synchronizer
// should ever have two owners.
func (m *Machine) Own(t *Thread, r Ref, owner bool) {
	if !m.Sharing {
		return
	}
	m.unhold(t, r)
	if !owner || m.Explore.Weak || m.Explore.Assumptions.Happens(TwoOwners) {
		return
	}
	for _, o := range m.threads {
		if o.ID != t.ID && slices.Contains(o.Held, r) {
			m.Learn(TwoOwners)
			return
		}
	}
	m.hold(t, r)
}
