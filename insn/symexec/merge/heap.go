package merge

import (
	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
)

// object is the object that a slot refers to, nil for null and what is not known. An
// object that is not known could be null or several: what its fields are is not for the
// side.
func (x *run) object(f *vm.Frame, at int32) *vm.Object {
	if f.Attrs[at] != nil {
		return nil
	}
	return x.m.Heap.Get(vm.Ref(f.Slots[at]))
}

// field reads or writes a field. Writes of references leave: objects would have to be
// marked that become reachable, and what differs of them could not be merged anyway.
// Volatile fields are like others, as nothing is merged once there is a second thread.
func (x *run) field(s *state, f *vm.Frame, in *vm.Instr, op vm.Op) bool {
	fd := insn.FieldOf(x.m, in)
	if fd == nil {
		return false
	}
	n := int32(fd.Kind.Slots())
	put := op == bytecode.Putfield || op == bytecode.Putstatic
	if put && fd.Kind == vm.KindRef {
		return false // what becomes reachable is nobody's business here
	}
	p := place{at: fd.Word}
	drop := int32(0)
	if put {
		drop = n
	}
	if fd.Static() {
		p.class = fd.Class
	} else {
		drop++
		p.obj = vm.Ref(f.Slots[f.SP-drop])
		o := x.object(f, f.SP-drop)
		if o == nil || o.Attr() != nil && !core.IsBoxed(o) {
			return false
		}
	}
	if put {
		s.writes[p] = value{fd.Kind.Widen(fd.Kind.Narrow(f.Slots[f.SP-n])), f.Attrs[f.SP-n]}
		core.Drop(f, drop)
	} else {
		v := s.read(x.m, p)
		core.Drop(f, drop)
		core.PushSlot(f, v.slot, v.attr, n)
	}
	f.PC++
	return true
}

// element is what an array of numbers has at a known index.
func (x *run) element(s *state, r vm.Ref, t symbolic.Type, i int) *symbolic.Expr {
	v := s.read(x.m, place{obj: r, at: i})
	if e := core.ExprOf(v.attr); e != nil {
		return e
	}
	return x.Constant(t.Kind(), v.slot)
}

// within has a state go on where an index is one of the array's. It returns which
// elements it may mean; ok is false where nothing is left, or these are too many.
// Ranges may be too wide, and then some elements are looked at in vain; they are never
// too narrow.
func (x *run) within(s *state, o *vm.Object, index *symbolic.Expr) (from, to int, ok bool) {
	if !x.leaveWhere(s, x.Ctx.Not(x.Ctx.InBounds(index, x.Ctx.Int(o.Len)))) {
		return 0, 0, false
	}
	r := s.pc.Bounds().Range(index)
	from, to = int(max(r.Lo, 0)), int(min(r.Hi, int64(o.Len)-1))
	return from, to, from <= to && to-from < mostPlaces
}

// Where the index is known so is which element it is, and references may be read, too.
func (x *run) load(s *state, f *vm.Frame) bool {
	o, index := x.object(f, f.SP-2), core.ExprAt(f, f.SP-1)
	if o == nil || o.Attr() != nil {
		return false
	}
	r := vm.Ref(f.Slots[f.SP-2])
	if index == nil {
		i := int32(f.Slots[f.SP-1])
		if uint32(i) >= uint32(o.Len) {
			return false
		}
		v := s.read(x.m, place{obj: r, at: int(i)})
		core.Drop(f, 2)
		core.PushSlot(f, v.slot, v.attr, int32(o.Class.ElemKind().Slots()))
		f.PC++
		return true
	}
	t, number := core.ElementType(o)
	if !number {
		return false
	}
	from, to, ok := x.within(s, o, index)
	if !ok {
		return false
	}
	e := x.element(s, r, t, to)
	// The last element needs no condition: the index is one of these.
	for i := to - 1; i >= from; i-- {
		e = x.Ctx.Ite(x.Ctx.Eq(index, x.Ctx.Int(int32(i))), x.element(s, r, t, i), e)
	}
	core.Finish(f, 2, e)
	return true
}

// With an unknown index each element that it may mean keeps its value under the
// condition that it is not meant.
func (x *run) store(s *state, f *vm.Frame, op vm.Op) bool {
	n := int32(1)
	if op == bytecode.Lastore || op == bytecode.Dastore {
		n = 2
	}
	o, index := x.object(f, f.SP-n-2), core.ExprAt(f, f.SP-n-1)
	if o == nil || o.Attr() != nil {
		return false
	}
	t, number := core.ElementType(o)
	if !number {
		return false
	}
	r, e := vm.Ref(f.Slots[f.SP-n-2]), x.Ctx.Fit(t, x.Operand(f, f.SP-n, t.Kind()))
	if index == nil {
		i := int32(f.Slots[f.SP-n-1])
		if uint32(i) >= uint32(o.Len) {
			return false
		}
		s.set(place{obj: r, at: int(i)}, e)
	} else {
		from, to, ok := x.within(s, o, index)
		if !ok {
			return false
		}
		for i := from; i <= to; i++ {
			s.set(place{obj: r, at: i}, x.Ctx.Ite(x.Ctx.Eq(index, x.Ctx.Int(int32(i))), e, x.element(s, r, t, i)))
			// Here and not in choose, as these conditions come without a join.
			x.cost++
		}
	}
	core.Drop(f, n+2)
	f.PC++
	return true
}

// Expressions are pure, so that the side may make as many as it wants; nothing of the
// machine changes.
func (s *state) set(p place, e *symbolic.Expr) {
	slot, a := core.Slot(e)
	s.writes[p] = value{slot, a}
}
