package models

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// numberAttr is the attribute that a program sets through Verify: one number
// or several, the one that was added last in front. It is immutable.
type numberAttr []int32

func init() {
	Override(verifyClass, Methods{
		"setFieldAttribute":    func(e *vm.Env) { fieldAttribute(e, replaceAttr(e, 2)) },
		"addFieldAttribute":    func(e *vm.Env) { fieldAttribute(e, addAttr(e, 2)) },
		"getFieldAttribute":    func(e *vm.Env) { fieldAttribute(e, returnAttr(e)) },
		"getFieldAttributes":   func(e *vm.Env) { fieldAttribute(e, returnAttrs(e)) },
		"setElementAttribute":  func(e *vm.Env) { elementAttribute(e, replaceAttr(e, 2)) },
		"addElementAttribute":  func(e *vm.Env) { elementAttribute(e, addAttr(e, 2)) },
		"getElementAttribute":  func(e *vm.Env) { elementAttribute(e, returnAttr(e)) },
		"getElementAttributes": func(e *vm.Env) { elementAttribute(e, returnAttrs(e)) },
		"setObjectAttribute":   func(e *vm.Env) { objectAttribute(e, replaceAttr(e, 1)) },
		"addObjectAttribute":   func(e *vm.Env) { objectAttribute(e, addAttr(e, 1)) },
		"getObjectAttribute":   func(e *vm.Env) { objectAttribute(e, returnAttr(e)) },
		"getObjectAttributes":  func(e *vm.Env) { objectAttribute(e, returnAttrs(e)) },
		"setLocalAttribute":    func(e *vm.Env) { localAttribute(e, replaceAttr(e, 1)) },
		"addLocalAttribute":    func(e *vm.Env) { localAttribute(e, addAttr(e, 1)) },
		"getLocalAttribute":    func(e *vm.Env) { localAttribute(e, returnAttr(e)) },
		"getLocalAttributes":   func(e *vm.Env) { localAttribute(e, returnAttrs(e)) },
	})
}

// attrUse gets the attribute that is there and returns the one that shall be,
// and whether that is a change.
type attrUse func(old vm.Attr) (vm.Attr, bool)

func replaceAttr(e *vm.Env, arg int) attrUse {
	return func(old vm.Attr) (vm.Attr, bool) { return withNumbers(old, numberAttr{e.Int(arg)}), true }
}

func addAttr(e *vm.Env, arg int) attrUse {
	return func(old vm.Attr) (vm.Attr, bool) {
		numbers, ok := numbersOf(e, old)
		if !ok {
			return nil, false
		}
		return withNumbers(old, append(numberAttr{e.Int(arg)}, numbers...)), true
	}
}

// withNumbers replaces what is there, but for what a value is that is not known.
func withNumbers(old vm.Attr, numbers numberAttr) vm.Attr {
	if x := core.ExprOf(old); x != nil {
		return vm.WithAttr(x, numbers)
	}
	return numbers
}

// returnAttr has the native return the number: 0 for none, the one
// added last of several.
func returnAttr(e *vm.Env) attrUse {
	return func(old vm.Attr) (vm.Attr, bool) {
		if numbers, ok := numbersOf(e, old); ok && len(numbers) > 0 {
			e.ReturnInt(numbers[0])
		}
		return nil, false
	}
}

// returnAttrs has the native return an array of the numbers, null for none.
func returnAttrs(e *vm.Env) attrUse {
	return func(old vm.Attr) (vm.Attr, bool) {
		if numbers, ok := numbersOf(e, old); ok && len(numbers) > 0 {
			r := e.M.Heap.NewArray(e.M.Lib.ArrayOf(e.M.Lib.Primitive(vm.KindInt)), int32(len(numbers)))
			copy(e.M.Heap.Get(r).Ints(), numbers)
			e.ReturnRef(r)
		}
		return nil, false
	}
}

// numbersOf throws where an analysis has put an attribute of its own.
func numbersOf(e *vm.Env, a vm.Attr) (numberAttr, bool) {
	if a == nil {
		return nil, true
	}
	numbers, ok := vm.AttrOf[numberAttr](a)
	if !ok && core.ExprOf(a) != nil {
		return nil, true
	}
	if !ok {
		e.Throw("java/lang/RuntimeException", fmt.Sprintf("the attribute is not a number but a %T", a))
	}
	return numbers, ok
}

// setsAttr reports whether the native sets or adds rather than gets.
func setsAttr(e *vm.Env) bool { return !strings.HasPrefix(e.Method.Name, "get") }

func slotAttribute(e *vm.Env, r vm.Ref, slot int, use attrUse) {
	// Assignments by others move attributes, so this is an access to the variable
	// as any other.
	if !e.MayAccess(r, slot, setsAttr(e)) {
		return
	}
	if a, change := use(e.M.Heap.Get(r).SlotAttr(slot)); change {
		e.M.Heap.Writable(r).SetSlotAttr(slot, a)
	}
}

func fieldAttribute(e *vm.Env, use attrUse) {
	o := e.Object(0)
	if o == nil {
		return
	}
	name := e.String(1)
	f := o.Class.FieldNamed(name)
	if f == nil || o.Class.IsArray() {
		e.Throw("java/lang/NoSuchFieldException", o.Class.JavaName()+"."+name)
		return
	}
	if !f.Static() {
		slotAttribute(e, e.Ref(0), f.Word, use)
		return
	}
	if !e.MayAccessStatic(f.Class, f.Word, setsAttr(e)) {
		return
	}
	state := e.M.ClassState(f.Class)
	if a, change := use(state.Attrs[f.Word]); change {
		e.M.WritableClass(f.Class).SetAttr(f.Word, a)
	}
}

func elementAttribute(e *vm.Env, use attrUse) {
	o, i := e.Object(0), e.Int(1)
	switch {
	case o == nil:
	case !o.Class.IsArray():
		e.Throw("java/lang/RuntimeException", "not an array: "+o.Class.JavaName())
	case i < 0 || i >= o.Len:
		e.Throw("java/lang/ArrayIndexOutOfBoundsException", strconv.Itoa(int(i)))
	default:
		slotAttribute(e, e.Ref(0), int(i), use)
	}
}

func objectAttribute(e *vm.Env, use attrUse) {
	o := e.Object(0)
	if o == nil {
		return
	}
	var old vm.Attr
	if o.Attrs != nil {
		old = o.Attrs.Object
	}
	a, change := use(old)
	if !change {
		return
	}
	e.M.Heap.Writable(e.Ref(0)).SetAttr(a)
}

// localAttribute finds a variable of the method that asks by its name.
func localAttribute(e *vm.Env, use attrUse) {
	name := e.String(0)
	// A frame of the native's own makes the loop look at the caller's frame
	// anew, and so notice that it has attributes now.
	e.SetLocal(0, 0)
	f := e.Caller()
	slot := -1
	if v := localVariable(f, name); v != nil {
		slot = int(v.Index)
	} else if name == "this" && !f.Method.Static() {
		slot = 0
	}
	if slot < 0 {
		e.Throw("java/lang/RuntimeException", "local variable not found: "+name)
		return
	}
	var old vm.Attr
	if f.Attrs != nil {
		old = f.Attrs[slot]
	}
	if a, change := use(old); change {
		f.SetAttr(slot, a)
	}
}

// localVariable returns the variable of that name at the present place of a
// Java frame, nil if there is none or the class was compiled without -g.
func localVariable(f *vm.Frame, name string) *classfile.LocalVar {
	if f == nil || f.Method.Info == nil || f.Method.Info.Code == nil {
		return nil
	}
	at := f.BCI()
	for _, v := range f.Method.Info.Code.Locals() {
		if v.Name == name && int(v.Start) <= at && at < int(v.Start)+int(v.Length) {
			return &v
		}
	}
	return nil
}
