package insn

import (
	"math"

	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
	"github.com/gojpf/gojpf/vm/javamath"
)

// Arithmetic, conversions and comparisons. Results carry no attribute: an
// analysis that computes with attributes replaces these instructions.
func init() {
	for op, fn := range map[vm.Op]func(a, b uint32) uint32{
		bytecode.Iadd:  func(a, b uint32) uint32 { return a + b },
		bytecode.Isub:  func(a, b uint32) uint32 { return a - b },
		bytecode.Imul:  func(a, b uint32) uint32 { return a * b },
		bytecode.Ishl:  func(a, b uint32) uint32 { return a << (b & 31) },
		bytecode.Ishr:  func(a, b uint32) uint32 { return uint32(int32(a) >> (b & 31)) },
		bytecode.Iushr: func(a, b uint32) uint32 { return a >> (b & 31) },
		bytecode.Iand:  func(a, b uint32) uint32 { return a & b },
		bytecode.Ior:   func(a, b uint32) uint32 { return a | b },
		bytecode.Ixor:  func(a, b uint32) uint32 { return a ^ b },
		bytecode.Fadd:  func(a, b uint32) uint32 { return math.Float32bits(f32(uint64(a)) + f32(uint64(b))) },
		bytecode.Fsub:  func(a, b uint32) uint32 { return math.Float32bits(f32(uint64(a)) - f32(uint64(b))) },
		bytecode.Fmul:  func(a, b uint32) uint32 { return math.Float32bits(f32(uint64(a)) * f32(uint64(b))) },
		bytecode.Fdiv:  func(a, b uint32) uint32 { return math.Float32bits(f32(uint64(a)) / f32(uint64(b))) },
		bytecode.Frem:  func(a, b uint32) uint32 { return math.Float32bits(javamath.Frem(f32(uint64(a)), f32(uint64(b)))) },
	} {
		define(func(_ *vm.Machine, _ *vm.Thread, f *vm.Frame, _ *vm.Instr) {
			v := fn(uint32(f.Slots[f.SP-2]), uint32(f.Slots[f.SP-1]))
			replace(f, 2, uint64(v), 1)
		}, op)
	}
	for op, fn := range map[vm.Op]func(a, b uint64) uint64{
		bytecode.Ladd: func(a, b uint64) uint64 { return a + b },
		bytecode.Lsub: func(a, b uint64) uint64 { return a - b },
		bytecode.Lmul: func(a, b uint64) uint64 { return a * b },
		bytecode.Land: func(a, b uint64) uint64 { return a & b },
		bytecode.Lor:  func(a, b uint64) uint64 { return a | b },
		bytecode.Lxor: func(a, b uint64) uint64 { return a ^ b },
		bytecode.Dadd: func(a, b uint64) uint64 { return math.Float64bits(f64(a) + f64(b)) },
		bytecode.Dsub: func(a, b uint64) uint64 { return math.Float64bits(f64(a) - f64(b)) },
		bytecode.Dmul: func(a, b uint64) uint64 { return math.Float64bits(f64(a) * f64(b)) },
		bytecode.Ddiv: func(a, b uint64) uint64 { return math.Float64bits(f64(a) / f64(b)) },
		bytecode.Drem: func(a, b uint64) uint64 { return math.Float64bits(javamath.Drem(f64(a), f64(b))) },
	} {
		define(func(_ *vm.Machine, _ *vm.Thread, f *vm.Frame, _ *vm.Instr) {
			replace(f, 4, fn(f.Slots[f.SP-4], f.Slots[f.SP-2]), 2)
		}, op)
	}
	for op, fn := range map[vm.Op]func(a uint64, n uint64) uint64{
		bytecode.Lshl:  func(a, n uint64) uint64 { return a << (n & 63) },
		bytecode.Lshr:  func(a, n uint64) uint64 { return uint64(int64(a) >> (n & 63)) },
		bytecode.Lushr: func(a, n uint64) uint64 { return a >> (n & 63) },
	} {
		define(func(_ *vm.Machine, _ *vm.Thread, f *vm.Frame, _ *vm.Instr) {
			replace(f, 3, fn(f.Slots[f.SP-3], f.Slots[f.SP-1]), 2)
		}, op)
	}
	define(divide, bytecode.Idiv, bytecode.Irem)
	define(divideLong, bytecode.Ldiv, bytecode.Lrem)
	unary(bytecode.Ineg, 1, 1, func(v uint64) uint64 { return uint64(-uint32(v)) })
	unary(bytecode.Lneg, 2, 2, func(v uint64) uint64 { return -v })
	// The sign bit, also of NaN and 0: it is not 0 - v.
	unary(bytecode.Fneg, 1, 1, func(v uint64) uint64 { return v ^ 1<<31 })
	unary(bytecode.Dneg, 2, 2, func(v uint64) uint64 { return v ^ 1<<63 })
	unary(bytecode.I2l, 1, 2, func(v uint64) uint64 { return uint64(int64(int32(v))) })
	unary(bytecode.I2f, 1, 1, func(v uint64) uint64 { return u32(float32(int32(v))) })
	unary(bytecode.I2d, 1, 2, func(v uint64) uint64 { return math.Float64bits(float64(int32(v))) })
	unary(bytecode.L2i, 2, 1, func(v uint64) uint64 { return uint64(uint32(v)) })
	unary(bytecode.L2f, 2, 1, func(v uint64) uint64 { return u32(float32(int64(v))) })
	unary(bytecode.L2d, 2, 2, func(v uint64) uint64 { return math.Float64bits(float64(int64(v))) })
	unary(bytecode.F2i, 1, 1, func(v uint64) uint64 { return i32(javamath.F2I(f32(v))) })
	unary(bytecode.F2l, 1, 2, func(v uint64) uint64 { return uint64(javamath.F2L(f32(v))) })
	unary(bytecode.F2d, 1, 2, func(v uint64) uint64 { return math.Float64bits(float64(f32(v))) })
	unary(bytecode.D2i, 2, 1, func(v uint64) uint64 { return i32(javamath.D2I(f64(v))) })
	unary(bytecode.D2l, 2, 2, func(v uint64) uint64 { return uint64(javamath.D2L(f64(v))) })
	unary(bytecode.D2f, 2, 1, func(v uint64) uint64 { return u32(float32(f64(v))) })
	unary(bytecode.I2b, 1, 1, func(v uint64) uint64 { return i32(int32(int8(v))) })
	unary(bytecode.I2c, 1, 1, func(v uint64) uint64 { return v & 0xffff })
	unary(bytecode.I2s, 1, 1, func(v uint64) uint64 { return i32(int32(int16(v))) })
	define(func(_ *vm.Machine, _ *vm.Thread, f *vm.Frame, in *vm.Instr) {
		f.Slots[in.A] = uint64(uint32(f.Slots[in.A]) + uint32(in.B))
		f.SetAttr(int(in.A), nil)
		f.PC++
	}, bytecode.Iinc)
	define(func(_ *vm.Machine, _ *vm.Thread, f *vm.Frame, _ *vm.Instr) {
		a, b := int64(f.Slots[f.SP-4]), int64(f.Slots[f.SP-2])
		replace(f, 4, compare(a < b, a > b), 1)
	}, bytecode.Lcmp)
	define(func(_ *vm.Machine, _ *vm.Thread, f *vm.Frame, in *vm.Instr) {
		a, b := float64(f32(f.Slots[f.SP-2])), float64(f32(f.Slots[f.SP-1]))
		replace(f, 2, compareFloat(a, b, in.Op() == bytecode.Fcmpg), 1)
	}, bytecode.Fcmpl, bytecode.Fcmpg)
	define(func(_ *vm.Machine, _ *vm.Thread, f *vm.Frame, in *vm.Instr) {
		a, b := f64(f.Slots[f.SP-4]), f64(f.Slots[f.SP-2])
		replace(f, 4, compareFloat(a, b, in.Op() == bytecode.Dcmpg), 1)
	}, bytecode.Dcmpl, bytecode.Dcmpg)
}

func compareFloat(a, b float64, nanGreater bool) uint64 {
	if a != a || b != b {
		return nanResult(nanGreater)
	}
	return compare(a < b, a > b)
}

// replace takes pop slots off and pushes v in n slots, without an attribute,
// and ends the instruction.
func replace(f *vm.Frame, pop int32, v uint64, n int32) {
	drop(f, pop)
	push(f, v, n, nil)
	f.PC++
}

func unary(op vm.Op, from, to int32, fn func(uint64) uint64) {
	define(func(_ *vm.Machine, _ *vm.Thread, f *vm.Frame, _ *vm.Instr) {
		replace(f, from, fn(f.Slots[f.SP-from]), to)
	}, op)
}

func divide(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) {
	a, b := int32(f.Slots[f.SP-2]), int32(f.Slots[f.SP-1])
	var v int32
	switch {
	case b == 0:
		m.ThrowNew(t, "java/lang/ArithmeticException", "/ by zero")
		return
	case in.Op() == bytecode.Idiv && b == -1:
		v = -a
	case in.Op() == bytecode.Idiv:
		v = a / b
	case b != -1:
		v = a % b
	}
	replace(f, 2, i32(v), 1)
}

func divideLong(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) {
	a, b := int64(f.Slots[f.SP-4]), int64(f.Slots[f.SP-2])
	var v int64
	switch {
	case b == 0:
		m.ThrowNew(t, "java/lang/ArithmeticException", "/ by zero")
		return
	case in.Op() == bytecode.Ldiv && b == -1:
		v = -a
	case in.Op() == bytecode.Ldiv:
		v = a / b
	case b != -1:
		v = a % b
	}
	replace(f, 4, uint64(v), 2)
}
