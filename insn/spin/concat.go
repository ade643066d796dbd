package spin

import (
	"github.com/gojpf/gojpf/vm/bytecode"
	"github.com/gojpf/gojpf/vm/classfile"
)

// Names of the methods in the classes that this file makes.
const (
	JoinMethod  = "join"
	EntryMethod = "entry"
)

const (
	object = "Ljava/lang/Object;"
	text   = "Ljava/lang/String;"
)

// stringified is the descriptor with every reference type but String replaced
// by String: what join takes. A native gets texts alone, so that it calls nobody: see
// Concat.
func stringified(params []string) string {
	d := "("
	for _, p := range params {
		if primitive(p) {
			d += p
		} else {
			d += text
		}
	}
	return d + ")" + text
}

// Concat makes a class for a string concatenation of values of the given
// types: entry turns objects into strings, in order, and hands all to join, a
// native of the machine. What objects do in toString is bytecode, which may throw and
// be interrupted by others; putting the text together is one step.
func Concat(name string, params []string) *classfile.File {
	c := newClass(name, "java/lang/Object")
	desc := "("
	for _, p := range params {
		desc += p
	}
	desc += ")" + text
	c.native(JoinMethod, stringified(params))
	a := c.code()
	local := 0
	for _, p := range params {
		a.load(p, local)
		local += width(p)
		a.stringify(p)
	}
	a.static(name, JoinMethod, stringified(params))
	a.ret(text)
	a.method(classfile.AccStatic, EntryMethod, desc, local+2, local)
	return c.file
}

// stringify turns a reference into what concatenation shows for it. By String.valueOf,
// which has "null" for null as a concatenation does.
func (a *code) stringify(desc string) {
	if !primitive(desc) && desc != text {
		a.static("java/lang/String", "valueOf", "("+object+")"+text)
	}
}

// Component is one component of a record.
type Component struct{ Name, Desc string }

// RecordToString makes a class whose entry(R)String reads the components and
// hands them to join. Fields are read and not accessors called, as the JDK's bootstrap
// does: a program that overrides an accessor does not see it called.
func RecordToString(name, record string, comps []Component) *classfile.File {
	c := newClass(name, "java/lang/Object")
	var params []string
	a := c.code()
	slots := 2
	for _, k := range comps {
		params = append(params, k.Desc)
		a.load(object, 0)
		a.getfield(record, k.Name, k.Desc)
		a.stringify(k.Desc)
		slots += width(k.Desc)
	}
	c.native(JoinMethod, stringified(params))
	a.static(name, JoinMethod, stringified(params))
	a.ret(text)
	a.method(classfile.AccStatic, EntryMethod, "("+descriptorOf(record)+")"+text, slots, 1)
	return c.file
}

// RecordHashCode makes a class whose entry(R)int is the record's hashCode. The formula
// is the JDK's, which no specification tells, but programs print.
func RecordHashCode(name, record string, comps []Component) *classfile.File {
	c := newClass(name, "java/lang/Object")
	a := c.code()
	a.pushInt(0)
	for _, k := range comps {
		a.pushInt(31)
		a.op(bytecode.Imul)
		a.load(object, 0)
		a.getfield(record, k.Name, k.Desc)
		if primitive(k.Desc) {
			a.static(wrappers[k.Desc[0]], "hashCode", "("+k.Desc+")I")
		} else {
			a.static("java/util/Objects", "hashCode", "("+object+")I")
		}
		a.op(bytecode.Iadd)
	}
	a.ret("I")
	a.method(classfile.AccStatic, EntryMethod, "("+descriptorOf(record)+")I", 5, 1)
	return c.file
}

// RecordEquals makes a class whose entry(R,Object)boolean is the record's
// equals. Floats are compared by compare: NaN equals itself here, and -0 is not 0.
func RecordEquals(name, record string, comps []Component) *classfile.File {
	c := newClass(name, "java/lang/Object")
	a := c.code()
	a.load(object, 0)
	a.load(object, 1)
	a.branch(bytecode.IfAcmpne, "other")
	a.pushInt(1)
	a.ret("I")
	a.label("other")
	a.load(object, 1)
	a.op2(bytecode.Instanceof, c.class(record))
	a.branch(bytecode.Ifeq, "differ")
	for _, k := range comps {
		for local := 0; local < 2; local++ {
			a.load(object, local)
			if local == 1 {
				a.cast(descriptorOf(record))
			}
			a.getfield(record, k.Name, k.Desc)
		}
		switch {
		case !primitive(k.Desc):
			a.static("java/util/Objects", "equals", "("+object+object+")Z")
			a.branch(bytecode.Ifeq, "differ")
		case k.Desc == "J":
			a.op(bytecode.Lcmp)
			a.branch(bytecode.Ifne, "differ")
		case k.Desc == "F" || k.Desc == "D":
			a.static(wrappers[k.Desc[0]], "compare", "("+k.Desc+k.Desc+")I")
			a.branch(bytecode.Ifne, "differ")
		default:
			a.branch(bytecode.IfIcmpne, "differ")
		}
	}
	a.pushInt(1)
	a.ret("I")
	a.label("differ")
	a.pushInt(0)
	a.ret("I")
	a.method(classfile.AccStatic, EntryMethod, "("+descriptorOf(record)+object+")Z", 6, 2)
	return c.file
}
