package models

import (
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// Calls by reflection. The JDK's accessors count calls and go over to bytecode of
// their own making after sixteen; here they stay native. The counters go no further,
// so that states do not differ for ever in how often a method was called by
// reflection, and who looks at a stack trace with such a call is told that it is
// another one on HotSpot.
func init() {
	Register("jdk/internal/reflect/NativeMethodAccessorImpl", Methods{"invoke0": invokeMethod})
	Register("jdk/internal/reflect/NativeConstructorAccessorImpl", Methods{"newInstance0": newInstance})
	Override("jdk/internal/reflect/ReflectionFactory", Methods{
		"inflationThreshold": returnInt(1<<31 - 1),
	})
	// HotSpot initialises Method while it boots, and ReflectionFactory relies
	// on it. Every way to the factory leads through here.
	Override("jdk/internal/reflect/ReflectionFactory$GetReflectionFactoryAction", Methods{"run": reflectionFactory})
	// The bytecode that this would make is not legal for anybody but the JDK.
	Override("jdk/internal/reflect/MethodAccessorGenerator", Methods{
		"generateSerializationConstructor": serializationConstructor,
	})
	Register("jdk/internal/reflect/NativeSerializationConstructorAccessor", Methods{"newInstance": newSerialized})
}

func reflectionFactory(e *vm.Env) {
	factory := e.M.Lib.MustLoad("jdk/internal/reflect/ReflectionFactory")
	if e.InitClass(e.M.Lib.MustLoad("java/lang/reflect/Method")) && e.InitClass(factory) {
		e.ReturnRaw(e.M.Static(factory.FieldNamed("soleInstance")))
	}
}

const illegalArgument = "java/lang/IllegalArgumentException"

// invokeMethod is invoke0(Method m, Object target, Object[] args): phase 0
// calls, phase 1 boxes the result.
func invokeMethod(e *vm.Env) {
	mt := reflectedMethod(e, e.Ref(0))
	if e.Phase == 1 {
		if !unwrapped(e) {
			return
		}
		returnBoxed(e, mt)
		return
	}
	e.M.CountReflection(e.Caller())
	if !e.InitClass(mt.Class) {
		return
	}
	if k := mt.Ret; boxOf[k] != "" && !e.InitClass(e.M.Lib.MustLoad(boxOf[k])) {
		return
	}
	var slots []uint64
	if !mt.Static() {
		target := e.Object(1)
		if target == nil {
			e.ThrowNoMessage("java/lang/NullPointerException")
			return
		}
		if !target.Class.SubclassOf(mt.Class) {
			e.Throw(illegalArgument, "object is not an instance of declaring class")
			return
		}
		slots = append(slots, e.Args[1])
	}
	slots, attrs, ok := unboxArgs(e, mt, e.Ref(2), slots)
	if !ok {
		return
	}
	if !mt.Static() && !mt.Private() {
		impl, conflict := e.Object(1).Class.Select(mt)
		if impl == nil || impl.Abstract() || conflict {
			inner := e.NewThrowable("java/lang/AbstractMethodError", "'"+vm.SignatureIn(e.Object(1).Class.JavaName()+".", mt)+"'")
			throwInvocationTarget(e, inner)
			return
		}
		mt = impl
	}
	e.CallCatch(1, mt, slots...)
	e.WithAttrs(attrs)
}

// returnBoxed returns what a method has returned, as an object.
func returnBoxed(e *vm.Env, mt *vm.Method) {
	r := box(e, mt.Ret, e.Result)
	e.ReturnRef(r)
	switch {
	case e.ResultAttr == nil:
	case mt.Ret == vm.KindRef:
		e.RetAttr = e.ResultAttr
	default:
		o := e.M.Heap.Writable(r)
		o.SetSlotAttr(o.Class.FieldNamed("value").Word, e.ResultAttr)
	}
}

// unwrapped reports that the method called has returned; otherwise what it
// threw goes on as an InvocationTargetException.
func unwrapped(e *vm.Env) bool {
	if e.Exc == 0 {
		return true
	}
	throwInvocationTarget(e, e.Exc)
	return false
}

func throwInvocationTarget(e *vm.Env, target vm.Ref) {
	const class = "java/lang/reflect/InvocationTargetException"
	r := e.NewThrowable(class)
	if r == 0 {
		return
	}
	e.M.SetRefField(r, "java/lang/Throwable", "cause", vm.Null)
	e.M.SetRefField(r, class, "target", target)
	e.ThrowRef(r)
}

// newInstance is newInstance0(Constructor c, Object[] args).
func newInstance(e *vm.Env) {
	mt := reflectedMethod(e, e.Ref(0))
	if e.Phase == 0 {
		e.M.CountReflection(e.Caller())
	}
	construct(e, mt.Class, mt, e.Ref(1))
}

// construct runs a constructor of a class or one of its supers on a new
// instance: phase 0 calls, phase 1 returns.
func construct(e *vm.Env, c *vm.Class, constructor *vm.Method, args vm.Ref) {
	if e.Phase == 1 {
		if unwrapped(e) {
			e.ReturnRaw(e.Local(0))
		}
		return
	}
	if c.Flags&classfile.AccAbstract != 0 {
		e.Throw("java/lang/InstantiationException", c.JavaName())
		return
	}
	if !e.InitClass(c) {
		return
	}
	slots, attrs, ok := unboxArgs(e, constructor, args, []uint64{0})
	if !ok {
		return
	}
	if !e.M.Heap.Fits(int64(16 + 8*c.Words)) {
		e.Throw("java/lang/OutOfMemoryError", "Java heap space")
		return
	}
	slots[0] = uint64(e.M.Heap.NewInstance(c))
	e.SetLocalRef(0, vm.Ref(slots[0]))
	e.CallCatch(1, constructor, slots...)
	e.WithAttrs(attrs)
}

// serializationConstructor is generateSerializationConstructor(Class
// instantiated, Class[] parameters, Class[] exceptions, int modifiers, Class
// declaring).
func serializationConstructor(e *vm.Env) {
	desc := "("
	for _, r := range e.Object(2).Refs() {
		desc += e.M.ClassOf(r).Descriptor()
	}
	last := e.Method.Args - 1 // later JDKs leave the exceptions out
	mt := e.M.ClassOf(e.Ref(last)).DeclaredMethod("<init>", desc+")V")
	r, set := newObject(e, "jdk/internal/reflect/NativeSerializationConstructorAccessor")
	set("instantiated", e.Args[1])
	set("declaring", e.Args[last])
	set("slot", uint64(mt.Slot))
	e.ReturnRef(r)
}

func newSerialized(e *vm.Env) {
	o := e.Object(0)
	word := func(name string) int { return o.Class.FieldNamed(name).Word }
	mt := e.M.ClassOf(o.Ref(word("declaring"))).Methods[o.Int(word("slot"))]
	construct(e, e.M.ClassOf(o.Ref(word("instantiated"))), mt, e.Ref(1))
}

// unboxArgs appends the arguments of an Object[] as slots for a call of mt. attrs
// are nil where none has any.
func unboxArgs(e *vm.Env, mt *vm.Method, array vm.Ref, slots []uint64) (_ []uint64, attrs []vm.Attr, ok bool) {
	var args []vm.Ref
	if array != 0 {
		if !mayAccessAll(e, array, false) {
			return nil, nil, false // others may have the array, too
		}
		args = e.M.Heap.Get(array).Refs()
	}
	if len(args) != len(mt.Params) {
		e.Throw(illegalArgument, "wrong number of arguments")
		return nil, nil, false
	}
	params, _ := vm.Descriptors(mt.Desc)
	for i, k := range mt.Params {
		if k == vm.KindRef {
			c := typeOf(e, mt.Class, params[i])
			if c == nil {
				return nil, nil, false
			}
			if args[i] != 0 && !e.M.Heap.Get(args[i]).Class.SubclassOf(c) {
				e.Throw(illegalArgument, typeMismatch)
				return nil, nil, false
			}
			slots = append(slots, uint64(args[i]))
			continue
		}
		if a := unknownAs(e, args[i], k); a != nil {
			attrs = append(attrs, make([]vm.Attr, len(slots)-len(attrs))...)
			attrs = append(attrs, a)
			slots = append(slots, make([]uint64, k.Slots())...)
			continue
		}
		v, ok := unboxAs(e, args[i], k)
		if !ok {
			return nil, nil, false
		}
		slots = append(slots, v)
		if k.Slots() == 2 {
			slots = append(slots, 0)
		}
	}
	return slots, attrs, true
}
