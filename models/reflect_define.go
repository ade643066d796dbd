package models

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/vm"
)

// Classes that the program defines from bytes: by its own loaders, by Unsafe,
// and hidden ones.
func init() {
	Override("java/lang/ClassLoader", Methods{
		"defineClass0": defineClass0,
		"defineClass1": defineClass1,
		"defineClass2": defineClass2,
	})
	Register("jdk/internal/misc/Unsafe", Methods{"defineClass0": unsafeDefineClass})
	Register("jdk/internal/misc/PreviewFeatures", Methods{"isPreviewEnabled": func(e *vm.Env) { e.ReturnBool(e.M.Lib.EnablePreview) }})
	Override("java/lang/Class", Methods{
		"getProtectionDomain0": classDomain,
	})
}

// definition is a class about to be defined.
type definition struct {
	loader *vm.Loader
	name   string // that the program expects, in any form; "" for none
	data   []byte
	source string // of the bytes, as defineClass names it
	domain vm.Ref // ProtectionDomain, null for none

	hidden   bool
	host     *vm.Class // of a hidden class: the class in whose name it is defined
	nestmate bool      // the hidden class joins the host's nest
}

// defineClass defines a class, running the loader for its supers if need be.
// Nil means that the native must return; it may be called again in the same
// phase.
func defineClass(e *vm.Env, d definition) *vm.Class {
	want := strings.ReplaceAll(d.name, ".", "/")
	file, err := e.M.Lib.ParseClass(d.data, want)
	if err != nil {
		e.ThrowError(err)
		return nil
	}
	if want != "" && want != file.Name {
		e.Throw("java/lang/NoClassDefFoundError", fmt.Sprintf("%s (wrong name: %s)", want, file.Name))
		return nil
	}
	if !d.hidden {
		if old := definedBy(e, d.loader, file.Name); old != nil {
			e.Throw("java/lang/LinkageError", fmt.Sprintf("loader %s attempted duplicate class definition for %s. (%s)",
				loaderName(e, d.loader), old.JavaName(), placeOf(e, old)))
			return nil
		}
	}
	supers := map[string]*vm.Class{}
	// HotSpot asks for the interfaces first: user loaders can tell.
	for _, name := range append(slices.Clone(file.Interfaces), file.Super) {
		if name == "" {
			continue
		}
		c, pending, err := e.M.LoadVia(e.T, d.loader, name)
		switch {
		case pending:
			e.Retry()
			return nil
		case err != nil:
			e.ThrowError(err)
			return nil
		}
		supers[name] = c
	}
	loader, ok := loaderRef(e, d.loader)
	if !ok {
		return nil
	}
	super := func(name string) (*vm.Class, error) {
		c := supers[name]
		if c == nil {
			return nil, nil
		}
		return c, e.M.Lib.SuperAccess(d.loader, file, c)
	}
	var c *vm.Class
	if d.hidden {
		c, err = e.M.Lib.Define(d.loader, file, d.source, super)
	} else {
		c, err = e.M.Lib.DefineDynamic(d.loader, file, d.data, d.source, super)
	}
	if err != nil {
		e.ThrowError(err)
		return nil
	}
	if d.hidden {
		hide(e, c, d)
	} else {
		e.M.RecordLoaded(d.loader, c.Name, c)
	}
	if module := moduleOfPackage(e, loader, c.Package()); module != 0 {
		c.Module = e.M.GoString(e.M.Heap.Get(module).Ref(field(e, "java/lang/Module", "name")))
		e.M.Heap.Writable(e.M.Mirror(c)).Words[field(e, "java/lang/Class", "module")] = uint64(module)
	}
	if d.domain != 0 {
		setDomain(e, c, d.domain)
	}
	return c
}

// hide makes a class hidden that nobody has seen yet.
func hide(e *vm.Env, c *vm.Class, d definition) {
	c.Name = c.File.Name + hiddenSuffix(e.M)
	c.Hidden, c.Host = true, d.host
	for _, mt := range c.Methods {
		mt.Traits |= vm.TraitHidden
	}
	if !d.nestmate {
		c.Nest = c
	}
}

// definedBy returns the class of that name that a loader has defined.
func definedBy(e *vm.Env, l *vm.Loader, name string) *vm.Class {
	if c := e.M.DynamicallyLoaded(l, name); c != nil {
		return c
	}
	if c := e.M.LoadedBy(l, name); c != nil && c.Loader == l {
		return c
	}
	return nil
}

// loaderName names a loader as HotSpot's messages do.
func loaderName(e *vm.Env, l *vm.Loader) string {
	switch {
	case l.Boot():
		return "'bootstrap'"
	case l.Kind == vm.LoaderPlatform:
		return "'platform'"
	case l.Kind == vm.LoaderApp:
		return "'app'"
	}
	o := e.M.Heap.Get(l.Obj)
	text := fmt.Sprintf("%s @%x", o.Class.JavaName(), uint32(e.M.IdentityHash(l.Obj)))
	if name := o.Ref(field(e, "java/lang/ClassLoader", "name")); name != 0 {
		text = fmt.Sprintf("'%s' @%x", e.M.GoString(name), uint32(e.M.IdentityHash(l.Obj)))
	}
	return text
}

// placeOf tells where a class is, as HotSpot's messages about loaders do.
func placeOf(e *vm.Env, c *vm.Class) string {
	module := "unnamed module"
	if c.Module != "" {
		module = "module " + c.Module
	}
	text := fmt.Sprintf("%s is in %s of loader %s", c.JavaName(), module, loaderName(e, c.Loader))
	if c.Loader.Kind == vm.LoaderUser {
		parent := loaderOf(e, e.M.Heap.Get(c.Loader.Obj).Ref(field(e, "java/lang/ClassLoader", "parent")))
		text += ", parent loader " + loaderName(e, parent)
	}
	return text
}

// domains are the protection domains of classes that were defined with one:
// immutable. A domain is an object of the program, which may change.
type domains map[*vm.Class]vm.Ref

// EachState implements vm.StateRefs.
func (d domains) EachState(num func(uint64), ref func(vm.Ref)) {
	for _, c := range slices.SortedFunc(maps.Keys(d), func(a, b *vm.Class) int {
		// Two loaders may have defined the same class.
		return cmp.Or(strings.Compare(a.Name, b.Name), cmp.Compare(a.StateKey(), b.StateKey()), cmp.Compare(a.Loader.Obj, b.Loader.Obj))
	}) {
		num(c.StateKey())
		ref(c.Loader.Obj)
		ref(d[c])
	}
}

// Roots keeps the domains from the collector.
func (d domains) Roots(mark func(vm.Ref)) {
	for _, r := range d {
		mark(r)
	}
}

func domainsOf(e *vm.Env) domains {
	d, _ := e.M.Extra("protection domains").(domains)
	return d
}

func setDomain(e *vm.Env, c *vm.Class, domain vm.Ref) {
	d := maps.Clone(domainsOf(e))
	if d == nil {
		d = domains{}
	}
	d[c] = domain
	e.M.SetExtra("protection domains", d)
}

// part returns length bytes at offset of a byte[] argument.
func part(e *vm.Env, array vm.Ref, offset, length int32) ([]byte, bool) {
	o := e.M.Heap.Get(array)
	switch {
	case o == nil:
		e.ThrowNoMessage("java/lang/NullPointerException")
		return nil, false
	case offset < 0 || length < 0 || int64(offset)+int64(length) > int64(o.Len):
		e.ThrowNoMessage("java/lang/ArrayIndexOutOfBoundsException")
		return nil, false
	}
	// The class keeps views onto its bytes, the program may change its array.
	return append([]byte(nil), o.RawBytes()[offset:offset+length]...), true
}

func stringOrEmpty(e *vm.Env, r vm.Ref) string {
	if r == 0 {
		return ""
	}
	return e.M.MUTF8(r)
}

// defineClass1(ClassLoader loader, String name, byte[] b, int off, int len,
// ProtectionDomain pd, String source).
func defineClass1(e *vm.Env) {
	data, ok := part(e, e.Ref(2), e.Int(3), e.Int(4))
	if !ok {
		return
	}
	c := defineClass(e, definition{
		loader: loaderOf(e, e.Ref(0)), name: stringOrEmpty(e, e.Ref(1)), data: data,
		domain: e.Ref(5), source: stringOrEmpty(e, e.Ref(6)),
	})
	if c != nil {
		e.ReturnRef(e.M.Mirror(c))
	}
}

// defineClass2(ClassLoader loader, String name, ByteBuffer b, int off, int
// len, ProtectionDomain pd, String source), the buffer being a direct one.
func defineClass2(e *vm.Env) {
	address := int64(e.Object(2).Words[field(e, "java/nio/Buffer", "address")])
	data, ok := span(e, vm.Null, address+int64(e.Int(3)), int64(e.Int(4)), false)
	if !ok {
		return
	}
	c := defineClass(e, definition{
		loader: loaderOf(e, e.Ref(0)), name: stringOrEmpty(e, e.Ref(1)), data: append([]byte(nil), data...),
		domain: e.Ref(5), source: stringOrEmpty(e, e.Ref(6)),
	})
	if c != nil {
		e.ReturnRef(e.M.Mirror(c))
	}
}

// unsafeDefineClass is defineClass0(String name, byte[] b, int off, int len,
// ClassLoader loader, ProtectionDomain pd) of an Unsafe.
func unsafeDefineClass(e *vm.Env) {
	data, ok := part(e, e.Ref(2), e.Int(3), e.Int(4))
	if !ok {
		return
	}
	c := defineClass(e, definition{
		loader: loaderOf(e, e.Ref(5)), name: stringOrEmpty(e, e.Ref(1)), data: data, domain: e.Ref(6),
	})
	if c != nil {
		e.ReturnRef(e.M.Mirror(c))
	}
}

// Flags of defineClass0.
const (
	defineNestmate = 1 << iota
	defineHidden
)

// defineClass0(ClassLoader loader, Class lookup, String name, byte[] b, int
// off, int len, ProtectionDomain pd, boolean initialize, int flags, Object
// classData). Local 0 keeps the class while its initialiser runs.
func defineClass0(e *vm.Env) {
	if e.Phase == 1 {
		finishDefinition(e, e.M.ClassOf(vm.Ref(e.Local(0))))
		return
	}
	data, ok := part(e, e.Ref(3), e.Int(4), e.Int(5))
	if !ok {
		return
	}
	lookup, flags := e.M.ClassOf(e.Ref(1)), e.Int(8)
	c := defineClass(e, definition{
		loader: loaderOf(e, e.Ref(0)), name: stringOrEmpty(e, e.Ref(2)), data: data, domain: e.Ref(6), source: "__ClassLoader::defineClass__",
		hidden: flags&defineHidden != 0, host: lookup, nestmate: flags&defineNestmate != 0,
	})
	if c == nil {
		return
	}
	mirror := e.M.Mirror(c)
	e.M.Heap.Writable(mirror).Words[field(e, "java/lang/Class", "classData")] = e.Args[9]
	if e.Bool(7) {
		ensure := e.M.Lib.MustLoad("jdk/internal/misc/Unsafe").Method("ensureClassInitialized0", "(Ljava/lang/Class;)V")
		e.SetLocalRef(0, mirror)
		e.Call(1, ensure, e.M.Static(ensure.Class.FieldNamed("theUnsafe")), uint64(mirror))
		return
	}
	finishDefinition(e, c)
}

func finishDefinition(e *vm.Env, c *vm.Class) { e.ReturnRef(e.M.Mirror(c)) }
