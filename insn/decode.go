package insn

import (
	"fmt"
	"sort"

	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
	"github.com/gojpf/gojpf/vm/classfile"
)

// decoder turns the bytes of one method into instructions. It checks what the
// loops rely on: operands in range, branch targets at instructions, locals
// below max_locals, and an operand stack that never leaves its bounds. What it lets
// pass the loops do not look at again.
type decoder struct {
	bytecode.Code
	method *vm.Method
	lib    *vm.Library
	src    *classfile.Code
	index  []int32 // of bytecode offsets, -1 inside instructions
	out    *vm.Code
}

type badCode struct{ msg string }

func (d *decoder) fail(bci int, format string, args ...any) {
	panic(badCode{fmt.Sprintf(format, args...) + fmt.Sprintf(" in method %s at offset %d", d.method, bci)})
}

// bytesOf is the code of a method as its class file has it.
func bytesOf(method *vm.Method) bytecode.Code {
	return bytecode.Code{Bytes: method.Info.Code.Bytes, Pool: method.Class.File.Pool}
}

// Effect returns how many slots the instruction at a bytecode offset of a
// method pops off the operand stack, and how many it pushes when it completes.
func Effect(method *vm.Method, bci int) (pop, push int) {
	code := bytesOf(method)
	return code.Effect(bci)
}

// decode makes the Code of a method. The library is locked.
func decode(m *vm.Machine, method *vm.Method) (code *vm.Code, err error) {
	src := method.Info.Code
	d := &decoder{Code: bytesOf(method), method: method, lib: m.Lib, src: src}
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

// Where instructions begin must be known before any is decoded, as jumps go forward,
// too.
func (d *decoder) findInstructions() {
	n := len(d.Bytes)
	d.index = make([]int32, n+1)
	count := 0
	for bci := 0; bci < n; {
		d.index[bci] = int32(count)
		size, wrong := d.Length(bci)
		if wrong != "" {
			d.fail(bci, "%s", wrong)
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

// target returns the instruction at a bytecode offset.
func (d *decoder) target(bci int) int32 {
	if bci < 0 || bci >= len(d.Bytes) || d.index[bci] < 0 {
		d.fail(bci, "Illegal target of jump or branch")
	}
	return d.index[bci]
}

// A range may end behind the last instruction.
func (d *decoder) end(bci int) int32 {
	if bci == len(d.Bytes) {
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

// So resolution need not look at the kind of entry again.
func (d *decoder) tag(bci, i int, tags ...classfile.Tag) classfile.Tag {
	t := d.Pool.Tag(uint16(i))
	for _, x := range tags {
		if t == x {
			return t
		}
	}
	d.fail(bci, "Illegal type %d at constant pool entry %d", t, i)
	return 0
}

func (d *decoder) instr(bci int) vm.Instr {
	op, local, uses := d.Local(bci)
	if uses {
		in := vm.NewInstr(op, d.local(bci, local, slotsOf(op)), 0)
		if op == bytecode.Iinc {
			in.B = int32(d.Added(bci))
		}
		return in
	}
	in := vm.NewInstr(op, 0, 0)
	switch {
	case op >= bytecode.IconstM1 && op <= bytecode.Iconst5:
		return vm.NewInstr(opConst, 0, int32(op)-int32(bytecode.Iconst0))
	case op.Conditional(), op == bytecode.Goto, op == bytecode.Jsr:
		in.B = d.target(bci + d.S2(bci+1))
		return in
	}
	switch op {
	case bytecode.Bipush:
		return vm.NewInstr(opConst, 0, int32(d.S1(bci+1)))
	case bytecode.Sipush:
		return vm.NewInstr(opConst, 0, int32(d.S2(bci+1)))
	case bytecode.Fconst1:
		return vm.NewInstr(opConst, 0, 0x3f800000)
	case bytecode.Fconst2:
		return vm.NewInstr(opConst, 0, 0x40000000)
	case bytecode.Fconst0:
		return vm.NewInstr(opConst, 0, 0)
	case bytecode.Lconst0, bytecode.Dconst0:
		return d.long(0)
	case bytecode.Lconst1:
		return d.long(1)
	case bytecode.Dconst1:
		return d.long(0x3ff0000000000000)
	case bytecode.Ldc:
		return d.ldc(bci, d.U1(bci+1), false)
	case bytecode.LdcW:
		return d.ldc(bci, d.U2(bci+1), false)
	case bytecode.Ldc2W:
		return d.ldc(bci, d.U2(bci+1), true)
	case bytecode.GotoW:
		return vm.NewInstr(bytecode.Goto, 0, d.target(bci+d.S4(bci+1)))
	case bytecode.JsrW:
		return vm.NewInstr(bytecode.Jsr, 0, d.target(bci+d.S4(bci+1)))
	case bytecode.Tableswitch, bytecode.Lookupswitch:
		d.switchTable(bci, &in)
	case bytecode.Getstatic, bytecode.Putstatic, bytecode.Getfield, bytecode.Putfield:
		in.B = int32(d.U2(bci + 1))
		d.tag(bci, int(in.B), classfile.TagFieldref)
	case bytecode.Invokevirtual:
		in.B = int32(d.U2(bci + 1))
		d.tag(bci, int(in.B), classfile.TagMethodref)
	case bytecode.Invokespecial, bytecode.Invokestatic:
		in.B = int32(d.U2(bci + 1))
		d.tag(bci, int(in.B), classfile.TagMethodref, classfile.TagInterfaceMethodref)
	case bytecode.Invokeinterface:
		in.B = int32(d.U2(bci + 1))
		d.tag(bci, int(in.B), classfile.TagInterfaceMethodref)
		if _, _, desc := d.Member(bci); d.U1(bci+3) != 1+classfile.ArgSlots(desc) {
			d.fail(bci, "Inconsistent args count operand in invokeinterface")
		}
		if d.U1(bci+4) != 0 {
			d.fail(bci, "Fourth operand byte of invokeinterface must be zero")
		}
	case bytecode.Invokedynamic:
		in.B = int32(d.U2(bci + 1))
		d.tag(bci, int(in.B), classfile.TagInvokeDynamic)
		if d.U2(bci+3) != 0 {
			d.fail(bci, "Third and fourth operand bytes of invokedynamic must be zero")
		}
	case bytecode.New, bytecode.Anewarray, bytecode.Checkcast, bytecode.Instanceof:
		in.B = int32(d.U2(bci + 1))
		d.tag(bci, int(in.B), classfile.TagClass)
	case bytecode.Multianewarray:
		in = vm.NewInstr(op, uint16(d.U1(bci+3)), int32(d.U2(bci+1)))
		d.tag(bci, int(in.B), classfile.TagClass)
		if in.A == 0 {
			d.fail(bci, "Illegal dimension in multianewarray")
		}
	case bytecode.Newarray:
		const kinds = "ZCFDBSIJ"
		k := d.U1(bci+1) - 4
		if k < 0 || k >= len(kinds) {
			d.fail(bci, "Invalid newarray instruction")
		}
		in.B = int32(kinds[k])
	case bytecode.Wide:
		d.fail(bci, "Bad wide instruction")
	}
	return in
}

// slotsOf is how many slots the variable has that an instruction uses.
func slotsOf(op vm.Op) int {
	switch op {
	case bytecode.Lload, bytecode.Dload, bytecode.Lstore, bytecode.Dstore:
		return 2
	}
	return 1
}

// It does not fit into an instruction, whose operand has 32 bits.
func (d *decoder) long(v uint64) vm.Instr {
	d.out.Longs = append(d.out.Longs, v)
	return vm.NewInstr(opConst2, 0, int32(len(d.out.Longs)-1))
}

func (d *decoder) ldc(bci, i int, two bool) vm.Instr {
	c := &d.Pool.Consts[0]
	if i < len(d.Pool.Consts) {
		c = &d.Pool.Consts[i]
	}
	switch c.Tag {
	case classfile.TagInteger, classfile.TagFloat:
		if !two {
			return vm.NewInstr(opConst, 0, int32(c.Bits))
		}
	case classfile.TagLong, classfile.TagDouble:
		if two {
			return d.long(c.Bits)
		}
	case classfile.TagString:
		if !two {
			return vm.NewInstr(opText, 0, int32(d.lib.Text(d.Pool.String(uint16(i)))))
		}
	case classfile.TagClass:
		if !two {
			return vm.NewInstr(bytecode.Ldc, 0, int32(i))
		}
	case classfile.TagMethodHandle, classfile.TagMethodType:
		if !two {
			return d.site(opSite, i)
		}
	case classfile.TagDynamic:
		_, _, desc := d.Pool.Dynamic(uint16(i))
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
	site := d.out.AddSite(&vm.Site{Class: d.method.Class, Index: uint16(index)})
	d.out.Site(site).ID = d.lib.NewSite(d.method, uint64(site))
	return vm.NewInstr(op, 0, int32(site))
}

// switchTable decodes both switches to a table: default, count, keys in
// ascending order (lookupswitch) or the lowest key (tableswitch), targets. Keys must
// ascend (JVMS 6.5), as lookups halve the list.
func (d *decoder) switchTable(bci int, in *vm.Instr) {
	keys, targets := d.Switch(bci)
	t := []int32{d.target(targets[0]), int32(len(keys))}
	if in.Op() == bytecode.Tableswitch {
		t = append(t, keys[0])
	} else {
		for i := 1; i < len(keys); i++ {
			if keys[i] <= keys[i-1] {
				d.fail(bci, "Bad lookupswitch instruction")
			}
		}
		t = append(t, keys...)
	}
	for _, to := range targets[1:] {
		t = append(t, d.target(to))
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
