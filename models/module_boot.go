package models

import (
	"strings"

	"github.com/gojpf/gojpf/vm"
)

// The JDK's own ModuleBootstrap makes the module graph, so that every answer
// about modules is the JDK's. It costs about as much as the rest of a start-up
// and few programs need it: it runs in the initialiser of LazyBootLayer, which
// the natives below initialise when a program first asks for a named module.
const lazyBootLayer = vm.ModulesMaker

func init() {
	Register(lazyBootLayer, Methods{
		"publish": func(e *vm.Env) {
			e.M.SetStatic(e.M.Lib.MustLoad("java/lang/System").FieldNamed("bootLayer"), e.Args[0])
		},
	})
	Register("java/lang/Module", Methods{
		"defineModule0":           defineModule,
		"addReads0":               nothing, // the machine checks no accesses between modules:
		"addExports0":             nothing, // javac did, and reflection asks the Module objects
		"addExportsToAll0":        nothing,
		"addExportsToAllUnnamed0": nothing,
	})
	Override("java/lang/ModuleLayer", Methods{"boot": bootLayer})
	// The anonymous JavaLangAccess reads System's field as ModuleLayer.boot does.
	Override("java/lang/System$2", Methods{"getBootLayer": bootLayer})
	// Initialising a class that holds a shared secret is no question of access;
	// asking it would boot the modules while the loaders are being made.
	Override("jdk/internal/access/SharedSecrets", Methods{"ensureClassInitialized": func(e *vm.Env) {
		e.InitClass(e.M.ClassOf(e.Ref(0)))
	}})
	Override("java/lang/Class", Methods{"getModule": classModule})
	Register("jdk/internal/loader/BootLoader", Methods{
		"setBootLoaderUnnamedModule0": nothing,
		"getSystemPackageNames":       systemPackageNames,
		"getSystemPackageLocation":    systemPackageLocation,
	})
}

// needModules makes sure that the boot layer is there. When it returns false
// the native must return at once. While the boot itself runs it returns true
// to the thread that boots.
func needModules(e *vm.Env) bool { return e.InitClass(e.M.Lib.MustLoad(lazyBootLayer)) }

func bootLayer(e *vm.Env) {
	if needModules(e) {
		e.ReturnRaw(e.M.Static(e.M.Lib.MustLoad("java/lang/System").FieldNamed("bootLayer")))
	}
}

// defineModule0(Module module, boolean isOpen, String version, String
// location, Object[] packages).
func defineModule(e *vm.Env) {
	c := e.M.Lib.MustLoad(lazyBootLayer)
	if name := e.M.GoString(e.Object(0).Ref(field(e, "java/lang/Module", "name"))); name == "java.base" {
		e.M.SetStatic(c.FieldNamed("base"), e.Args[0])
	}
	list, used := c.FieldNamed("defined"), c.FieldNamed("used")
	r, n := vm.Ref(e.M.Static(list)), int(int32(e.M.Static(used)))
	if old := e.M.Heap.Get(r); n+2 > int(old.Len) {
		grown := e.M.Heap.NewArray(old.Class, int32(2*n))
		copy(e.M.Heap.Get(grown).Refs(), e.M.Heap.Get(r).Refs())
		r = grown
		e.M.SetStatic(list, uint64(r))
	}
	refs := e.M.Heap.Writable(r).Refs()
	refs[n], refs[n+1] = e.Ref(0), e.Ref(4)
	e.M.SetStatic(used, uint64(n+2))
}

// definedModule finds the module object that test accepts; packages is the
// array of the names of its packages.
func definedModule(e *vm.Env, test func(module *vm.Object, packages vm.Ref) bool) vm.Ref {
	c := e.M.Lib.MustLoad(lazyBootLayer)
	if s := e.M.ClassState(c); s.Status == vm.InitNone {
		return vm.Null
	}
	list := e.M.Heap.Get(vm.Ref(e.M.Static(c.FieldNamed("defined"))))
	n := int(int32(e.M.Static(c.FieldNamed("used"))))
	for i := 0; i < n; i += 2 {
		if r := list.Refs()[i]; test(e.M.Heap.Get(r), list.Refs()[i+1]) {
			return r
		}
	}
	return vm.Null
}

// classModule is Class.getModule. The field of the mirror is filled when the
// question is first asked.
func classModule(e *vm.Env) {
	f := field(e, "java/lang/Class", "module")
	if r := e.Object(0).Ref(f); r != 0 {
		e.ReturnRef(r)
		return
	}
	c := self(e)
	for c.Elem != nil {
		c = c.Elem
	}
	var r vm.Ref
	switch {
	case c.Module != "":
		if !needModules(e) {
			return
		}
		word := field(e, "java/lang/Module", "name")
		if r = definedModule(e, func(m *vm.Object, _ vm.Ref) bool { return e.M.GoString(m.Ref(word)) == c.Module }); r == 0 {
			// The boot is under way, or the module is not resolved in it.
			e.ReturnRaw(e.M.Static(e.M.Lib.MustLoad(lazyBootLayer).FieldNamed("base")))
			return
		}
	case c.Loader.Boot():
		b := e.M.Lib.MustLoad("jdk/internal/loader/BootLoader")
		if !e.InitClass(b) {
			return
		}
		r = vm.Ref(e.M.Static(b.FieldNamed("UNNAMED_MODULE")))
	default:
		loader, ok := loaderRef(e, c.Loader)
		if !ok {
			return
		}
		if r = moduleOfPackage(e, loader, c.Package()); r == 0 {
			r = e.M.Heap.Get(loader).Ref(field(e, "java/lang/ClassLoader", "unnamedModule"))
		}
	}
	if r != 0 {
		e.M.Heap.Writable(e.Ref(0)).Words[f] = uint64(r)
	}
	e.ReturnRef(r)
}

// moduleOfPackage finds the named module that a program defined to a loader of
// its own and that has the package.
func moduleOfPackage(e *vm.Env, loader vm.Ref, pkg string) vm.Ref {
	word := field(e, "java/lang/Module", "loader")
	name := strings.ReplaceAll(pkg, "/", ".")
	return definedModule(e, func(m *vm.Object, packages vm.Ref) bool {
		if m.Ref(word) != loader {
			return false
		}
		for _, p := range e.M.Heap.Get(packages).Refs() {
			if strings.ReplaceAll(e.M.GoString(p), "/", ".") == name {
				return true
			}
		}
		return false
	})
}

// systemPackageNames are the packages of the classes of the boot loader that
// the program has used, with slashes: those of the JDK, and not of our own.
func systemPackageNames(e *vm.Env) {
	var names []string
	for _, n := range sorted(usedPackages(e, e.M.Lib.BootLoader)) {
		if _, ok := options(e).Image.ModuleOf(n); ok {
			names = append(names, strings.ReplaceAll(n, ".", "/"))
		}
	}
	e.ReturnRef(stringArray(e.M, names, nil))
}

// getSystemPackageLocation(String name): where the boot loader has a package,
// given with slashes, from.
func systemPackageLocation(e *vm.Env) {
	module, ok := options(e).Image.ModuleOf(e.String(0))
	if !ok || LoaderOfModule(module) != vm.LoaderBoot {
		e.ReturnRef(vm.Null)
		return
	}
	e.ReturnString("jrt:/" + module)
}
