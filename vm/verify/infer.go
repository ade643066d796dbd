package verify

import (
	"fmt"
	"strings"

	"github.com/gojpf/gojpf/vm/bytecode"
	"github.com/gojpf/gojpf/vm/classfile"
)

// inference verifies code without stack maps (JVMS 4.10.2): it follows all ways through
// it, and merges what is known where ways meet, until nothing changes any more.
type inference struct {
	frames []*frame // in front of instructions, nil where no way has led yet
	queued []bool   // the offsets whose frame has changed
	low    int      // none below is queued
}

// next is the lowest offset whose frame has changed, so that most ways have met when
// an instruction is looked at. It reports false where there is none.
func (f *inference) next() (bci int, ok bool) {
	for f.low < len(f.queued) && !f.queued[f.low] {
		f.low++
	}
	if f.low == len(f.queued) {
		return 0, false
	}
	f.queued[f.low] = false
	return f.low, true
}

func (f *inference) queue(bci int) {
	f.queued[bci] = true
	f.low = min(f.low, bci)
}

// infer does for a method what readMaps and run do where there is a stack map table.
func (v *method) infer() {
	v.inferred = &inference{frames: make([]*frame, len(v.Bytes)), queued: make([]bool, len(v.Bytes))}
	v.flow(0, 0, &v.cur)
	for bci, ok := v.inferred.next(); ok; bci, ok = v.inferred.next() {
		v.cur = v.inferred.frames[bci].clone(int(v.src.MaxStack))
		for i := range v.src.Handlers {
			if h := &v.src.Handlers[i]; bci >= int(h.Start) && bci < int(h.End) {
				if v.src.MaxStack == 0 {
					v.fail(bci, "Stack size too large", "")
				}
				v.flow(bci, int(h.PC), &frame{locals: v.cur.locals, stack: []Type{objectOf(caught(h))}, unmade: v.cur.unmade})
			}
		}
		v.step(bci, false)
		if !v.dead {
			size, _ := v.Length(bci)
			v.flow(bci, bci+size, &v.cur)
		}
	}
}

// checkOperands looks at each instruction by itself, whether a way leads there or not.
func (v *method) checkOperands() {
	for bci := range v.kinds {
		if v.starts(bci) {
			v.checkOperand(bci)
		}
	}
}

func (v *method) checkOperand(bci int) {
	if op, local, ok := v.Local(bci); ok {
		n := 1
		switch op {
		case bytecode.Lload, bytecode.Dload, bytecode.Lstore, bytecode.Dstore:
			n = 2
		}
		v.checkLocal(bci, local, n)
		return
	}
	op := v.Op(bci)
	switch {
	case op.Field():
		v.tag(bci, v.U2(bci+1), classfile.TagFieldref)
	case op.Call():
		v.tag(bci, v.U2(bci+1), callTags(op, v.file.Major)...)
	case op == bytecode.New, op == bytecode.Anewarray, op == bytecode.Checkcast, op == bytecode.Instanceof, op == bytecode.Multianewarray:
		v.class(bci)
	}
	to, _ := v.Targets(bci)
	for _, target := range to {
		if !v.starts(target) {
			v.fail(bci, "Illegal target of jump or branch", "")
		}
	}
}

// caught is the class of what arrives at a handler.
func caught(h *classfile.Handler) string {
	if h.CatchIndex == 0 {
		return throwable
	}
	return h.Catch
}

func (f *frame) clone(maxStack int) frame {
	return frame{
		locals: append([]Type(nil), f.locals...),
		stack:  append(make([]Type, 0, maxStack), f.stack...),
		unmade: f.unmade,
	}
}

// flow merges a frame into that of an instruction where control may go on.
func (v *method) flow(from, to int, f *frame) {
	if to == len(v.Bytes) {
		v.fail(from, "Falling off the end of the code", "")
	}
	if !v.starts(to) {
		v.fail(from, "Illegal target of jump or branch", "")
	}
	old := v.inferred.frames[to]
	if old == nil {
		now := f.clone(0)
		v.inferred.frames[to] = &now
		v.inferred.queue(to)
		return
	}
	if len(old.stack) != len(f.stack) {
		v.fail(from, fmt.Sprintf("Inconsistent stack height %d != %d", len(f.stack), len(old.stack)), "")
	}
	changed := f.unmade && !old.unmade
	old.unmade = old.unmade || f.unmade
	for i, t := range f.locals {
		if m := v.merge(old.locals[i], t); m != old.locals[i] {
			old.locals[i], changed = m, true
		}
	}
	for i, t := range f.stack {
		m := v.merge(old.stack[i], t)
		if m.kind == top {
			v.fail(from, "Mismatched stack types", "")
		}
		if m != old.stack[i] {
			old.stack[i], changed = m, true
		}
	}
	if changed {
		v.inferred.queue(to)
	}
}

// merge is what is known of a slot that holds either of two types.
func (v *method) merge(a, b Type) Type {
	switch {
	case a == b:
		return a
	case a.kind == null && b.kind == reference:
		return b
	case a.kind == reference && b.kind == null:
		return a
	case a.kind == reference && b.kind == reference:
		return objectOf(v.mergeRefs(a.name, b.name))
	}
	return Type{}
}

// mergeRefs is the nearest class that two are below, or the nearest array.
func (v *method) mergeRefs(a, b string) string {
	switch {
	case a == b:
		return a
	case a == object || b == object:
		return object
	case isArray(a) && isArray(b):
		x, y := classfile.ClassOf(a[1:]), classfile.ClassOf(b[1:])
		if x == "" || y == "" {
			return object
		}
		return "[" + classfile.DescriptorOf(v.mergeRefs(x, y))
	case isArray(a) || isArray(b):
		return object
	case v.isInterface(a) || v.isInterface(b):
		return object
	}
	above := map[string]bool{}
	for ; a != ""; a = v.super(a) {
		above[a] = true
	}
	for !above[b] && b != "" {
		b = v.super(b)
	}
	if b == "" {
		return object // of two that are called the same in different loaders
	}
	return b
}

func (v *method) isInterface(name string) bool {
	is, err := v.world.Interface(name)
	if err != nil {
		panic(failure{err})
	}
	return is
}

func (v *method) super(name string) string {
	super, err := v.world.Super(name)
	if err != nil {
		panic(failure{err})
	}
	return super
}

// hasSubroutines reports whether code has the instructions that old compilers made
// finally blocks of. What a subroutine does to the types of its callers is not followed.
func (v *method) hasSubroutines() bool {
	for bci, kind := range v.kinds {
		if kind == noInstr {
			continue
		}
		switch op, _, _ := v.Local(bci); op {
		case bytecode.Jsr, bytecode.JsrW, bytecode.Ret:
			return true
		}
	}
	return false
}

// isArray reports whether a name of a class is that of an array.
func isArray(name string) bool { return strings.HasPrefix(name, "[") }
