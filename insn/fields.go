package insn

import (
	"fmt"

	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
	"github.com/gojpf/gojpf/vm/classfile"
)

// Field access.
func init() {
	resolved(resolveField, bytecode.Getfield, bytecode.Putfield, bytecode.Getstatic, bytecode.Putstatic)
	for op, k := range map[vm.Op]vm.Kind{
		opGet32: vm.KindInt, opGet64: vm.KindLong, opGetB: vm.KindByte, opGetS: vm.KindShort,
	} {
		define(getField(k), op)
		define(getStatic(k), op+opGetStatic32-opGet32)
	}
	for op, k := range map[vm.Op]vm.Kind{
		opPut32: vm.KindInt, opPut64: vm.KindLong, opPutB: vm.KindByte, opPutZ: vm.KindBoolean, opPutS: vm.KindShort,
	} {
		define(putField(k), op)
		define(putStatic(k), op+opPutStatic32-opPut32)
	}
}

// JVMS 6.5's order: resolution, static or not, final, and only then initialisation,
// which runs Java code.
func resolveField(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) (r form, ok bool) {
	from := f.Method.Class
	fd := m.ResolveField(t, from, uint16(in.B))
	if fd == nil {
		return r, false
	}
	static := in.Op() == bytecode.Getstatic || in.Op() == bytecode.Putstatic
	put := in.Op() == bytecode.Putfield || in.Op() == bytecode.Putstatic
	if static != fd.Static() {
		kind := "non-static"
		if static {
			kind = "static"
		}
		m.ThrowStray(t, "java/lang/IncompatibleClassChangeError", fmt.Sprintf("Expected %s field %s", kind, fd), fd.Class, fd.Name, fd.Desc)
		return r, false
	}
	if put && fd.Flags&classfile.AccFinal != 0 && !from.Hidden {
		if msg := finalWrite(f, fd); msg != "" {
			m.ThrowStray(t, "java/lang/IllegalAccessError", msg, fd.Class, fd.Name, fd.Desc)
			return r, false
		}
	}
	r.settled = from.Settled(uint16(in.B))
	if static && !initialised(m, t, fd.Class, r.settled) {
		return r, false
	}
	op := getForm(fd.Kind, static)
	if put {
		op = putForm(fd.Kind, static)
	}
	r.Instr = vm.NewInstr(op, uint16(fd.Word), int32(fd.ID))
	if static {
		r.B = int32(fd.Class.ID)
	}
	return r, true
}

// finalWrite says why a final field may not be assigned here, "" when it may. Class
// files before version 53 may write their finals in any method, as HotSpot lets them.
func finalWrite(f *vm.Frame, fd *vm.Field) string {
	init := "<init>"
	if fd.Static() {
		init = "<clinit>"
	}
	static := ""
	if fd.Static() {
		static = "static "
	}
	if f.Method.Class != fd.Class {
		return fmt.Sprintf("Update to %sfinal field %s attempted from a different class (%s) than the field's declaring class", static, fd, f.Method.Class.JavaName())
	}
	if f.Method.Name != init && f.Method.Class.File.Major >= 53 {
		return fmt.Sprintf("Update to %sfinal field %s attempted from a different method (%s) than the initializer method %s ", static, fd, f.Method.Name, init)
	}
	return ""
}

// Null is looked for before others may run: the exception is no access.
func getField(k vm.Kind) semantic {
	n := int32(k.Slots())
	return func(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) {
		o := m.Heap.Get(vm.Ref(f.Slots[f.SP-1]))
		if o == nil {
			throwNull(m, t, f)
			return
		}
		if !m.MayAccess(t, vm.Ref(f.Slots[f.SP-1]), o, int(in.A), false) {
			return
		}
		w := o.Words[in.A]
		if vm.Weak(m).Remembers() {
			var ok bool
			if w, ok = vm.Weak(m).Recall(t, vm.Variable{Obj: vm.Ref(f.Slots[f.SP-1]), Index: int(in.A)}, vm.ModeOf(m.Lib.FieldByID(uint32(in.B))), w, vm.Weak(m).Again); !ok {
				return
			}
		}
		v := widen(k, w)
		drop(f, 1)
		push(f, v, n, o.SlotAttr(int(in.A)))
		f.PC++
	}
}

// widen is Kind.Widen for the forms of field access, where KindInt stands for
// every one-slot kind that needs no sign.
func widen(k vm.Kind, v uint64) uint64 {
	if k == vm.KindByte || k == vm.KindShort {
		return k.Widen(v)
	}
	return v
}

// The steps' order matters: who may be disturbed is asked first, as the instruction
// runs again behind that; what is written is published before others can find it.
func putField(k vm.Kind) semantic {
	n := int32(k.Slots())
	return func(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) {
		r := vm.Ref(f.Slots[f.SP-n-1])
		if r == 0 {
			throwNull(m, t, f)
			return
		}
		if !m.MayAccess(t, r, m.Heap.Get(r), int(in.A), true) {
			return
		}
		v := k.Narrow(f.Slots[f.SP-n])
		if vm.Weak(m).Remembers() {
			var ok bool
			if v, ok = vm.Weak(m).Commit(t, vm.Variable{Obj: r, Index: int(in.A)}, vm.ModeOf(m.Lib.FieldByID(uint32(in.B))), m.Heap.Get(r).Words[in.A], v, vm.Weak(m).Again); !ok {
				return
			}
		}
		o := m.Heap.Writable(r)
		if o.Flags&vm.Shared != 0 && m.Lib.FieldByID(uint32(in.B)).Kind == vm.KindRef {
			m.Publish(vm.Ref(f.Slots[f.SP-n]))
		}
		o.Words[in.A] = v
		o.SetSlotAttr(int(in.A), attr(f, f.SP-n))
		drop(f, n+1)
		f.PC++
	}
}

// The class is asked for again although resolution initialised it: the instruction is
// shared by all paths, and on this one the class may not be.
func getStatic(k vm.Kind) semantic {
	n := int32(k.Slots())
	return func(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) {
		c := m.Lib.ClassByID(uint32(in.B))
		if !m.InitClass(t, c) {
			return
		}
		if !m.MayAccessStatic(t, c, int(in.A), false) {
			return
		}
		s := m.ClassState(c)
		w := s.Words[in.A]
		if vm.Weak(m).Remembers() {
			var ok bool
			if w, ok = vm.Weak(m).Recall(t, vm.Variable{Class: c, Index: int(in.A)}, vm.ModeOf(c.StaticAt(int(in.A))), w, vm.Weak(m).Again); !ok {
				return
			}
		}
		push(f, widen(k, w), n, s.Attrs[int(in.A)])
		f.PC++
	}
}

func putStatic(k vm.Kind) semantic {
	n := int32(k.Slots())
	return func(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) {
		c := m.Lib.ClassByID(uint32(in.B))
		if !m.InitClass(t, c) {
			return
		}
		if !m.MayAccessStatic(t, c, int(in.A), true) {
			return
		}
		if m.Sharing && c.StaticAt(int(in.A)).Kind == vm.KindRef {
			m.Publish(vm.Ref(f.Slots[f.SP-n]))
		}
		v := k.Narrow(f.Slots[f.SP-n])
		if vm.Weak(m).Remembers() {
			var ok bool
			if v, ok = vm.Weak(m).Commit(t, vm.Variable{Class: c, Index: int(in.A)}, vm.ModeOf(c.StaticAt(int(in.A))), m.ClassState(c).Words[in.A], v, vm.Weak(m).Again); !ok {
				return
			}
		}
		s := m.WritableClass(c)
		s.Words[in.A] = v
		s.SetAttr(int(in.A), attr(f, f.SP-n))
		drop(f, n)
		f.PC++
	}
}
