package models

import (
	"fmt"
	"strings"

	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// What java.lang.Class tells of a class file besides members: nesting, nests,
// sealing, generics, annotations.
func init() {
	Override("java/lang/Class", Methods{
		"getInterfaces0": func(e *vm.Env) { returnClasses(e, self(e).Interfaces) },
		"getSigners":     returnNull,
		"setSigners":     nothing,

		"getEnclosingMethod0":  enclosingMethod,
		"getDeclaringClass0":   declaringClass,
		"getSimpleBinaryName0": simpleBinaryName,
		"getDeclaredClasses0":  declaredClasses,

		"getGenericSignature0": func(e *vm.Env) {
			if f := self(e).File; f != nil {
				e.ReturnRef(textOrNull(e, f.Signature))
			}
		},
		"getRawAnnotations": func(e *vm.Env) {
			if f := self(e).File; f != nil {
				e.ReturnRef(rawBytes(e, f.Annotations.Visible))
			}
		},
		"getRawTypeAnnotations": func(e *vm.Env) {
			if f := self(e).File; f != nil {
				e.ReturnRef(rawBytes(e, f.Annotations.TypeVisible))
			}
		},
		"isRecord0":               func(e *vm.Env) { e.ReturnBool(isRecord(self(e))) },
		"getNestHost0":            nestHost,
		"getNestMembers0":         nestMembers,
		"getPermittedSubclasses0": permittedSubclasses,
	})
	Register("java/io/ObjectStreamClass", Methods{
		"initNative":           nothing,
		"hasStaticInitializer": func(e *vm.Env) { e.ReturnBool(e.M.ClassOf(e.Ref(0)).Clinit != nil) },
	})
}

func returnClasses(e *vm.Env, classes []*vm.Class) {
	refs := make([]vm.Ref, len(classes))
	for i, c := range classes {
		refs[i] = e.M.Mirror(c)
	}
	e.ReturnRef(refArray(e.M, e.M.Lib.ClassClass(), refs))
}

// ownInnerClass is the row of InnerClasses that describes c itself.
func ownInnerClass(c *vm.Class) *classfile.InnerClass {
	if c.File == nil {
		return nil
	}
	for i := range c.File.InnerClasses {
		if in := &c.File.InnerClasses[i]; in.Inner == c.File.Name {
			return in
		}
	}
	return nil
}

func enclosingMethod(e *vm.Env) {
	c := self(e)
	if c.File == nil || c.File.EnclosingMethod == nil {
		e.ReturnRef(vm.Null)
		return
	}
	em := c.File.EnclosingMethod
	outer := classNamed(e, c, em.Class)
	if outer == nil {
		return
	}
	e.ReturnRef(refArray(e.M, e.M.Lib.ObjectClass(), []vm.Ref{e.M.Mirror(outer), textOrNull(e, em.Name), textOrNull(e, em.Descriptor)}))
}

func declaringClass(e *vm.Env) {
	c := self(e)
	in := ownInnerClass(c)
	if in == nil || in.Outer == "" {
		e.ReturnRef(vm.Null)
		return
	}
	outer := classNamed(e, c, in.Outer)
	if outer == nil {
		return
	}
	if !agreeOnNesting(e, outer, c) {
		return
	}
	e.ReturnRef(e.M.Mirror(outer))
}

// agreeOnNesting reports whether the class file of outer names the class
// inner, too: that very class, which a hidden class never is. When it returns
// false the native must return.
func agreeOnNesting(e *vm.Env, outer, inner *vm.Class) bool {
	if outer.File != nil && inner.File != nil {
		for _, in := range outer.File.InnerClasses {
			if in.Inner != inner.File.Name {
				continue
			}
			named := classNamed(e, outer, in.Inner)
			if named == nil || named == inner {
				return named != nil
			}
		}
	}
	e.Throw("java/lang/IncompatibleClassChangeError",
		fmt.Sprintf("%s and %s disagree on InnerClasses attribute", outer.JavaName(), inner.JavaName()))
	return false
}

func simpleBinaryName(e *vm.Env) {
	if in := ownInnerClass(self(e)); in != nil {
		e.ReturnRef(textOrNull(e, in.Name))
	}
}

func declaredClasses(e *vm.Env) {
	c := self(e)
	var found []*vm.Class
	if c.File != nil {
		for _, in := range c.File.InnerClasses {
			if in.Outer != c.File.Name {
				continue
			}
			inner := classNamed(e, c, in.Inner)
			if inner == nil || !agreeOnNesting(e, c, inner) {
				return
			}
			found = append(found, inner)
		}
	}
	returnClasses(e, found)
}

// nestHost loads the host first: NestHost looks only at what is loaded.
func nestHost(e *vm.Env) {
	c := self(e)
	if c.File != nil && c.File.NestHost != "" && !c.Hidden && !c.Loader.Builtin() && e.M.LoadedBy(c.Loader, c.File.NestHost) == nil {
		// A host that cannot be loaded makes a class its own host.
		if e.Phase == 0 {
			decl := e.M.Lib.MustLoad("java/lang/ClassLoader").Method("loadClass", "(Ljava/lang/String;)Ljava/lang/Class;")
			impl, _ := e.M.Heap.Get(c.Loader.Obj).Class.Select(decl)
			e.CallCatch(1, impl, uint64(c.Loader.Obj), uint64(e.M.NewStringMUTF8(strings.ReplaceAll(c.File.NestHost, "/", "."))))
			return
		}
		if e.Exc == 0 && e.Result != 0 {
			if h := e.M.ClassOf(vm.Ref(e.Result)); h.Name == c.File.NestHost {
				e.M.RecordLoaded(c.Loader, h.Name, h)
			}
		}
	}
	e.ReturnRef(e.M.Mirror(e.M.NestHost(c)))
}

func nestMembers(e *vm.Env) {
	host := e.M.NestHost(self(e))
	members := []*vm.Class{host}
	if host.File != nil {
		for _, n := range host.File.NestMembers {
			m := classNamed(e, host, n)
			if m == nil {
				return
			}
			if e.M.NestHost(m) != host {
				e.Throw("java/lang/IncompatibleClassChangeError",
					fmt.Sprintf("Nest member %s in %s declares a different nest host of %s", m.JavaName(), host.JavaName(), e.M.NestHost(m).JavaName()))
				return
			}
			members = append(members, m)
		}
	}
	returnClasses(e, members)
}

// permittedSubclasses lists those that exist; Class checks the rest.
func permittedSubclasses(e *vm.Env) {
	c := self(e)
	if c.File == nil || !c.File.Sealed {
		e.ReturnRef(vm.Null)
		return
	}
	var found []*vm.Class
	for _, n := range c.File.Permitted {
		p, pending, err := e.M.ClassFrom(e.T, c, n)
		if pending {
			e.Retry()
			return
		}
		if err == nil {
			found = append(found, p)
		}
	}
	returnClasses(e, found)
}
