package insn

import (
	"math"

	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/javamath"
)

// Arithmetic, conversions and comparisons. Results carry no attribute: an
// analysis that computes with attributes replaces these instructions.
func init() {
	for op, fn := range map[vm.Op]func(a, b uint32) uint32{
		OpIadd:  func(a, b uint32) uint32 { return a + b },
		OpIsub:  func(a, b uint32) uint32 { return a - b },
		OpImul:  func(a, b uint32) uint32 { return a * b },
		OpIshl:  func(a, b uint32) uint32 { return a << (b & 31) },
		OpIshr:  func(a, b uint32) uint32 { return uint32(int32(a) >> (b & 31)) },
		OpIushr: func(a, b uint32) uint32 { return a >> (b & 31) },
		OpIand:  func(a, b uint32) uint32 { return a & b },
		OpIor:   func(a, b uint32) uint32 { return a | b },
		OpIxor:  func(a, b uint32) uint32 { return a ^ b },
		OpFadd:  func(a, b uint32) uint32 { return math.Float32bits(f32(uint64(a)) + f32(uint64(b))) },
		OpFsub:  func(a, b uint32) uint32 { return math.Float32bits(f32(uint64(a)) - f32(uint64(b))) },
		OpFmul:  func(a, b uint32) uint32 { return math.Float32bits(f32(uint64(a)) * f32(uint64(b))) },
		OpFdiv:  func(a, b uint32) uint32 { return math.Float32bits(f32(uint64(a)) / f32(uint64(b))) },
		OpFrem:  func(a, b uint32) uint32 { return math.Float32bits(javamath.Frem(f32(uint64(a)), f32(uint64(b)))) },
	} {
		define(func(_ *vm.Machine, _ *vm.Thread, f *vm.Frame, _ *vm.Instr) {
			v := fn(uint32(f.Slots[f.SP-2]), uint32(f.Slots[f.SP-1]))
			replace(f, 2, uint64(v), 1)
		}, op)
	}
	for op, fn := range map[vm.Op]func(a, b uint64) uint64{
		OpLadd: func(a, b uint64) uint64 { return a + b },
		OpLsub: func(a, b uint64) uint64 { return a - b },
		OpLmul: func(a, b uint64) uint64 { return a * b },
		OpLand: func(a, b uint64) uint64 { return a & b },
		OpLor:  func(a, b uint64) uint64 { return a | b },
		OpLxor: func(a, b uint64) uint64 { return a ^ b },
		OpDadd: func(a, b uint64) uint64 { return math.Float64bits(f64(a) + f64(b)) },
		OpDsub: func(a, b uint64) uint64 { return math.Float64bits(f64(a) - f64(b)) },
		OpDmul: func(a, b uint64) uint64 { return math.Float64bits(f64(a) * f64(b)) },
		OpDdiv: func(a, b uint64) uint64 { return math.Float64bits(f64(a) / f64(b)) },
		OpDrem: func(a, b uint64) uint64 { return math.Float64bits(javamath.Drem(f64(a), f64(b))) },
	} {
		define(func(_ *vm.Machine, _ *vm.Thread, f *vm.Frame, _ *vm.Instr) {
			replace(f, 4, fn(f.Slots[f.SP-4], f.Slots[f.SP-2]), 2)
		}, op)
	}
	for op, fn := range map[vm.Op]func(a uint64, n uint64) uint64{
		OpLshl:  func(a, n uint64) uint64 { return a << (n & 63) },
		OpLshr:  func(a, n uint64) uint64 { return uint64(int64(a) >> (n & 63)) },
		OpLushr: func(a, n uint64) uint64 { return a >> (n & 63) },
	} {
		define(func(_ *vm.Machine, _ *vm.Thread, f *vm.Frame, _ *vm.Instr) {
			replace(f, 3, fn(f.Slots[f.SP-3], f.Slots[f.SP-1]), 2)
		}, op)
	}
	define(divide, OpIdiv, OpIrem)
	define(divideLong, OpLdiv, OpLrem)
	unary(OpIneg, 1, 1, func(v uint64) uint64 { return uint64(-uint32(v)) })
	unary(OpLneg, 2, 2, func(v uint64) uint64 { return -v })
	unary(OpFneg, 1, 1, func(v uint64) uint64 { return v ^ 1<<31 })
	unary(OpDneg, 2, 2, func(v uint64) uint64 { return v ^ 1<<63 })
	unary(OpI2l, 1, 2, func(v uint64) uint64 { return uint64(int64(int32(v))) })
	unary(OpI2f, 1, 1, func(v uint64) uint64 { return u32(float32(int32(v))) })
	unary(OpI2d, 1, 2, func(v uint64) uint64 { return math.Float64bits(float64(int32(v))) })
	unary(OpL2i, 2, 1, func(v uint64) uint64 { return uint64(uint32(v)) })
	unary(OpL2f, 2, 1, func(v uint64) uint64 { return u32(float32(int64(v))) })
	unary(OpL2d, 2, 2, func(v uint64) uint64 { return math.Float64bits(float64(int64(v))) })
	unary(OpF2i, 1, 1, func(v uint64) uint64 { return i32(javamath.F2I(f32(v))) })
	unary(OpF2l, 1, 2, func(v uint64) uint64 { return uint64(javamath.F2L(f32(v))) })
	unary(OpF2d, 1, 2, func(v uint64) uint64 { return math.Float64bits(float64(f32(v))) })
	unary(OpD2i, 2, 1, func(v uint64) uint64 { return i32(javamath.D2I(f64(v))) })
	unary(OpD2l, 2, 2, func(v uint64) uint64 { return uint64(javamath.D2L(f64(v))) })
	unary(OpD2f, 2, 1, func(v uint64) uint64 { return u32(float32(f64(v))) })
	unary(OpI2b, 1, 1, func(v uint64) uint64 { return i32(int32(int8(v))) })
	unary(OpI2c, 1, 1, func(v uint64) uint64 { return v & 0xffff })
	unary(OpI2s, 1, 1, func(v uint64) uint64 { return i32(int32(int16(v))) })
	define(func(_ *vm.Machine, _ *vm.Thread, f *vm.Frame, in *vm.Instr) {
		f.Slots[in.A] = uint64(uint32(f.Slots[in.A]) + uint32(in.B))
		f.SetAttr(int(in.A), nil)
		f.PC++
	}, OpIinc)
	define(func(_ *vm.Machine, _ *vm.Thread, f *vm.Frame, _ *vm.Instr) {
		a, b := int64(f.Slots[f.SP-4]), int64(f.Slots[f.SP-2])
		replace(f, 4, compare(a < b, a > b), 1)
	}, OpLcmp)
	define(func(_ *vm.Machine, _ *vm.Thread, f *vm.Frame, in *vm.Instr) {
		a, b := float64(f32(f.Slots[f.SP-2])), float64(f32(f.Slots[f.SP-1]))
		replace(f, 2, compareFloat(a, b, in.Op == OpFcmpg), 1)
	}, OpFcmpl, OpFcmpg)
	define(func(_ *vm.Machine, _ *vm.Thread, f *vm.Frame, in *vm.Instr) {
		a, b := f64(f.Slots[f.SP-4]), f64(f.Slots[f.SP-2])
		replace(f, 4, compareFloat(a, b, in.Op == OpDcmpg), 1)
	}, OpDcmpl, OpDcmpg)
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
	case in.Op == OpIdiv && b == -1:
		v = -a
	case in.Op == OpIdiv:
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
	case in.Op == OpLdiv && b == -1:
		v = -a
	case in.Op == OpLdiv:
		v = a / b
	case b != -1:
		v = a % b
	}
	replace(f, 4, uint64(v), 2)
}
