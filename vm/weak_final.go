package vm

import (
	"github.com/gojpf/gojpf/vm/classfile"
	"github.com/gojpf/gojpf/vm/memory"
)

// Final fields. Who reads one of an object that others could not reach before its
// constructor was done sees what the constructor has written to it, and what it leads
// to as that was then, however it has got at the object.

// frozen reports whether a variable is a final field that keeps its value as soon as
// others see it.
func (m WeakMemory) frozen(v *variable) bool {
	return v.field != nil && v.Class == nil && v.field.Flags&classfile.AccFinal != 0 &&
		!m.misc.memory.Has(memory.Key{Kind: keyLeaked, Obj: uint32(v.Obj)})
}

// freezes is told that others can reach an object from now on.
func (m WeakMemory) freezes(r Ref, o *Object) {
	if m.misc.memory == nil || m.Current == nil || o.Class.Elem != nil || !hasFinals(o.Class) {
		return
	}
	k := memory.Key{Kind: keyFrozen, Obj: uint32(r)}
	for f := m.Current.Top; f != nil; f = f.Parent {
		if f.Code != nil && f.Method.Name == "<init>" && Ref(f.Slots[0]) == r {
			k.Kind = keyLeaked
		}
	}
	m.release(m.Current, k)
}

func hasFinals(c *Class) bool {
	for k := c; k != nil; k = k.Super {
		for _, f := range k.Fields {
			if !f.Static() && f.Flags&classfile.AccFinal != 0 {
				return true
			}
		}
	}
	return false
}

// thaw has t see what a frozen reference leads to.
func (m WeakMemory) thaw(t *Thread, v *variable, to Ref) {
	k := memory.Key{Kind: keyFrozen, Obj: uint32(v.Obj)}
	if to == 0 || v.field.Kind != KindRef || !m.misc.memory.News(t.ID, k) {
		return
	}
	seen := map[Ref]bool{to: true}
	for work := []Ref{to}; len(work) > 0; {
		r := work[len(work)-1]
		work = work[:len(work)-1]
		o := m.Heap.Get(r)
		if o == nil {
			continue
		}
		if m.misc.memory.Holds(uint32(r)) {
			m.memory().Reach(t.ID, uint32(r), k)
		}
		next := o.Refs
		if o.Class.Elem == nil {
			next = func() (list []Ref) {
				for _, w := range o.Class.RefWords {
					list = append(list, Ref(o.Words[w]))
				}
				return list
			}
		} else if o.Class.Elem.Prim != 0 {
			continue
		}
		for _, n := range next() {
			if n != 0 && !seen[n] {
				seen[n] = true
				work = append(work, n)
			}
		}
	}
}
