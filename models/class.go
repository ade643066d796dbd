package models

import (
	"strings"

	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

func init() {
	Override("java/lang/Class", Methods{
		"forName0":         forName,
		"isInstance":       func(e *vm.Env) { o := e.Object(1); e.ReturnBool(o != nil && o.Class.SubclassOf(self(e))) },
		"isAssignableFrom": isAssignableFrom,
		"isInterface":      func(e *vm.Env) { e.ReturnBool(self(e).IsInterface()) },
		"isArray":          func(e *vm.Env) { e.ReturnBool(self(e).IsArray()) },
		"isPrimitive":      func(e *vm.Env) { e.ReturnBool(self(e).IsPrimitive()) },
		"isHidden":         func(e *vm.Env) { e.ReturnBool(self(e).Hidden) },
		"initClassName": func(e *vm.Env) {
			r := e.M.Intern(e.M.NewStringMUTF8(self(e).JavaName()))
			e.M.Heap.Writable(e.Ref(0)).Words[field(e, "java/lang/Class", "name")] = uint64(r)
			e.ReturnRef(r)
		},
		"getSuperclass":           superclass,
		"getModifiers":            func(e *vm.Env) { e.ReturnInt(int32(modifiers(self(e)))) },
		"getPrimitiveClass":       primitiveClass,
		"desiredAssertionStatus0": assertionStatus,
	})
	Override("java/lang/String", Methods{
		"intern": func(e *vm.Env) {
			if e.MayIntern(e.Ref(0)) {
				e.ReturnRef(e.M.Intern(e.Ref(0)))
			}
		},
	})
	Register("java/lang/StringUTF16", Methods{"isBigEndian": returnBool(false)})
	Register("java/lang/Float", Methods{
		"floatToRawIntBits": func(e *vm.Env) { e.ReturnRaw(e.Args[0]) },
		"intBitsToFloat":    func(e *vm.Env) { e.ReturnRaw(e.Args[0]) },
	})
	Register("java/lang/Double", Methods{
		"doubleToRawLongBits": func(e *vm.Env) { e.ReturnRaw(e.Args[0]) },
		"longBitsToDouble":    func(e *vm.Env) { e.ReturnRaw(e.Args[0]) },
	})
	Register("jdk/internal/reflect/Reflection", Methods{
		"getCallerClass":      callerClass,
		"getClassAccessFlags": func(e *vm.Env) { e.ReturnInt(int32(e.M.ClassOf(e.Ref(0)).Flags &^ classfile.AccSuper)) },
		"areNestMates": func(e *vm.Env) {
			e.ReturnBool(e.M.NestHost(e.M.ClassOf(e.Ref(0))) == e.M.NestHost(e.M.ClassOf(e.Ref(1))))
		},
	})
	Override("java/security/AccessController", Methods{
		"getStackAccessControlContext":     returnNull,
		"getInheritedAccessControlContext": returnNull,
		"ensureMaterializedForStackWalk":   nothing,
	})
}

// self is the class that the receiver, a java.lang.Class, stands for.
func self(e *vm.Env) *vm.Class { return e.M.ClassOf(e.Ref(0)) }

// forName0(String name, boolean initialize, ClassLoader loader, Class caller).
// Phase 1 comes after the loader's own loadClass.
func forName(e *vm.Env) {
	var c *vm.Class
	if e.Phase == 0 {
		if e.Ref(0) == 0 {
			e.ThrowNoMessage("java/lang/NullPointerException")
			return
		}
		c = findClass(e, loaderOf(e, e.Ref(2)), e.M.MUTF8(e.Ref(0)))
	} else {
		c = foundClass(e, loaderOf(e, e.Ref(2)), e.M.MUTF8(e.Ref(0)))
	}
	if c == nil || e.Bool(1) && !e.InitClass(c) {
		return
	}
	e.ReturnRef(e.M.Mirror(c))
}

// findClass finds a class by its name in dotted form; nil means that the
// native must return: it has thrown, or goes on when the loader's loadClass
// has answered.
func findClass(e *vm.Env, loader *vm.Loader, name string) *vm.Class {
	slashed := strings.ReplaceAll(name, ".", "/")
	if strings.ContainsRune(name, '/') || !isClassName(slashed) {
		e.Throw("java/lang/ClassNotFoundException", slashed)
		return nil
	}
	elem := elementName(slashed)
	if loader.Builtin() || elem[0] == '[' {
		c, _, err := e.M.LoadVia(e.T, loader, slashed)
		if err == nil && sees(loader, c) {
			return c
		}
		if err != nil && !vm.NotFound(err, elem) {
			e.ThrowError(err)
			return nil
		}
	} else if e.M.LoadedBy(loader, elem) != nil {
		c, _, _ := e.M.LoadVia(e.T, loader, slashed)
		return c
	}
	askLoader(e, 1, loader, slashed)
	return nil
}

// foundClass takes the answer of the loader's loadClass.
func foundClass(e *vm.Env, loader *vm.Loader, name string) *vm.Class {
	slashed := strings.ReplaceAll(name, ".", "/")
	elem := elementName(slashed)
	if e.Local(0) == 0 { // an initialiser may have run since
		e.LeaveLoader()
		var found *vm.Class
		if e.Result != 0 {
			found = e.M.ClassOf(vm.Ref(e.Result))
		}
		if found == nil || found.Name != elem {
			e.Throw("java/lang/ClassNotFoundException", slashed)
			return nil
		}
		e.M.RecordLoaded(loader, elem, found)
		e.SetLocalRef(0, vm.Ref(e.Result))
	}
	c := e.M.ClassOf(vm.Ref(e.Local(0)))
	for dims := len(slashed) - len(strings.TrimLeft(slashed, "[")); dims > 0; dims-- {
		c = e.M.Lib.ArrayOf(c)
	}
	return c
}

// isClassName reports whether a name with slashes could be that of a class or
// an array.
func isClassName(s string) bool {
	if elem := strings.TrimLeft(s, "["); elem != s {
		if len(elem) == 1 {
			return len(s) <= 256 && strings.Contains("ZBCSIJFD", elem)
		}
		if len(elem) < 3 || elem[0] != 'L' || elem[len(elem)-1] != ';' {
			return false
		}
		s = elem[1 : len(elem)-1]
	}
	return s != "" && !strings.ContainsAny(s, ".;[") &&
		s[0] != '/' && s[len(s)-1] != '/' && !strings.Contains(s, "//")
}

// elementName strips an array descriptor down to its class name.
func elementName(name string) string {
	if strings.HasPrefix(name, "[") {
		e := strings.TrimLeft(name, "[")
		if strings.HasPrefix(e, "L") && strings.HasSuffix(e, ";") {
			return e[1 : len(e)-1]
		}
	}
	return name
}

func isAssignableFrom(e *vm.Env) {
	if e.Ref(1) == 0 {
		e.ThrowNoMessage("java/lang/NullPointerException")
		return
	}
	c, d := self(e), e.M.ClassOf(e.Ref(1))
	e.ReturnBool(d == c || d.Prim == 0 && c.Prim == 0 && d.SubclassOf(c))
}

func superclass(e *vm.Env) {
	c := self(e)
	if c.IsInterface() || c.Super == nil {
		e.ReturnRef(vm.Null)
		return
	}
	super := c.Super
	if super.Complements == c {
		super = super.Super // ours, below the program's own copy
	}
	e.ReturnRef(e.M.Mirror(super))
}

// modifiers are the flags of Class.getModifiers: those of InnerClasses where
// the class is a member.
func modifiers(c *vm.Class) classfile.Flags {
	f := c.Flags
	base := c
	for base.Elem != nil {
		base = base.Elem
	}
	if base.File != nil {
		for _, i := range base.File.InnerClasses {
			if i.Inner == base.Name {
				f = i.Flags
				if c != base {
					f = i.Flags&(classfile.AccPublic|classfile.AccPrivate|classfile.AccProtected) | classfile.AccFinal | classfile.AccAbstract
				}
			}
		}
	}
	return f &^ classfile.AccSuper
}

func primitiveClass(e *vm.Env) {
	name := e.String(0)
	for _, k := range []vm.Kind{'V', 'Z', 'B', 'C', 'S', 'I', 'J', 'F', 'D'} {
		if k.String() == name {
			e.ReturnRef(e.M.Mirror(e.M.Lib.Primitive(k)))
			return
		}
	}
	e.Throw("java/lang/ClassNotFoundException", name)
}

func assertionStatus(e *vm.Env) {
	c := self(e)
	if c.Loader.Boot() || e.M.Opt.Assertion == nil {
		e.ReturnBool(false)
		return
	}
	e.ReturnBool(e.M.Opt.Assertion(c.JavaName()))
}

// callerClass is Reflection.getCallerClass: the class of the caller of the
// method that asks, with the frames of reflection and of method handles left
// out. A hidden class is a caller like any other.
func callerClass(e *vm.Env) {
	f := e.Caller()
	for f = f.Parent; f != nil; f = f.Parent {
		if caller := handleCaller(f); caller != 0 {
			e.ReturnRef(caller)
			return
		}
		if !reflective(f.Method) {
			e.ReturnRef(e.M.Mirror(f.Method.Class))
			return
		}
	}
	e.ReturnRef(vm.Null)
}

// reflective reports whether a method's frame stands between a caller and what
// it calls by reflection or by a handle.
func reflective(mt *vm.Method) bool {
	c := mt.Class
	switch {
	case mt.Has(vm.TraitPseudo), mt.Has(vm.TraitHidden) && c.Loader.Boot() && !c.Hidden:
		return true
	case c.Name == "java/lang/reflect/Method":
		return mt.Name == "invoke"
	}
	return strings.HasPrefix(c.Name, "jdk/internal/reflect/") && (mt.Name == "invoke" || mt.Name == "invoke0")
}
