package vm

import (
	"cmp"
	"slices"

	"github.com/gojpf/gojpf/vm/memory"
)

// What memory means to the heap: the values that somebody may still return are alive,
// can be reached by whom the variable can, and take part in digests as variables do.

func (c *Class) refAt(index int) bool {
	if c.Elem != nil {
		return c.Elem.Prim == 0
	}
	f := c.FieldAt(index)
	return f != nil && f.Kind == KindRef
}

// eachOld tells of the references that variables of an object have held.
func (m WeakMemory) eachOld(r Ref, o *Object, f func(Ref)) {
	if m.misc.memory == nil {
		return
	}
	m.misc.memory.EachOld(uint32(r), func(i int32, v uint64) {
		if v != 0 && o.Class.refAt(int(i)) {
			f(Ref(v))
		}
	})
}

// eachOldStatic is eachOld for the static words of a class.
func (m WeakMemory) eachOldStatic(c *Class, f func(Ref)) {
	if m.misc.memory == nil {
		return
	}
	m.misc.memory.EachOldStatic(c.ID, func(i int32, v uint64) {
		if fd := c.StaticAt(int(i)); v != 0 && fd != nil && fd.Kind == KindRef {
			f(Ref(v))
		}
	})
}

// memory encodes what is known of writes to variables that can be reached.
func (d *digester) memory() {
	m := Weak(d.m)
	if m.misc.memory == nil {
		return
	}
	mem := m.memory()
	mem.Compact()
	isRef := func(l memory.Loc) bool {
		if l.Obj == 0 {
			f := m.Lib.ClassByID(l.Class).StaticAt(int(l.Index))
			return f != nil && f.Kind == KindRef
		}
		return m.Heap.Get(Ref(l.Obj)).Class.refAt(int(l.Index))
	}
	// What was written before may lead to more objects, of which more is known.
	var all []memory.Loc
	told := map[memory.Loc]bool{}
	for {
		var list []memory.Loc
		for _, l := range mem.Locations() {
			if !told[l] && (l.Obj == 0 || d.has(Ref(l.Obj))) {
				list = append(list, l)
				told[l] = true
			}
		}
		if len(list) == 0 {
			break
		}
		slices.SortFunc(list, func(a, b memory.Loc) int {
			return cmp.Or(cmp.Compare(d.rankOf(a.Obj, a.Class), d.rankOf(b.Obj, b.Class)), cmp.Compare(a.Index, b.Index))
		})
		for _, l := range list {
			d.u64(d.rankOf(l.Obj, l.Class))
			d.u32(uint32(l.Index))
			if isRef(l) {
				mem.EachOldOf(l, func(v uint64) { d.ref(Ref(v)) })
			}
		}
		d.drain()
		all = append(all, list...)
	}
	keys := slices.DeleteFunc(mem.Keys(), func(k memory.Key) bool { return k.Obj != 0 && !d.has(Ref(k.Obj)) })
	slices.SortFunc(keys, func(a, b memory.Key) int {
		return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(d.rankOf(a.Obj, a.Class), d.rankOf(b.Obj, b.Class)))
	})
	for _, k := range keys {
		d.u64(d.rankOf(k.Obj, k.Class)<<8 | uint64(k.Kind))
	}
	mem.EachState(all, keys, d.u64, func(l memory.Loc, v uint64) {
		if !isRef(l) {
			d.u64(v)
		}
	})
}

// has reports whether an object is part of the digest.
func (d *digester) has(r Ref) bool { return d.m.isBase(r) || d.m.Heap.Get(r) != nil && d.visited(r) }

// rankOf is what stands for an object or a class.
func (d *digester) rankOf(obj, class uint32) uint64 {
	switch {
	case obj == 0:
		return refMirror | d.m.Lib.ClassByID(class).key()&(1<<62-1)
	case d.m.isBase(Ref(obj)):
		return refBase | uint64(obj)
	}
	return refNew | d.numbers[obj]&numberMask
}
