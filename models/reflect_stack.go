package models

import (
	"fmt"

	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// StackWalker's natives. A walk is anchored at the frame of callStackWalk; the
// anchor that Java code keeps for us is one more than the number of frames
// delivered so far.
func init() {
	const walker = "java/lang/StackStreamFactory$AbstractStackWalker"
	Register(walker, Methods{
		"callStackWalk":    callStackWalk,
		"fetchStackFrames": fetchStackFrames,
	})
	Register("java/lang/StackStreamFactory", Methods{"checkStackWalkModes": returnBool(true)})
	Override("java/lang/StackFrameInfo", Methods{
		"getDescriptor": func(e *vm.Env) { e.ReturnString(walkedMethod(e, e.Ref(0)).Desc) },
		"getMethodType": walkedType,
	})
	Override("java/lang/StackTraceElement", Methods{
		"initStackTraceElement": func(e *vm.Env) {
			bci := int(e.Object(1).Int(field(e, "java/lang/StackFrameInfo", "bci")))
			fillElement(e.M, e.Ref(0), vm.TraceElement{Method: walkedMethod(e, e.Ref(1)), BCI: bci})
		},
	})
}

// Bits of a walk's mode.
const (
	walkClassesOnly = 0x2
	walkCallerClass = 0x4
	walkHidden      = 0x20
	walkLocals      = 0x100
)

// callStackWalk(long mode, int skip, int batch, int start, Object[] frames):
// phase 0 fills the first batch and calls back, phase 1 returns the answer.
func callStackWalk(e *vm.Env) {
	if e.Phase == 1 {
		e.ReturnRaw(e.Result)
		return
	}
	skip, start := int(e.Int(3)), e.Int(5)
	end, ok := fillFrames(e, e.T.Top, e.Long(1), skip, int(e.Int(4)), int(start), e.Ref(6))
	if !ok {
		return
	}
	callback := e.Method.Class.DeclaredMethod("doStackWalk", "(JIIII)Ljava/lang/Object;")
	e.Call(1, callback, e.Args[0], uint64(1+skip+end-int(start)), 0, e.Args[3], e.Args[4], e.Args[5], uint64(end))
}

// fetchStackFrames(long mode, long anchor, int batch, int start, Object[]
// frames).
func fetchStackFrames(e *vm.Env) {
	anchor := e.T.Top
	for anchor != nil && !(anchor.Method.Name == "callStackWalk" && anchor.Method.Class == e.Method.Class && anchor.Slots[0] == e.Args[0]) {
		anchor = anchor.Parent
	}
	if anchor == nil || e.Long(3) <= 0 {
		e.Throw("java/lang/InternalError", "doStackWalk: corrupted buffers")
		return
	}
	start := int(e.Int(6))
	end, ok := fillFrames(e, anchor, e.Long(1), int(e.Long(3)-1), int(e.Int(5)), start, e.Ref(7))
	if !ok {
		return
	}
	w := e.M.Heap.Writable(e.Ref(0))
	w.Words[w.Class.FieldNamed("anchor").Word] += uint64(end - start)
	e.ReturnInt(int32(end))
}

// fillFrames writes frames from f downwards into a buffer, without those of
// the walk itself and the first skip of the others. It returns the end of
// what it wrote.
func fillFrames(e *vm.Env, f *vm.Frame, mode int64, skip, batch, start int, buffer vm.Ref) (end int, ok bool) {
	if mode&walkLocals != 0 {
		e.Unsupported("a stack walk that shows local variables (java.lang.LiveStackFrame)", "walk without them")
		return 0, false
	}
	abstract := e.Method.Class
	walker := e.M.Lib.MustLoad("java/lang/StackWalker")
	for f != nil && (f.Method.Has(vm.TraitPseudo) || f.Method.Class == walker || f.Method.Class == abstract || f.Method.Class.Super == abstract) {
		f = f.Parent
	}
	end = start
	for ; f != nil && end < start+batch; f = f.Parent {
		mt := f.Method
		if mt.Has(vm.TraitPseudo) || mt.Has(vm.TraitHidden) && mode&walkHidden == 0 {
			continue
		}
		if mode&walkHidden != 0 && e.M.MadeOfBytecode(f) && refusesMade(e) {
			return 0, false
		}
		if skip > 0 {
			skip--
			continue
		}
		if mode&walkClassesOnly != 0 {
			if mode&walkCallerClass != 0 && end == start && mt.Has(vm.TraitCallerSensitive) {
				e.Throw("java/lang/UnsupportedOperationException",
					fmt.Sprintf("StackWalker::getCallerClass called from @CallerSensitive '%s' method", vm.ExternalSignature(mt)))
				return 0, false
			}
			mirror := e.M.Mirror(mt.Class)
			e.M.Heap.Writable(buffer).Refs()[end] = mirror
		} else {
			describeFrame(e, e.M.Heap.Get(buffer).Refs()[end], f)
		}
		end++
	}
	return end, true
}

// describeFrame fills a StackFrameInfo, whose MemberName is nameless so far.
func describeFrame(e *vm.Env, info vm.Ref, f *vm.Frame) {
	o := e.M.Heap.Writable(info)
	if bci := f.BCI(); bci >= 0 {
		o.Words[o.Class.FieldNamed("bci").Word] = uint64(uint32(bci))
	}
	mt := f.Method
	n := e.M.Heap.Writable(o.Ref(o.Class.FieldNamed("memberName").Word))
	set := func(name string, v uint64) { n.Words[n.Class.FieldNamed(name).Word] = v }
	set("declaringClass", uint64(e.M.Mirror(mt.Class)))
	set("name", uint64(e.M.InternMUTF8(mt.Name)))
	set("flags", uint64(mt.Flags&methodModifiers))
	set("id", uint64(mt.ID))
	set("refKind", uint64(kindOf(mt)))
}

// kindOf is how a method is referred to: without a kind a member is a field.
func kindOf(mt *vm.Method) int {
	switch {
	case mt.Static():
		return classfile.RefInvokeStatic
	case mt.Name == "<init>":
		return classfile.RefNewInvokeSpecial
	case mt.Class.IsInterface():
		return classfile.RefInvokeInterface
	}
	return classfile.RefInvokeVirtual
}

// walkedMethod is the method of the frame that a StackFrameInfo describes.
func walkedMethod(e *vm.Env, info vm.Ref) *vm.Method {
	o := e.M.Heap.Get(info)
	n := e.M.Heap.Get(o.Ref(o.Class.FieldNamed("memberName").Word))
	return e.M.Lib.MethodByID(uint32(n.Words[n.Class.FieldNamed("id").Word]))
}

// walkedType is StackFrameInfo.getMethodType. The types are made when asked
// for: walks rarely do.
func walkedType(e *vm.Env) {
	switch e.Phase {
	case 0:
		check := e.Method.Class.DeclaredMethod("ensureRetainClassRefEnabled", "()V")
		e.Call(1, check, e.Args[0])
	case 1:
		mt := walkedMethod(e, e.Ref(0))
		params, result := vm.Descriptors(mt.Desc)
		types, ok := classArray(e, mt.Class, params)
		if !ok {
			return
		}
		ret := typeOf(e, mt.Class, result)
		if ret == nil {
			return
		}
		natives := e.M.Lib.MustLoad("java/lang/invoke/MethodHandleNatives")
		if !e.InitClass(natives) {
			return
		}
		find := natives.DeclaredMethod("findMethodHandleType", "(Ljava/lang/Class;[Ljava/lang/Class;)Ljava/lang/invoke/MethodType;")
		e.Call(2, find, uint64(e.M.Mirror(ret)), uint64(types))
	default:
		e.ReturnRaw(e.Result)
	}
}
