package verify

import (
	"fmt"
	"strings"

	"github.com/gojpf/gojpf/vm/bytecode"
	"github.com/gojpf/gojpf/vm/classfile"
)

// Letters of what arrays hold, by the descriptors of their elements.
const references = "L["

// elements are the letters of the arrays that an instruction takes, by its distance
// from iaload or iastore.
var elements = [...]string{"I", "J", "F", "D", references, "BZ", "C", "S"}

const mostDimensions = 255

// step does one instruction on the frame at hand. It reports whether that was the
// call of a constructor on this.
func (v *method) step(bci int, inTry bool) (made bool) {
	v.dead = false
	op, local, ok := v.Local(bci)
	if ok {
		v.local(bci, op, local)
		return false
	}
	switch {
	case op == bytecode.Wide:
		v.fail(bci, "Bad wide instruction", "")
	case op >= bytecode.Iaload && op <= bytecode.Saload:
		v.loadElement(bci, int(op-bytecode.Iaload))
	case op >= bytecode.Iastore && op <= bytecode.Sastore:
		v.storeElement(bci, int(op-bytecode.Iastore))
	case op >= bytecode.Pop && op <= bytecode.Swap:
		v.shuffle(bci, op)
	case op.Field():
		v.field(bci, op)
	case op.Call():
		made = v.call(bci, op, inTry)
	case op.Switch():
		v.pop(bci, Type{kind: integer})
		v.checkSwitch(bci)
	case op == bytecode.Jsr, op == bytecode.JsrW, op == bytecode.Ret:
		v.fail(bci, fmt.Sprintf("Bad instruction: %02x", op), "")
	case op.Returns():
		v.leave(bci, op)
	case op == bytecode.Ldc, op == bytecode.LdcW, op == bytecode.Ldc2W:
		v.constant(bci, op)
	case op >= bytecode.IfAcmpeq && op <= bytecode.IfAcmpne:
		v.popRef(bci)
		v.popRef(bci)
	case op == bytecode.Ifnull, op == bytecode.Ifnonnull, op == bytecode.Monitorenter, op == bytecode.Monitorexit:
		v.popRef(bci)
	case op == bytecode.AconstNull:
		v.push(bci, Type{kind: null})
	case op >= bytecode.New && op <= bytecode.Multianewarray:
		v.objects(bci, op)
	default: // arithmetic: the table says it all
		v.arithmetic(bci, op)
	}
	to, next := v.Targets(bci)
	for _, target := range to {
		v.jump(bci, target)
	}
	v.dead = !next
	return made
}

func (v *method) arithmetic(bci int, op bytecode.Op) {
	info := &bytecode.Opcodes[op]
	for i := len(info.Pop) - 1; i >= 0; i-- {
		v.popAll(bci, slots[info.Pop[i]])
	}
	for i := range len(info.Push) {
		v.push(bci, slots[info.Push[i]]...)
	}
}

// elementSlots are the types of what an instruction moves, by its distance from iaload.
func elementSlots(n int) []Type {
	if n < 4 {
		return slots["IJFD"[n]]
	}
	return slots['I']
}

func (v *method) loadElement(bci, n int) {
	v.pop(bci, Type{kind: integer})
	array := v.popArray(bci, elements[n])
	switch {
	case elements[n] != references:
		v.push(bci, elementSlots(n)...)
	case array.kind == null:
		v.push(bci, array)
	default:
		v.push(bci, typesOf(array.name[1:])...)
	}
}

func (v *method) storeElement(bci, n int) {
	if elements[n] == references {
		v.pop(bci, objectOf(object)) // the machine looks at the rest
	} else {
		v.popAll(bci, elementSlots(n))
	}
	v.pop(bci, Type{kind: integer})
	v.popArray(bci, elements[n])
}

// shuffle does the instructions that move slots about.
func (v *method) shuffle(bci int, op bytecode.Op) {
	switch op {
	case bytecode.Pop:
		v.popOne(bci)
	case bytecode.Pop2:
		v.popTwo(bci)
	case bytecode.Dup:
		a := v.popOne(bci)
		v.push(bci, a, a)
	case bytecode.DupX1:
		a, b := v.popOne(bci), v.popOne(bci)
		v.push(bci, a, b, a)
	case bytecode.DupX2:
		a := v.popOne(bci)
		c, b := v.popTwo(bci)
		v.push(bci, a, c, b, a)
	case bytecode.Dup2:
		b, a := v.popTwo(bci)
		v.push(bci, b, a, b, a)
	case bytecode.Dup2X1:
		b, a := v.popTwo(bci)
		c := v.popOne(bci)
		v.push(bci, b, a, c, b, a)
	case bytecode.Dup2X2:
		b, a := v.popTwo(bci)
		d, c := v.popTwo(bci)
		v.push(bci, b, a, d, c, b, a)
	default:
		a, b := v.popOne(bci), v.popOne(bci)
		v.push(bci, a, b)
	}
}

func (v *method) checkSwitch(bci int) {
	table := (bci + 4) &^ 3
	if v.file.Major < firstOnlyMaps {
		for _, b := range v.Bytes[bci+1 : table] {
			if b != 0 {
				v.fail(bci, "Nonzero padding byte in switch instruction", "")
			}
		}
	}
	if v.Op(bci) == bytecode.Lookupswitch {
		keys, _ := v.Switch(bci)
		for i := 1; i < len(keys); i++ {
			if keys[i] <= keys[i-1] {
				v.fail(bci, "Bad lookupswitch instruction", "")
			}
		}
	}
}

func (v *method) leave(bci int, op bytecode.Op) {
	switch op {
	case bytecode.Return:
		if v.ret.kind != top {
			v.fail(bci, "Method expects a return value", "")
		}
		if v.info.Name == "<init>" && v.cur.unmade {
			v.fail(bci, "Constructor must call super() or this() before return", "")
		}
		return
	case bytecode.Areturn:
		v.returns(bci, v.popRef(bci))
	default:
		types := slots["IJFD"[op-bytecode.Ireturn]]
		v.popAll(bci, types)
		v.returns(bci, types[0])
	}
}

func (v *method) returns(bci int, t Type) {
	if v.ret.kind == top {
		v.fail(bci, "Method does not expect a return value", "")
	}
	if !v.assignable(v.ret, t) {
		v.fail(bci, "Bad return type", fmt.Sprintf("Type %s (current frame, stack[%d]) is not assignable to %s (from method signature)", t, len(v.cur.stack), v.ret))
	}
}

// tag checks what an operand in the constant pool is.
func (v *method) tag(bci, i int, tags ...classfile.Tag) classfile.Tag {
	tag := v.Pool.Tag(uint16(i))
	for _, t := range tags {
		if tag == t {
			return tag
		}
	}
	if i == 0 || i >= len(v.Pool.Consts) {
		v.fail(bci, fmt.Sprintf("Illegal constant pool index %d", i), "")
	}
	v.fail(bci, fmt.Sprintf("Illegal type at constant pool entry %d", i), fmt.Sprintf("Constant pool index %d is invalid", i))
	return 0
}

func (v *method) constant(bci int, op bytecode.Op) {
	var tag classfile.Tag
	var i int
	if op == bytecode.Ldc {
		i = v.U1(bci + 1)
	} else {
		i = v.U2(bci + 1)
	}
	if op == bytecode.Ldc2W {
		tag = v.tag(bci, i, classfile.TagLong, classfile.TagDouble, classfile.TagDynamic)
	} else {
		tag = v.tag(bci, i, classfile.TagInteger, classfile.TagFloat, classfile.TagString, classfile.TagClass,
			classfile.TagMethodHandle, classfile.TagMethodType, classfile.TagDynamic)
	}
	if tag == classfile.TagClass && v.file.Major < firstClassConstant {
		v.fail(bci, "Illegal type in constant pool", "")
	}
	switch tag {
	case classfile.TagInteger:
		v.push(bci, slots['I']...)
	case classfile.TagFloat:
		v.push(bci, slots['F']...)
	case classfile.TagLong:
		v.push(bci, slots['J']...)
	case classfile.TagDouble:
		v.push(bci, slots['D']...)
	case classfile.TagString:
		v.push(bci, objectOf("java/lang/String"))
	case classfile.TagClass:
		v.push(bci, objectOf("java/lang/Class"))
	case classfile.TagMethodHandle:
		v.push(bci, objectOf("java/lang/invoke/MethodHandle"))
	case classfile.TagMethodType:
		v.push(bci, objectOf("java/lang/invoke/MethodType"))
	default:
		_, _, desc := v.Pool.Dynamic(uint16(i))
		v.push(bci, typesOf(desc)...)
	}
}

// class is the Class constant that an instruction names.
func (v *method) class(bci int) string {
	i := v.U2(bci + 1)
	v.tag(bci, i, classfile.TagClass)
	return v.Pool.Class(uint16(i))
}

// primitiveArrays are the arrays that newarray makes, by its operand.
var primitiveArrays = [...]string{4: "[Z", "[C", "[F", "[D", "[B", "[S", "[I", "[J"}

// objects does the instructions that make objects and look at their classes.
func (v *method) objects(bci int, op bytecode.Op) {
	switch op {
	case bytecode.New:
		if isArray(v.class(bci)) {
			v.fail(bci, "Illegal new instruction", "")
		}
		v.push(bci, Type{kind: fresh, at: uint16(bci)})
	case bytecode.Newarray:
		n := v.U1(bci + 1)
		if n >= len(primitiveArrays) || primitiveArrays[n] == "" {
			v.fail(bci, "Illegal newarray instruction", "")
		}
		v.pop(bci, Type{kind: integer})
		v.push(bci, objectOf(primitiveArrays[n]))
	case bytecode.Anewarray:
		elem := v.class(bci)
		if dimensions(elem) >= mostDimensions {
			v.fail(bci, "Illegal anewarray instruction, array has more than 255 dimensions", "")
		}
		v.pop(bci, Type{kind: integer})
		v.push(bci, objectOf("["+classfile.DescriptorOf(elem)))
	case bytecode.Multianewarray:
		array, n := v.class(bci), v.U1(bci+3)
		if n == 0 || dimensions(array) < n {
			v.fail(bci, fmt.Sprintf("Illegal dimension in multianewarray: %d", n), "")
		}
		for range n {
			v.pop(bci, Type{kind: integer})
		}
		v.push(bci, objectOf(array))
	case bytecode.Arraylength:
		if t := v.popRef(bci); t.kind != null && !(t.kind == reference && isArray(t.name)) {
			v.bad(bci, t, "array type")
		}
		v.push(bci, slots['I']...)
	case bytecode.Athrow:
		v.pop(bci, objectOf(throwable))
	case bytecode.Checkcast:
		name := v.class(bci)
		v.pop(bci, objectOf(object))
		v.push(bci, objectOf(name))
	case bytecode.Instanceof:
		v.class(bci)
		v.pop(bci, objectOf(object))
		v.push(bci, slots['I']...)
	}
}

func dimensions(class string) int { return len(class) - len(strings.TrimLeft(class, "[")) }
