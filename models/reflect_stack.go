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
		"getMethodType": walkedType,
		"expandStackFrameInfo": func(e *vm.Env) {
			mt, o := walkedMethod(e, e.Ref(0)), e.M.Heap.Writable(e.Ref(0))
			o.Words[o.Class.FieldNamed("name").Word] = uint64(e.M.InternMUTF8(mt.Name))
			o.Words[o.Class.FieldNamed("type").Word] = uint64(e.M.NewStringMUTF8(mt.Desc))
		},
	})
	// Later ones ask for the type, which a walk that keeps no classes does not tell.
	OverrideIn(17, 21, "java/lang/StackFrameInfo", Methods{
		"getDescriptor": func(e *vm.Env) { e.ReturnString(walkedMethod(e, e.Ref(0)).Desc) },
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

// walkArgs are the arguments of a native of walks: releases of the JDK agree on the
// order of the numbers, but not on how large they are, and later ones pass
// continuations, of which there are none. The array of frames comes last.
func walkArgs(e *vm.Env) (numbers []int64, frames vm.Ref) {
	slot := 1
	for _, k := range e.Method.Params {
		switch k {
		case vm.KindLong:
			numbers = append(numbers, e.Long(slot))
		case vm.KindInt:
			numbers = append(numbers, int64(e.Int(slot)))
		default:
			frames = e.Ref(slot)
		}
		slot += k.Slots()
	}
	return numbers, frames
}

// sizedWalk reports whether the JDK tells how large its buffer is, and wants to hear how
// many frames were written, as JDK 22 and later ones do: they also tell the size of
// the last batch. Earlier ones tell how many frames they want, and wait for the index
// behind the last one.
func sizedWalk(e *vm.Env) bool {
	for _, mt := range e.Method.Class.Methods {
		if mt.Name == "fetchStackFrames" && mt.Flags&classfile.AccNative != 0 {
			return len(mt.Params) == 6
		}
	}
	return false
}

// callStackWalk(mode, int skip, int batch, int start, Object[] frames): phase 0
// fills the first batch and calls back, phase 1 returns the answer.
func callStackWalk(e *vm.Env) {
	if e.Phase == 1 {
		e.ReturnRaw(e.Result)
		return
	}
	numbers, frames := walkArgs(e)
	mode, skip, batch, start := numbers[0], int(numbers[1]), int(numbers[2]), int(numbers[3])
	sized := sizedWalk(e)
	if sized {
		batch -= start
	}
	end, ok := fillFrames(e, e.T.Top, mode, skip, batch, start, frames)
	if !ok {
		return
	}
	// doStackWalk(long anchor, int skip, int batch, int start, int end)
	given := []int{1 + skip + end - start, skip, batch, start, end}
	if sized {
		given[2] = end - start
	}
	for _, callback := range e.Method.Class.Methods {
		if callback.Name != "doStackWalk" {
			continue
		}
		args := make([]uint64, 1, callback.Args)
		args[0] = e.Args[0]
		for _, k := range callback.Params {
			v := uint64(0)
			if k != vm.KindRef {
				v, given = uint64(given[0]), given[1:]
			}
			if args = append(args, v); k.Slots() == 2 {
				args = append(args, 0)
			}
		}
		e.Call(1, callback, args...)
	}
}

// fetchStackFrames(mode, long anchor, int batch, int start, Object[] frames).
func fetchStackFrames(e *vm.Env) {
	numbers, frames := walkArgs(e)
	mode, walked := numbers[0], numbers[1]
	batch, start := int(numbers[len(numbers)-2]), int(numbers[len(numbers)-1])
	sized := sizedWalk(e)
	if sized {
		batch -= start
	}
	anchor := e.T.Top
	for anchor != nil && !(anchor.Method.Name == "callStackWalk" && anchor.Method.Class == e.Method.Class && anchor.Slots[0] == e.Args[0]) {
		anchor = anchor.Parent
	}
	if anchor == nil || walked <= 0 {
		e.Throw("java/lang/InternalError", "doStackWalk: corrupted buffers")
		return
	}
	end, ok := fillFrames(e, anchor, mode, int(walked-1), batch, start, frames)
	if !ok {
		return
	}
	w := e.M.Heap.Writable(e.Ref(0))
	w.Words[w.Class.FieldNamed("anchor").Word] += uint64(end - start)
	if sized {
		end -= start
	}
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
			if info := e.M.Heap.Get(buffer).Refs()[end]; info != vm.Null && e.M.Heap.Get(info).Class.Name == "java/lang/ClassFrameInfo" {
				describeMember(e, info, mt, mirror)
			} else {
				e.M.Heap.Writable(buffer).Refs()[end] = mirror
			}
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
	if o.Class.FieldNamed("memberName") == nil { // later JDKs do without until they are asked
		describeMember(e, info, mt, e.M.Heap.NewInstance(e.M.Lib.MustLoad("java/lang/invoke/MemberName")))
	}
	n := e.M.Heap.Writable(memberOf(o))
	set := func(name string, v uint64) { n.Words[n.Class.FieldNamed(name).Word] = v }
	set("declaringClass", uint64(e.M.Mirror(mt.Class)))
	set("name", uint64(e.M.InternMUTF8(mt.Name)))
	set("flags", uint64(mt.Flags&methodModifiers))
	set("target", uint64(e.MemberOfMethod(mt)))
	set("refKind", uint64(kindOf(mt)))
}

// Bits of MemberName.flags beside the modifiers, where a ClassFrameInfo has them.
const (
	memberCallerSensitive = 0x100000
	memberHidden          = 0x400000
)

// describeMember fills a ClassFrameInfo, of which a StackFrameInfo is one since
// JDK 22.
func describeMember(e *vm.Env, info vm.Ref, mt *vm.Method, member vm.Ref) {
	o := e.M.Heap.Writable(info)
	o.Words[o.Class.FieldNamed("classOrMemberName").Word] = uint64(member)
	flags := uint64(mt.Flags & methodModifiers)
	if mt.Has(vm.TraitCallerSensitive) {
		flags |= memberCallerSensitive
	}
	if mt.Has(vm.TraitHidden) {
		flags |= memberHidden
	}
	o.Words[o.Class.FieldNamed("flags").Word] |= flags
}

// memberOf is the MemberName of a StackFrameInfo.
func memberOf(o *vm.Object) vm.Ref {
	f := o.Class.FieldNamed("memberName")
	if f == nil {
		f = o.Class.FieldNamed("classOrMemberName")
	}
	return o.Ref(f.Word)
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
	n := e.M.Heap.Get(memberOf(o))
	mt, _ := e.M.Lib.Member(e.M.Heap.Get(n.Ref(n.Class.FieldNamed("target").Word)))
	return mt
}

// walkedType is StackFrameInfo.getMethodType. The types are made when asked
// for: walks rarely do.
func walkedType(e *vm.Env) {
	switch e.Phase {
	case 0:
		check := e.Method.Class.Method("ensureRetainClassRefEnabled", "()V")
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
