package models

import (
	"fmt"
	"strings"

	"github.com/gojpf/gojpf/insn/spin"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// The natives of java.lang.invoke.Natives that make classes.
func init() {
	Register("java/lang/invoke/Natives", Methods{
		"defineClass": defineForLookup,
		"classData": func(e *vm.Env) {
			e.ReturnRef(e.Object(0).Ref(field(e, "java/lang/Class", "classData")))
		},
		"spinLambda": spinLambda,
		"newLambda":  newLambda,
	})
}

// supersOf loads what a class file's super and interfaces are for a loader. It
// reports false when the native must return.
func supersOf(e *vm.Env, loader *vm.Loader, file *classfile.File) (func(string) (*vm.Class, error), bool) {
	found := map[string]*vm.Class{}
	for _, n := range append([]string{file.Super}, file.Interfaces...) {
		c, pending, err := e.M.LoadVia(e.T, loader, n)
		switch {
		case pending:
			e.Retry()
			return nil, false
		case err != nil:
			e.ThrowError(err)
			return nil, false
		}
		found[n] = c
	}
	return func(n string) (*vm.Class, error) { return found[n], nil }, true
}

// hiddenSuffix is what tells a hidden class's name from others. Where HotSpot
// puts an address, the count of the present state's hidden classes stands here.
func hiddenSuffix(m *vm.Machine) string {
	n, _ := m.Extra("hidden classes").(int)
	m.SetExtra("hidden classes", n+1)
	return fmt.Sprintf("+0x%016x", 0x800c00000+0x400*n)
}

// defineClass(Class lookupClass, String name, byte[] bytes, boolean hidden,
// boolean nestmate, boolean initialize, Object classData). Phase 1 comes after
// the initialisation, with the class in local 0.
func defineForLookup(e *vm.Env) {
	if e.Phase == 1 {
		e.ReturnRaw(e.Local(0))
		return
	}
	m := e.M
	lookup := m.ClassOf(e.Ref(0))
	c := defineClass(e, definition{
		loader: lookup.Loader, name: m.GoString(e.Ref(1)), data: append([]byte(nil), e.Object(2).RawBytes()...), source: "__Lookup_defineClass__",
		hidden: e.Bool(3), host: lookup, nestmate: e.Bool(4), domain: domainsOf(e)[domainOwner(lookup)],
	})
	if c == nil {
		return
	}
	mirror := m.Mirror(c)
	e.ReturnRef(mirror)
	if c.Hidden {
		m.Heap.Writable(mirror).Words[field(e, "java/lang/Class", "classData")] = uint64(e.Ref(6))
	}
	if e.Bool(5) {
		unsafe := m.Lib.MustLoad("jdk/internal/misc/Unsafe")
		e.SetLocalRef(0, mirror)
		e.Call(1, unsafe.DeclaredMethod("ensureClassInitialized0", "(Ljava/lang/Class;)V"), 0, uint64(mirror))
	}
}

// signature returns the descriptors of a MethodType.
func signature(m *vm.Machine, methodType vm.Ref) (params []string, ret string) {
	o := m.Heap.Get(methodType)
	for _, p := range m.Heap.Get(o.Ref(o.Class.FieldNamed("ptypes").Word)).Refs() {
		params = append(params, m.ClassOf(p).Descriptor())
	}
	return params, m.ClassOf(o.Ref(o.Class.FieldNamed("rtype").Word)).Descriptor()
}

func descriptor(m *vm.Machine, methodType vm.Ref) string {
	params, ret := signature(m, methodType)
	return "(" + strings.Join(params, "") + ")" + ret
}

// spinLambda(Class caller, MethodType factoryType, String interfaceMethodName,
// MethodType interfaceMethodType, DirectMethodHandle implementation,
// MethodType dynamicMethodType, boolean serializable, Class[] markers,
// MethodType[] bridges).
func spinLambda(e *vm.Env) {
	m := e.M
	caller := m.ClassOf(e.Ref(0))
	captures, function := signature(m, e.Ref(1))
	spec := spin.LambdaSpec{
		Class:      caller.File.Name + "$$Lambda" + hiddenSuffix(m),
		Interfaces: []string{function[1 : len(function)-1]},
		Method:     m.MUTF8(e.Ref(2)), Erased: descriptor(m, e.Ref(3)), Exact: descriptor(m, e.Ref(5)),
		Captures: captures, Impl: implementation(e, e.Object(4)),
		Serializable: e.Bool(6), Capturer: caller.Name,
	}
	for _, r := range e.Object(7).Refs() {
		if name := m.ClassOf(r).Name; name != spec.Interfaces[0] {
			spec.Interfaces = append(spec.Interfaces, name)
		}
	}
	for _, r := range e.Object(8).Refs() {
		spec.Bridges = append(spec.Bridges, descriptor(m, r))
	}
	file := spin.Lambda(spec)
	super, ok := supersOf(e, caller.Loader, file)
	if !ok {
		return
	}
	c, err := m.Lib.DefineHidden(caller, file, super)
	if err != nil {
		e.ThrowError(err)
		return
	}
	for i := range file.Pool.Consts {
		if file.Pool.Tag(uint16(i)) == classfile.TagClass && file.Pool.Class(uint16(i)) == caller.Name {
			c.Bind(uint16(i), &vm.Resolved{Class: caller}) // no loader finds a hidden caller
		}
	}
	e.ReturnRef(m.Mirror(c))
}

// implementation describes a direct method handle as spin wants it.
func implementation(e *vm.Env, o *vm.Object) spin.Handle {
	mt, _ := e.M.Lib.Member(e.M.Heap.Get(o.Ref(o.Class.FieldNamed("target").Word)))
	owner := e.M.ClassOf(o.Ref(o.Class.FieldNamed("owner").Word))
	return spin.Handle{Kind: uint8(o.Int(o.Class.FieldNamed("refKind").Word)),
		Owner: owner.Name, Name: mt.Name, Desc: mt.Desc, Interface: owner.IsInterface()}
}

// newLambda(Class lambdaClass, Object[] captured).
func newLambda(e *vm.Env) {
	c := e.M.ClassOf(e.Ref(0))
	if !e.InitClass(c) {
		return
	}
	r := e.M.Heap.NewInstance(c)
	o := e.M.Heap.Get(r)
	for i, f := range c.Fields {
		v, a := e.M.Unbox(e.Object(1).Refs()[i], f.Kind)
		o.Words[f.Word] = f.Kind.Narrow(v)
		o.SetSlotAttr(f.Word, a)
	}
	e.ReturnRef(r)
}
