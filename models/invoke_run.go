package models

import (
	"fmt"

	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// The natives of java.lang.invoke.Natives that use members. Values are boxed.
func init() {
	Register("java/lang/invoke/Natives", Methods{
		"invokeMethod": invokeMember,
		"newInstance":  newMember,
		"getField":     getMember,
		"putField":     putMember,
		"getStatic":    getStaticMember,
		"putStatic":    putStaticMember,
	})
	// Bytecode never comes here: the machine runs signature-polymorphic calls
	// itself. Reflection does.
	refuse := func(msg string) vm.NativeFunc {
		return func(e *vm.Env) { e.Throw("java/lang/UnsupportedOperationException", msg) }
	}
	for _, name := range []string{"invoke", "invokeExact"} {
		Register("java/lang/invoke/MethodHandle", Methods{name: refuse("MethodHandle." + name + " cannot be invoked reflectively")})
	}
	accesses := Methods{}
	for _, name := range []string{
		"get", "set", "getVolatile", "setVolatile", "getOpaque", "setOpaque", "getAcquire", "setRelease",
		"compareAndSet", "compareAndExchange", "compareAndExchangeAcquire", "compareAndExchangeRelease",
		"weakCompareAndSetPlain", "weakCompareAndSet", "weakCompareAndSetAcquire", "weakCompareAndSetRelease",
		"getAndSet", "getAndSetAcquire", "getAndSetRelease", "getAndAdd", "getAndAddAcquire", "getAndAddRelease",
		"getAndBitwiseOr", "getAndBitwiseOrRelease", "getAndBitwiseOrAcquire",
		"getAndBitwiseAnd", "getAndBitwiseAndRelease", "getAndBitwiseAndAcquire",
		"getAndBitwiseXor", "getAndBitwiseXorRelease", "getAndBitwiseXorAcquire",
	} {
		accesses[name] = refuse("VarHandle access mode methods cannot be invoked reflectively")
	}
	Register("java/lang/invoke/VarHandle", accesses)
}

// unboxed returns the elements of an Object[] as argument slots of the kinds.
func unboxed(e *vm.Env, args vm.Ref, kinds []vm.Kind) (slots []uint64, attrs []vm.Attr) {
	refs := e.M.Heap.Get(args).Refs()
	for i, k := range kinds {
		v, a := e.M.Unbox(refs[i], k)
		slots, attrs = append(slots, v), append(attrs, a)
		if k.Slots() == 2 {
			slots, attrs = append(slots, 0), append(attrs, nil)
		}
	}
	return slots, attrs
}

// invokeMethod(Member method, int refKind, Class caller, Object[] args). Phase 1 has
// the result.
func invokeMember(e *vm.Env) {
	mt := methodAt(e, 0)
	if e.Phase == 1 {
		e.ReturnBoxed(mt.Ret, e.Result, e.ResultAttr)
		return
	}
	if !initBox(e, mt.Ret) {
		return
	}
	kind, args := e.Int(1), e.Ref(3)
	kinds := mt.Params
	if kind == classfile.RefInvokeStatic {
		if !e.InitClass(mt.Class) {
			return
		}
	} else {
		recv := e.M.Heap.Get(e.M.Heap.Get(args).Refs()[0])
		if recv == nil {
			e.ThrowNoMessage("java/lang/NullPointerException")
			return
		}
		if kind != classfile.RefInvokeSpecial {
			if mt = selected(e, mt, recv.Class); mt == nil {
				return
			}
		}
		kinds = append([]vm.Kind{vm.KindRef}, kinds...)
	}
	slots, attrs := unboxed(e, args, kinds)
	e.Call(1, mt, slots...)
	e.WithAttrs(attrs)
}

// selected is the method that a virtual or interface call runs; nil means that
// it has thrown.
func selected(e *vm.Env, decl *vm.Method, c *vm.Class) *vm.Method {
	if decl.Class.IsInterface() && !c.SubclassOf(decl.Class) {
		e.ThrowStray("java/lang/IncompatibleClassChangeError",
			fmt.Sprintf("Class %s does not implement the requested interface %s", c.JavaName(), decl.Class.JavaName()), c, "", "")
		return nil
	}
	impl, conflict := c.Select(decl)
	if conflict {
		e.ThrowStray("java/lang/IncompatibleClassChangeError", "Conflicting default methods: "+decl.Class.Name+"."+decl.Name, c, decl.Name, decl.Desc)
		return nil
	}
	return impl
}

// newInstance(Member constructor, Object[] args). Phase 1 has the instance in local 0.
func newMember(e *vm.Env) {
	if e.Phase == 1 {
		e.ReturnRaw(e.Local(0))
		return
	}
	ctor := methodAt(e, 0)
	if ctor.Class.Flags&classfile.AccAbstract != 0 {
		e.Throw("java/lang/InstantiationException", ctor.Class.JavaName())
		return
	}
	if !e.InitClass(ctor.Class) {
		return
	}
	if !e.M.Heap.Fits(int64(16 + 8*ctor.Class.Words)) {
		e.Throw("java/lang/OutOfMemoryError", "Java heap space")
		return
	}
	args, attrs := unboxed(e, e.Ref(1), ctor.Params)
	r := uint64(e.M.Heap.NewInstance(ctor.Class))
	e.SetLocalRef(0, vm.Ref(r))
	e.Call(1, ctor, append([]uint64{r}, args...)...)
	e.WithAttrs(append([]vm.Attr{nil}, attrs...))
}

// getField(Member field, Object target).
func getMember(e *vm.Env) {
	f := fieldAt(e, 0)
	if !initBox(e, f.Kind) {
		return
	}
	e.FieldReached(e.Object(1).Class, f.Word, false)
	w, ok := e.Recall(vm.Variable{Obj: e.Ref(1), Index: f.Word}, vm.ModeOf(f))
	if !ok {
		return
	}
	e.ReturnBoxed(f.Kind, f.Kind.Widen(w), e.Object(1).SlotAttr(f.Word))
}

// putField(Member field, Object target, Object value).
func putMember(e *vm.Env) {
	f := fieldAt(e, 0)
	e.FieldReached(e.Object(1).Class, f.Word, false)
	v, a := e.M.Unbox(e.Ref(2), f.Kind)
	w, ok := e.Commit(vm.Variable{Obj: e.Ref(1), Index: f.Word}, vm.ModeOf(f), f.Kind.Narrow(v))
	if !ok {
		return
	}
	o := e.M.Heap.Writable(e.Ref(1))
	if f.Kind == vm.KindRef {
		e.M.Store(o, vm.Ref(v))
	}
	o.Words[f.Word] = w
	o.SetSlotAttr(f.Word, a)
}

// getStatic(Member field).
func getStaticMember(e *vm.Env) {
	f := fieldAt(e, 0)
	e.FieldReached(f.Class, f.Word, true)
	if !e.InitClass(f.Class) || !initBox(e, f.Kind) {
		return
	}
	w, ok := e.Recall(vm.Variable{Class: f.Class, Index: f.Word}, vm.ModeOf(f))
	if !ok {
		return
	}
	e.ReturnBoxed(f.Kind, f.Kind.Widen(w), e.M.ClassState(f.Class).Attrs[f.Word])
}

// putStatic(Member field, Object value).
func putStaticMember(e *vm.Env) {
	f := fieldAt(e, 0)
	e.FieldReached(f.Class, f.Word, true)
	if !e.InitClass(f.Class) {
		return
	}
	v, a := e.M.Unbox(e.Ref(1), f.Kind)
	w, ok := e.Commit(vm.Variable{Class: f.Class, Index: f.Word}, vm.ModeOf(f), f.Kind.Narrow(v))
	if !ok {
		return
	}
	if f.Kind == vm.KindRef {
		e.M.Publish(vm.Ref(v))
	}
	s := e.M.WritableClass(f.Class)
	s.Words[f.Word] = w
	s.SetAttr(f.Word, a)
}

// handleCaller returns the class that a caller-sensitive method called by a
// handle is to take for its caller, if f is the frame of such a call.
func handleCaller(f *vm.Frame) vm.Ref {
	if f.Method.Name == "invokeMethod" && f.Method.Class.Name == "java/lang/invoke/Natives" {
		return vm.Ref(f.Slots[2])
	}
	return 0
}
