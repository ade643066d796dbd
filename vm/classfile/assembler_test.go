package classfile

import "encoding/binary"

// assembler builds class files by hand, for what javac cannot or would not
// write. Its parts are raw bytes, so that a test can break any of them.
type assembler struct {
	major, minor           uint16
	pool                   []byte
	count                  uint16 // of pool entries including entry 0
	flags, this, super     uint16
	interfaces             []uint16
	fields, methods, attrs [][]byte
	trailer                []byte
}

// newAssembler starts class p/C of version 61, with nothing in it.
func newAssembler() *assembler {
	a := &assembler{major: 61, count: 1, flags: uint16(AccSuper)}
	a.this = a.class("p/C")
	a.super = a.class("java/lang/Object")
	return a
}

func b2(vs ...int) []byte {
	var b []byte
	for _, v := range vs {
		b = binary.BigEndian.AppendUint16(b, uint16(v))
	}
	return b
}

func b4(v int) []byte { return binary.BigEndian.AppendUint32(nil, uint32(v)) }

func join(parts ...[]byte) []byte {
	b := []byte{}
	for _, p := range parts {
		b = append(b, p...)
	}
	return b
}

func (a *assembler) constant(tag Tag, body []byte) uint16 {
	a.pool = append(append(a.pool, byte(tag)), body...)
	i := a.count
	a.count++
	if tag == TagLong || tag == TagDouble {
		a.count++
	}
	return i
}

func (a *assembler) refs(tag Tag, indices ...uint16) uint16 {
	var body []byte
	for _, i := range indices {
		body = binary.BigEndian.AppendUint16(body, i)
	}
	return a.constant(tag, body)
}

func (a *assembler) utf8(s string) uint16 { return a.constant(TagUtf8, append(b2(len(s)), s...)) }

func (a *assembler) class(name string) uint16 { return a.refs(TagClass, a.utf8(name)) }

func (a *assembler) nameAndType(name, desc string) uint16 {
	return a.refs(TagNameAndType, a.utf8(name), a.utf8(desc))
}

func (a *assembler) member(tag Tag, class, name, desc string) uint16 {
	return a.refs(tag, a.class(class), a.nameAndType(name, desc))
}

func (a *assembler) handle(kind byte, member uint16) uint16 {
	return a.constant(TagMethodHandle, append([]byte{kind}, b2(int(member))...))
}

func (a *assembler) attr(name string, body ...[]byte) []byte {
	all := join(body...)
	return join(b2(int(a.utf8(name))), b4(len(all)), all)
}

func list(items [][]byte) []byte { return join(b2(len(items)), join(items...)) }

func (a *assembler) addMember(to *[][]byte, flags Flags, name, desc string, attrs ...[]byte) {
	*to = append(*to, join(b2(int(flags), int(a.utf8(name)), int(a.utf8(desc))), list(attrs)))
}

func (a *assembler) field(flags Flags, name, desc string, attrs ...[]byte) {
	a.addMember(&a.fields, flags, name, desc, attrs...)
}

func (a *assembler) method(flags Flags, name, desc string, attrs ...[]byte) {
	a.addMember(&a.methods, flags, name, desc, attrs...)
}

func (a *assembler) classAttr(name string, body ...[]byte) {
	a.attrs = append(a.attrs, a.attr(name, body...))
}

// code makes a Code attribute of n nops with the given exception table.
func (a *assembler) code(locals, n int, table []byte, attrs ...[]byte) []byte {
	return a.attr("Code", b2(1, locals), b4(n), make([]byte, n), b2(len(table)/handlerSize), table, list(attrs))
}

func (a *assembler) bytes() []byte {
	var interfaces [][]byte
	for _, i := range a.interfaces {
		interfaces = append(interfaces, b2(int(i)))
	}
	return join(
		b4(Magic), b2(int(a.minor), int(a.major)),
		b2(int(a.count)), a.pool,
		b2(int(a.flags), int(a.this), int(a.super)),
		list(interfaces), list(a.fields), list(a.methods), list(a.attrs),
		a.trailer)
}
