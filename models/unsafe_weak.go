package models

import (
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/memory"
)

// Accesses by Unsafe, where it matters how much they order. The JDK has only plain and
// volatile ones as natives; the others are Java methods that call the stronger ones, and
// which of them it is their names say.

// fence is what the method of Unsafe orders that was called first: on later JDKs the weaker ones
// call the stronger.
func fence(e *vm.Env) {
	name := e.Method.Name
	for f := e.Caller(); f != nil && f.Method.Class == e.Method.Class; f = f.Parent {
		name = f.Method.Name
	}
	vm.Weak(e.M).Fence(e.T, fences[name])
}

var fences = map[string]memory.Fence{
	"fullFence": memory.FullFence, "loadFence": memory.AcquireFence, "storeFence": memory.ReleaseFence,
	"loadLoadFence": memory.LoadLoadFence, "storeStoreFence": memory.StoreStoreFence,
}

// ordersOf says how much the read and the write of the access that runs order.
func ordersOf(e *vm.Env) (reads, writes memory.Mode) {
	const unsafe, access = "jdk/internal/misc/Unsafe", "access"
	name := e.Method.Name
	f := e.Caller()
	for f != nil && f.Method.Class.Name == unsafe {
		name = f.Method.Name
		f = f.Parent
	}
	// A handle's access mode that has no exact call site.
	for ; f != nil && f.Method.Class.Loader.Boot(); f = f.Parent {
		if f.Method.Name != access || f.Method.Class.Package() != "java/lang/invoke" {
			continue
		}
		if o := e.M.Heap.Get(vm.Ref(f.Slots[1])); o != nil && o.Class.Name == "java/lang/invoke/VarHandle$AccessMode" {
			return memory.OrdersOf(e.M.GoString(o.Ref(o.Class.FieldNamed("methodName").Word)))
		}
	}
	return memory.OrdersOf(name)
}

// word is a value in the form in which the machine has it of a variable.
func word(e *vm.Env, v vm.Variable, k vm.Kind, x uint64) uint64 {
	if x = k.Narrow(x); v.Class == nil && e.M.Heap.Get(v.Obj).Class.IsArray() {
		return k.Widen(x)
	}
	return x
}

func weakGet(e *vm.Env, p place, k vm.Kind) {
	v, whole, ok := mayReachPlace(e, p, k, false)
	switch {
	case !ok:
	case !whole:
		e.ReturnRaw(read(e, p, k))
	default:
		reads, _ := ordersOf(e)
		if w, ok := vm.Weak(e.M).Recall(e.T, v, reads, word(e, v, k, read(e, p, k)), e.Choose); ok {
			e.ReturnRaw(k.Widen(w))
		}
	}
}

func weakPut(e *vm.Env, p place, k vm.Kind, x uint64) {
	v, whole, ok := mayReachPlace(e, p, k, true)
	switch {
	case !ok:
	case !whole:
		store(e, p, k, x)
	default:
		_, writes := ordersOf(e)
		if w, ok := vm.Weak(e.M).Commit(e.T, v, writes, word(e, v, k, read(e, p, k)), word(e, v, k, x), e.Choose); ok {
			publish(e, p, k, x)
			store(e, p, k, w)
		}
	}
}

// compares is the update of a compare-and-set.
func compares(e *vm.Env, k vm.Kind) func(uint64) (uint64, bool) {
	n := k.Slots()
	return func(old uint64) (uint64, bool) { return e.Args[4+n], k.Narrow(old) == k.Narrow(e.Args[4]) }
}

// weakUpdate replaces a value in one step, if update says so, and tells what it was.
func weakUpdate(e *vm.Env, p place, k vm.Kind, update func(uint64) (uint64, bool), give func(old uint64, wrote bool)) {
	v, whole, ok := mayReachPlace(e, p, k, true)
	if !ok {
		return
	}
	old := read(e, p, k)
	if !whole {
		x, wrote := update(old)
		if wrote {
			store(e, p, k, x)
		}
		give(old, wrote)
		return
	}
	reads, writes := ordersOf(e)
	old, heap, ok := vm.Weak(e.M).Exchange(e.T, v, reads, writes, word(e, v, k, old), func(old uint64) (uint64, bool) {
		x, wrote := update(k.Widen(old))
		return word(e, v, k, x), wrote
	}, e.Choose)
	if !ok {
		return
	}
	old = k.Widen(old)
	x, wrote := update(old)
	if wrote {
		publish(e, p, k, x)
		store(e, p, k, heap)
	}
	give(old, wrote)
}

// publish is told of a reference that is written where others may reach it.
func publish(e *vm.Env, p place, k vm.Kind, x uint64) {
	if k == vm.KindRef && (p.class != nil || e.M.Heap.Get(p.obj).Flags&vm.Shared != 0) {
		e.M.Publish(vm.Ref(x))
	}
}
