// Package spin makes class files in memory: the classes behind lambda
// expressions, method references, string concatenation and the methods of
// records, whose call sites the machine links natively.
//
// What it makes is ordinary bytecode, so that every loop, analysis and listener
// treats it like the program's own. It knows class files and nothing of the
// machine.
package spin

import (
	"strings"

	"github.com/gojpf/gojpf/vm/bytecode"
	"github.com/gojpf/gojpf/vm/classfile"
)

// class collects a class file.
type class struct {
	file  *classfile.File
	utf   map[string]uint16
	other map[classfile.Const]uint16
}

func newClass(name, super string, interfaces ...string) *class {
	return &class{
		file: &classfile.File{
			Major: 61, Name: name, Super: super, Interfaces: interfaces,
			Flags: classfile.AccFinal | classfile.AccSuper | classfile.AccSynthetic,
			Pool:  &classfile.Pool{Consts: make([]classfile.Const, 1, 32)},
		},
		utf: map[string]uint16{}, other: map[classfile.Const]uint16{},
	}
}

func (c *class) utf8(s string) uint16 {
	if i, ok := c.utf[s]; ok {
		return i
	}
	p := c.file.Pool
	p.Consts = append(p.Consts, classfile.Const{Tag: classfile.TagUtf8, Str: s})
	i := uint16(len(p.Consts) - 1)
	c.utf[s] = i
	return i
}

func (c *class) constant(k classfile.Const) uint16 {
	if i, ok := c.other[k]; ok {
		return i
	}
	p := c.file.Pool
	p.Consts = append(p.Consts, k)
	i := uint16(len(p.Consts) - 1)
	c.other[k] = i
	return i
}

func (c *class) class(name string) uint16 {
	return c.constant(classfile.Const{Tag: classfile.TagClass, A: c.utf8(name)})
}

func (c *class) text(s string) uint16 {
	return c.constant(classfile.Const{Tag: classfile.TagString, A: c.utf8(s)})
}

func (c *class) member(tag classfile.Tag, owner, name, desc string) uint16 {
	nt := c.constant(classfile.Const{Tag: classfile.TagNameAndType, A: c.utf8(name), B: c.utf8(desc)})
	return c.constant(classfile.Const{Tag: tag, A: c.class(owner), B: nt})
}

func (c *class) field(flags classfile.Flags, name, desc string) {
	c.file.Fields = append(c.file.Fields, classfile.Field{Flags: flags, Name: name, Descriptor: desc})
}

// native declares a static native method, whose Go function the maker of the
// class sets.
func (c *class) native(name, desc string) {
	c.file.Methods = append(c.file.Methods, classfile.Method{
		Flags: classfile.AccStatic | classfile.AccNative | classfile.AccSynthetic, Name: name, Descriptor: desc})
}

// code collects the body of a method. Stack depths are not followed: maxStack
// is an upper bound given by the maker.
type code struct {
	c      *class
	bytes  []byte
	fixups map[int]string // position of a branch's operand -> label
	labels map[string]int
}

func (c *class) code() *code { return &code{c: c, fixups: map[int]string{}, labels: map[string]int{}} }

// method adds a method with the body. Branches are put in here, when all labels are
// known.
func (a *code) method(flags classfile.Flags, name, desc string, maxStack, maxLocals int) {
	for at, label := range a.fixups {
		d := a.labels[label] - (at - 1)
		a.bytes[at], a.bytes[at+1] = byte(d>>8), byte(d)
	}
	a.c.file.Methods = append(a.c.file.Methods, classfile.Method{
		Flags: flags | classfile.AccSynthetic, Name: name, Descriptor: desc,
		Code: &classfile.Code{MaxStack: uint16(maxStack), MaxLocals: uint16(maxLocals), Bytes: a.bytes},
	})
}

func (a *code) op(op bytecode.Op, operands ...byte) {
	a.bytes = append(append(a.bytes, byte(op)), operands...)
}

func (a *code) op2(op bytecode.Op, index uint16) { a.op(op, byte(index>>8), byte(index)) }

func (a *code) branch(op bytecode.Op, label string) {
	a.fixups[len(a.bytes)+1] = label
	a.op(op, 0, 0)
}

func (a *code) label(name string) { a.labels[name] = len(a.bytes) }

// typeIndex orders the typed variants of load and return: int long float
// double reference.
func typeIndex(desc string) bytecode.Op {
	switch desc[0] {
	case 'J':
		return 1
	case 'F':
		return 2
	case 'D':
		return 3
	case 'L', '[':
		return 4
	}
	return 0
}

func (a *code) load(desc string, local int) {
	op := bytecode.Iload + typeIndex(desc)
	if local > 255 {
		a.op(bytecode.Wide, byte(op), byte(local>>8), byte(local))
		return
	}
	a.op(op, byte(local))
}

func (a *code) ret(desc string) {
	if desc == "V" {
		a.op(bytecode.Return)
		return
	}
	a.op(bytecode.Ireturn + typeIndex(desc))
}

func (a *code) getfield(owner, name, desc string) {
	a.op2(bytecode.Getfield, a.c.member(classfile.TagFieldref, owner, name, desc))
}

func (a *code) static(owner, name, desc string) {
	a.op2(bytecode.Invokestatic, a.c.member(classfile.TagMethodref, owner, name, desc))
}

func (a *code) virtual(owner, name, desc string) {
	a.op2(bytecode.Invokevirtual, a.c.member(classfile.TagMethodref, owner, name, desc))
}

func (a *code) cast(desc string) {
	if desc == "Ljava/lang/Object;" {
		return
	}
	a.op2(bytecode.Checkcast, a.c.class(className(desc)))
}

func (a *code) pushInt(v int) {
	switch {
	case v >= -1 && v <= 5:
		a.op(bytecode.Iconst0 + bytecode.Op(v))
	case v == int(int8(v)):
		a.op(bytecode.Bipush, byte(v))
	default:
		a.op(bytecode.Sipush, byte(v>>8), byte(v))
	}
}

// className is the name that a Class entry has for a reference type.
func className(desc string) string {
	if desc[0] == 'L' {
		return desc[1 : len(desc)-1]
	}
	return desc
}

// descriptorOf is the inverse of className.
func descriptorOf(name string) string {
	if name[0] == '[' {
		return name
	}
	return "L" + name + ";"
}

func primitive(desc string) bool { return desc[0] != 'L' && desc[0] != '[' }

func width(desc string) int {
	switch desc[0] {
	case 'J', 'D':
		return 2
	case 'V':
		return 0
	}
	return 1
}

var wrappers = map[byte]string{
	'Z': "java/lang/Boolean", 'B': "java/lang/Byte", 'C': "java/lang/Character", 'S': "java/lang/Short",
	'I': "java/lang/Integer", 'J': "java/lang/Long", 'F': "java/lang/Float", 'D': "java/lang/Double",
}

// Wrapper is the class of the objects that hold values of a primitive type.
func Wrapper(prim byte) string { return wrappers[prim] }

// Unwrapped is the primitive type whose values a class's objects hold, 0 if there is
// none.
func Unwrapped(class string) byte {
	for p, w := range wrappers {
		if w == class {
			return p
		}
	}
	return 0
}

var unboxers = map[byte]string{
	'Z': "booleanValue", 'B': "byteValue", 'C': "charValue", 'S': "shortValue",
	'I': "intValue", 'J': "longValue", 'F': "floatValue", 'D': "doubleValue",
}

// convert emits the conversion that LambdaMetafactory makes from one type to
// another: a cast, boxing, unboxing, widening, or dropping the value. No other
// conversion is needed, as sites that need one are not linked natively.
func (a *code) convert(from, to string) {
	switch {
	case from == to:
	case to == "V":
		if width(from) == 2 {
			a.op(bytecode.Pop2)
		} else if width(from) == 1 {
			a.op(bytecode.Pop)
		}
	case from == "V":
		a.op(bytecode.AconstNull)
	case primitive(from) && primitive(to):
		a.widen(from[0], to[0])
	case primitive(from):
		w := wrappers[from[0]]
		a.static(w, "valueOf", "("+from+")L"+w+";")
	case primitive(to):
		a.unbox(from, to)
	default:
		a.cast(to)
	}
}

// From Object or Number the box's class is not known: numbers are asked by Number's
// methods, as the JDK's code does.
func (a *code) unbox(from, to string) {
	if p := Unwrapped(strings.TrimSuffix(strings.TrimPrefix(from, "L"), ";")); p != 0 {
		a.virtual(wrappers[p], unboxers[p], "()"+string(rune(p)))
		a.widen(p, to[0])
		return
	}
	w := "java/lang/Number"
	if to == "Z" || to == "C" {
		w = wrappers[to[0]]
	}
	a.cast("L" + w + ";")
	a.virtual(w, unboxers[to[0]], "()"+to)
}

// widen converts between primitive types as assignment does.
func (a *code) widen(from, to byte) {
	rank := func(k byte) bytecode.Op {
		switch k {
		case 'J':
			return 1
		case 'F':
			return 2
		case 'D':
			return 3
		}
		return 0
	}
	f, t := rank(from), rank(to)
	if f == t {
		return
	}
	// i2l i2f i2d l2i l2f l2d f2i f2l f2d d2i d2l d2f, in this order from 133.
	i := t
	if t > f {
		i--
	}
	a.op(bytecode.I2l + 3*f + i)
}
