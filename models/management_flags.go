package models

import "github.com/gojpf/gojpf/vm"

// Options of HotSpot's, as its diagnostic bean tells them. Programs ask how large
// objects are; those have the answers of HotSpot's defaults on a 64-bit platform.
// Others depend on what machine HotSpot runs on, or set what it does: not here.
func init() {
	const flag = "com/sun/management/internal/Flag"
	Register(flag, Methods{
		"initialize": nothing,
		"getFlags":   vmFlags,
		"getAllFlagNames": func(e *vm.Env) {
			e.Unsupported("the list of all options of HotSpot", "ask for one by its name")
		},
		"getInternalFlagCount": func(e *vm.Env) {
			e.Unsupported("the list of all options of HotSpot", "ask for one by its name")
		},
		"setLongValue":    setVMFlag,
		"setDoubleValue":  setVMFlag,
		"setBooleanValue": setVMFlag,
		"setStringValue":  setVMFlag,
	})
}

func setVMFlag(e *vm.Env) {
	e.Unsupported("setting the option "+e.String(0)+" of HotSpot", "leave it as it is")
}

// compressible is the size of a heap from which on HotSpot's references are not
// compressed.
const compressible = 32 << 30

// vmFlag is the value of an option, and whether HotSpot takes it from the platform.
func vmFlag(e *vm.Env, name string) (value vm.Ref, ergonomic, ok bool) {
	yes := func(b bool) vm.Ref {
		if b {
			return box(e, vm.KindBoolean, 1)
		}
		return box(e, vm.KindBoolean, 0)
	}
	switch name {
	case "UseCompressedOops":
		return yes(e.M.Heap.Max < compressible), true, true
	case "UseCompressedClassPointers":
		return yes(true), e.M.Lib.Release() < 21, true
	case "ObjectAlignmentInBytes":
		return box(e, vm.KindLong, 8), false, true
	case "MaxHeapSize":
		return box(e, vm.KindLong, uint64(e.M.Heap.Max)), true, true
	}
	return vm.Null, false, false
}

// vmFlags is getFlags(String[] names, Flag[] flags, int count): an option for each
// name.
func vmFlags(e *vm.Env) {
	origins := e.M.Lib.MustLoad("com/sun/management/VMOption$Origin")
	if !e.InitClass(origins) {
		return
	}
	if e.Ref(0) == vm.Null {
		e.Unsupported("the list of all options of HotSpot", "ask for one by its name")
		return
	}
	c := e.Method.Class
	for i, name := range e.M.Heap.Get(e.Ref(0)).Refs() {
		value, ergonomic, ok := vmFlag(e, e.M.GoString(name))
		if !ok {
			e.Unsupported("the option "+e.M.GoString(name)+" of HotSpot", "do not depend on it")
			return
		}
		origin := "DEFAULT"
		if ergonomic {
			origin = "ERGONOMIC"
		}
		r := e.M.Heap.NewInstance(c)
		w := e.M.Heap.Writable(r).Words
		w[c.FieldNamed("name").Word] = uint64(name)
		w[c.FieldNamed("value").Word] = uint64(value)
		w[c.FieldNamed("external").Word] = 1
		w[c.FieldNamed("origin").Word] = e.M.Static(origins.FieldNamed(origin))
		e.M.Heap.Writable(e.Ref(1)).Refs()[i] = r
	}
	e.ReturnInt(int32(len(e.M.Heap.Get(e.Ref(0)).Refs())))
}
