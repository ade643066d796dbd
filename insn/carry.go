package insn

import (
	"unsafe"

	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
)

// carry goes on with frame f, which holds attributes, up to and including an
// instruction that it leaves to its Impl. Most instructions of such a frame
// have no attribute among their operands, or only move one: these it executes
// itself, as the loop for frames without attributes does. A fused operation
// counts as its first instruction.
//
// Slots above the operand stack hold no attributes, so pushing a value without
// one needs no care.
//
// The cases are like those of the loop, which are not to be had for both: both are
// fast as far as pc, sp and the slots stay in registers over the whole switch, which
// a function for a case, taking their addresses, would end; and a test for attributes
// in each case of the loop is what frames without them are spared.
func (x *Interp) carry(m *vm.Machine, t *vm.Thread, f *vm.Frame) {
	var (
		s    = f.Slots
		a    = f.Attrs
		code = f.Code.Instrs
		pc   = f.PC
		sp   = f.SP
		heap = m.Heap
		done int64
	)
	for {
		in := &code[pc]
		switch in.Op() {
		case bytecode.Nop:
			pc++
		case bytecode.AconstNull:
			s[sp] = 0
			sp++
			pc++
		case opConst, opConstAdd:
			s[sp] = uint64(uint32(in.B))
			sp++
			pc++
		case opConst2:
			s[sp] = f.Code.Longs[in.B]
			s[sp+1] = 0
			sp += 2
			pc++
		case bytecode.Iload, bytecode.Fload, bytecode.Aload, opLoad2, opLoadGet, opLoadConst, opLoadConstAdd, opLoadAdd, opLoadIaload, opLoadIf,
			opLoad2IfEq, opLoad2IfNe, opLoad2IfLt, opLoad2IfGe, opLoad2IfGt, opLoad2IfLe,
			opLoadConstIfEq, opLoadConstIfNe, opLoadConstIfLt, opLoadConstIfGe, opLoadConstIfGt, opLoadConstIfLe:
			s[sp] = s[in.A]
			if v := a[in.A]; v != nil {
				a[sp] = v
			}
			sp++
			pc++
		case bytecode.Lload, bytecode.Dload, opLoad2Wide:
			s[sp] = s[in.A]
			s[sp+1] = 0
			if v := a[in.A]; v != nil {
				a[sp] = v
			}
			sp += 2
			pc++
		case bytecode.Istore, bytecode.Fstore, bytecode.Astore:
			sp--
			s[in.A] = s[sp]
			store1(a, int(in.A), int(sp))
			pc++
		case bytecode.Lstore, bytecode.Dstore:
			sp -= 2
			s[in.A] = s[sp]
			store1(a, int(in.A), int(sp))
			pc++
		case bytecode.Pop:
			sp--
			a[sp] = nil
			pc++
		case bytecode.Dup:
			s[sp] = s[sp-1]
			if v := a[sp-1]; v != nil {
				a[sp] = v
			}
			sp++
			pc++
		case bytecode.Iadd, bytecode.Isub, bytecode.Imul, bytecode.Iand, bytecode.Ior, bytecode.Ixor:
			if a[sp-1] != nil || a[sp-2] != nil {
				goto other
			}
			sp--
			l, r := uint32(s[sp-1]), uint32(s[sp])
			switch in.Op() {
			case bytecode.Iadd:
				l += r
			case bytecode.Isub:
				l -= r
			case bytecode.Imul:
				l *= r
			case bytecode.Iand:
				l &= r
			case bytecode.Ior:
				l |= r
			default:
				l ^= r
			}
			s[sp-1] = uint64(l)
			pc++
		case bytecode.Ladd, bytecode.Lsub:
			if a[sp-2] != nil || a[sp-4] != nil {
				goto other
			}
			sp -= 2
			if in.Op() == bytecode.Ladd {
				s[sp-2] += s[sp]
			} else {
				s[sp-2] -= s[sp]
			}
			pc++
		case bytecode.I2l:
			if a[sp-1] != nil {
				goto other
			}
			s[sp-1] = uint64(int64(int32(s[sp-1])))
			s[sp] = 0
			sp++
			pc++
		case bytecode.Iinc, opIincGoto:
			if a[in.A] != nil {
				goto other
			}
			s[in.A] = uint64(uint32(s[in.A]) + uint32(in.B))
			pc++
		case bytecode.Ifeq, bytecode.Ifne, bytecode.Iflt, bytecode.Ifge, bytecode.Ifgt, bytecode.Ifle, bytecode.Ifnull, bytecode.Ifnonnull:
			if a[sp-1] != nil {
				goto other
			}
			v, taken := int32(s[sp-1]), false
			switch in.Op() {
			case bytecode.Ifeq, bytecode.Ifnull:
				taken = v == 0
			case bytecode.Ifne, bytecode.Ifnonnull:
				taken = v != 0
			case bytecode.Iflt:
				taken = v < 0
			case bytecode.Ifge:
				taken = v >= 0
			case bytecode.Ifgt:
				taken = v > 0
			default:
				taken = v <= 0
			}
			// Jumps backwards use up the quantum, which step counts.
			if taken && in.B <= pc {
				goto other
			}
			sp--
			if pc++; taken {
				pc = in.B
			}
		case bytecode.IfIcmpeq, bytecode.IfIcmpne, bytecode.IfIcmplt, bytecode.IfIcmpge, bytecode.IfIcmpgt, bytecode.IfIcmple:
			if a[sp-1] != nil || a[sp-2] != nil {
				goto other
			}
			l, r, taken := int32(s[sp-2]), int32(s[sp-1]), false
			switch in.Op() {
			case bytecode.IfIcmpeq:
				taken = l == r
			case bytecode.IfIcmpne:
				taken = l != r
			case bytecode.IfIcmplt:
				taken = l < r
			case bytecode.IfIcmpge:
				taken = l >= r
			case bytecode.IfIcmpgt:
				taken = l > r
			default:
				taken = l <= r
			}
			if taken && in.B <= pc {
				goto other
			}
			sp -= 2
			if pc++; taken {
				pc = in.B
			}
		case bytecode.Goto:
			if in.B <= pc {
				goto other // where it counts the jumps
			}
			pc = in.B
		case opGet32, opGetB, opGetS:
			o := heap.Get(vm.Ref(s[sp-1]))
			if o == nil || o.Flags&vm.Guarded != 0 || a[sp-1] != nil {
				goto other
			}
			v := o.Words[in.A]
			switch in.Op() {
			case opGetB:
				v = i32(int32(int8(v)))
			case opGetS:
				v = i32(int32(int16(v)))
			}
			s[sp-1] = v
			pc++
		case opGet64:
			o := heap.Get(vm.Ref(s[sp-1]))
			if o == nil || o.Flags&vm.Guarded != 0 || a[sp-1] != nil {
				goto other
			}
			s[sp-1] = o.Words[in.A]
			s[sp] = 0
			sp++
			pc++
		case opPut32, opPutB, opPutZ, opPutS:
			o := heap.Get(vm.Ref(s[sp-2]))
			if o == nil || !heap.Owned(o) || o.Flags&vm.Guarded != 0 || a[sp-1] != nil || a[sp-2] != nil {
				goto other
			}
			v := s[sp-1]
			switch in.Op() {
			case opPutB:
				v &= 0xff
			case opPutZ:
				v &= 1
			case opPutS:
				v &= 0xffff
			}
			sp -= 2
			o.Words[in.A] = v
			pc++
		case bytecode.Iaload, bytecode.Faload, bytecode.Aaload:
			o := heap.Get(vm.Ref(s[sp-2]))
			i := uint32(s[sp-1])
			if o == nil || i >= uint32(o.Len) || o.Flags != vm.Width4 || a[sp-1] != nil || a[sp-2] != nil {
				goto other
			}
			sp--
			s[sp-1] = uint64(*(*uint32)(unsafe.Add(unsafe.Pointer(unsafe.SliceData(o.Words)), uintptr(i)*4)))
			pc++
		case bytecode.Arraylength:
			o := heap.Get(vm.Ref(s[sp-1]))
			if o == nil || o.Flags&vm.Attributed != 0 || a[sp-1] != nil {
				goto other
			}
			s[sp-1] = uint64(uint32(o.Len))
			pc++
		case opGetStatic32:
			cs := m.Statics(uint32(in.B))
			if cs == nil || cs.Status != vm.InitDone || cs.Attrs != nil || m.Sharing {
				goto other
			}
			s[sp] = cs.Words[in.A]
			sp++
			pc++
		default:
			goto other
		}
		done++
	}
other:
	f.PC, f.SP = pc, sp
	m.CountInsns(done)
	x.step(m, t, f)
}

// store1 moves an attribute from the top of the stack to a local. The place on the
// stack is cleared, as slots above it must hold none; most moves are of values without
// one, for which nothing is written.
func store1(a []vm.Attr, to, from int) {
	if v := a[from]; v != nil {
		a[to], a[from] = v, nil
	} else if a[to] != nil {
		a[to] = nil
	}
}
