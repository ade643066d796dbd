package models

import (
	"fmt"

	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// The natives of java.lang.invoke.Natives, whose Javadoc is their contract:
// in this file those that find members and describe them.
func init() {
	Register("java/lang/invoke/Natives", Methods{
		"release":             func(e *vm.Env) { e.ReturnInt(int32(e.M.Lib.Release())) },
		"resolveMethod":       resolveMember,
		"resolveField":        resolveField,
		"memberOfMethod":      func(e *vm.Env) { e.ReturnRef(e.MemberOfMethod(reflectedMethod(e, e.Ref(0)))) },
		"memberOfConstructor": func(e *vm.Env) { e.ReturnRef(e.MemberOfMethod(reflectedMethod(e, e.Ref(0)))) },
		"memberOfField":       func(e *vm.Env) { e.ReturnRef(e.MemberOfField(reflectedField(e, e.Ref(0)))) },
		"declaringClass":      memberOwner,
		"memberFlags":         memberFlags,
		"arrayBase":           func(e *vm.Env) { e.ReturnLong(vm.ArrayBase) },
		"fieldOffset":         func(e *vm.Env) { fieldOffset(e, fieldAt(e, 0)) },
		"staticFieldBase":     func(e *vm.Env) { e.ReturnRef(e.M.Mirror(fieldAt(e, 0).Class)) },
	})
}

// anyone is a caller that may access everything.
var anyone = &vm.Class{Name: "gojpf/anyone", Hidden: true}

// resolveMethod(Class refc, String name, String descriptor, int refKind, Class caller).
func resolveMember(e *vm.Env) {
	c, name, desc, kind := e.M.ClassOf(e.Ref(0)), e.M.MUTF8(e.Ref(1)), e.M.MUTF8(e.Ref(2)), e.Int(3)
	from := anyone
	if e.Ref(4) != 0 {
		from = e.M.ClassOf(e.Ref(4))
	}
	iface := c.IsInterface()
	switch kind {
	case classfile.RefInvokeVirtual:
		iface = false
	case classfile.RefInvokeInterface:
		iface = true
	}
	if kind == classfile.RefNewInvokeSpecial && c.DeclaredMethod(name, desc) == nil {
		e.ThrowStray("java/lang/NoSuchMethodError", "'"+vm.ExternalSignature(&vm.Method{Class: c, Name: name, Desc: desc})+"'", c, name, desc)
		return
	}
	mt, err := e.M.LookupMethod(from, c, name, desc, iface)
	if err != nil {
		e.ThrowError(err)
		return
	}
	if msg := misuse(mt, c, kind, from); msg != "" {
		e.ThrowStray("java/lang/IncompatibleClassChangeError", msg, mt.Class, mt.Name, mt.Desc)
		return
	}
	e.ReturnRef(e.MemberOfMethod(mt))
}

// misuse says why a method cannot be called as the reference kind would, ""
// when it can.
func misuse(mt *vm.Method, c *vm.Class, kind int32, from *vm.Class) string {
	if static := kind == classfile.RefInvokeStatic; static != mt.Static() {
		if static {
			return fmt.Sprintf("Expected static method '%s'", vm.ExternalSignature(mt))
		}
		return fmt.Sprintf("Expected instance not static method '%s'", vm.ExternalSignature(mt))
	}
	if kind == classfile.RefInvokeSpecial && c.IsInterface() && from != anyone && from != c {
		for _, i := range from.Interfaces {
			if i == c {
				return ""
			}
		}
		return fmt.Sprintf("Interface method reference: '%s', is in an indirect superinterface of %s",
			vm.ExternalSignature(mt), from.JavaName())
	}
	return ""
}

// resolveField(Class refc, String name, String descriptor).
func resolveField(e *vm.Env) {
	c, name, desc := e.M.ClassOf(e.Ref(0)), e.M.MUTF8(e.Ref(1)), e.M.MUTF8(e.Ref(2))
	f := e.M.FindField(c, name, desc)
	if f == nil {
		e.ThrowStray("java/lang/NoSuchFieldError", vm.NoField(e.M.Lib, c, name, desc), c, name, desc)
		return
	}
	e.ReturnRef(e.MemberOfField(f))
}

// methodAt is the method that the Member in an argument stands for.
func methodAt(e *vm.Env, arg int) *vm.Method {
	mt, _ := e.M.Lib.Member(e.Object(arg))
	return mt
}

// fieldAt is the field that the Member in an argument stands for.
func fieldAt(e *vm.Env, arg int) *vm.Field {
	_, f := e.M.Lib.Member(e.Object(arg))
	return f
}

// declaringClass(Member member).
func memberOwner(e *vm.Env) {
	mt, f := e.M.Lib.Member(e.Object(0))
	if f != nil {
		e.ReturnRef(e.M.Mirror(f.Class))
		return
	}
	e.ReturnRef(e.M.Mirror(mt.Class))
}

// callerSensitive is Natives.CALLER_SENSITIVE.
const callerSensitive = 1 << 16

// memberFlags(Member member).
func memberFlags(e *vm.Env) {
	mt, f := e.M.Lib.Member(e.Object(0))
	if f != nil {
		e.ReturnInt(int32(f.Flags))
		return
	}
	flags := int32(mt.Flags)
	if mt.Has(vm.TraitCallerSensitive) {
		flags |= callerSensitive
	}
	e.ReturnInt(flags)
}
