package verify

import (
	"fmt"

	"github.com/gojpf/gojpf/vm/bytecode"
	"github.com/gojpf/gojpf/vm/classfile"
)

// field does the instructions that read and write fields.
func (v *method) field(bci int, op bytecode.Op) {
	index := v.U2(bci + 1)
	v.tag(bci, index, classfile.TagFieldref)
	class, name, desc := v.Member(bci)
	if isArray(class) {
		v.fail(bci, fmt.Sprintf("Expecting reference to class in class %s at constant pool index %d", v.file.Name, index), "")
	}
	types := typesOf(desc)
	switch op {
	case bytecode.Getstatic:
		v.push(bci, types...)
	case bytecode.Putstatic:
		v.popAll(bci, types)
	case bytecode.Getfield:
		got := v.pop(bci, objectOf(class))
		v.push(bci, types...)
		v.guard(bci, class, name, desc, got, "getfield")
	case bytecode.Putfield:
		v.popAll(bci, types)
		got := v.take(bci)
		if got.kind == freshThis && class == v.file.Name && v.declares(name, desc) {
			got = v.self // its own fields a constructor may set early
		}
		if !v.assignable(objectOf(class), got) {
			v.bad(bci, got, objectOf(class).String())
		}
		v.guard(bci, class, name, desc, got, "putfield")
	}
}

// declares reports whether the class itself has a field.
func (v *method) declares(name, desc string) bool {
	for i := range v.file.Fields {
		if f := &v.file.Fields[i]; f.Name == name && f.Descriptor == desc {
			return true
		}
	}
	return false
}

// guard demands that a protected member of another package is used on instances of
// the class itself (JVMS 4.10.1.8).
func (v *method) guard(bci int, class, name, desc string, got Type, op string) {
	if got == v.self || !v.world.Guarded(class, name, desc) {
		return
	}
	if op == "invokevirtual" && class == object && name == "clone" && got.kind == reference && isArray(got.name) {
		return
	}
	if got.kind == null || got.kind == reference && v.assignableRef(v.self.name, got.name, true) {
		return
	}
	v.fail(bci, "Bad access to protected data in "+op, fmt.Sprintf("Type %s (current frame, stack[%d]) is not assignable to %s", got, len(v.cur.stack), v.self))
}

// callTags are the constants that an instruction may name what it calls by.
func callTags(op bytecode.Op, major uint16) []classfile.Tag {
	switch {
	case op == bytecode.Invokeinterface:
		return []classfile.Tag{classfile.TagInterfaceMethodref}
	case op == bytecode.Invokedynamic:
		return []classfile.Tag{classfile.TagInvokeDynamic}
	case op == bytecode.Invokevirtual, major < firstInterface:
		return []classfile.Tag{classfile.TagMethodref}
	}
	return []classfile.Tag{classfile.TagMethodref, classfile.TagInterfaceMethodref}
}

// call does the instructions that call methods. It reports whether that was the
// constructor of the superclass, or another of the class, on this.
func (v *method) call(bci int, op bytecode.Op, inTry bool) (made bool) {
	index := v.U2(bci + 1)
	var class, name, desc string
	v.tag(bci, index, callTags(op, v.file.Major)...)
	if op == bytecode.Invokedynamic {
		_, name, desc = v.Pool.Dynamic(uint16(index))
	} else {
		class, name, desc = v.Member(bci)
	}
	v.checkCall(bci, op, desc)
	isInit := name == "<init>"
	if name[0] == '<' && (op != bytecode.Invokespecial || !isInit) {
		v.fail(bci, "Illegal call to internal method", "")
	}
	if op == bytecode.Invokespecial && !isInit {
		v.checkSpecial(bci, index, class)
	}
	params, ret, _ := classfile.ParseMethodDescriptor(desc)
	for i := len(params) - 1; i >= 0; i-- {
		v.popAll(bci, typesOf(params[i]))
	}
	switch op {
	case bytecode.Invokevirtual:
		got := v.pop(bci, objectOf(class))
		v.guard(bci, class, name, desc, got, "invokevirtual")
	case bytecode.Invokeinterface:
		v.pop(bci, objectOf(class))
	case bytecode.Invokespecial:
		if isInit {
			made = v.callInit(bci, class, desc, inTry)
		} else {
			v.pop(bci, v.self)
		}
	}
	if ret != "V" {
		v.push(bci, typesOf(ret)...)
	}
	return made
}

// checkCall looks at the operands of a call that name nothing.
func (v *method) checkCall(bci int, op bytecode.Op, desc string) {
	switch op {
	case bytecode.Invokeinterface:
		if v.U1(bci+3) != 1+classfile.ArgSlots(desc) {
			v.fail(bci, "Inconsistent args count operand in invokeinterface", "")
		}
		if v.U1(bci+4) != 0 {
			v.fail(bci, "Fourth operand byte of invokeinterface must be zero", "")
		}
	case bytecode.Invokedynamic:
		if v.U2(bci+3) != 0 {
			v.fail(bci, "Third and fourth operand bytes of invokedynamic must be zero", "")
		}
	}
}

// checkSpecial demands that invokespecial names the class, a superclass, or an
// interface that the class implements itself.
func (v *method) checkSpecial(bci, index int, class string) {
	if class == v.file.Name || class == v.file.Super || v.world.DirectInterface(class) {
		return
	}
	if !v.assignable(objectOf(class), v.self) {
		v.fail(bci, "Bad invokespecial instruction: current class isn't assignable to reference class.", "")
	}
	if v.Pool.Tag(uint16(index)) == classfile.TagInterfaceMethodref {
		v.fail(bci, "Bad invokespecial instruction: interface method reference is in an indirect superinterface.", "")
	}
}

// callInit calls a constructor on what was made, here or by the caller.
func (v *method) callInit(bci int, class, desc string, inTry bool) (this bool) {
	switch t := v.take(bci); t.kind {
	case freshThis:
		if class != v.file.Name && class != v.file.Super {
			v.fail(bci, "Bad <init> method call", "")
		}
		if inTry {
			v.checkEscape(bci)
			v.toHandlers(bci, true)
		}
		v.made(t, v.self)
		return true
	case fresh:
		at := int(t.at)
		made := v.Pool.Class(uint16(v.U2(at + 1)))
		if made != class {
			v.fail(bci, "Call to wrong <init> method", "")
		}
		if v.world.Guarded(class, "<init>", desc) && made != v.self.name && !v.assignableRef(v.self.name, made, true) {
			v.fail(bci, "Bad access to protected <init> method", "")
		}
		if inTry { // the handler sees it as it was
			v.toHandlers(bci, false)
		}
		v.made(t, objectOf(class))
	default:
		v.fail(bci, "Bad operand type when invoking <init>", "")
	}
	return false
}

// checkEscape demands that a handler around the call of the superclass's constructor
// ends by throwing: whoever catches what that threw may not return as if this were
// made.
func (v *method) checkEscape(bci int) {
	for i := range v.src.Handlers {
		h := &v.src.Handlers[i]
		if bci >= int(h.Start) && bci < int(h.End) && !v.throwsOn(int(h.PC)) {
			v.fail(bci, "Bad <init> method call from after the start of a try block", "")
		}
	}
}

// throwsOn reports whether every way on from an offset throws, or never ends.
func (v *method) throwsOn(from int) bool {
	seen := map[int]bool{}
	work := []int{from}
	for len(work) > 0 {
		bci := work[len(work)-1]
		work = work[:len(work)-1]
		if !v.starts(bci) {
			return false
		}
		if seen[bci] {
			continue
		}
		seen[bci] = true
		op := v.Op(bci)
		if op.Returns() {
			return false
		}
		if op == bytecode.Athrow {
			for i := range v.src.Handlers {
				if h := &v.src.Handlers[i]; bci >= int(h.Start) && bci < int(h.End) {
					work = append(work, int(h.PC))
				}
			}
			continue
		}
		to, next := v.Targets(bci)
		work = append(work, to...)
		if next {
			size, _ := v.Length(bci)
			work = append(work, bci+size)
		}
	}
	return true
}
