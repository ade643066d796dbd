package models

import (
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// The members of classes as java.lang.reflect's objects.
func init() {
	Override("java/lang/Class", Methods{
		"getDeclaredFields0":       declaredFields,
		"getDeclaredMethods0":      declaredMethods,
		"getDeclaredConstructors0": declaredConstructors,
		"getRecordComponents0":     recordComponents,
	})
	Register("java/lang/reflect/Executable", Methods{
		"getParameters0": parameters,
		"getTypeAnnotationBytes0": func(e *vm.Env) {
			e.ReturnRef(rawBytes(e, reflectedMethod(e, e.Ref(0)).Info.Annotations.TypeVisible))
		},
	})
	Register("java/lang/reflect/Field", Methods{
		"getTypeAnnotationBytes0": func(e *vm.Env) {
			e.ReturnRef(rawBytes(e, reflectedField(e, e.Ref(0)).Info.Annotations.TypeVisible))
		},
	})
}

// Flags that Modifier and the reflection classes know for each kind of member.
const (
	fieldModifiers = classfile.AccPublic | classfile.AccPrivate | classfile.AccProtected | classfile.AccStatic |
		classfile.AccFinal | classfile.AccVolatile | classfile.AccTransient | classfile.AccSynthetic | classfile.AccEnum
	methodModifiers = classfile.AccPublic | classfile.AccPrivate | classfile.AccProtected | classfile.AccStatic |
		classfile.AccFinal | classfile.AccSynchronized | classfile.AccBridge | classfile.AccVarargs | classfile.AccNative |
		classfile.AccAbstract | classfile.AccStrict | classfile.AccSynthetic
)

// newObject allocates an instance of a boot class whose fields a native sets
// by name.
func newObject(e *vm.Env, class string) (vm.Ref, func(name string, v uint64)) {
	c := e.M.Lib.MustLoad(class)
	r := e.M.Heap.NewInstance(c)
	o := e.M.Heap.Get(r)
	return r, func(name string, v uint64) { o.Words[c.FieldNamed(name).Word] = v }
}

// typeOf loads the class of a field descriptor as code of class from means it.
// Nil means that the native must return.
func typeOf(e *vm.Env, from *vm.Class, desc string) *vm.Class {
	switch desc[0] {
	case 'L':
		return classNamed(e, from, desc[1:len(desc)-1])
	case '[':
		return classNamed(e, from, desc)
	}
	return e.M.Lib.Primitive(vm.Kind(desc[0]))
}

// classNamed loads the class that code of class from means by a name. Nil
// means that the native must return.
func classNamed(e *vm.Env, from *vm.Class, name string) *vm.Class {
	c, pending, err := e.M.ClassFrom(e.T, from, name)
	switch {
	case pending:
		e.Retry()
		return nil
	case err != nil:
		e.ThrowError(err)
		return nil
	}
	return c
}

// classArray makes a Class[] of types given by descriptor.
func classArray(e *vm.Env, from *vm.Class, descs []string) (vm.Ref, bool) {
	mirrors := make([]vm.Ref, len(descs))
	for i, d := range descs {
		c := typeOf(e, from, d)
		if c == nil {
			return 0, false
		}
		mirrors[i] = e.M.Mirror(c)
	}
	return refArray(e.M, e.M.Lib.ClassClass(), mirrors), true
}

// rawBytes makes a byte[] of an attribute, null of an absent one.
func rawBytes(e *vm.Env, b []byte) vm.Ref {
	if b == nil {
		return vm.Null
	}
	r := e.M.Heap.NewArray(e.M.Lib.MustLoad("[B"), int32(len(b)))
	copy(e.M.Heap.Get(r).RawBytes(), b)
	return r
}

// textOrNull makes a String of a class file's text, null of an absent one.
func textOrNull(e *vm.Env, s string) vm.Ref {
	if s == "" {
		return vm.Null
	}
	return e.M.NewStringMUTF8(s)
}

func declaredFields(e *vm.Env) {
	c := self(e)
	if !e.Link(c) {
		return
	}
	var refs []vm.Ref
	for _, f := range c.Fields {
		if e.Bool(1) && f.Flags&classfile.AccPublic == 0 {
			continue
		}
		r := newField(e, f)
		if r == 0 {
			return
		}
		refs = append(refs, r)
	}
	e.ReturnRef(refArray(e.M, e.M.Lib.MustLoad("java/lang/reflect/Field"), refs))
}

// newField makes the java.lang.reflect.Field of f; null means that the native
// must return.
func newField(e *vm.Env, f *vm.Field) vm.Ref {
	typ := typeOf(e, f.Class, f.Desc)
	if typ == nil {
		return vm.Null
	}
	r, set := newObject(e, "java/lang/reflect/Field")
	set("clazz", uint64(e.M.Mirror(f.Class)))
	set("slot", uint64(f.Slot))
	set("name", uint64(e.M.InternMUTF8(f.Name)))
	set("type", uint64(e.M.Mirror(typ)))
	set("modifiers", uint64(f.Flags&fieldModifiers))
	if f.Flags&classfile.AccFinal != 0 && (f.Static() || f.Class.Hidden || isRecord(f.Class)) {
		set("trustedFinal", 1)
	}
	set("signature", uint64(textOrNull(e, f.Info.Signature)))
	set("annotations", uint64(rawBytes(e, f.Info.Annotations.Visible)))
	return r
}

func declaredMethods(e *vm.Env) {
	c := self(e)
	if !e.Link(c) {
		return
	}
	var refs []vm.Ref
	for _, mt := range hotspotMethods(c) {
		if mt.Name[0] == '<' || e.Bool(1) && mt.Flags&classfile.AccPublic == 0 {
			continue
		}
		r := newMethod(e, mt)
		if r == 0 {
			return
		}
		refs = append(refs, r)
	}
	e.ReturnRef(refArray(e.M, e.M.Lib.MustLoad("java/lang/reflect/Method"), refs))
}

func declaredConstructors(e *vm.Env) {
	c := self(e)
	if !e.Link(c) {
		return
	}
	var refs []vm.Ref
	for _, mt := range hotspotMethods(c) {
		if mt.Name != "<init>" || e.Bool(1) && mt.Flags&classfile.AccPublic == 0 {
			continue
		}
		r := newConstructor(e, mt)
		if r == 0 {
			return
		}
		refs = append(refs, r)
	}
	e.ReturnRef(refArray(e.M, e.M.Lib.MustLoad("java/lang/reflect/Constructor"), refs))
}

// newMethod makes the java.lang.reflect.Method of mt; null means that the
// native must return.
func newMethod(e *vm.Env, mt *vm.Method) vm.Ref {
	_, result := vm.Descriptors(mt.Desc)
	ret := typeOf(e, mt.Class, result)
	if ret == nil {
		return vm.Null
	}
	r, set := newExecutable(e, "java/lang/reflect/Method", mt)
	if r == 0 {
		return vm.Null
	}
	set("name", uint64(e.M.InternMUTF8(mt.Name)))
	set("returnType", uint64(e.M.Mirror(ret)))
	set("annotationDefault", uint64(rawBytes(e, mt.Info.Annotations.Default)))
	return r
}

func newConstructor(e *vm.Env, mt *vm.Method) vm.Ref {
	r, _ := newExecutable(e, "java/lang/reflect/Constructor", mt)
	return r
}

// newExecutable makes what Method and Constructor have in common.
func newExecutable(e *vm.Env, class string, mt *vm.Method) (vm.Ref, func(string, uint64)) {
	params, _ := vm.Descriptors(mt.Desc)
	types, ok := classArray(e, mt.Class, params)
	if !ok {
		return vm.Null, nil
	}
	thrown := make([]string, len(mt.Info.Exceptions))
	for i, n := range mt.Info.Exceptions {
		thrown[i] = classfile.DescriptorOf(n)
	}
	exceptions, ok := classArray(e, mt.Class, thrown)
	if !ok {
		return vm.Null, nil
	}
	r, set := newObject(e, class)
	set("clazz", uint64(e.M.Mirror(mt.Class)))
	set("slot", uint64(mt.Slot))
	set("parameterTypes", uint64(types))
	set("exceptionTypes", uint64(exceptions))
	set("modifiers", uint64(mt.Flags&methodModifiers))
	set("signature", uint64(textOrNull(e, mt.Info.Signature)))
	set("annotations", uint64(rawBytes(e, mt.Info.Annotations.Visible)))
	set("parameterAnnotations", uint64(rawBytes(e, mt.Info.Annotations.ParameterVisible)))
	return r, set
}

// reflectedMethod returns the method that a java.lang.reflect.Method or
// Constructor stands for.
func reflectedMethod(e *vm.Env, r vm.Ref) *vm.Method {
	o := e.M.Heap.Get(r)
	c := e.M.ClassOf(o.Ref(o.Class.FieldNamed("clazz").Word))
	return c.Methods[o.Int(o.Class.FieldNamed("slot").Word)]
}

// parameters is Executable.getParameters0: null without a MethodParameters
// attribute.
func parameters(e *vm.Env) {
	info := reflectedMethod(e, e.Ref(0)).Info
	if !info.HasParams {
		e.ReturnRef(vm.Null)
		return
	}
	refs := make([]vm.Ref, len(info.Parameters))
	for i, p := range info.Parameters {
		if p.Bad != "" {
			e.Throw("java/lang/IllegalArgumentException", p.Bad)
			return
		}
		r, set := newObject(e, "java/lang/reflect/Parameter")
		if p.Name != "" { // javac 21 has entries for what the compiler adds, without a name
			set("name", uint64(e.M.InternMUTF8(p.Name)))
		}
		set("modifiers", uint64(p.Flags))
		set("executable", e.Args[0])
		set("index", uint64(i))
		refs[i] = r
	}
	e.ReturnRef(refArray(e.M, e.M.Lib.MustLoad("java/lang/reflect/Parameter"), refs))
}

func recordComponents(e *vm.Env) {
	c := self(e)
	var refs []vm.Ref
	if c.File != nil {
		for i := range c.File.Record {
			r := newRecordComponent(e, c, &c.File.Record[i])
			if r == 0 {
				return
			}
			refs = append(refs, r)
		}
	}
	e.ReturnRef(refArray(e.M, e.M.Lib.MustLoad("java/lang/reflect/RecordComponent"), refs))
}

func newRecordComponent(e *vm.Env, c *vm.Class, rc *classfile.RecordComponent) vm.Ref {
	typ := typeOf(e, c, rc.Descriptor)
	if typ == nil {
		return vm.Null
	}
	accessor := vm.Null
	if mt := c.DeclaredMethod(rc.Name, "()"+rc.Descriptor); mt != nil && !mt.Static() {
		if accessor = newMethod(e, mt); accessor == 0 {
			return vm.Null
		}
	}
	r, set := newObject(e, "java/lang/reflect/RecordComponent")
	set("clazz", uint64(e.M.Mirror(c)))
	set("name", uint64(e.M.InternMUTF8(rc.Name)))
	set("type", uint64(e.M.Mirror(typ)))
	set("accessor", uint64(accessor))
	set("signature", uint64(textOrNull(e, rc.Signature)))
	set("annotations", uint64(rawBytes(e, rc.Annotations.Visible)))
	set("typeAnnotations", uint64(rawBytes(e, rc.Annotations.TypeVisible)))
	return r
}

// isRecord reports whether HotSpot takes a class for a record.
func isRecord(c *vm.Class) bool {
	return c.File != nil && c.File.IsRecord && c.Flags&classfile.AccFinal != 0 && c.Super != nil && c.Super.Name == "java/lang/Record"
}
