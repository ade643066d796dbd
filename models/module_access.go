package models

import (
	"strings"

	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// Reflection's access checks ask module objects, and would boot the modules of
// every program that calls values() of an enum. The natives here decide the
// common cases from the classes alone; what is left they hand to the JDK.
func init() {
	Override("java/lang/reflect/AccessibleObject", Methods{
		"checkCanSetAccessible(Ljava/lang/Class;Ljava/lang/Class;)V": checkCanSetAccessible,
	})
	Override("jdk/internal/reflect/Reflection", Methods{"verifyMemberAccess": verifyMemberAccess})
	Override("java/lang/Class", Methods{"getResourceAsStream": classResource})
}

// sameModule reports whether two classes are surely of one module.
func sameModule(a, b *vm.Class) bool {
	for a.Elem != nil {
		a = a.Elem
	}
	for b.Elem != nil {
		b = b.Elem
	}
	return a == b || a.Module == b.Module && (a.Module != "" || a.Loader == b.Loader && a.Loader.Builtin())
}

// exportedToAll reports whether the package of a class is surely exported to
// everybody: the JDK's java and javax packages are, but for one.
func exportedToAll(c *vm.Class) bool {
	for c.Elem != nil {
		c = c.Elem
	}
	if c.Module == "" {
		return c.Loader.Builtin()
	}
	pkg := c.Package()
	return (strings.HasPrefix(pkg, "java/") || strings.HasPrefix(pkg, "javax/")) && pkg != "java/awt/peer"
}

// checkCanSetAccessible(Class caller, Class declaring).
func checkCanSetAccessible(e *vm.Env) {
	caller, declaring := e.M.ClassOf(e.Ref(1)), e.M.ClassOf(e.Ref(2))
	switch {
	case e.Phase != 0:
	case caller.Name != "java/lang/invoke/MethodHandle" && (caller.Module == "java.base" || sameModule(caller, declaring)):
	default:
		c := e.M.Lib.MustLoad("java/lang/reflect/AccessibleObject")
		e.Call(1, c.DeclaredMethod("checkCanSetAccessible", "(Ljava/lang/Class;Ljava/lang/Class;Z)Z"), e.Args[0], e.Args[1], e.Args[2], 1)
	}
}

// verifyMemberAccess(Class current, Class member, Class target, int modifiers):
// may code of class current access a member, declared by class member with
// these modifiers, of an object of class target (null for statics)?
func verifyMemberAccess(e *vm.Env) {
	if e.Ref(0) == 0 || e.Ref(1) == 0 {
		e.ThrowNoMessage("java/lang/NullPointerException")
		return
	}
	// A ServiceLoader asks this first of all, and later reads the catalogs of
	// services that the boot of the modules fills.
	if f := e.Caller(); f != nil && f.Method.Class.Name == "java/util/ServiceLoader" && !needModules(e) {
		return
	}
	current, member := e.M.ClassOf(e.Ref(0)), e.M.ClassOf(e.Ref(1))
	if e.Phase == 0 && !sameModule(current, member) && !exportedToAll(member) {
		e.Call(1, e.M.Lib.ClassClass().DeclaredMethod("getModule", "()Ljava/lang/Module;"), e.Args[0])
		return
	}
	switch {
	case e.Phase == 1:
		c := e.M.Lib.MustLoad("jdk/internal/reflect/Reflection")
		e.Call(2, c.DeclaredMethod("verifyModuleAccess", "(Ljava/lang/Module;Ljava/lang/Class;)Z"), e.Result, e.Args[1])
		return
	case e.Phase == 2 && e.Result == 0:
		e.ReturnBool(false)
		return
	}
	var target *vm.Class
	if e.Ref(2) != 0 {
		target = e.M.ClassOf(e.Ref(2))
	}
	e.ReturnBool(memberAccessible(e.M, current, member, target, classfile.Flags(e.Int(3))))
}

// memberAccessible is Java's access control without modules (JLS 6.6).
func memberAccessible(m *vm.Machine, current, member, target *vm.Class, modifiers classfile.Flags) bool {
	samePackage := current.Loader == member.Loader && current.Package() == member.Package()
	switch {
	case current == member:
		return true
	case member.Flags&classfile.AccPublic == 0 && !samePackage:
		return false
	case modifiers&classfile.AccPublic != 0:
		return true
	case modifiers&classfile.AccPrivate != 0:
		return m.NestHost(current) == m.NestHost(member)
	case samePackage:
		return true
	}
	return modifiers&classfile.AccProtected != 0 && superclassOf(current, member) &&
		(target == nil || target == current || superclassOf(target, current))
}

// superclassOf reports whether c is d or inherits from it, interfaces left out.
func superclassOf(c, d *vm.Class) bool {
	for ; c != nil; c = c.Super {
		if c == d {
			return true
		}
	}
	return false
}

// classResource is Class.getResourceAsStream. For a class of the JDK it gives
// what the JDK may see of its own module without asking the module object.
func classResource(e *vm.Env) {
	if e.Phase != 0 {
		e.ReturnRaw(e.Result)
		return
	}
	if e.Ref(1) == 0 {
		e.ThrowNoMessage("java/lang/NullPointerException")
		return
	}
	c := self(e)
	name := resourceName(c, e.String(1))
	if c.Module != "" {
		caller := e.Caller()
		own := caller != nil && sameModule(caller.Method.Class, c)
		if !own && encapsulated(name) {
			e.ReturnRef(vm.Null)
			return
		}
		r, ok, err := options(e).Image.FindIn(c.Module, name)
		if err != nil || !ok {
			e.ReturnRef(vm.Null)
			return
		}
		callResources(e, 1, "stream", "([B)Ljava/io/InputStream;", uint64(contents(e, r)))
		return
	}
	l := c.Loader
	if l.Boot() {
		l = e.M.Lib.AppLoader
	}
	loader, ok := loaderRef(e, l)
	if !ok {
		return
	}
	decl := e.M.Lib.MustLoad("java/lang/ClassLoader").Method("getResourceAsStream", "(Ljava/lang/String;)Ljava/io/InputStream;")
	e.CallVirtual(1, decl, uint64(loader), uint64(e.M.NewString(name)))
}

// resourceName makes a name that is relative to a class's package absolute.
func resourceName(c *vm.Class, name string) string {
	if strings.HasPrefix(name, "/") {
		return name[1:]
	}
	if pkg := c.Package(); pkg != "" {
		return pkg + "/" + name
	}
	return name
}

// encapsulated reports whether a resource of a module is hidden from other
// modules: its folder could be a package, and it is no class.
func encapsulated(name string) bool {
	pkg := resourcePackage(name)
	if pkg == "" || strings.HasSuffix(name, ".class") {
		return false
	}
	for _, part := range strings.Split(pkg, ".") {
		if part == "" || strings.ContainsAny(part, "-+ @") || part[0] >= '0' && part[0] <= '9' {
			return false
		}
	}
	return true
}
