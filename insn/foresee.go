package insn

import (
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// What an instruction would do, for those who execute code on the side, without the
// machine. They are told nothing of instructions that are not resolved yet.

// FieldOf returns the field that a resolved instruction reads or writes, nil for all
// other instructions, and for static fields of classes that are not initialised.
func FieldOf(m *vm.Machine, in *vm.Instr) *vm.Field {
	switch op := in.Op(); {
	case op >= opGet32 && op <= opPutS:
		return m.Lib.FieldByID(uint32(in.B))
	case op >= opGetStatic32 && op <= opPutStaticS:
		c := m.Lib.ClassByID(uint32(in.B))
		if m.ClassState(c).Status == vm.InitDone {
			return c.StaticAt(int(in.A))
		}
	}
	return nil
}

// CalleeOf returns the method that a resolved call in front of which a frame stands
// runs, nil where it would throw or do something else first.
func CalleeOf(m *vm.Machine, f *vm.Frame, in *vm.Instr) *vm.Method {
	receiver := func() *vm.Object { return m.Heap.Get(vm.Ref(f.Slots[f.SP-int32(in.A)])) }
	switch in.Op() {
	case opInvokeStatic:
		if m.ClassState(in.M.Class).Status == vm.InitDone {
			return in.M
		}
	case opInvokeDirect:
		if f.Slots[f.SP-int32(in.M.Args)] != 0 {
			return in.M
		}
	case opInvokeVirtual:
		if o := receiver(); o != nil {
			return o.Class.VTable[in.B]
		}
	case opInvokeInterface:
		o := receiver()
		if o == nil || in.M.Class.IsInterface() && !o.Class.SubclassOf(in.M.Class) {
			return nil
		}
		if impl, conflict := o.Class.Select(in.M); !conflict && impl.Flags&classfile.AccPublic != 0 {
			return impl
		}
	}
	return nil
}

// Number reports whether an instruction pushes a number that stands in the code.
func Number(in *vm.Instr) bool {
	switch in.Op() {
	case opConst, opConst2, opConstAdd:
		return true
	}
	return false
}

// Casts reports whether a resolved cast lets a reference pass.
func Casts(m *vm.Machine, in *vm.Instr, r vm.Ref) bool {
	return r == 0 || in.Op() == opCheckCast && m.Heap.Get(r).Class.SubclassOf(ClassOf(in))
}

// SlotKinds says what the slots of a method's frames hold in front of its instructions:
// 'I', 'J', 'F', 'D', 'A' for a reference, 0 for nothing that may be read.
type SlotKinds struct {
	kinds []slotType
	width int
}

// KindsOf finds them; it is nil where the code is not understood. Code that a verifier
// would refuse is not understood, and neither is code with subroutines.
func KindsOf(code *vm.Code) (k *SlotKinds) {
	defer func() {
		if r := recover(); r != nil {
			if _, bad := r.(badCode); !bad {
				panic(r)
			}
			k = nil
		}
	}()
	a := newSlotAnalysis(code)
	a.inferTypes()
	return &SlotKinds{a.types, a.width}
}

// At is what a slot holds in front of an instruction.
func (k *SlotKinds) At(pc int32, slot int) byte { return byte(k.kinds[int(pc)*k.width+slot]) }
