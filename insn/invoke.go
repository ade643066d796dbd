package insn

import (
	"fmt"

	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
	"github.com/gojpf/gojpf/vm/classfile"
)

// Method invocation.
func init() {
	resolved(resolveInvoke, bytecode.Invokevirtual, bytecode.Invokespecial, bytecode.Invokestatic, bytecode.Invokeinterface)
	define(func(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) {
		if m.InitClass(t, in.M.Class) {
			call(m, t, f, in.M)
		}
	}, opInvokeStatic)
	define(func(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) {
		if f.Slots[f.SP-int32(in.M.Args)] == 0 {
			throwNull(m, t, f)
			return
		}
		call(m, t, f, in.M)
	}, opInvokeDirect)
	define(func(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) {
		o := m.Heap.Get(vm.Ref(f.Slots[f.SP-int32(in.A)]))
		if o == nil {
			throwNull(m, t, f)
			return
		}
		call(m, t, f, o.Class.VTable[in.B])
	}, opInvokeVirtual)
	define(func(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) {
		o := m.Heap.Get(vm.Ref(f.Slots[f.SP-int32(in.A)]))
		if o == nil {
			throwNull(m, t, f)
			return
		}
		if impl := selectInterface(m, t, o.Class, in.M); impl != nil {
			call(m, t, f, impl)
		}
	}, opInvokeInterface)
}

// selectInterface finds what an interface call runs, or throws.
func selectInterface(m *vm.Machine, t *vm.Thread, c *vm.Class, decl *vm.Method) *vm.Method {
	if decl.Class.IsInterface() && !c.SubclassOf(decl.Class) {
		m.ThrowStray(t, "java/lang/IncompatibleClassChangeError",
			fmt.Sprintf("Class %s does not implement the requested interface %s", c.JavaName(), decl.Class.JavaName()), c, "", "")
		return nil
	}
	impl, conflict := c.Select(decl)
	switch {
	case conflict:
		m.ThrowStray(t, "java/lang/IncompatibleClassChangeError", "Conflicting default methods: "+conflicting(c, decl), c, decl.Name, decl.Desc)
		return nil
	case impl.Flags&classfile.AccPublic == 0 && !impl.Class.IsInterface():
		m.ThrowStray(t, "java/lang/IllegalAccessError", fmt.Sprintf("class %s tried to access %smethod %s", c.JavaName(), "non-public ", impl), impl.Class, impl.Name, impl.Desc)
		return nil
	}
	return impl
}

func conflicting(c *vm.Class, decl *vm.Method) string {
	var s string
	for _, i := range c.Interfaces {
		if d := i.DeclaredMethod(decl.Name, decl.Desc); d != nil {
			s += " " + i.Name + "." + d.Name
		}
	}
	return s[min(1, len(s)):]
}

// call activates a method whose arguments are on f's operand stack. A native
// completes at once; a Java method gets its frame. Unknowns are asked first: what a
// call means may depend on arguments that are not known.
func call(m *vm.Machine, t *vm.Thread, f *vm.Frame, callee *vm.Method) {
	args := int32(callee.Args)
	if m.Unknowns != nil && m.Unknowns.Call(m, t, f, callee) {
		return
	}
	if callee.Native != nil {
		if f.Attrs != nil {
			m.SetArgAttrs(f.Attrs[f.SP-args : f.SP])
		}
		v, done := m.CallNative(t, callee, f.Slots[f.SP-args:f.SP])
		m.SetArgAttrs(nil)
		if done {
			a := m.NativeAttr()
			drop(f, args)
			if callee.Ret != vm.KindVoid {
				push(f, v, int32(callee.Ret.Slots()), a)
			}
			f.PC++
		}
		return
	}
	// Only where an argument has one: a frame with attributes runs in the slower loop
	// until it returns.
	var attrs []vm.Attr
	if f.Attrs != nil {
		for _, a := range f.Attrs[f.SP-args : f.SP] {
			if a != nil {
				attrs = append(attrs, f.Attrs[f.SP-args:f.SP]...)
				break
			}
		}
		clear(f.Attrs[f.SP-args : f.SP])
	}
	m.PushCall(t, f, callee)
	g := t.Top
	if attrs == nil || g == nil || g.Parent != f || g.Method != callee {
		return // or the call was not made, and something thrown
	}
	for i, a := range attrs {
		if a != nil && g.Attr(i) == nil {
			g.SetAttr(i, a)
		}
	}
}

func resolveInvoke(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) (r form, ok bool) {
	from := f.Method.Class
	mt, owner := m.ResolveMethod(t, from, uint16(in.B), in.Op() == bytecode.Invokestatic || in.Op() == bytecode.Invokespecial)
	if mt == nil {
		return r, false
	}
	if static := in.Op() == bytecode.Invokestatic; static != mt.Static() {
		m.ThrowStray(t, "java/lang/IncompatibleClassChangeError", fmt.Sprintf("%s method '%s'", wanted(in.Op()), vm.ExternalSignature(mt)), mt.Class, mt.Name, mt.Desc)
		return r, false
	}
	r.settled = from.Settled(uint16(in.B))
	op := opInvokeVirtual
	b := int32(mt.VIndex)
	switch in.Op() {
	case bytecode.Invokestatic:
		if !initialised(m, t, mt.Class, r.settled) {
			return r, false
		}
		op, b = opInvokeStatic, 0
	case bytecode.Invokespecial:
		op, b = opInvokeDirect, 0
		if mt.Name != "<init>" && !mt.Private() {
			if mt = specialTarget(from, owner, mt); mt.Abstract() {
				m.ThrowStray(t, "java/lang/AbstractMethodError", "'"+vm.ExternalSignature(mt)+"'", mt.Class, mt.Name, mt.Desc)
				return r, false
			}
		}
	default:
		switch {
		case mt.Has(vm.TraitPolymorphic):
			at := siteAt(m, f, in)
			r.Instr = vm.NewInstr(opInvokePoly, uint16(at), in.B).With(mt)
			return r, true
		// What nobody can override needs no receiver's class, only that it is not null.
		case mt.Private() || mt.VIndex >= 0 && (mt.Flags&classfile.AccFinal != 0 || mt.Class.Flags&classfile.AccFinal != 0):
			op, b = opInvokeDirect, 0
		case mt.Class.IsInterface():
			op, b = opInvokeInterface, 0
		}
	}
	r.Instr = vm.NewInstr(op, uint16(mt.Args), b).With(mt)
	return r, true
}

// siteAt returns the number of the site of an instruction that is not rewritten yet,
// which keeps it where nothing else is: one more in A, 0 for none. in is the copy that is
// being resolved.
func siteAt(m *vm.Machine, f *vm.Frame, in *vm.Instr) (i int) {
	m.Lib.Locked(func() {
		at := &f.Code.Instrs[f.PC]
		switch op := at.Op(); {
		case op != in.Op(): // another worker has rewritten it: a site for this time
			i = f.Code.AddSite(newSite(m, f, in))
		case at.A == 0:
			i = f.Code.AddSite(newSite(m, f, in))
			at.Rewrite(vm.NewInstr(op, uint16(i+1), in.B))
		default:
			i = int(at.A) - 1
		}
	})
	return i
}

// newSite makes the site of the instruction that a frame is resolving.
func newSite(m *vm.Machine, f *vm.Frame, in *vm.Instr) *vm.Site {
	return &vm.Site{ID: m.Lib.NewSite(f.Method, resolvedSite|uint64(f.PC)), Class: f.Method.Class, Index: uint16(in.B)}
}

// wanted begins the message for a method that is static where it must not be,
// or the other way round.
func wanted(op vm.Op) string {
	switch op {
	case bytecode.Invokestatic:
		return "Expected static"
	case bytecode.Invokeinterface:
		return "Expected instance not static"
	}
	return "Expecting non-static"
}

// specialTarget is the method that invokespecial runs for a super call
// (JVMS 6.5).
func specialTarget(from, owner *vm.Class, mt *vm.Method) *vm.Method {
	c := owner
	if !owner.IsInterface() && from.Flags&classfile.AccSuper != 0 && from != owner && from.SubclassOf(owner) {
		c = from.Super
	}
	if impl := c.Method(mt.Name, mt.Desc); impl != nil {
		return impl
	}
	return mt
}
