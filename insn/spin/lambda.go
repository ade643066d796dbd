package spin

import (
	"fmt"

	"github.com/gojpf/gojpf/vm/bytecode"
	"github.com/gojpf/gojpf/vm/classfile"
)

// Handle is a direct method handle as a constant pool has it.
type Handle struct {
	Kind              uint8 // classfile.RefGetField ... RefInvokeInterface
	Owner, Name, Desc string
	Interface         bool // the owner is an interface
}

// LambdaSpec describes the class of a function object.
type LambdaSpec struct {
	Class      string   // its name
	Interfaces []string // the functional interface and markers
	Method     string   // of the functional interface
	Erased     string   // its descriptor
	Exact      string   // the descriptor with type arguments put in
	Bridges    []string // further descriptors to implement
	Captures   []string // types of the captured values
	Impl       Handle
	// Serializable adds a writeReplace method; Capturer is the class of the
	// call site.
	Serializable bool
	Capturer     string
}

// CaptureField is the name of the field that holds captured value i. The JDK's names,
// which a program's reflection may see.
func CaptureField(i int) string { return fmt.Sprintf("arg$%d", i+1) }

// Lambda makes the class of a function object: one field for each captured
// value, which the machine fills in, and a method for each descriptor. Captured values
// are fields, so that states see them, and attributes stay on them.
func Lambda(s LambdaSpec) *classfile.File {
	c := newClass(s.Class, "java/lang/Object", s.Interfaces...)
	for i, t := range s.Captures {
		c.field(classfile.AccPrivate|classfile.AccFinal, CaptureField(i), t)
	}
	// A bridge may have the very descriptor, and a class cannot have one method twice.
	done := map[string]bool{}
	for _, desc := range append([]string{s.Erased}, s.Bridges...) {
		if !done[desc] {
			done[desc] = true
			c.forward(&s, desc)
		}
	}
	if s.Serializable {
		c.writeReplace(&s)
	}
	return c.file
}

// forward adds a method that calls the implementation. Arguments go from the erased
// type to the exact one by a cast, and then to what the implementation takes, as
// LambdaMetafactory specifies.
func (c *class) forward(s *LambdaSpec, desc string) {
	params, ret := descriptors(desc)
	exact, exactRet := descriptors(s.Exact)
	target, targetRet := descriptors(s.Impl.Desc)
	a := c.code()
	switch s.Impl.Kind {
	case classfile.RefNewInvokeSpecial:
		a.op2(bytecode.New, c.class(s.Impl.Owner))
		a.op(bytecode.Dup)
		targetRet = descriptorOf(s.Impl.Owner)
	case classfile.RefInvokeStatic:
	default:
		target = append([]string{descriptorOf(s.Impl.Owner)}, target...)
	}
	k, slots := 0, 2
	for i, t := range s.Captures {
		a.op(bytecode.Aload, 0)
		a.getfield(s.Class, CaptureField(i), t)
		a.convert(t, target[k])
		slots += width(target[k])
		k++
	}
	local := 1
	for i, t := range params {
		a.load(t, local)
		local += width(t)
		slots += 2
		if k < len(target) {
			if !primitive(t) && !primitive(exact[i]) && t != exact[i] {
				a.cast(exact[i])
				t = exact[i]
			}
			a.convert(t, target[k])
			k++
		}
	}
	tag := classfile.TagMethodref
	if s.Impl.Interface {
		tag = classfile.TagInterfaceMethodref
	}
	m := c.member(tag, s.Impl.Owner, s.Impl.Name, s.Impl.Desc)
	switch s.Impl.Kind {
	case classfile.RefInvokeStatic:
		a.op2(bytecode.Invokestatic, m)
	case classfile.RefInvokeSpecial, classfile.RefNewInvokeSpecial:
		a.op2(bytecode.Invokespecial, m)
	case classfile.RefInvokeInterface:
		a.op(bytecode.Invokeinterface, byte(m>>8), byte(m), byte(1+classfile.ArgSlots(s.Impl.Desc)), 0)
	default:
		a.op2(bytecode.Invokevirtual, m)
	}
	if exactRet != "V" && !primitive(targetRet) && !primitive(exactRet) && targetRet != exactRet && primitive(ret) {
		a.cast(exactRet)
		targetRet = exactRet
	}
	a.convert(targetRet, ret)
	a.ret(ret)
	a.method(classfile.AccPublic, s.Method, desc, slots+4, local)
}

const serializedLambda = "java/lang/invoke/SerializedLambda"

// writeReplace adds the method that serialisation calls. Its form is what
// SerializedLambda's documentation says; the compiler has made the other half,
// $deserializeLambda$, in the capturing class.
func (c *class) writeReplace(s *LambdaSpec) {
	a := c.code()
	a.op2(bytecode.New, c.class(serializedLambda))
	a.op(bytecode.Dup)
	a.op2(bytecode.LdcW, c.class(s.Capturer))
	for _, t := range []string{s.Interfaces[0], s.Method, s.Erased} {
		a.op2(bytecode.LdcW, c.text(t))
	}
	a.pushInt(int(s.Impl.Kind))
	for _, t := range []string{s.Impl.Owner, s.Impl.Name, s.Impl.Desc, s.Exact} {
		a.op2(bytecode.LdcW, c.text(t))
	}
	a.pushInt(len(s.Captures))
	a.op2(bytecode.Anewarray, c.class("java/lang/Object"))
	for i, t := range s.Captures {
		a.op(bytecode.Dup)
		a.pushInt(i)
		a.op(bytecode.Aload, 0)
		a.getfield(s.Class, CaptureField(i), t)
		a.convert(t, "Ljava/lang/Object;")
		a.op(bytecode.Aastore)
	}
	const str = "Ljava/lang/String;"
	a.op2(bytecode.Invokespecial, c.member(classfile.TagMethodref, serializedLambda, "<init>",
		"(Ljava/lang/Class;"+str+str+str+"I"+str+str+str+str+"[Ljava/lang/Object;)V"))
	a.op(bytecode.Areturn)
	a.method(classfile.AccPrivate|classfile.AccFinal, "writeReplace", "()Ljava/lang/Object;", 20, 1)
}

// descriptors splits a method descriptor.
func descriptors(desc string) (params []string, ret string) {
	p, r, err := classfile.ParseMethodDescriptor(desc)
	if err != nil {
		panic("spin: " + err.Error()) // descriptors come from checked class files
	}
	return p, r
}
