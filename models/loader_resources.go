package models

import (
	"errors"
	"strings"

	"github.com/gojpf/gojpf/models/vfs"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classpath"
)

// Resources of the class path and of the JDK's modules are found by the
// machine, so that no jar and no image is opened inside the program's state;
// URLs and streams over them are the JDK's own.

const machineResources = "jdk/internal/loader/MachineResources"

// callResources calls one of the functions of MachineResources.
func callResources(e *vm.Env, phase int, name, desc string, args ...uint64) {
	c := e.M.Lib.MustLoad(machineResources)
	if e.InitClass(c) {
		e.Call(phase, c.DeclaredMethod(name, desc), args...)
	}
}

// returnURL returns the URL of the resource, null for none.
func returnURL(e *vm.Env, r classpath.Resource, ok bool, err error) {
	if err != nil || !ok {
		e.ReturnRef(vm.Null)
		return
	}
	callResources(e, 1, "url", "(Ljava/lang/String;)Ljava/net/URL;", uint64(e.M.NewString(r.URL)))
}

// resourcePackage is the package, with dots, that a resource lies in.
func resourcePackage(name string) string {
	i := strings.LastIndexByte(name, '/')
	if i < 0 || i == len(name)-1 {
		return ""
	}
	return strings.ReplaceAll(name[:i], "/", ".")
}

// loaderResources finds the resources of a name that a builtin loader sees
// itself, without its parents. Resources of a package of a module are
// encapsulated, but for classes; the JDK's modules open no package to all.
func loaderResources(e *vm.Env, l *vm.Loader, name string, all bool) []classpath.Resource {
	o := options(e)
	var found []classpath.Resource
	if module, ok := o.Image.ModuleOf(resourcePackage(name)); ok && resourcePackage(name) != "" {
		if LoaderOfModule(module) == l.Kind && strings.HasSuffix(name, ".class") {
			if r, ok, err := o.Image.FindIn(module, name); ok && err == nil {
				found = append(found, r)
			}
		}
	} else if rs, err := o.Image.FindAll(name); err == nil {
		for _, r := range rs {
			if LoaderOfModule(r.Module) == l.Kind {
				found = append(found, r)
			}
		}
	}
	if l.Kind != vm.LoaderApp || len(found) > 0 && !all {
		return found
	}
	if all {
		if rs, err := o.Path.FindAll(name); err == nil && mayKnow(e, rs...) {
			found = append(found, rs...)
		}
		return found
	}
	if r, ok, err := o.Path.Find(name); ok && err == nil && mayKnow(e, r) {
		found = append(found, r)
	}
	return found
}

// mayKnow asks for each resource that is a file of its own whether the program may
// know of that: a link in a folder of the class path, and the Class-Path of a jar,
// lead anywhere. Where it may not the path ends.
func mayKnow(e *vm.Env, found ...classpath.Resource) bool {
	for _, r := range found {
		if r.File != "" {
			useFiles(e, false, func(_ *vm.Env, fs vfs.Files) { fs.Stat(r.File, true) })
		}
	}
	var refused *vm.Unsupported // and not that the run is to stop, and go on later
	return !errors.As(e.M.Halt, &refused)
}

// findResource(String name).
func builtinResource(e *vm.Env) {
	if e.Phase == 1 {
		e.ReturnRaw(e.Result)
		return
	}
	found := loaderResources(e, loaderOf(e, e.Ref(0)), e.String(1), false)
	if len(found) == 0 {
		e.ReturnRef(vm.Null)
		return
	}
	returnURL(e, found[0], true, nil)
}

// resourceAsStream is ClassLoader.getResourceAsStream. What the builtin loaders
// find is read by the machine: going through the URL would leave open jars,
// their caches and their locks in the state.
func resourceAsStream(e *vm.Env) {
	l := loaderOf(e, e.Ref(0))
	switch {
	case e.Phase == 0 && e.Ref(1) == 0:
		e.ThrowNoMessage("java/lang/NullPointerException")
	case e.Phase == 0 && l.Builtin():
		for _, from := range []*vm.Loader{e.M.Lib.BootLoader, e.M.Lib.PlatformLoader, e.M.Lib.AppLoader} {
			if found := loaderResources(e, from, e.String(1), false); len(found) > 0 {
				callResources(e, 3, "stream", "([B)Ljava/io/InputStream;", uint64(contents(e, found[0])))
				return
			}
			if from == l {
				break
			}
		}
		e.ReturnRef(vm.Null)
	case e.Phase == 0:
		decl := e.M.Lib.MustLoad("java/lang/ClassLoader").Method("getResource", "(Ljava/lang/String;)Ljava/net/URL;")
		e.CallVirtual(1, decl, e.Args[0], e.Args[1])
	case e.Phase == 1 && e.Result == 0:
		e.ReturnRef(vm.Null)
	case e.Phase == 1:
		url := e.M.Lib.MustLoad("java/net/URL")
		e.CallCatch(2, url.DeclaredMethod("openStream", "()Ljava/io/InputStream;"), e.Result)
	case e.Exc != 0 && e.M.Heap.Get(e.Exc).Class.SubclassOf(e.M.Lib.MustLoad("java/io/IOException")):
		e.ReturnRef(vm.Null)
	case e.Exc != 0:
		e.ThrowRef(e.Exc)
	default:
		e.ReturnRaw(e.Result)
	}
}

// findResources(String name).
func builtinResources(e *vm.Env) {
	if e.Phase == 1 {
		e.ReturnRaw(e.Result)
		return
	}
	var urls []string
	for _, r := range loaderResources(e, loaderOf(e, e.Ref(0)), e.String(1), true) {
		urls = append(urls, r.URL)
	}
	callResources(e, 1, "urls", "([Ljava/lang/String;)Ljava/util/Enumeration;", uint64(stringArray(e.M, urls, nil)))
}

// resourceIn finds a resource in a module of the receiver, or on its class
// path where argument 1 is null.
func resourceIn(e *vm.Env) (classpath.Resource, bool, error) {
	l := loaderOf(e, e.Ref(0))
	switch {
	case e.Ref(1) != 0 && LoaderOfModule(e.String(1)) == l.Kind:
		return options(e).Image.FindIn(e.String(1), e.String(2))
	case e.Ref(1) == 0 && l.Kind == vm.LoaderApp:
		r, ok, err := options(e).Path.Find(e.String(2))
		return r, ok && mayKnow(e, r), err
	}
	return classpath.Resource{}, false, nil
}

// findResource(String module, String name).
func builtinResourceIn(e *vm.Env) {
	if e.Phase == 1 {
		e.ReturnRaw(e.Result)
		return
	}
	r, ok, err := resourceIn(e)
	returnURL(e, r, ok, err)
}

// findResourceAsStream(String module, String name).
func builtinStreamIn(e *vm.Env) {
	switch e.Phase {
	case 0:
		r, ok, err := resourceIn(e)
		switch {
		case err != nil || !ok:
			e.ReturnRef(vm.Null)
		case r.Module != "":
			callResources(e, 2, "stream", "([B)Ljava/io/InputStream;", uint64(contents(e, r)))
		default:
			returnURL(e, r, ok, err)
		}
	case 1:
		url := e.M.Lib.MustLoad("java/net/URL")
		e.Call(2, url.DeclaredMethod("openStream", "()Ljava/io/InputStream;"), e.Result)
	default:
		e.ReturnRaw(e.Result)
	}
}

// contents makes the byte array of a resource.
func contents(e *vm.Env, r classpath.Resource) vm.Ref {
	arr := e.M.Heap.NewArray(e.M.Lib.MustLoad("[B"), int32(len(r.Data)))
	copy(e.M.Heap.Get(arr).RawBytes(), r.Data)
	return arr
}

func init() {
	Override("java/lang/ClassLoader", Methods{"getResourceAsStream": resourceAsStream})
	const reader = "jdk/internal/module/SystemModuleFinders$SystemModuleReader"
	Override(reader, Methods{
		"containsImageLocation": func(e *vm.Env) {
			_, ok, err := moduleResource(e)
			e.ReturnBool(ok && err == nil)
		},
		"read": func(e *vm.Env) {
			if e.Phase == 1 {
				e.ReturnRaw(e.Result)
				return
			}
			r, ok, err := moduleResource(e)
			if err != nil || !ok {
				c := e.M.Lib.MustLoad("java/util/Optional")
				if e.InitClass(c) {
					e.Call(1, c.DeclaredMethod("empty", "()Ljava/util/Optional;"))
				}
				return
			}
			callResources(e, 1, "buffer", "([B)Ljava/util/Optional;", uint64(contents(e, r)))
		},
		"release": nothing,
		"list": func(e *vm.Env) {
			if e.Phase == 1 {
				e.ReturnRaw(e.Result)
				return
			}
			names := options(e).Image.List(readerModule(e))
			callResources(e, 1, "names", "([Ljava/lang/String;)Ljava/util/stream/Stream;", uint64(stringArray(e.M, names, nil)))
		},
	})
}

// readerModule is the module that a SystemModuleReader reads.
func readerModule(e *vm.Env) string {
	o := e.Object(0)
	return e.M.GoString(o.Ref(o.Class.FieldNamed("module").Word))
}

func moduleResource(e *vm.Env) (classpath.Resource, bool, error) {
	return options(e).Image.FindIn(readerModule(e), e.String(1))
}
