package insn

import (
	"slices"

	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// Signature-polymorphic calls: MethodHandle.invokeExact and invoke, and the
// access modes of VarHandle. A direct handle of the very type of the call runs
// here, as the instruction that it stands for would. Everything else is boxed
// and handed to the Java code of java.lang.invoke, which walks the handle.
func init() { define(invokePolymorphic, opInvokePoly) }

func invokePolymorphic(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) {
	site := f.Code.Site(int(in.A))
	_, name, desc := site.Class.File.Pool.Member(site.Index)
	c := handleCall{m: m, t: t, f: f, stub: stubOf(m, site, desc)}
	c.args = f.SP - int32(c.stub.Args)
	c.base = c.args - 1
	handle := vm.Ref(f.Slots[c.base])
	if handle == 0 {
		throwNull(m, t, f)
		return
	}
	if in.M.Class.Name == "java/lang/invoke/VarHandle" {
		// Most calls need no type object. It costs every state, as the first one has
		// the JDK's tables of types made.
		if c.types = c.typesOf(site, desc); c.types != nil && c.variable(handle, name) {
			return
		}
	}
	if c.callType = m.Site(site.ID); c.callType == 0 {
		want := linkage{class: site.Class, index: site.Index, typ: true}
		l := want.find(m)
		if l == nil || l.failed {
			want.push(m, t)
			return
		}
		c.callType = l.value
		m.SetSite(site.ID, l.value)
	}
	switch {
	case in.M.Class.Name == "java/lang/invoke/VarHandle":
		if c.types == nil {
			if c.types = c.linkedTypes(); c.variable(handle, name) {
				return
			}
		}
		c.viaJava(linkMethod(m, "link"), uint64(handle), accessModes[name].ordinal, uint64(c.callType))
	case c.direct(handle):
	case name == "invokeExact":
		c.viaJava(linkMethod(m, "linkExact"), uint64(handle), uint64(c.callType))
	default:
		c.viaJava(linkMethod(m, "linkGeneric"), uint64(handle), uint64(c.callType))
	}
}

// handleCall is one execution of a call through a handle. Its operands are the
// slots from base to the top of the stack, its arguments those from args. It lives for
// one execution of an instruction, and nothing of it is kept: where the instruction has
// to run again it is made anew.
type handleCall struct {
	m          *vm.Machine
	t          *vm.Thread
	f          *vm.Frame
	stub       *vm.Method
	base, args int32
	callType   vm.Ref
	types      []*vm.Class // of the parameters and the result
	exact      bool        // the handle wants its own types
	weak       bool        // a compare-and-set that may fail without a reason
}

// direct runs a direct handle of the call's type itself. It reports false when
// it has done nothing. A handle of another type, also one that invoke would adapt, is
// Java code's affair, and so is one of a method that looks at its caller: its caller is
// not the frame in front of us.
func (c *handleCall) direct(handle vm.Ref) bool {
	m, f := c.m, c.f
	o := m.Heap.Get(handle)
	if o.Class.Name != "java/lang/invoke/DirectMethodHandle" || !o.Class.Loader.Boot() {
		return false
	}
	word := func(name string) uint64 { return o.Words[o.Class.FieldNamed(name).Word] }
	if vm.Ref(word("type")) != c.callType || word("caller") != 0 {
		return false
	}
	target, field := m.Lib.Member(m.Heap.Get(vm.Ref(word("target"))))
	if field != nil {
		return c.field(field)
	}
	kind := word("refKind")
	switch kind {
	case classfile.RefNewInvokeSpecial:
		return c.construct(target)
	case classfile.RefInvokeStatic:
		if !m.InitClass(c.t, target.Class) {
			return true
		}
	default:
		recv := m.Heap.Get(vm.Ref(f.Slots[c.args]))
		if recv == nil {
			return false
		}
		if kind != classfile.RefInvokeSpecial {
			target = selectTarget(m, c.t, recv.Class, target)
		}
	}
	switch {
	case target == nil:
	case target.Native != nil:
		c.push(stubPlain, target)
	default:
		c.shift()
		call(m, c.t, f, target)
	}
	return true
}

// selectTarget finds what a virtual or interface call runs, or throws.
func selectTarget(m *vm.Machine, t *vm.Thread, c *vm.Class, decl *vm.Method) *vm.Method {
	if decl.Class.IsInterface() && !decl.Private() {
		return selectInterface(m, t, c, decl)
	}
	impl, _ := c.Select(decl)
	return impl
}

// shift moves the arguments down over the handle.
func (c *handleCall) shift() {
	n := c.args - c.base
	if n == 0 {
		return
	}
	for i := c.base; i+n < c.f.SP; i++ {
		move(c.f, i, i+n)
	}
	drop(c.f, n)
}

// field runs a getter or setter. A null receiver is left to Java code.
func (c *handleCall) field(fd *vm.Field) bool {
	m, f := c.m, c.f
	v := variable{kind: fd.Kind, index: fd.Word}
	at := c.args
	if fd.Static() {
		if !m.InitClass(c.t, fd.Class) {
			return true
		}
		v.class = fd.Class
	} else {
		if v.obj = vm.Ref(f.Slots[c.args]); v.obj == 0 {
			return false
		}
		at++
	}
	put := c.stub.Ret == vm.KindVoid
	switch {
	case !v.mayAccess(m, c.t, put): // it runs again
	case put:
		v.write(m, f.Slots[at], attr(f, at))
		c.finish(0, 0, nil)
	default:
		x, a := v.read(m)
		c.finish(int32(fd.Kind.Slots()), x, a)
	}
	return true
}

// finish takes the operands off, pushes a result and ends the instruction.
func (c *handleCall) finish(n int32, v uint64, a vm.Attr) {
	drop(c.f, c.f.SP-c.base)
	if n > 0 {
		push(c.f, v, n, a)
	}
	c.f.PC++
}

// construct makes an instance and calls its constructor. The new object lies in the
// stub's frame until the constructor is done: that is what keeps it from the collector.
func (c *handleCall) construct(ctor *vm.Method) bool {
	k := ctor.Class
	if k.Flags&classfile.AccAbstract != 0 {
		return false
	}
	if c.m.InitClass(c.t, k) && c.m.RoomFor(c.t, int64(16+8*k.Words)) {
		c.push(stubNew, ctor, uint64(c.m.Heap.NewInstance(k)))
	}
	return true
}

// viaJava boxes the arguments and calls a linking method of java.lang.invoke.
func (c *handleCall) viaJava(link *vm.Method, head ...uint64) {
	m, f := c.m, c.f
	for _, k := range c.stub.Params {
		if box := vm.BoxCache(m.Lib, k); box != nil && !m.InitClass(c.t, box) {
			return
		}
	}
	if !m.RoomFor(c.t, int64(16+32*len(c.stub.Params))) {
		return
	}
	boxes := make([]vm.Ref, len(c.stub.Params))
	at := c.args
	for i, k := range c.stub.Params {
		boxes[i] = m.Box(k, f.Slots[at], attr(f, at))
		at += int32(k.Slots())
	}
	head = append(head, uint64(newRefs(m, objectArray, boxes)))
	drop(f, f.SP-c.args)
	c.push(stubBoxed, link, head...)
}

// push takes the operands off and pushes the site's stub, which calls a method
// with the given values and what is left of the arguments. Attributes of the arguments
// go along, so that what is unknown stays unknown behind a handle.
func (c *handleCall) push(kind stubKind, callee *vm.Method, head ...uint64) {
	f := c.f
	slots := append([]uint64{uint64(kind), uint64(callee.ID)}, head...)
	n := len(slots)
	slots = append(slots, f.Slots[c.args:f.SP]...)
	var attrs []vm.Attr
	if f.Attrs != nil {
		attrs = slices.Clone(f.Attrs[c.args:f.SP])
	}
	drop(f, f.SP-c.base)
	g := c.m.PushNative(c.t, c.stub, slots, 0)
	for i, a := range attrs {
		if a != nil {
			g.SetAttr(n+i, a)
		}
	}
}

// stubKind says what a stub does with the result of what it calls.
type stubKind uint64

const (
	stubPlain stubKind = iota // hands it on
	stubBoxed                 // takes it out of its box
	stubNew                   // drops it: the result is the new instance
)

// stubOf returns the pseudo method that stands between a call site and the
// Java method that serves it. It has the descriptor of the site, so that its
// frame gives the caller what the caller expects.
func stubOf(m *vm.Machine, site *vm.Site, desc string) *vm.Method {
	if s := site.Stub.Load(); s != nil {
		return s
	}
	s := vm.PseudoMethod("call through handle", runStub, vm.KindInt, vm.KindCallee)
	params, ret := vm.Descriptors(desc)
	s.Desc, s.Ret = desc, vm.KindOf(ret)
	for _, p := range params {
		k := vm.KindOf(p)
		s.Params = append(s.Params, k)
		s.Args += k.Slots()
	}
	site.Stub.Store(s)
	return s
}

// runStub has the arguments kind, method, and those of the method.
func runStub(e *vm.Env) {
	kind, callee := stubKind(e.Args[0]), e.M.Lib.MethodByID(uint32(e.Args[1]))
	if e.Phase == 0 {
		if callee.Static() && !e.InitClass(callee.Class) {
			return
		}
		e.Call(1, callee, e.Args[2:2+callee.Args]...)
		if f := e.T.Top; f.Attrs != nil {
			e.WithAttrs(slices.Clone(f.Attrs[2 : 2+callee.Args]))
		}
		return
	}
	switch kind {
	case stubNew:
		e.ReturnRaw(e.Args[2])
	case stubBoxed:
		v, a := e.M.Unbox(vm.Ref(e.Result), e.Method.Ret)
		e.ReturnRaw(v)
		if e.RetAttr = a; e.Method.Ret == vm.KindRef {
			e.RetAttr = e.ResultAttr // it is its own box
		}
	default:
		e.ReturnRaw(e.Result)
		e.RetAttr = e.ResultAttr
	}
}
