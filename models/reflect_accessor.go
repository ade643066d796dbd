package models

import (
	"strings"

	"github.com/gojpf/gojpf/vm"
)

// Calls by reflection in JDK 18 and later, whose accessors call a method handle that
// they have adapted: here their methods of that handle are native, and where the
// handle would be is what was reflected. What a program sees is the same, the frames
// of handles being hidden: an accessor checks the receiver and the number of the
// arguments, and wraps what is thrown.
func init() {
	const pkg = "jdk/internal/reflect/"
	Override(pkg+"MethodHandleAccessorFactory", Methods{
		"newMethodAccessor":                  methodAccessor,
		"newConstructorAccessor":             constructorAccessor,
		"newSerializableConstructorAccessor": serialAccessor,
	})
	Override(pkg+"DirectMethodHandleAccessor", Methods{"invokeImpl": invokeTarget})
	Override(pkg+"DirectConstructorHandleAccessor", Methods{"invokeImpl": constructTarget})
	Register(pkg+"DirectMethodHandleAccessor$NativeAccessor", Methods{"invoke0": invokeMethod})
	Register(pkg+"DirectConstructorHandleAccessor$NativeAccessor", Methods{"newInstance0": newInstance})
	Register(pkg+"NativeSuperConstructorAccessor", Methods{"newInstance": newSerialized})
}

const accessorOfStatic = 0x200 // a bit of DirectMethodHandleAccessor.flags

// methodAccessor is newMethodAccessor(Method, boolean callerSensitive). Who is called
// finds its caller in the stack.
func methodAccessor(e *vm.Env) {
	mt := reflectedMethod(e, e.Ref(0))
	if !e.InitClass(mt.Class) {
		return
	}
	r, set := newObject(e, "jdk/internal/reflect/DirectMethodHandleAccessor")
	set("declaringClass", uint64(e.M.Mirror(mt.Class)))
	set("paramCount", uint64(len(mt.Params)))
	if mt.Static() {
		set("flags", accessorOfStatic)
	}
	set("target", e.Args[0])
	e.ReturnRef(r)
}

func constructorAccessor(e *vm.Env) {
	mt := reflectedMethod(e, e.Ref(0))
	if !e.InitClass(mt.Class) {
		return
	}
	r, set := newObject(e, "jdk/internal/reflect/DirectConstructorHandleAccessor")
	set("paramCount", uint64(len(mt.Params)))
	set("target", e.Args[0])
	e.ReturnRef(r)
}

// serialAccessor is newSerializableConstructorAccessor(Class, Constructor of a
// superclass).
func serialAccessor(e *vm.Env) {
	mt := reflectedMethod(e, e.Ref(1))
	if !e.InitClass(e.M.ClassOf(e.Ref(0))) {
		return
	}
	r, set := newObject(e, "jdk/internal/reflect/NativeSuperConstructorAccessor")
	set("instantiated", e.Args[0])
	set("declaring", uint64(e.M.Mirror(mt.Class)))
	set("slot", uint64(mt.Slot))
	e.ReturnRef(r)
}

// reflectedIn is the method that an accessor is for.
func reflectedIn(e *vm.Env) *vm.Method {
	o := e.Object(0)
	return reflectedMethod(e, o.Ref(o.Class.FieldNamed("target").Word))
}

// invokeTarget is invokeImpl(Object target, Object[] args[, Class caller]).
func invokeTarget(e *vm.Env) {
	mt := reflectedIn(e)
	if e.Phase == 1 {
		e.ReturnBoxed(mt.Ret, e.Result, e.ResultAttr) // handles box with valueOf
		return
	}
	var slots []uint64
	if !mt.Static() {
		slots = append(slots, e.Args[1])
	}
	callReflected(e, mt, e.Ref(1), e.Ref(2), slots)
}

// callReflected is phase 0 of a call whose arguments are as many as they should be.
func callReflected(e *vm.Env, mt *vm.Method, target, args vm.Ref, slots []uint64) {
	if !initBox(e, mt.Ret) {
		return
	}
	slots, attrs, ok := unboxArgs(e, mt, args, slots)
	if !ok {
		mismatched(e, mt, args)
		return
	}
	if !mt.Static() && !mt.Private() {
		impl, conflict := e.M.Heap.Get(target).Class.Select(mt)
		if impl == nil || impl.Abstract() || conflict {
			e.Throw("java/lang/AbstractMethodError", unimplemented(e.M.Heap.Get(target).Class, mt))
			return
		}
		mt = impl
	}
	e.Call(1, mt, slots...)
	e.WithAttrs(attrs)
}

// unimplemented is what a handle says where a receiver has no such method.
func unimplemented(receiver *vm.Class, mt *vm.Method) string {
	resolved := "'abstract " + vm.SignatureIn("", mt) + "' of " + vm.KindWord(mt.Class) + "."
	if mt.Class.IsInterface() {
		return "Receiver class " + receiver.JavaName() + " does not define or inherit an implementation of the resolved method " + resolved
	}
	return "Missing implementation of resolved method " + resolved
}

// mismatched has an accessor say what is wrong with an argument: it catches what
// handles throw, which are not of one mind with natives.
func mismatched(e *vm.Env, mt *vm.Method, args vm.Ref) {
	if !e.Throwing() {
		return
	}
	params, _ := vm.Descriptors(mt.Desc)
	for i, r := range e.M.Heap.Get(args).Refs() {
		if method := unboxedBy[mt.Params[i]]; r == vm.Null && method != "" {
			e.Throw("java/lang/NullPointerException", "Cannot invoke \""+method+"()\" because the return value of "+
				"\"sun.invoke.util.ValueConversions.primitiveConversion(sun.invoke.util.Wrapper, Object, boolean)\" is null")
			return
		}
		if r == vm.Null {
			continue
		}
		if message := misfit(e, mt, params[i], mt.Params[i], e.M.Heap.Get(r).Class); message != "" {
			e.Throw("java/lang/ClassCastException", message)
			return
		}
	}
	e.ThrowNoMessage("java/lang/ClassCastException")
}

// misfit is what a handle says to an argument of class c for a parameter of a type and
// kind, "" if it fits. It unboxes with a cast to Number, then with one to the box.
func misfit(e *vm.Env, mt *vm.Method, param string, kind vm.Kind, c *vm.Class) string {
	if kind == vm.KindRef {
		if to := typeOf(e, mt.Class, param); to != nil && !c.SubclassOf(to) {
			return "Cannot cast " + c.JavaName() + " to " + to.JavaName()
		}
		return ""
	}
	from, boxed := kindOfBox[c.Name]
	number := e.M.Lib.MustLoad("java/lang/Number")
	switch {
	case !boxed && !c.SubclassOf(number):
		return e.M.CastMessage(c, number)
	case boxed:
		if _, ok := widen(from, kind, 0); ok {
			return ""
		}
	}
	return "Cannot cast " + c.JavaName() + " to " + strings.ReplaceAll(boxOf[kind], "/", ".")
}

// unboxedBy are the methods that handles unbox with.
var unboxedBy = map[vm.Kind]string{
	vm.KindByte: "java.lang.Number.byteValue", vm.KindShort: "java.lang.Number.shortValue", vm.KindInt: "java.lang.Number.intValue",
	vm.KindLong: "java.lang.Number.longValue", vm.KindFloat: "java.lang.Number.floatValue", vm.KindDouble: "java.lang.Number.doubleValue",
	vm.KindChar: "java.lang.Number.intValue", vm.KindBoolean: "java.lang.Number.intValue",
}

func constructTarget(e *vm.Env) {
	if e.Phase == 1 {
		e.ReturnRaw(e.Local(0))
		return
	}
	mt := reflectedIn(e)
	slots, attrs, ok := unboxArgs(e, mt, e.Ref(1), []uint64{0})
	if !ok {
		mismatched(e, mt, e.Ref(1))
		return
	}
	if !e.M.Heap.Fits(int64(16 + 8*mt.Class.Words)) {
		e.Throw("java/lang/OutOfMemoryError", "Java heap space")
		return
	}
	slots[0] = uint64(e.M.Heap.NewInstance(mt.Class))
	e.SetLocalRef(0, vm.Ref(slots[0]))
	e.Call(1, mt, slots...)
	e.WithAttrs(attrs)
}
