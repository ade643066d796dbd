package classfile

import "strings"

// tagSince holds the class-file version that introduced each tag; 0 marks
// bytes that are no tag.
var tagSince = [...]uint16{
	TagUtf8: 45, TagInteger: 45, TagFloat: 45, TagLong: 45, TagDouble: 45,
	TagClass: 45, TagString: 45, TagFieldref: 45, TagMethodref: 45,
	TagInterfaceMethodref: 45, TagNameAndType: 45,
	TagMethodHandle: 51, TagMethodType: 51, TagInvokeDynamic: 51,
	TagDynamic: 55, TagModule: 53, TagPackage: 53,
}

var tagNames = [...]string{
	TagNone: "none", TagUtf8: "Utf8", TagInteger: "Integer", TagFloat: "Float", TagLong: "Long",
	TagDouble: "Double", TagClass: "Class", TagString: "String", TagFieldref: "Fieldref",
	TagMethodref: "Methodref", TagInterfaceMethodref: "InterfaceMethodref",
	TagNameAndType: "NameAndType", TagMethodHandle: "MethodHandle", TagMethodType: "MethodType",
	TagDynamic: "Dynamic", TagInvokeDynamic: "InvokeDynamic", TagModule: "Module", TagPackage: "Package",
}

// String returns the name that the specification gives the tag.
func (t Tag) String() string {
	if int(t) < len(tagNames) && tagNames[t] != "" {
		return tagNames[t]
	}
	return "unknown"
}

// Loadable reports whether ldc and bootstrap arguments may use such a constant.
func (t Tag) Loadable() bool {
	switch t {
	case TagInteger, TagFloat, TagLong, TagDouble, TagClass, TagString, TagMethodHandle, TagMethodType, TagDynamic:
		return true
	}
	return false
}

// Reference kinds of a MethodHandle constant (JVMS table 5.4.3.5-A).
const (
	RefGetField         = 1
	RefGetStatic        = 2
	RefPutField         = 3
	RefPutStatic        = 4
	RefInvokeVirtual    = 5
	RefInvokeStatic     = 6
	RefInvokeSpecial    = 7
	RefNewInvokeSpecial = 8
	RefInvokeInterface  = 9
)

const poolStart = 10 // of the first constant: after magic, versions and count

// constantPool reads all entries. References may point forward, so that
// checking them has to wait for linkPool.
func (p *parser) constantPool() {
	n := int(p.u2())
	if n == 0 {
		p.fail(p.off-2, "constant pool count is 0")
		return
	}
	if (n-1)*3 > p.remaining() { // no entry takes less than 3 bytes
		p.off = p.end
		p.short()
		return
	}
	consts := make([]Const, n)
	p.consts = consts
	p.pool.Consts = consts
	for i := 1; i < n && p.err == nil; i++ {
		c := &consts[i]
		at := p.off
		c.Tag = Tag(p.u1())
		switch c.Tag {
		case TagUtf8:
			c.Str = p.utf8Text()
		case TagInteger:
			c.Bits = uint64(int64(int32(p.u4())))
		case TagFloat:
			c.Bits = uint64(p.u4())
		case TagLong, TagDouble:
			c.Bits = p.u8()
			if i++; i >= n {
				p.fail(at, "constant %d (%s) needs two entries, the pool ends after one", i-1, c.Tag)
			}
		case TagClass, TagString, TagMethodType, TagModule, TagPackage:
			c.A = p.u2()
		case TagFieldref, TagMethodref, TagInterfaceMethodref, TagNameAndType, TagDynamic, TagInvokeDynamic:
			c.A = p.u2()
			c.B = p.u2()
		case TagMethodHandle:
			c.A = uint16(p.u1())
			c.B = p.u2()
			p.handles = true
		default:
			p.fail(at, "unknown tag %d of constant %d", uint8(c.Tag), i)
			return
		}
		if p.major < tagSince[c.Tag] {
			p.fail(at, "constant %d: a class file of version %d cannot hold %s constants", i, p.major, c.Tag)
		}
	}
}

func (p *parser) utf8Text() string {
	n := int(p.u2())
	if p.end-p.off < n {
		p.short()
		return ""
	}
	s := p.text[p.off : p.off+n]
	if bad := invalidMUTF8(s, p.major <= 47); bad >= 0 {
		p.fail(p.off+bad, "invalid modified UTF-8")
		return ""
	}
	p.off += n
	return s
}

// linkPool checks every reference between constants and every name and
// descriptor that they use: first what points to Utf8 only, then what points
// to that, and last the method handles.
func (p *parser) linkPool() {
	for i := range p.consts {
		c := &p.consts[i]
		switch c.Tag {
		case TagClass:
			if p.refers(i, c.A, TagUtf8) && !IsClassName(p.consts[c.A].Str) {
				p.badConst(i, "invalid class name %s", quote(p.consts[c.A].Str))
			}
		case TagNameAndType:
			if p.refers(i, c.A, TagUtf8) && p.refers(i, c.B, TagUtf8) {
				p.linkNameAndType(i, p.consts[c.A].Str, p.consts[c.B].Str)
			}
		case TagString:
			p.refers(i, c.A, TagUtf8)
		case TagMethodType:
			if p.refers(i, c.A, TagUtf8) && !IsMethodDescriptor(p.consts[c.A].Str) {
				p.badConst(i, "invalid method descriptor %s", quote(p.consts[c.A].Str))
			}
		case TagModule, TagPackage:
			if p.moduleConst == 0 {
				p.moduleConst = i
			}
			if p.refers(i, c.A, TagUtf8) && p.consts[c.A].Str == "" {
				p.badConst(i, "empty name")
			}
		}
		if p.err != nil {
			return
		}
	}
	for i := range p.consts {
		c := &p.consts[i]
		switch c.Tag {
		case TagFieldref, TagMethodref, TagInterfaceMethodref:
			if p.refers(i, c.A, TagClass) && p.refers(i, c.B, TagNameAndType) {
				p.linkMember(i, c)
			}
		case TagDynamic, TagInvokeDynamic:
			if p.refers(i, c.B, TagNameAndType) {
				p.linkMember(i, c)
			}
			if p.lastBootstrap == 0 || c.A > p.consts[p.lastBootstrap].A {
				p.lastBootstrap = i
			}
		}
		if p.err != nil {
			return
		}
	}
	if !p.handles {
		return
	}
	for i := range p.consts {
		if c := &p.consts[i]; c.Tag == TagMethodHandle && p.err == nil {
			p.linkHandle(i, c)
		}
	}
}

func (p *parser) linkNameAndType(i int, name, desc string) {
	if desc != "" && desc[0] == '(' {
		if !isMethodName(name) {
			p.badConst(i, "invalid method name %s", quote(name))
		} else if !IsMethodDescriptor(desc) {
			p.badConst(i, "invalid method descriptor %s", quote(desc))
		}
		return
	}
	if !IsUnqualifiedName(name) {
		p.badConst(i, "invalid field name %s", quote(name))
	} else if !IsFieldDescriptor(desc) {
		p.badConst(i, "invalid field descriptor %s", quote(desc))
	}
}

// linkMember checks the name and type that a member or dynamic constant uses,
// whose grammar linkNameAndType has checked already.
func (p *parser) linkMember(i int, c *Const) {
	name, desc := p.pool.NameAndType(c.B)
	isMethod := desc[0] == '('
	switch c.Tag {
	case TagFieldref, TagDynamic:
		if isMethod {
			p.badConst(i, "needs a field descriptor, has %s", quote(desc))
		}
		return
	}
	switch {
	case !isMethod:
		p.badConst(i, "needs a method descriptor, has %s", quote(desc))
	case name[0] != '<':
	case name != "<init>" || c.Tag != TagMethodref:
		p.badConst(i, "may not name the method %s", quote(name))
	case !strings.HasSuffix(desc, ")V"):
		p.badConst(i, "<init> must return void, has descriptor %s", quote(desc))
	}
}

func (p *parser) linkHandle(i int, c *Const) {
	target := p.pool.Tag(c.B)
	var fits bool
	switch c.A {
	case RefGetField, RefGetStatic, RefPutField, RefPutStatic:
		fits = target == TagFieldref
	case RefInvokeVirtual, RefNewInvokeSpecial:
		fits = target == TagMethodref
	case RefInvokeStatic, RefInvokeSpecial:
		fits = target == TagMethodref || target == TagInterfaceMethodref && p.major >= 52
	case RefInvokeInterface:
		fits = target == TagInterfaceMethodref
	default:
		p.badConst(i, "unknown reference kind %d", c.A)
		return
	}
	if !fits {
		p.badConst(i, "reference kind %d cannot use constant %d (%s)", c.A, c.B, target)
		return
	}
	if c.A < RefInvokeVirtual {
		return
	}
	if _, name, _ := p.pool.Member(c.B); (name == "<init>") != (c.A == RefNewInvokeSpecial) {
		p.badConst(i, "reference kind %d cannot use method %s", c.A, quote(name))
	}
}

// refers checks that constant i may point to entry target.
func (p *parser) refers(i int, target uint16, want Tag) bool {
	if int(target) < len(p.consts) && p.consts[target].Tag == want {
		return true
	}
	p.badConst(i, "%s", p.wrongIndex(target, want))
	return false
}

func (p *parser) wrongIndex(index uint16, want Tag) string {
	if int(index) >= len(p.consts) {
		return "index " + utoa(index) + " is outside the constant pool"
	}
	return "index " + utoa(index) + " must be " + want.String() + ", is " + p.consts[index].Tag.String()
}

func (p *parser) badConst(i int, format string, args ...any) {
	if p.err != nil {
		return
	}
	prefix := "constant " + utoa(uint16(i)) + " (" + p.consts[i].Tag.String() + "): "
	p.fail(p.constOffset(i), prefix+format, args...)
}

// constOffset finds where constant i starts. Only error messages ask, so the
// parser does not remember offsets.
func (p *parser) constOffset(i int) int {
	off := poolStart
	for j := 1; j < i; j++ {
		switch p.consts[j].Tag {
		case TagNone: // the second half of the entry before
		case TagUtf8:
			off += 3 + len(p.consts[j].Str)
		case TagClass, TagString, TagMethodType, TagModule, TagPackage:
			off += 3
		case TagMethodHandle:
			off += 4
		case TagLong, TagDouble:
			off += 9
		default:
			off += 5
		}
	}
	return off
}
