package models

import (
	"sort"
	"strings"

	"github.com/gojpf/gojpf/vm"
)

// The machine's own loaders load without running Java code. Their ClassLoader
// objects are the JDK's, made when a program first asks for one; what such an
// object is asked for is answered from the machine's library.
func init() {
	const builtin = "jdk/internal/loader/BuiltinClassLoader"
	Override(builtin, Methods{
		"loadClassOrNull(Ljava/lang/String;Z)Ljava/lang/Class;":                           builtinLoad,
		"findClass(Ljava/lang/String;)Ljava/lang/Class;":                                  builtinFind,
		"findClass(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/Class;":                builtinFindIn,
		"findResource(Ljava/lang/String;)Ljava/net/URL;":                                  builtinResource,
		"findResource(Ljava/lang/String;Ljava/lang/String;)Ljava/net/URL;":                builtinResourceIn,
		"findResources(Ljava/lang/String;)Ljava/util/Enumeration;":                        builtinResources,
		"findResourceAsStream(Ljava/lang/String;Ljava/lang/String;)Ljava/io/InputStream;": builtinStreamIn,
	})
	// The application loader's own reading of the class path: never asked.
	Override("jdk/internal/loader/URLClassPath", Methods{"<init>(Ljava/lang/String;Z)V": nothing})
	// Counters of the JDK itself: nobody reads them, and they would tell states
	// apart that are equal to the program.
	Override("jdk/internal/perf/PerfCounter", Methods{
		"<init>(Ljava/lang/String;I)V": nothing, "get": returnLong(0), "set": nothing, "add": nothing,
	})
	Override("java/lang/ClassLoader", Methods{
		"getSystemClassLoader": func(e *vm.Env) { loaderObject(e, e.M.Lib.AppLoader) },
		"findBootstrapClass":   func(e *vm.Env) { findOrNull(e, e.M.Lib.BootLoader, e.String(0)) },
		"findLoadedClass0":     findLoadedClass,
		"retrieveDirectives":   assertionDirectives,
		"getDefinedPackage":    definedPackage,
	})
	Override("java/security/AccessController", Methods{"getProtectionDomain": classDomain})
	Override("java/lang/Thread", Methods{
		"getContextClassLoader": contextLoader,
		"setContextClassLoader": setContextLoader,
	})
	Override("java/lang/Class", Methods{
		"getClassLoader0":        func(e *vm.Env) { loaderObject(e, self(e).Loader) },
		"desiredAssertionStatus": desiredAssertionStatus,
	})
}

// Later JDKs read the fields of a class where they called a method.
func init() {
	OverrideIn(18, anyLater, "java/lang/Class", Methods{
		"getClassLoader": func(e *vm.Env) { loaderObject(e, self(e).Loader) },
		"getPackage":     classPackage,
	})
	OverrideIn(22, anyLater, "java/lang/Class", Methods{"getProtectionDomain": domainOrAll})
}

const classLoaders = vm.BuiltinLoaders

// loaderOf returns the Loader of a ClassLoader object, null being the boot
// loader.
func loaderOf(e *vm.Env, r vm.Ref) *vm.Loader {
	if r == 0 {
		return e.M.Lib.BootLoader
	}
	switch e.M.Heap.Get(r).Class.Name {
	case classLoaders + "$AppClassLoader":
		return e.M.Lib.AppLoader
	case classLoaders + "$PlatformClassLoader":
		return e.M.Lib.PlatformLoader
	case classLoaders + "$BootClassLoader":
		return e.M.Lib.BootLoader
	}
	return e.M.UserLoader(r)
}

// loaderObject returns the ClassLoader object of a loader. Those of the
// machine's own loaders are made when the first program asks for one.
func loaderObject(e *vm.Env, l *vm.Loader) {
	if r, ok := loaderRef(e, l); ok {
		e.ReturnRef(r)
	}
}

// loaderRef is loaderObject for a native that goes on with it. When ok is
// false the native must return at once; it will be called again.
func loaderRef(e *vm.Env, l *vm.Loader) (r vm.Ref, ok bool) { return e.LoaderObject(l) }

// sees reports whether a class that the library found for a builtin loader is
// visible to it: the library's platform loader also finds what is on the class
// path.
func sees(l *vm.Loader, c *vm.Class) bool {
	for c.Elem != nil {
		c = c.Elem
	}
	return l.Kind != vm.LoaderPlatform || c.Loader.Boot() || c.Loader.Kind == vm.LoaderPlatform || c.Module != ""
}

// findOrNull returns a class by its name with dots, null where a builtin
// loader does not find it.
func findOrNull(e *vm.Env, l *vm.Loader, name string) {
	if c := builtinClass(e, l, name); c != nil {
		e.ReturnRef(e.M.Mirror(c))
	}
}

// builtinClass loads a class by a builtin loader; when it is nil the native
// has its answer: null or an exception.
func builtinClass(e *vm.Env, l *vm.Loader, name string) *vm.Class {
	e.ReturnRef(vm.Null)
	slashed := strings.ReplaceAll(name, ".", "/")
	if name == "" || name[0] == '[' || strings.ContainsRune(name, '/') {
		return nil
	}
	c, _, err := e.M.LoadVia(e.T, l, slashed)
	if err != nil {
		if !vm.NotFound(err, slashed) {
			e.ThrowError(err)
		}
		return nil
	}
	if !sees(l, c) {
		return nil
	}
	return c
}

// askLoader has the native go on in a phase with what a loader's own loadClass
// says of the class named, or of the element of the array named. Where nothing
// is found its frames are part of the exception's trace; the boot loader has
// no such method.
func askLoader(e *vm.Env, phase int, l *vm.Loader, slashed string) {
	if l.Boot() {
		e.Throw("java/lang/ClassNotFoundException", slashed)
		return
	}
	r, ok := loaderRef(e, l)
	if !ok || !e.EnterLoader(r) {
		return
	}
	load := e.M.Lib.MustLoad("java/lang/ClassLoader").Method("loadClass", "(Ljava/lang/String;)Ljava/lang/Class;")
	name := e.M.NewStringMUTF8(strings.ReplaceAll(elementName(slashed), "/", "."))
	e.CallVirtual(phase, load, uint64(r), uint64(name))
}

// loadClassOrNull(String name, boolean resolve).
func builtinLoad(e *vm.Env) {
	if e.Ref(1) == 0 {
		e.ThrowNoMessage("java/lang/NullPointerException")
		return
	}
	l, name := loaderOf(e, e.Ref(0)), e.M.MUTF8(e.Ref(1))
	c := builtinClass(e, l, name)
	switch {
	case c != nil:
		e.ReturnRef(e.M.Mirror(c))
	case l.Kind == vm.LoaderApp && !e.Throwing() && inAPI(strings.ReplaceAll(name, ".", "/")) && !asksParent(e):
		e.Unsupported("class "+name+", which the host may have", "gojpf supplies the classes of its package, but not this one; put it on the class path")
	}
}

// asksParent reports whether a loader of the program's own asks, which may find
// the class itself.
func asksParent(e *vm.Env) bool {
	loader := e.M.Lib.MustLoad("java/lang/ClassLoader")
	for f := e.Caller(); f != nil; f = f.Parent {
		c := f.Method.Class
		if c == nil || f.Code == nil || !c.SubclassOf(loader) {
			return false
		}
		if !f.Method.Static() && !loaderOf(e, vm.Ref(f.Slots[0])).Builtin() {
			return true
		}
	}
	return false
}

// findClass(String name): a class that this loader itself defines.
func builtinFind(e *vm.Env) {
	l, name := loaderOf(e, e.Ref(0)), e.M.MUTF8(e.Ref(1))
	c := builtinClass(e, l, name)
	switch {
	case e.Throwing():
	case c == nil || c.Loader != l:
		e.Throw("java/lang/ClassNotFoundException", name)
	default:
		e.ReturnRef(e.M.Mirror(c))
	}
}

// findClass(String module, String name): null for a module means the unnamed
// one.
func builtinFindIn(e *vm.Env) {
	module := ""
	if e.Ref(1) != 0 {
		module = e.String(1)
	}
	l := loaderOf(e, e.Ref(0))
	c := builtinClass(e, l, e.M.MUTF8(e.Ref(2)))
	if c == nil {
		return
	}
	if c.Loader == l && c.Module == module {
		e.ReturnRef(e.M.Mirror(c))
	}
}

// findLoadedClass0(String name).
func findLoadedClass(e *vm.Env) {
	e.ReturnRef(vm.Null)
	if e.Ref(1) == 0 {
		return
	}
	l := loaderOf(e, e.Ref(0))
	name := strings.ReplaceAll(e.M.MUTF8(e.Ref(1)), ".", "/")
	c := e.M.LoadedBy(l, name)
	if c == nil {
		c = e.M.DynamicallyLoaded(l, name)
	}
	if c == nil || l.Builtin() && c.Loader != l || c.Elem != nil {
		return
	}
	// What the library has read is no part of the state, and may have been read on another path.
	if s := e.M.ClassState(c); l.Builtin() && s.Status == vm.InitNone && s.Mirror == 0 {
		return
	}
	e.ReturnRef(e.M.Mirror(c))
}

// contextLoader is Thread.getContextClassLoader. A field that was never
// written stands for the application loader, so that making threads does not
// make loaders: a thread inherits the field as it is. A null that the program
// sets is kept as the boot loader's object, which programs never see.
func contextLoader(e *vm.Env) {
	at := field(e, "java/lang/Thread", "contextClassLoader")
	if !e.MayAccess(e.Ref(0), at, false) {
		return
	}
	r := e.Object(0).Ref(at)
	if f := e.Caller(); f != nil && f.Method.Class.Name == "java/lang/Thread" {
		e.ReturnRef(r)
		return
	}
	if r == 0 {
		loaderObject(e, e.M.Lib.AppLoader)
		return
	}
	if loaderOf(e, r).Boot() {
		r = vm.Null
	}
	e.ReturnRef(r)
}

func setContextLoader(e *vm.Env) {
	v := e.Args[1]
	if v == 0 {
		c := e.M.Lib.MustLoad(classLoaders)
		if !e.InitClass(c) {
			return
		}
		v = e.M.Static(c.FieldNamed("BOOT_LOADER"))
	}
	if at := field(e, "java/lang/Thread", "contextClassLoader"); e.MayAccess(e.Ref(0), at, true) {
		e.M.Heap.Writable(e.Ref(0)).Words[at] = v
	}
}

// desiredAssertionStatus asks the loader object where the program has given it
// settings of its own, else the run's configuration.
func desiredAssertionStatus(e *vm.Env) {
	l := self(e).Loader
	if !l.Boot() && (l.Kind == vm.LoaderUser || e.M.ClassState(e.M.Lib.MustLoad(classLoaders)).Status == vm.InitDone) {
		r, ok := loaderRef(e, l)
		if !ok {
			return
		}
		if e.Phase == 1 {
			e.ReturnRaw(e.Result)
			return
		}
		if e.M.Heap.Get(r).Ref(field(e, "java/lang/ClassLoader", "classAssertionStatus")) != 0 {
			c := e.M.Lib.MustLoad("java/lang/ClassLoader")
			e.Call(1, c.DeclaredMethod("desiredAssertionStatus", "(Ljava/lang/String;)Z"), uint64(r), uint64(e.M.NewStringMUTF8(self(e).JavaName())))
			return
		}
	}
	assertionStatus(e)
}

// assertionDirectives are what a loader's own assertion settings start from.
func assertionDirectives(e *vm.Env) {
	c := e.M.Lib.MustLoad("java/lang/AssertionStatusDirectives")
	r := e.M.Heap.NewInstance(c)
	booleans := e.M.Lib.MustLoad("[Z")
	names := stringArray(e.M, nil, nil)
	flags := e.M.Heap.NewArray(booleans, 0)
	w := e.M.Heap.Get(r).Words
	for name, v := range map[string]vm.Ref{"classes": names, "packages": names, "classEnabled": flags, "packageEnabled": flags} {
		w[c.FieldNamed(name).Word] = uint64(v)
	}
	if e.M.Opt.Assertion != nil && e.M.Opt.Assertion("") {
		w[c.FieldNamed("deflt").Word] = 1
	}
	e.ReturnRef(r)
}

// definedPackage is ClassLoader.getDefinedPackage: builtin loaders enter a
// package into the loader's table when it is asked for, not when its first
// class is loaded.
func definedPackage(e *vm.Env) {
	c := e.M.Lib.MustLoad("java/lang/ClassLoader")
	switch e.Phase {
	case 0:
		if e.Ref(1) == 0 {
			e.ThrowNoMessage("java/lang/NullPointerException")
			return
		}
		decl := e.M.Lib.MustLoad("java/util/Map").Method("get", "(Ljava/lang/Object;)Ljava/lang/Object;")
		e.CallVirtual(1, decl, e.M.Heap.Get(e.Ref(0)).Words[field(e, "java/lang/ClassLoader", "packages")], e.Args[1])
	case 1:
		l := loaderOf(e, e.Ref(0))
		var module uint64
		switch {
		case e.Result != 0:
			named := e.M.Heap.Get(vm.Ref(e.Result))
			module = named.Words[field(e, "java/lang/NamedPackage", "module")]
		case l.Builtin() && l.Kind == vm.LoaderApp && usedPackages(e, l)[e.String(1)]:
			module = e.Object(0).Words[field(e, "java/lang/ClassLoader", "unnamedModule")]
		default:
			e.ReturnRef(vm.Null)
			return
		}
		e.Call(2, c.DeclaredMethod("definePackage", "(Ljava/lang/String;Ljava/lang/Module;)Ljava/lang/Package;"), e.Args[0], e.Args[1], module)
	default:
		e.ReturnRaw(e.Result)
	}
}

// usedPackages are the packages, with dots, of the classes that the program
// has used so far and that l defines. Those that were only loaded do not
// count: what is loaded depends on other paths of the search.
func usedPackages(e *vm.Env, l *vm.Loader) map[string]bool {
	used := map[string]bool{}
	for id := 1; id < e.M.Lib.Classes(); id++ {
		c := e.M.Lib.ClassByID(uint32(id))
		if e.M.Statics(c.ID) != nil && c.Loader == l && c.Elem == nil && c.Prim == 0 && !c.Hidden {
			used[strings.ReplaceAll(c.Package(), "/", ".")] = true
		}
	}
	return used
}

func sorted(set map[string]bool) []string {
	names := make([]string, 0, len(set))
	for n := range set {
		names = append(names, n)
	}
	sort.Strings(names)
	return names
}

// classDomain is AccessController.getProtectionDomain(Class).
func classDomain(e *vm.Env) {
	if d, ok := domainsOf(e)[domainOwner(self(e))]; ok {
		e.ReturnRef(d)
		return
	}
	protectionDomain(e)
}

// domainOwner is the class that a class has its domain from: hidden ones of the machine's
// own making that of their host.
func domainOwner(c *vm.Class) *vm.Class {
	for c.Hidden && c.Host != nil && c.SourceURL == "" {
		c = c.Host
	}
	return c
}

// noPlace reports whether a class has no domain for it comes from no place: arrays and
// primitive types, the boot loader's, and what builtin loaders were given, as proxies are.
func noPlace(c *vm.Class) bool {
	return c.Elem != nil || c.Prim != 0 || c.Loader.Boot() || c.Loader.Kind != vm.LoaderUser && c.SourceURL == ""
}

// protectionDomain is Class.getProtectionDomain0 for a class that was not given
// a domain when it was defined. Classes of the boot loader
// have none; the builtin loaders' have their place on the class path or their
// module as code source.
func protectionDomain(e *vm.Env) {
	c := domainOwner(self(e))
	e.ReturnRef(vm.Null)
	switch {
	case noPlace(c):
		return
	case c.Loader.Kind == vm.LoaderUser:
		e.ReturnRef(e.M.Heap.Get(c.Loader.Obj).Ref(field(e, "java/lang/ClassLoader", "defaultDomain")))
		return
	}
	switch e.Phase {
	case 0:
		if _, ok := loaderRef(e, c.Loader); !ok {
			return
		}
		callResources(e, 1, "codeSource", "(Ljava/lang/String;)Ljava/security/CodeSource;", uint64(e.M.NewString(c.SourceURL)))
	case 1:
		loader, ok := loaderRef(e, c.Loader)
		if !ok {
			return
		}
		secure := e.M.Lib.MustLoad("java/security/SecureClassLoader")
		e.Call(2, secure.DeclaredMethod("getProtectionDomain", "(Ljava/security/CodeSource;)Ljava/security/ProtectionDomain;"), uint64(loader), e.Result)
	default:
		e.ReturnRaw(e.Result)
	}
}

// classPackage is Class.getPackage.
func classPackage(e *vm.Env) {
	c := self(e)
	switch {
	case e.Phase == 1:
		e.ReturnRaw(e.Result)
	case c.Elem != nil || c.Prim != 0:
		e.ReturnRef(vm.Null)
	case c.Loader.Boot():
		loaders := e.M.Lib.MustLoad("jdk/internal/loader/BootLoader")
		if e.InitClass(loaders) {
			e.Call(1, loaders.DeclaredMethod("definePackage", "(Ljava/lang/Class;)Ljava/lang/Package;"), e.Args[0])
		}
	default:
		if loader, ok := loaderRef(e, c.Loader); ok {
			define := e.M.Lib.MustLoad("java/lang/ClassLoader").DeclaredMethod("definePackage", "(Ljava/lang/Class;)Ljava/lang/Package;")
			e.Call(1, define, uint64(loader), e.Args[0])
		}
	}
}

// domainOrAll is Class.getProtectionDomain where no native is behind it: a class
// without a domain may do everything.
func domainOrAll(e *vm.Env) {
	const allPhase = 3
	if e.Phase == allPhase {
		e.ReturnRaw(e.Result)
		return
	}
	c := domainOwner(self(e))
	if d, ok := domainsOf(e)[c]; ok && d != vm.Null {
		e.ReturnRef(d)
		return
	}
	if !noPlace(c) {
		protectionDomain(e)
		return
	}
	callResources(e, allPhase, "allPermissions", "()Ljava/security/ProtectionDomain;")
}
