package insn

import (
	"math"
	"unsafe"

	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
)

// slots is a frame's slot array without its bounds: the decoder has proved
// that an instruction stays inside its frame, and 16-bit indices stay inside
// the type.
//
// An int, float or reference is in the lower half of its slot, and the upper half is 0:
// so equality, masks and tests for 0 need no cut. Whatever pushes an int goes by uint32
// for that.
type slots = [1 << 16]uint64

func f32(v uint64) float32 { return math.Float32frombits(uint32(v)) }
func f64(v uint64) float64 { return math.Float64frombits(v) }
func u32(v float32) uint64 { return uint64(math.Float32bits(v)) }
func i32(v int32) uint64   { return uint64(uint32(v)) }

// run is the loop for frames without attributes: one switch over decoded
// instructions. It handles the common case of each and leaves the rest to the
// instruction's Impl.
//
// Go keeps the loop's variables in registers only as long as none of them is
// needed after a call. So every case that calls something first stores what it
// knows in the frame, and afterwards goes to resume, which reads it back; or to
// reload when the call may have changed more: thrown, pushed a frame, blocked
// the thread.
func (x *Interp) run(m *vm.Machine, t *vm.Thread) {
	var (
		f    *vm.Frame
		s    *slots
		code unsafe.Pointer
		c    *vm.Code
		pc   int32
		sp   uint16
		base int32 // where counting of instructions goes on from
		to   int32 // where a switch goes on
		same bool  // the frame on top is known to hold no attribute
		heap *vm.Heap
	)

reload:
	if m.Left(t) {
		return
	}
	f = t.Top
	if f.Code == nil {
		m.ResumeNative(t)
		goto reload
	}
	f = m.WritableFrame(t)
	if f.Flags&(vm.FrameEntering|vm.FramePending) != 0 && !m.EnterFrame(t, f) {
		goto reload
	}
	if m.LoopMode != vm.LoopAuto || f.Code.ByImpl || m.Stepping() || m.Explore != nil && m.Explore.EveryAccess() {
		x.step(m, t, f)
		goto reload
	}
	if f.Attrs != nil {
		x.carry(m, t, f)
		goto reload
	}

resume:
	f = t.Top
	if c = f.Code; c.ByImpl {
		goto reload
	}
	s = (*slots)(unsafe.Pointer(unsafe.SliceData(f.Slots)))
	code = unsafe.Pointer(unsafe.SliceData(c.Instrs))
	pc, sp = f.PC, uint16(f.SP)
	heap = m.Heap
	base = pc

	for {
		in := (*vm.Instr)(unsafe.Add(code, uintptr(pc)*unsafe.Sizeof(vm.Instr{})))
		var op vm.Op
		if vm.OrderedLoads {
			op = *(*vm.Op)(unsafe.Add(code, uintptr(pc)*unsafe.Sizeof(vm.Instr{}))) // by hand: a method call costs a tenth, even inlined
		} else {
			op = in.Op()
		}
		switch op {
		case bytecode.Nop:
			pc++
		case bytecode.AconstNull:
			s[sp] = 0
			sp++
			pc++
		case opConst:
			s[sp] = uint64(uint32(in.B))
			sp++
			pc++
		case opConst2:
			s[sp] = c.Longs[in.B]
			sp += 2
			pc++
		case bytecode.Iload, bytecode.Fload, bytecode.Aload:
			s[sp] = s[in.A]
			sp++
			pc++
		case bytecode.Lload, bytecode.Dload:
			s[sp] = s[in.A]
			sp += 2
			pc++
		case bytecode.Istore, bytecode.Fstore, bytecode.Astore:
			sp--
			s[in.A] = s[sp]
			pc++
		case bytecode.Lstore, bytecode.Dstore:
			sp -= 2
			s[in.A] = s[sp]
			pc++

		// One comparison of all flags with the width asks that the elements have this
		// size, that no other thread reaches the array, and that no element has an
		// attribute. Lengths and indices are compared as unsigned, so that a negative
		// index is too great.
		case bytecode.Iaload, bytecode.Faload:
			o := heap.Get(vm.Ref(s[sp-2]))
			i := uint32(s[sp-1])
			if o == nil || i >= uint32(o.Len) || o.Flags != vm.Width4 {
				goto slow
			}
			sp--
			s[sp-1] = uint64(*(*uint32)(unsafe.Add(unsafe.Pointer(unsafe.SliceData(o.Words)), uintptr(i)*4)))
			pc++
		case bytecode.Aaload:
			o := heap.Get(vm.Ref(s[sp-2]))
			i := uint32(s[sp-1])
			if o == nil || i >= uint32(o.Len) || o.Flags != vm.Width4 {
				goto slow
			}
			sp--
			s[sp-1] = uint64(*(*uint32)(unsafe.Add(unsafe.Pointer(unsafe.SliceData(o.Words)), uintptr(i)*4)))
			pc++
		case bytecode.Laload, bytecode.Daload:
			o := heap.Get(vm.Ref(s[sp-2]))
			i := uint32(s[sp-1])
			if o == nil || i >= uint32(o.Len) || o.Flags != vm.Width8 {
				goto slow
			}
			s[sp-2] = *(*uint64)(unsafe.Add(unsafe.Pointer(unsafe.SliceData(o.Words)), uintptr(i)*8))
			pc++
		case bytecode.Baload:
			o := heap.Get(vm.Ref(s[sp-2]))
			i := uint32(s[sp-1])
			if o == nil || i >= uint32(o.Len) || o.Flags != vm.Width1 {
				goto slow
			}
			sp--
			s[sp-1] = i32(int32(*(*int8)(unsafe.Add(unsafe.Pointer(unsafe.SliceData(o.Words)), uintptr(i)))))
			pc++
		case bytecode.Caload:
			o := heap.Get(vm.Ref(s[sp-2]))
			i := uint32(s[sp-1])
			if o == nil || i >= uint32(o.Len) || o.Flags != vm.Width2 {
				goto slow
			}
			sp--
			s[sp-1] = uint64(*(*uint16)(unsafe.Add(unsafe.Pointer(unsafe.SliceData(o.Words)), uintptr(i)*2)))
			pc++
		case bytecode.Saload:
			o := heap.Get(vm.Ref(s[sp-2]))
			i := uint32(s[sp-1])
			if o == nil || i >= uint32(o.Len) || o.Flags != vm.Width2 {
				goto slow
			}
			sp--
			s[sp-1] = i32(int32(*(*int16)(unsafe.Add(unsafe.Pointer(unsafe.SliceData(o.Words)), uintptr(i)*2))))
			pc++
		case bytecode.Iastore, bytecode.Fastore:
			o := heap.Get(vm.Ref(s[sp-3]))
			i := uint32(s[sp-2])
			if o == nil || i >= uint32(o.Len) || o.Flags != vm.Width4 || !heap.Owned(o) {
				goto slow
			}
			sp -= 3
			*(*uint32)(unsafe.Add(unsafe.Pointer(unsafe.SliceData(o.Words)), uintptr(i)*4)) = uint32(s[sp+2])
			pc++
		case bytecode.Lastore, bytecode.Dastore:
			o := heap.Get(vm.Ref(s[sp-4]))
			i := uint32(s[sp-3])
			if o == nil || i >= uint32(o.Len) || o.Flags != vm.Width8 || !heap.Owned(o) {
				goto slow
			}
			sp -= 4
			*(*uint64)(unsafe.Add(unsafe.Pointer(unsafe.SliceData(o.Words)), uintptr(i)*8)) = s[sp+2]
			pc++
		case bytecode.Aastore:
			o := heap.Get(vm.Ref(s[sp-3]))
			i := uint32(s[sp-2])
			if o == nil || i >= uint32(o.Len) || o.Flags != vm.Width4 || !heap.Owned(o) {
				goto slow
			}
			// Extends knows no interfaces and arrays: an element of such a type is
			// looked at by the Impl, which also throws.
			if v := heap.Get(vm.Ref(s[sp-1])); v != nil && v.Class != o.Class.Elem && !v.Class.Extends(o.Class.Elem) {
				goto slow
			}
			sp -= 3
			*(*uint32)(unsafe.Add(unsafe.Pointer(unsafe.SliceData(o.Words)), uintptr(i)*4)) = uint32(s[sp+2])
			pc++
		case bytecode.Castore, bytecode.Sastore:
			o := heap.Get(vm.Ref(s[sp-3]))
			i := uint32(s[sp-2])
			if o == nil || i >= uint32(o.Len) || o.Flags != vm.Width2 || !heap.Owned(o) {
				goto slow
			}
			sp -= 3
			*(*uint16)(unsafe.Add(unsafe.Pointer(unsafe.SliceData(o.Words)), uintptr(i)*2)) = uint16(s[sp+2])
			pc++
		case bytecode.Bastore:
			o := heap.Get(vm.Ref(s[sp-3]))
			i := uint32(s[sp-2])
			if o == nil || i >= uint32(o.Len) || o.Flags != vm.Width1 || !heap.Owned(o) {
				goto slow
			}
			sp -= 3
			v := uint8(s[sp+2])
			// JVMS: the lowest bit of a boolean is stored. Its arrays have bytes.
			if o.Class.Elem.Prim == vm.KindBoolean {
				v &= 1
			}
			*(*uint8)(unsafe.Add(unsafe.Pointer(unsafe.SliceData(o.Words)), uintptr(i))) = v
			pc++

		case bytecode.Pop:
			sp--
			pc++
		case bytecode.Pop2:
			sp -= 2
			pc++
		case bytecode.Dup:
			s[sp] = s[sp-1]
			sp++
			pc++
		case bytecode.DupX1:
			s[sp] = s[sp-1]
			s[sp-1] = s[sp-2]
			s[sp-2] = s[sp]
			sp++
			pc++
		case bytecode.DupX2:
			s[sp] = s[sp-1]
			s[sp-1] = s[sp-2]
			s[sp-2] = s[sp-3]
			s[sp-3] = s[sp]
			sp++
			pc++
		case bytecode.Dup2:
			s[sp] = s[sp-2]
			s[sp+1] = s[sp-1]
			sp += 2
			pc++
		case bytecode.Dup2X1:
			a, b, d := s[sp-3], s[sp-2], s[sp-1]
			s[sp-3], s[sp-2], s[sp-1], s[sp], s[sp+1] = b, d, a, b, d
			sp += 2
			pc++
		case bytecode.Dup2X2:
			a, b, d, e := s[sp-4], s[sp-3], s[sp-2], s[sp-1]
			s[sp-4], s[sp-3], s[sp-2], s[sp-1], s[sp], s[sp+1] = d, e, a, b, d, e
			sp += 2
			pc++
		case bytecode.Swap:
			s[sp-1], s[sp-2] = s[sp-2], s[sp-1]
			pc++

		case bytecode.Iadd:
			sp--
			s[sp-1] = uint64(uint32(s[sp-1]) + uint32(s[sp]))
			pc++
		case bytecode.Ladd:
			sp -= 2
			s[sp-2] += s[sp]
			pc++
		// Each result goes to its slot as bits, so that Go may not fuse an addition
		// with a multiplication: Java rounds each by itself.
		case bytecode.Fadd:
			sp--
			s[sp-1] = u32(f32(s[sp-1]) + f32(s[sp]))
			pc++
		case bytecode.Dadd:
			sp -= 2
			s[sp-2] = math.Float64bits(f64(s[sp-2]) + f64(s[sp]))
			pc++
		case bytecode.Isub:
			sp--
			s[sp-1] = uint64(uint32(s[sp-1]) - uint32(s[sp]))
			pc++
		case bytecode.Lsub:
			sp -= 2
			s[sp-2] -= s[sp]
			pc++
		case bytecode.Fsub:
			sp--
			s[sp-1] = u32(f32(s[sp-1]) - f32(s[sp]))
			pc++
		case bytecode.Dsub:
			sp -= 2
			s[sp-2] = math.Float64bits(f64(s[sp-2]) - f64(s[sp]))
			pc++
		case bytecode.Imul:
			sp--
			s[sp-1] = uint64(uint32(s[sp-1]) * uint32(s[sp]))
			pc++
		case bytecode.Lmul:
			sp -= 2
			s[sp-2] *= s[sp]
			pc++
		case bytecode.Fmul:
			sp--
			s[sp-1] = u32(f32(s[sp-1]) * f32(s[sp]))
			pc++
		case bytecode.Dmul:
			sp -= 2
			s[sp-2] = math.Float64bits(f64(s[sp-2]) * f64(s[sp]))
			pc++
		case bytecode.Idiv:
			a, b := int32(s[sp-2]), int32(s[sp-1])
			if b == 0 {
				goto slow
			}
			sp--
			if b == -1 {
				s[sp-1] = i32(-a)
			} else {
				s[sp-1] = i32(a / b)
			}
			pc++
		case bytecode.Ldiv:
			a, b := int64(s[sp-4]), int64(s[sp-2])
			if b == 0 {
				goto slow
			}
			sp -= 2
			if b == -1 {
				s[sp-2] = uint64(-a)
			} else {
				s[sp-2] = uint64(a / b)
			}
			pc++
		case bytecode.Fdiv:
			sp--
			s[sp-1] = u32(f32(s[sp-1]) / f32(s[sp]))
			pc++
		case bytecode.Ddiv:
			sp -= 2
			s[sp-2] = math.Float64bits(f64(s[sp-2]) / f64(s[sp]))
			pc++
		case bytecode.Irem:
			a, b := int32(s[sp-2]), int32(s[sp-1])
			if b == 0 {
				goto slow
			}
			sp--
			if b == -1 {
				s[sp-1] = 0
			} else {
				s[sp-1] = i32(a % b)
			}
			pc++
		case bytecode.Lrem:
			a, b := int64(s[sp-4]), int64(s[sp-2])
			if b == 0 {
				goto slow
			}
			sp -= 2
			if b == -1 {
				s[sp-2] = 0
			} else {
				s[sp-2] = uint64(a % b)
			}
			pc++
		case bytecode.Ineg:
			s[sp-1] = uint64(-uint32(s[sp-1]))
			pc++
		case bytecode.Lneg:
			s[sp-2] = -s[sp-2]
			pc++
		case bytecode.Fneg:
			s[sp-1] ^= 1 << 31
			pc++
		case bytecode.Dneg:
			s[sp-2] ^= 1 << 63
			pc++
		case bytecode.Ishl:
			sp--
			s[sp-1] = uint64(uint32(s[sp-1]) << (s[sp] & 31))
			pc++
		case bytecode.Lshl:
			sp--
			s[sp-2] <<= s[sp] & 63
			pc++
		case bytecode.Ishr:
			sp--
			s[sp-1] = i32(int32(s[sp-1]) >> (s[sp] & 31))
			pc++
		case bytecode.Lshr:
			sp--
			s[sp-2] = uint64(int64(s[sp-2]) >> (s[sp] & 63))
			pc++
		case bytecode.Iushr:
			sp--
			s[sp-1] = uint64(uint32(s[sp-1]) >> (s[sp] & 31))
			pc++
		case bytecode.Lushr:
			sp--
			s[sp-2] >>= s[sp] & 63
			pc++
		case bytecode.Iand:
			sp--
			s[sp-1] &= s[sp]
			pc++
		case bytecode.Land:
			sp -= 2
			s[sp-2] &= s[sp]
			pc++
		case bytecode.Ior:
			sp--
			s[sp-1] |= s[sp]
			pc++
		case bytecode.Lor:
			sp -= 2
			s[sp-2] |= s[sp]
			pc++
		case bytecode.Ixor:
			sp--
			s[sp-1] ^= s[sp]
			pc++
		case bytecode.Lxor:
			sp -= 2
			s[sp-2] ^= s[sp]
			pc++
		case bytecode.Iinc:
			s[in.A] = uint64(uint32(s[in.A]) + uint32(in.B))
			pc++

		case bytecode.I2l:
			s[sp-1] = uint64(int64(int32(s[sp-1])))
			sp++
			pc++
		case bytecode.I2f:
			s[sp-1] = u32(float32(int32(s[sp-1])))
			pc++
		case bytecode.I2d:
			s[sp-1] = math.Float64bits(float64(int32(s[sp-1])))
			sp++
			pc++
		case bytecode.L2i:
			sp--
			s[sp-1] = uint64(uint32(s[sp-1]))
			pc++
		case bytecode.L2f:
			sp--
			s[sp-1] = u32(float32(int64(s[sp-1])))
			pc++
		case bytecode.L2d:
			s[sp-2] = math.Float64bits(float64(int64(s[sp-2])))
			pc++
		// What Java saturates, and NaN, which fails every comparison, go to the Impl:
		// Go leaves it to the processor.
		case bytecode.F2i:
			v := f32(s[sp-1])
			if !(v > -1<<31 && v < 1<<31) {
				goto slow
			}
			s[sp-1] = i32(int32(v))
			pc++
		case bytecode.F2d:
			s[sp-1] = math.Float64bits(float64(f32(s[sp-1])))
			sp++
			pc++
		case bytecode.D2i:
			v := f64(s[sp-2])
			if !(v > -1<<31 && v < 1<<31-1) {
				goto slow
			}
			sp--
			s[sp-1] = i32(int32(v))
			pc++
		case bytecode.D2l:
			v := f64(s[sp-2])
			if !(v > -1<<62 && v < 1<<62) {
				goto slow
			}
			s[sp-2] = uint64(int64(v))
			pc++
		case bytecode.D2f:
			sp--
			s[sp-1] = u32(float32(f64(s[sp-1])))
			pc++
		case bytecode.I2b:
			s[sp-1] = i32(int32(int8(s[sp-1])))
			pc++
		case bytecode.I2c:
			s[sp-1] &= 0xffff
			pc++
		case bytecode.I2s:
			s[sp-1] = i32(int32(int16(s[sp-1])))
			pc++

		case bytecode.Lcmp:
			a, b := int64(s[sp-4]), int64(s[sp-2])
			sp -= 3
			s[sp-1] = compare(a < b, a > b)
			pc++
		case bytecode.Fcmpl, bytecode.Fcmpg:
			a, b := f32(s[sp-2]), f32(s[sp-1])
			sp--
			if a != a || b != b {
				s[sp-1] = nanResult(in.Op() == bytecode.Fcmpg)
			} else {
				s[sp-1] = compare(a < b, a > b)
			}
			pc++
		case bytecode.Dcmpl, bytecode.Dcmpg:
			a, b := f64(s[sp-4]), f64(s[sp-2])
			sp -= 3
			if a != a || b != b {
				s[sp-1] = nanResult(in.Op() == bytecode.Dcmpg)
			} else {
				s[sp-1] = compare(a < b, a > b)
			}
			pc++

		case bytecode.Ifeq, bytecode.Ifnull:
			sp--
			if s[sp] == 0 {
				goto jump
			}
			pc++
		case bytecode.Ifne, bytecode.Ifnonnull:
			sp--
			if s[sp] != 0 {
				goto jump
			}
			pc++
		case bytecode.Iflt:
			sp--
			if int32(s[sp]) < 0 {
				goto jump
			}
			pc++
		case bytecode.Ifge:
			sp--
			if int32(s[sp]) >= 0 {
				goto jump
			}
			pc++
		case bytecode.Ifgt:
			sp--
			if int32(s[sp]) > 0 {
				goto jump
			}
			pc++
		case bytecode.Ifle:
			sp--
			if int32(s[sp]) <= 0 {
				goto jump
			}
			pc++
		case bytecode.IfAcmpeq, bytecode.IfAcmpne:
			a, b := uint32(s[sp-2]), uint32(s[sp-1])
			if a != b && a != 0 && b != 0 && m.Unknowns != nil {
				goto slow // two boxes may stand for one object
			}
			sp -= 2
			if (a == b) == (in.Op() == bytecode.IfAcmpeq) {
				goto jump
			}
			pc++
		case bytecode.IfIcmpeq:
			sp -= 2
			if uint32(s[sp]) == uint32(s[sp+1]) {
				goto jump
			}
			pc++
		case bytecode.IfIcmpne:
			sp -= 2
			if uint32(s[sp]) != uint32(s[sp+1]) {
				goto jump
			}
			pc++
		case bytecode.IfIcmplt:
			sp -= 2
			if int32(s[sp]) < int32(s[sp+1]) {
				goto jump
			}
			pc++
		case bytecode.IfIcmpge:
			sp -= 2
			if int32(s[sp]) >= int32(s[sp+1]) {
				goto jump
			}
			pc++
		case bytecode.IfIcmpgt:
			sp -= 2
			if int32(s[sp]) > int32(s[sp+1]) {
				goto jump
			}
			pc++
		case bytecode.IfIcmple:
			sp -= 2
			if int32(s[sp]) <= int32(s[sp+1]) {
				goto jump
			}
			pc++
		case bytecode.Goto:
			goto jump
		case bytecode.Tableswitch:
			tab := c.Tables[in.B]
			sp--
			if to = tab[0]; uint64(int64(int32(s[sp]))-int64(tab[2])) < uint64(tab[1]) {
				to = tab[3+int64(int32(s[sp]))-int64(tab[2])]
			}
			goto turn
		case bytecode.Lookupswitch:
			tab := c.Tables[in.B]
			sp--
			key := int32(s[sp])
			lo, hi := int32(0), tab[1]
			for lo < hi {
				if mid := int32(uint32(lo+hi) / 2); tab[2+mid] < key {
					lo = mid + 1
				} else {
					hi = mid
				}
			}
			if to = tab[0]; lo < tab[1] && tab[2+lo] == key {
				to = tab[2+tab[1]+lo]
			}
			goto turn

		case bytecode.Ireturn, bytecode.Freturn, bytecode.Areturn:
			below := f.Parent
			if f.Locked != 0 || f.Flags != 0 || below == nil || below.Code == nil || !m.OwnsFrame(below) {
				goto slow
			}
			below.Slots[below.SP] = s[sp-1]
			below.SP++
			goto leave
		case bytecode.Lreturn, bytecode.Dreturn:
			below := f.Parent
			if f.Locked != 0 || f.Flags != 0 || below == nil || below.Code == nil || !m.OwnsFrame(below) {
				goto slow
			}
			below.Slots[below.SP] = s[sp-2]
			below.SP += 2
			goto leave
		case bytecode.Return:
			below := f.Parent
			if f.Locked != 0 || f.Flags != 0 || below == nil || below.Code == nil || !m.OwnsFrame(below) {
				goto slow
			}
			goto leave

		// Guarded objects are reached by others, so that the access may be an
		// operation, or have attributes, so that what is read may have one.
		case opGet32:
			o := heap.Get(vm.Ref(s[sp-1]))
			if o == nil || o.Flags&vm.Guarded != 0 {
				goto slow
			}
			s[sp-1] = o.Words[in.A]
			pc++
		case opGet64:
			o := heap.Get(vm.Ref(s[sp-1]))
			if o == nil || o.Flags&vm.Guarded != 0 {
				goto slow
			}
			s[sp-1] = o.Words[in.A]
			sp++
			pc++
		case opGetB:
			o := heap.Get(vm.Ref(s[sp-1]))
			if o == nil || o.Flags&vm.Guarded != 0 {
				goto slow
			}
			s[sp-1] = i32(int32(int8(o.Words[in.A])))
			pc++
		case opGetS:
			o := heap.Get(vm.Ref(s[sp-1]))
			if o == nil || o.Flags&vm.Guarded != 0 {
				goto slow
			}
			s[sp-1] = i32(int32(int16(o.Words[in.A])))
			pc++
		case opPut32:
			o := heap.Get(vm.Ref(s[sp-2]))
			if o == nil || !heap.Owned(o) || o.Flags&vm.Guarded != 0 {
				goto slow
			}
			sp -= 2
			o.Words[in.A] = s[sp+1]
			pc++
		case opPut64:
			o := heap.Get(vm.Ref(s[sp-3]))
			if o == nil || !heap.Owned(o) || o.Flags&vm.Guarded != 0 {
				goto slow
			}
			sp -= 3
			o.Words[in.A] = s[sp+1]
			pc++
		// Fields of small types hold nothing but their bits. See putForm.
		case opPutB:
			o := heap.Get(vm.Ref(s[sp-2]))
			if o == nil || !heap.Owned(o) || o.Flags&vm.Guarded != 0 {
				goto slow
			}
			sp -= 2
			o.Words[in.A] = s[sp+1] & 0xff
			pc++
		case opPutZ:
			o := heap.Get(vm.Ref(s[sp-2]))
			if o == nil || !heap.Owned(o) || o.Flags&vm.Guarded != 0 {
				goto slow
			}
			sp -= 2
			o.Words[in.A] = s[sp+1] & 1
			pc++
		case opPutS:
			o := heap.Get(vm.Ref(s[sp-2]))
			if o == nil || !heap.Owned(o) || o.Flags&vm.Guarded != 0 {
				goto slow
			}
			sp -= 2
			o.Words[in.A] = s[sp+1] & 0xffff
			pc++

		// There is no mark for statics that are shared: with a second thread all are.
		case opGetStatic32:
			cs := m.Statics(uint32(in.B))
			if cs == nil || cs.Status != vm.InitDone || cs.Attrs != nil || m.Sharing {
				goto slow
			}
			s[sp] = cs.Words[in.A]
			sp++
			pc++
		case opGetStatic64:
			cs := m.Statics(uint32(in.B))
			if cs == nil || cs.Status != vm.InitDone || cs.Attrs != nil || m.Sharing {
				goto slow
			}
			s[sp] = cs.Words[in.A]
			sp += 2
			pc++
		case opPutStatic32:
			cs := m.Statics(uint32(in.B))
			if cs == nil || cs.Status != vm.InitDone || cs.Attrs != nil || m.Sharing || !m.OwnsClass(cs) {
				goto slow
			}
			sp--
			cs.Words[in.A] = s[sp]
			pc++
		case opPutStatic64:
			cs := m.Statics(uint32(in.B))
			if cs == nil || cs.Status != vm.InitDone || cs.Attrs != nil || m.Sharing || !m.OwnsClass(cs) {
				goto slow
			}
			sp -= 2
			cs.Words[in.A] = s[sp]
			pc++

		case opInvokeStatic:
			callee := in.M
			cs := m.Statics(callee.Class.ID)
			if cs == nil || cs.Status != vm.InitDone {
				goto slow
			}
			x.callee = callee
			goto invoke
		case opInvokeDirect:
			callee := in.M
			if s[sp-in.A] == 0 {
				goto slow
			}
			if callee.Traits&vm.TraitEmpty != 0 && callee.Traits&vm.TraitSynchronized == 0 {
				sp -= in.A
				base-- // counts the return
				pc++
				continue
			}
			x.callee = callee
			goto invoke
		case opInvokeVirtual:
			o := heap.Get(vm.Ref(s[sp-in.A]))
			if o == nil {
				goto slow
			}
			callee := o.Class.VTable[in.B]
			x.callee = callee
			goto invoke
		case opInvokeInterface:
			o := heap.Get(vm.Ref(s[sp-in.A]))
			if o == nil {
				goto slow
			}
			d := o.Class.Dispatch(in.M.ID)
			// The cache has 16 places for each class, without a lock: who finds another
			// method's entry asks the long way, which puts its own there.
			if d == nil || d.Decl != in.M || d.Impl.Flags&0x401 != 1 { // public and not abstract
				goto slow
			}
			x.callee = d.Impl
			goto invoke

		// Where the limit is further away than any usual object is large, there is room,
		// and nothing needs to be collected. Else the Impl asks.
		case opNew:
			k := in.M.Class
			cs := m.Statics(k.ID)
			if cs == nil || cs.Status != vm.InitDone || heap.Full() {
				goto slow
			}
			f.PC, f.SP = pc+1, int32(sp)
			m.CountInsns(int64(pc - base + 1))
			r := heap.NewInstance(k)
			t.Top.Push(uint64(r))
			goto resume
		case bytecode.Newarray:
			k := vm.Kind(in.B)
			l := int32(s[sp-1])
			if l < 0 || l > 1<<13 || heap.Full() { // longs of that many are below what Full keeps free
				goto slow
			}
			f.PC, f.SP = pc+1, int32(sp-1)
			m.CountInsns(int64(pc - base + 1))
			r := heap.NewArray(x.primArrays[k], l)
			t.Top.Push(uint64(r))
			goto resume
		case bytecode.Arraylength:
			o := heap.Get(vm.Ref(s[sp-1]))
			if o == nil || o.Flags&vm.Attributed != 0 {
				goto slow
			}
			s[sp-1] = uint64(uint32(o.Len))
			pc++
		// Extends answers yes at once for classes; a no may be an interface's or an
		// array's.
		case opCheckCast:
			if r := vm.Ref(s[sp-1]); r != 0 {
				if k := heap.Get(r).Class; k != in.M.Class && !k.Extends(in.M.Class) {
					goto slow
				}
			}
			pc++
		case opInstanceOf:
			if r := vm.Ref(s[sp-1]); r != 0 {
				if k := heap.Get(r).Class; k != in.M.Class && !k.Extends(in.M.Class) {
					goto slow
				}
				s[sp-1] = 1
			}
			pc++
		case opText:
			if m.Sharing && m.ObservedLiteral() {
				goto slow
			}
			f.PC, f.SP = pc+1, int32(sp)
			m.CountInsns(int64(pc - base + 1))
			r := m.InternText(uint32(in.B))
			t.Top.Push(uint64(r))
			goto resume

		case opLoad2:
			s[sp] = s[in.A]
			s[sp+1] = s[second(in).A]
			sp += 2
			pc += 2
		case opLoad2Wide:
			s[sp] = s[in.A]
			s[sp+2] = s[second(in).A]
			sp += 4
			pc += 2
		case opLoadConst:
			s[sp] = s[in.A]
			s[sp+1] = uint64(uint32(second(in).B))
			sp += 2
			pc += 2
		case opLoadConstAdd:
			s[sp] = uint64(uint32(s[in.A]) + uint32(second(in).B))
			sp++
			pc += 3
		case opConstAdd:
			s[sp-1] = uint64(uint32(s[sp-1]) + uint32(in.B))
			pc += 2
		case opLoadAdd:
			s[sp-1] = uint64(uint32(s[sp-1]) + uint32(s[in.A]))
			pc += 2
		// The getfield may still be unresolved: fusion was done when the code was
		// decoded.
		case opLoadGet:
			r := s[in.A]
			get := second(in).Op()
			if get != opGet32 && get != opGet64 { // of another size, or not resolved yet
				s[sp] = r
				sp++
				pc++
				continue
			}
			o := heap.Get(vm.Ref(r))
			if o == nil || o.Flags&vm.Guarded != 0 {
				goto slow
			}
			s[sp] = o.Words[second(in).A]
			sp += uint16(1 + get - opGet32)
			pc += 2
		case opLoadIaload:
			o := heap.Get(vm.Ref(s[sp-1]))
			i := uint32(s[in.A])
			if o == nil || i >= uint32(o.Len) || o.Flags != vm.Width4 {
				goto slow
			}
			s[sp-1] = uint64(*(*uint32)(unsafe.Add(unsafe.Pointer(unsafe.SliceData(o.Words)), uintptr(i)*4)))
			pc += 2
		// in is the goto now, and pc in front of it: the jump is counted from there, as
		// it would be without fusion.
		case opIincGoto:
			s[in.A] = uint64(uint32(s[in.A]) + uint32(in.B))
			in = second(in)
			pc++
			goto jump
		case opLoadIf:
			v := int32(s[in.A])
			in = second(in)
			pc++
			taken := false
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
			case bytecode.Ifle:
				taken = v <= 0
			}
			if taken {
				goto jump
			}
			pc++
		case opLcmpIf:
			a, b := int64(s[sp-4]), int64(s[sp-2])
			sp -= 4
			in = second(in)
			pc++
			taken := false
			switch in.Op() {
			case bytecode.Ifeq:
				taken = a == b
			case bytecode.Ifne:
				taken = a != b
			case bytecode.Iflt:
				taken = a < b
			case bytecode.Ifge:
				taken = a >= b
			case bytecode.Ifgt:
				taken = a > b
			case bytecode.Ifle:
				taken = a <= b
			}
			if taken {
				goto jump
			}
			pc++
		case opLoad2IfEq:
			if int32(s[in.A]) == int32(s[second(in).A]) {
				in = third(in)
				pc += 2
				goto jump
			}
			pc += 3
		case opLoad2IfNe:
			if int32(s[in.A]) != int32(s[second(in).A]) {
				in = third(in)
				pc += 2
				goto jump
			}
			pc += 3
		case opLoad2IfLt:
			if int32(s[in.A]) < int32(s[second(in).A]) {
				in = third(in)
				pc += 2
				goto jump
			}
			pc += 3
		case opLoad2IfGe:
			if int32(s[in.A]) >= int32(s[second(in).A]) {
				in = third(in)
				pc += 2
				goto jump
			}
			pc += 3
		case opLoad2IfGt:
			if int32(s[in.A]) > int32(s[second(in).A]) {
				in = third(in)
				pc += 2
				goto jump
			}
			pc += 3
		case opLoad2IfLe:
			if int32(s[in.A]) <= int32(s[second(in).A]) {
				in = third(in)
				pc += 2
				goto jump
			}
			pc += 3
		case opLoadConstIfEq:
			if int32(s[in.A]) == second(in).B {
				in = third(in)
				pc += 2
				goto jump
			}
			pc += 3
		case opLoadConstIfNe:
			if int32(s[in.A]) != second(in).B {
				in = third(in)
				pc += 2
				goto jump
			}
			pc += 3
		case opLoadConstIfLt:
			if int32(s[in.A]) < second(in).B {
				in = third(in)
				pc += 2
				goto jump
			}
			pc += 3
		case opLoadConstIfGe:
			if int32(s[in.A]) >= second(in).B {
				in = third(in)
				pc += 2
				goto jump
			}
			pc += 3
		case opLoadConstIfGt:
			if int32(s[in.A]) > second(in).B {
				in = third(in)
				pc += 2
				goto jump
			}
			pc += 3
		case opLoadConstIfLe:
			if int32(s[in.A]) <= second(in).B {
				in = third(in)
				pc += 2
				goto jump
			}
			pc += 3
		default:
			goto slow
		}
		continue

		// pc is that of the jump itself, so that pc-base+1 instructions were executed.
		// Forward jumps cannot go on for ever and need no poll.
	jump:
		if in.B <= pc {
			if m.Ticks--; m.Ticks < 0 {
				f.PC, f.SP = in.B, int32(sp)
				m.CountInsns(int64(pc - base + 1))
				if m.Poll() {
					return
				}
				goto reload
			}
		}
		m.CountInsns(int64(pc - base + 1))
		pc = in.B
		base = pc
		continue

		// As jump, with a target from a table.
	turn:
		m.CountInsns(int64(pc - base + 1))
		if to <= pc {
			if m.Ticks--; m.Ticks < 0 {
				f.PC, f.SP = to, int32(sp)
				if m.Poll() {
					return
				}
				goto reload
			}
		}
		pc = to
		base = pc
		continue

		// The caller's frame is written in place, as owned was asked for; it may have
		// attributes that the callee's had not.
	leave:
		m.CountInsns(int64(pc - base + 1))
		{
			below := f.Parent
			below.PC++
			t.Top = below
			m.Recycle(f)
			if below.Attrs != nil {
				goto reload
			}
		}
		goto resume

		// Each call is a tick, as recursion needs no jump backwards to go on for ever.
	invoke:
		f.PC, f.SP = pc, int32(sp)
		m.CountInsns(int64(pc - base + 1))
		if x.callee.Native != nil {
			same = x.native(m, t, f)
		} else {
			same = !(x.callee.Has(vm.TraitAsked) && m.Unknowns != nil && m.Unknowns.Call(m, t, f, x.callee)) && m.PushCall(t, f, x.callee)
		}
		if m.Ticks--; m.Ticks < 0 {
			if m.Poll() {
				return
			}
			goto reload
		}
		if same {
			goto resume
		}
		goto reload

		// The instruction is counted by step, all before it here.
	slow:
		f.PC, f.SP = pc, int32(sp)
		m.CountInsns(int64(pc - base))
		x.step(m, t, f)
		goto reload
	}
}

// native calls the native method x.callee for the top frame f. It reports
// whether f is still on top and holds no attribute.
func (x *Interp) native(m *vm.Machine, t *vm.Thread, f *vm.Frame) bool {
	callee := x.callee
	args := int32(callee.Args)
	if m.Unknowns != nil && m.Unknowns.Call(m, t, f, callee) {
		return false
	}
	v, done := m.CallNative(t, callee, f.Slots[f.SP-args:f.SP])
	if !done {
		return false
	}
	f.SP -= args
	if a := m.NativeAttr(); a != nil {
		f.PushKind(callee.Ret, v)
		f.SetAttr(int(f.SP)-callee.Ret.Slots(), a)
		f.PC++
		return false
	}
	f.PushKind(callee.Ret, v)
	f.PC++
	return !m.Left(t)
}

// second and third are the instructions after in.
func second(in *vm.Instr) *vm.Instr {
	return (*vm.Instr)(unsafe.Add(unsafe.Pointer(in), unsafe.Sizeof(vm.Instr{})))
}

func third(in *vm.Instr) *vm.Instr {
	return (*vm.Instr)(unsafe.Add(unsafe.Pointer(in), 2*unsafe.Sizeof(vm.Instr{})))
}

func compare(less, greater bool) uint64 {
	switch {
	case less:
		return 0xffffffff
	case greater:
		return 1
	}
	return 0
}

// fcmpg and dcmpg give 1 where an operand is NaN, fcmpl and dcmpl -1: javac takes the
// one by which the comparison that the program wrote is false.
func nanResult(greater bool) uint64 {
	if greater {
		return 1
	}
	return 0xffffffff
}
