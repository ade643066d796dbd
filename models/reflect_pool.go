package models

import (
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// jdk.internal.reflect.ConstantPool, by which annotations are read. Its
// constantPoolOop is the class. Natives have the receiver, the oop and an
// index as arguments.
func init() {
	Override("java/lang/Class", Methods{
		"getConstantPool": func(e *vm.Env) {
			if self(e).File == nil {
				e.ReturnRef(vm.Null)
				return
			}
			r, set := newObject(e, "jdk/internal/reflect/ConstantPool")
			set("constantPoolOop", e.Args[0])
			e.ReturnRef(r)
		},
	})
	Register("jdk/internal/reflect/ConstantPool", Methods{
		"getSize0":     func(e *vm.Env) { e.ReturnInt(int32(len(poolClass(e).File.Pool.Consts))) },
		"getTagAt0":    withConst(nil, func(e *vm.Env, _ *vm.Class, k *classfile.Const) { e.ReturnInt(int32(k.Tag)) }),
		"getIntAt0":    withConst(tags(classfile.TagInteger), func(e *vm.Env, _ *vm.Class, k *classfile.Const) { e.ReturnInt(int32(k.Bits)) }),
		"getLongAt0":   withConst(tags(classfile.TagLong), returnBits),
		"getFloatAt0":  withConst(tags(classfile.TagFloat), returnBits),
		"getDoubleAt0": withConst(tags(classfile.TagDouble), returnBits),
		"getUTF8At0": withConst(tags(classfile.TagUtf8), func(e *vm.Env, _ *vm.Class, k *classfile.Const) {
			e.ReturnRef(e.M.InternMUTF8(k.Str))
		}),
		"getStringAt0": withConst(tags(classfile.TagString), func(e *vm.Env, c *vm.Class, k *classfile.Const) {
			e.ReturnRef(e.M.InternMUTF8(c.File.Pool.Utf8(k.A)))
		}),
		"getClassAt0":               withConst(tags(classfile.TagClass), poolClassAt),
		"getClassAtIfLoaded0":       withConst(tags(classfile.TagClass), poolClassIfLoaded),
		"getClassRefIndexAt0":       withConst(memberTags, func(e *vm.Env, _ *vm.Class, k *classfile.Const) { e.ReturnInt(int32(k.A)) }),
		"getNameAndTypeRefIndexAt0": withConst(dynamicTags, func(e *vm.Env, _ *vm.Class, k *classfile.Const) { e.ReturnInt(int32(k.B)) }),
		"getNameAndTypeRefInfoAt0": withConst(tags(classfile.TagNameAndType), func(e *vm.Env, c *vm.Class, k *classfile.Const) {
			e.ReturnRef(stringArray(e.M, []string{c.File.Pool.Utf8(k.A), c.File.Pool.Utf8(k.B)}, nil))
		}),
		"getMemberRefInfoAt0": withConst(memberTags, func(e *vm.Env, c *vm.Class, _ *classfile.Const) {
			class, name, desc := c.File.Pool.Member(uint16(e.Int(2)))
			e.ReturnRef(stringArray(e.M, []string{class, name, desc}, nil))
		}),
		"getMethodAt0":         withConst(tags(classfile.TagMethodref, classfile.TagInterfaceMethodref), poolMethodAt),
		"getMethodAtIfLoaded0": withConst(tags(classfile.TagMethodref, classfile.TagInterfaceMethodref), poolMethodAt),
		"getFieldAt0":          withConst(tags(classfile.TagFieldref), poolFieldAt),
		"getFieldAtIfLoaded0":  withConst(tags(classfile.TagFieldref), poolFieldAt),
	})
}

var (
	memberTags  = tags(classfile.TagFieldref, classfile.TagMethodref, classfile.TagInterfaceMethodref)
	dynamicTags = append(tags(classfile.TagDynamic, classfile.TagInvokeDynamic), memberTags...)
)

func tags(t ...classfile.Tag) []classfile.Tag { return t }

func poolClass(e *vm.Env) *vm.Class { return e.M.ClassOf(e.Ref(1)) }

// withConst makes a native of a function over the constant at the index in
// argument slot 2, which must have one of the tags, nil meaning any.
func withConst(want []classfile.Tag, f func(e *vm.Env, c *vm.Class, k *classfile.Const)) vm.NativeFunc {
	return func(e *vm.Env) {
		c := poolClass(e)
		i := e.Int(2)
		if i <= 0 || int(i) >= len(c.File.Pool.Consts) {
			e.Throw(illegalArgument, "Constant pool index out of bounds")
			return
		}
		k := &c.File.Pool.Consts[i]
		ok := want == nil
		for _, t := range want {
			ok = ok || t == k.Tag
		}
		if !ok {
			e.Throw(illegalArgument, "Wrong type at constant pool index")
			return
		}
		f(e, c, k)
	}
}

func returnBits(e *vm.Env, _ *vm.Class, k *classfile.Const) { e.ReturnRaw(k.Bits) }

func poolClassAt(e *vm.Env, c *vm.Class, k *classfile.Const) {
	if found := classNamed(e, c, c.File.Pool.Utf8(k.A)); found != nil {
		e.ReturnRef(e.M.Mirror(found))
	}
}

func poolClassIfLoaded(e *vm.Env, c *vm.Class, k *classfile.Const) {
	name := c.File.Pool.Utf8(k.A)
	found := e.M.LoadedBy(c.Loader, name)
	if name == c.File.Name {
		found = c
	}
	if found != nil {
		e.ReturnRef(e.M.Mirror(found))
	}
}

func poolMethodAt(e *vm.Env, c *vm.Class, k *classfile.Const) {
	owner := classNamed(e, c, c.File.Pool.Class(k.A))
	if owner == nil {
		return
	}
	name, desc := c.File.Pool.NameAndType(k.B)
	mt := owner.Method(name, desc)
	if mt == nil {
		e.Throw("java/lang/RuntimeException", "Unable to look up method in target class")
		return
	}
	if name == "<init>" {
		e.ReturnRef(newConstructor(e, mt))
		return
	}
	e.ReturnRef(newMethod(e, mt))
}

func poolFieldAt(e *vm.Env, c *vm.Class, k *classfile.Const) {
	owner := classNamed(e, c, c.File.Pool.Class(k.A))
	if owner == nil {
		return
	}
	f := owner.Field(c.File.Pool.NameAndType(k.B))
	if f == nil {
		e.Throw("java/lang/RuntimeException", "Unable to look up field in target class")
		return
	}
	e.ReturnRef(newField(e, f))
}
