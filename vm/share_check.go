package vm

import (
	"fmt"
	"sync/atomic"
)

// SharingChecks has machines check that what several threads can reach is marked:
// at the end of every transition if it is 1, of every n-th if it is n, of none if
// it is 0. Tests set it. A state that breaks the rule is a mistake of the
// machine's: it panics.
var SharingChecks atomic.Int32

// checkSharing walks from all that is nobody's own, and from the threads.
func (m *Machine) checkSharing() {
	n := SharingChecks.Load()
	if n == 0 {
		return
	}
	if m.checks++; n > 1 && m.checks > 20 && m.checks%int(n) != 0 {
		return
	}
	if why := m.unshared(); why != "" {
		panic("sharing: " + why)
	}
}

// unshared names an object that several threads can reach and that is not marked,
// and where it was met; "" if there is none.
func (m *Machine) unshared() string {
	c := &shareCheck{m: m, by: make([]int32, m.Heap.next)}
	m.eachGlobal(func(where place, r Ref) { c.walk(r, everybody, where) })
	for _, t := range m.threads {
		if t.Status == Terminated {
			continue
		}
		c.walk(t.Obj, everybody, place{what: "thread"})
		c.walk(t.stop, everybody, place{what: "stop"})
		who := int32(t.ID) + 1
		c.walk(t.Exc, who, place{what: "exception"})
		for f := t.Top; f != nil; f = f.Parent {
			if f.Code == nil {
				continue // natives hold numbers, too
			}
			info := m.Interp.SlotInfo(f.Code)
			if !info.Exact() {
				continue
			}
			live, refs := info.At(f.PC)
			for i, v := range f.Slots[:f.SP] {
				if live.Has(i) && refs.Has(i) && !m.insideConstant(f, Ref(v)) {
					c.walk(Ref(v), who, place{name: f.Method.String()})
				}
			}
		}
	}
	return c.found
}

// insideConstant reports whether a method of a class whose arrays nobody writes, or one that
// it has called, holds such an array for a moment: several threads may, of one text.
func (m *Machine) insideConstant(f *Frame, r Ref) bool {
	for ; f != nil && f.Method.Class.Loader.Boot(); f = f.Parent {
		if c := f.Method.Class; c.constantWord() >= 0 || c.Name == "java/lang/StringLatin1" || c.Name == "java/lang/StringUTF16" {
			o := m.Heap.Get(r)
			return o != nil && o.Class.Elem != nil && o.Class.Elem.Prim != 0
		}
	}
	return false
}

// place is where a root was found: the names are put together only for a report.
type place struct{ what, name string }

func (p place) String() string { return p.what + p.name }

// eachGlobal calls f for the roots that belong to no thread.
func (m *Machine) eachGlobal(f func(where place, r Ref)) {
	m.classes.Each(func(id uint32, s *ClassState) {
		if s == nil {
			return
		}
		c := m.Lib.classes.at(uint64(id))
		f(place{"mirror of ", c.Name}, s.Mirror)
		f(place{"failed initialisation of ", c.Name}, s.Error)
		for _, w := range c.StaticRefs {
			f(place{"static of ", c.Name}, Ref(s.Words[w]))
		}
	})
	m.interned.Each(func(_ uint32, r Ref) { f(place{what: "interned"}, r) })
	m.sites.Each(func(_ uint32, r Ref) { f(place{what: "call site"}, r) })
	for r := range m.misc.loaders.loaders {
		f(place{what: "loader"}, r)
	}
	for _, x := range m.misc.extra {
		if r, ok := x.value.(interface{ Roots(mark func(Ref)) }); ok {
			r.Roots(func(r Ref) { f(place{"value ", x.key}, r) })
		}
	}
}

// shareCheck remembers who reaches an object: a thread, by its ID + 1, or
// everybody.
type shareCheck struct {
	m     *Machine
	by    []int32
	work  []Ref
	found string
}

const everybody = -1

func (c *shareCheck) walk(r Ref, who int32, where place) {
	c.visit(r, who, where, nil, 0)
	for len(c.work) > 0 && c.found == "" {
		r := c.work[len(c.work)-1]
		c.work = c.work[:len(c.work)-1]
		o := c.m.Heap.Get(r)
		k := o.Class
		if k.Elem != nil {
			if k.Elem.Prim == 0 {
				for _, e := range o.Refs() {
					c.visit(e, who, where, k, 0)
				}
			}
			continue
		}
		for _, w := range k.RefWords {
			if int(w) != k.constantWord() {
				c.visit(Ref(o.Words[w]), who, where, k, int(w))
			}
		}
	}
}

// visit meets r, in an object of class from, or in a root.
func (c *shareCheck) visit(r Ref, who int32, where place, from *Class, word int) {
	if r == 0 || c.found != "" {
		return
	}
	o := c.m.Heap.Get(r)
	switch was := c.by[r]; {
	case o == nil || was == who || was == everybody:
		return
	case o.Flags&Shared == 0 && (who == everybody || was != 0):
		if from != nil {
			where.name += " > " + from.variableName(word)
		}
		c.found = fmt.Sprintf("%s, reached by %s (%d and %d), is not marked", o.Class.Name, where, was, who)
		return
	case o.Flags&Shared != 0 && who != everybody:
		return // walked from the roots, or reached by nobody else
	}
	c.by[r] = who
	c.work = append(c.work, r)
}
