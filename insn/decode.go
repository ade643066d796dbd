package insn

import (
	"fmt"
	"sort"

	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// decoder turns the bytes of one method into instructions. It checks what the
// loops rely on: operands in range, branch targets at instructions, locals
// below max_locals, and an operand stack that never leaves its bounds.
type decoder struct {
	method *vm.Method
	lib    *vm.Library
	pool   *classfile.Pool
	src    *classfile.Code
	bytes  []byte
	index  []int32 // of bytecode offsets, -1 inside instructions
	out    *vm.Code
}

type badCode struct{ msg string }

func (d *decoder) fail(bci int, format string, args ...any) {
	panic(badCode{fmt.Sprintf(format, args...) + fmt.Sprintf(" in method %s at offset %d", d.method, bci)})
}

// decode makes the Code of a method. The library is locked.
func decode(m *vm.Machine, method *vm.Method) (code *vm.Code, err error) {
	src := method.Info.Code
	d := &decoder{method: method, lib: m.Lib, pool: method.Class.File.Pool, src: src, bytes: src.Bytes}
	defer func() {
		if r := recover(); r != nil {
			b, ok := r.(badCode)
			if !ok {
				panic(r)
			}
			code, err = nil, &vm.LinkageError{Class: "java/lang/VerifyError", Msg: b.msg}
		}
	}()
	if int(src.MaxLocals)+int(src.MaxStack) > 0xfff0 {
		d.fail(0, "frame of %d slots is too large", int(src.MaxLocals)+int(src.MaxStack))
	}
	if method.Args > int(src.MaxLocals) {
		d.fail(0, "arguments can't fit into locals")
	}
	d.out = &vm.Code{Method: method, MaxLocals: int(src.MaxLocals), Max: int(src.MaxLocals) + int(src.MaxStack) + 2}
	d.findInstructions()
	for i, bci := range d.out.BCI {
		d.out.Instrs[i] = d.instr(int(bci))
	}
	for _, h := range src.Handlers {
		d.out.Handlers = append(d.out.Handlers, vm.Handler{
			Start: d.target(int(h.Start)), End: d.end(int(h.End)), PC: d.target(int(h.PC)), Catch: h.Catch, Index: h.CatchIndex})
	}
	if !method.Class.Loader.Boot() { // the JDK is trusted: checking costs start-up
		d.checkStack()
	}
	return d.out, nil
}

func (d *decoder) findInstructions() {
	n := len(d.bytes)
	d.index = make([]int32, n+1)
	count := 0
	for bci := 0; bci < n; {
		d.index[bci] = int32(count)
		size := d.size(bci)
		if size <= 0 || bci+size > n {
			d.fail(bci, "Bad instruction")
		}
		for j := bci + 1; j < bci+size; j++ {
			d.index[j] = -1
		}
		bci += size
		count++
	}
	d.index[n] = int32(count)
	d.out.Instrs = make([]vm.Instr, count)
	d.out.BCI = make([]uint16, 0, count)
	for bci := 0; bci < n; bci++ {
		if d.index[bci] >= 0 {
			d.out.BCI = append(d.out.BCI, uint16(bci))
		}
	}
}

func (d *decoder) u1(i int) int {
	if i >= len(d.bytes) {
		d.fail(i, "Code ends inside an instruction")
	}
	return int(d.bytes[i])
}
func (d *decoder) s1(i int) int { return int(int8(d.u1(i))) }
func (d *decoder) u2(i int) int { return d.u1(i)<<8 | d.u1(i+1) }
func (d *decoder) s2(i int) int { return int(int16(d.u2(i))) }
func (d *decoder) s4(i int) int { return int(int32(d.u2(i)<<16 | d.u2(i+2))) }

var operandBytes = func() (t [202]int8) {
	set := func(n int8, from, to vm.Op) {
		for o := from; o <= to; o++ {
			t[o] = n
		}
	}
	set(1, OpBipush, OpBipush)
	set(2, OpSipush, OpSipush)
	set(1, OpLdc, OpLdc)
	set(2, OpLdcW, OpLdc2W)
	set(1, OpIload, OpAload)
	set(1, OpIstore, OpAstore)
	set(2, OpIinc, OpIinc)
	set(2, OpIfeq, OpJsr)
	set(1, OpRet, OpRet)
	set(2, OpGetstatic, OpInvokestatic)
	set(4, OpInvokeinterface, OpInvokedynamic)
	set(2, OpNew, OpNew)
	set(1, OpNewarray, OpNewarray)
	set(2, OpAnewarray, OpAnewarray)
	set(2, OpCheckcast, OpInstanceof)
	set(3, OpMultianewarray, OpMultianewarray)
	set(2, OpIfnull, OpIfnonnull)
	set(4, OpGotoW, OpJsrW)
	return t
}()

func (d *decoder) size(bci int) int {
	op := vm.Op(d.bytes[bci])
	switch op {
	case OpTableswitch, OpLookupswitch:
		p := (bci + 4) &^ 3
		if op == OpTableswitch {
			lo, hi := d.s4(p+4), d.s4(p+8)
			if hi < lo || hi-lo > 65535 {
				d.fail(bci, "Bad tableswitch")
			}
			return p + 12 + 4*(hi-lo+1) - bci
		}
		n := d.s4(p + 4)
		if n < 0 || n > 65535 {
			d.fail(bci, "Bad lookupswitch")
		}
		return p + 8 + 8*n - bci
	case OpWide:
		if vm.Op(d.u1(bci+1)) == OpIinc {
			return 6
		}
		return 4
	}
	if int(op) >= len(operandBytes) {
		d.fail(bci, "Bad instruction %d", op)
	}
	return 1 + int(operandBytes[op])
}

// target returns the instruction at a bytecode offset.
func (d *decoder) target(bci int) int32 {
	if bci < 0 || bci >= len(d.bytes) || d.index[bci] < 0 {
		d.fail(bci, "Illegal target of jump or branch")
	}
	return d.index[bci]
}

func (d *decoder) end(bci int) int32 {
	if bci == len(d.bytes) {
		return d.index[bci]
	}
	return d.target(bci)
}

func (d *decoder) local(bci, i, slots int) uint16 {
	if i+slots > int(d.src.MaxLocals) {
		d.fail(bci, "Local variable %d out of range", i)
	}
	return uint16(i)
}

func (d *decoder) tag(bci, i int, tags ...classfile.Tag) classfile.Tag {
	t := d.pool.Tag(uint16(i))
	for _, x := range tags {
		if t == x {
			return t
		}
	}
	d.fail(bci, "Illegal type %d at constant pool entry %d", t, i)
	return 0
}

func (d *decoder) instr(bci int) vm.Instr {
	op := vm.Op(d.bytes[bci])
	in := vm.Instr{Op: op}
	switch {
	case op >= OpIconstM1 && op <= OpIconst5:
		return vm.Instr{Op: opConst, B: int32(op) - int32(OpIconst0)}
	case op >= OpIload0 && op <= OpAload3:
		k := int(op - OpIload0)
		in.Op = OpIload + vm.Op(k/4)
		in.A = d.local(bci, k%4, slotsOf(k/4))
		return in
	case op >= OpIload && op <= OpAload:
		in.A = d.local(bci, d.u1(bci+1), slotsOf(int(op-OpIload)))
		return in
	case op >= OpIstore0 && op <= OpAstore3:
		k := int(op - OpIstore0)
		in.Op = OpIstore + vm.Op(k/4)
		in.A = d.local(bci, k%4, slotsOf(k/4))
		return in
	case op >= OpIstore && op <= OpAstore:
		in.A = d.local(bci, d.u1(bci+1), slotsOf(int(op-OpIstore)))
		return in
	case op >= OpIfeq && op <= OpJsr || op == OpIfnull || op == OpIfnonnull:
		in.B = d.target(bci + d.s2(bci+1))
		return in
	}
	switch op {
	case OpBipush:
		return vm.Instr{Op: opConst, B: int32(d.s1(bci + 1))}
	case OpSipush:
		return vm.Instr{Op: opConst, B: int32(d.s2(bci + 1))}
	case OpFconst1:
		return vm.Instr{Op: opConst, B: 0x3f800000}
	case OpFconst2:
		return vm.Instr{Op: opConst, B: 0x40000000}
	case OpFconst0:
		return vm.Instr{Op: opConst}
	case OpLconst0, OpDconst0:
		return d.long(0)
	case OpLconst1:
		return d.long(1)
	case OpDconst1:
		return d.long(0x3ff0000000000000)
	case OpLdc:
		return d.ldc(bci, d.u1(bci+1), false)
	case OpLdcW:
		return d.ldc(bci, d.u2(bci+1), false)
	case OpLdc2W:
		return d.ldc(bci, d.u2(bci+1), true)
	case OpIinc:
		in.A, in.B = d.local(bci, d.u1(bci+1), 1), int32(d.s1(bci+2))
	case OpRet:
		in.A = d.local(bci, d.u1(bci+1), 1)
	case OpGotoW:
		return vm.Instr{Op: OpGoto, B: d.target(bci + d.s4(bci+1))}
	case OpJsrW:
		return vm.Instr{Op: OpJsr, B: d.target(bci + d.s4(bci+1))}
	case OpTableswitch, OpLookupswitch:
		d.switchTable(bci, &in)
	case OpGetstatic, OpPutstatic, OpGetfield, OpPutfield:
		in.B = int32(d.u2(bci + 1))
		d.tag(bci, int(in.B), classfile.TagFieldref)
	case OpInvokevirtual:
		in.B = int32(d.u2(bci + 1))
		d.tag(bci, int(in.B), classfile.TagMethodref)
	case OpInvokespecial, OpInvokestatic:
		in.B = int32(d.u2(bci + 1))
		d.tag(bci, int(in.B), classfile.TagMethodref, classfile.TagInterfaceMethodref)
	case OpInvokeinterface:
		in.B = int32(d.u2(bci + 1))
		d.tag(bci, int(in.B), classfile.TagInterfaceMethodref)
	case OpInvokedynamic:
		in.B = int32(d.u2(bci + 1))
		d.tag(bci, int(in.B), classfile.TagInvokeDynamic)
	case OpNew, OpAnewarray, OpCheckcast, OpInstanceof:
		in.B = int32(d.u2(bci + 1))
		d.tag(bci, int(in.B), classfile.TagClass)
	case OpMultianewarray:
		in.B, in.A = int32(d.u2(bci+1)), uint16(d.u1(bci+3))
		d.tag(bci, int(in.B), classfile.TagClass)
		if in.A == 0 {
			d.fail(bci, "Illegal dimension in multianewarray")
		}
	case OpNewarray:
		const kinds = "ZCFDBSIJ"
		k := d.u1(bci+1) - 4
		if k < 0 || k >= len(kinds) {
			d.fail(bci, "Invalid newarray instruction")
		}
		in.B = int32(kinds[k])
	case OpWide:
		return d.wide(bci)
	}
	return in
}

func slotsOf(kind int) int {
	if kind == 1 || kind == 3 {
		return 2
	}
	return 1
}

func (d *decoder) wide(bci int) vm.Instr {
	op := vm.Op(d.u1(bci + 1))
	i := d.u2(bci + 2)
	switch {
	case op >= OpIload && op <= OpAload:
		return vm.Instr{Op: op, A: d.local(bci, i, slotsOf(int(op-OpIload)))}
	case op >= OpIstore && op <= OpAstore:
		return vm.Instr{Op: op, A: d.local(bci, i, slotsOf(int(op-OpIstore)))}
	case op == OpIinc:
		return vm.Instr{Op: op, A: d.local(bci, i, 1), B: int32(d.s2(bci + 4))}
	case op == OpRet:
		return vm.Instr{Op: op, A: d.local(bci, i, 1)}
	}
	d.fail(bci, "Bad wide instruction")
	return vm.Instr{}
}

func (d *decoder) long(v uint64) vm.Instr {
	d.out.Longs = append(d.out.Longs, v)
	return vm.Instr{Op: opConst2, B: int32(len(d.out.Longs) - 1)}
}

func (d *decoder) ldc(bci, i int, two bool) vm.Instr {
	c := &d.pool.Consts[0]
	if i < len(d.pool.Consts) {
		c = &d.pool.Consts[i]
	}
	switch c.Tag {
	case classfile.TagInteger, classfile.TagFloat:
		if !two {
			return vm.Instr{Op: opConst, B: int32(c.Bits)}
		}
	case classfile.TagLong, classfile.TagDouble:
		if two {
			return d.long(c.Bits)
		}
	case classfile.TagString:
		if !two {
			return vm.Instr{Op: opText, B: int32(d.lib.Text(d.pool.String(uint16(i))))}
		}
	case classfile.TagClass:
		if !two {
			return vm.Instr{Op: OpLdc, B: int32(i)}
		}
	case classfile.TagMethodHandle, classfile.TagMethodType:
		if !two {
			return d.site(opSite, i)
		}
	case classfile.TagDynamic:
		_, _, desc := d.pool.Dynamic(uint16(i))
		if two == (vm.KindOf(desc).Slots() == 2) {
			return d.site(opSite, i)
		}
	}
	d.fail(bci, "Illegal type at constant pool entry %d", i)
	return vm.Instr{}
}

// resolvedSite tells sites that are made when an instruction is resolved from those
// that are made when a method is decoded.
const resolvedSite = 1 << 32

func (d *decoder) site(op vm.Op, index int) vm.Instr {
	d.out.Sites = append(d.out.Sites, &vm.Site{ID: d.lib.NewSite(d.method, uint64(len(d.out.Sites))), Class: d.method.Class, Index: uint16(index)})
	return vm.Instr{Op: op, B: int32(len(d.out.Sites) - 1)}
}

// switchTable decodes both switches to a table: default, count, keys in
// ascending order (lookupswitch) or the lowest key (tableswitch), targets.
func (d *decoder) switchTable(bci int, in *vm.Instr) {
	p := (bci + 4) &^ 3
	def := d.target(bci + d.s4(p))
	var t []int32
	if in.Op == OpTableswitch {
		lo, hi := d.s4(p+4), d.s4(p+8)
		t = append(t, def, int32(hi-lo+1), int32(lo))
		for i := 0; i <= hi-lo; i++ {
			t = append(t, d.target(bci+d.s4(p+12+4*i)))
		}
	} else {
		n := d.s4(p + 4)
		t = append(t, def, int32(n))
		for i := 0; i < n; i++ {
			k := int32(d.s4(p + 8 + 8*i))
			if i > 0 && k <= t[len(t)-1] {
				d.fail(bci, "Bad lookupswitch instruction")
			}
			t = append(t, k)
		}
		for i := 0; i < n; i++ {
			t = append(t, d.target(bci+d.s4(p+12+8*i)))
		}
	}
	d.out.Tables = append(d.out.Tables, t)
	in.B = int32(len(d.out.Tables) - 1)
}

// lookup finds the target of a key in a lookupswitch's table.
func lookup(t []int32, key int32) int32 {
	n := int(t[1])
	keys := t[2 : 2+n]
	i := sort.Search(n, func(i int) bool { return keys[i] >= key })
	if i < n && keys[i] == key {
		return t[2+n+i]
	}
	return t[0]
}
