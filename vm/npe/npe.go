// Package npe words the messages of NullPointerExceptions that the machine
// throws by itself, as HotSpot does since JEP 358: which action failed and, as
// far as the bytecode tells, which expression was null.
//
// A message is made from the class file alone, after the fact: a data-flow
// analysis finds for each slot of the operand stack the instruction that pushed
// it, and the expression is read backwards from there. Programs print these
// messages, so that every limit of HotSpot's analysis is part of the contract:
// it passes over the code in order until it has reached the failing instruction,
// it knows no source for a value that several instructions may have pushed, and
// it describes chains of no more than maxDetail links.
//
// Names are modified UTF-8, as in the class file; so are the messages.
package npe

import (
	"strconv"
	"strings"

	"github.com/gojpf/gojpf/vm/bytecode"
	"github.com/gojpf/gojpf/vm/classfile"
)

// maxDetail is how many links a chain of fields and array elements may have.
const maxDetail = 5

// Message describes the null dereference of the instruction at bci of a method
// of f. It reports false where there is nothing to say: the instruction does
// not dereference anything, or calls a constructor (which always has a
// receiver: the exception was made by the program).
func Message(f *classfile.File, m *classfile.Method, bci int) (string, bool) {
	if m.Code == nil || bci < 0 || bci >= len(m.Code.Bytes) {
		return "", false
	}
	w := &writer{code: &code{bytecode.Code{Bytes: m.Code.Bytes, Pool: f.Pool}}, method: m}
	slot, ok := w.code.dereferenced(bci)
	if !ok {
		return "", false
	}
	w.stacks = analyse(w.code, m.Code.Handlers, bci)
	w.action(bci)
	w.cause(bci, slot)
	return w.String(), true
}

// writer builds one message.
type writer struct {
	strings.Builder
	code   *code
	method *classfile.Method
	stacks []*stack // in front of each instruction, nil where the analysis did not come
}

func (w *writer) write(texts ...string) {
	for _, s := range texts {
		w.WriteString(s)
	}
}

// action says what could not be done.
func (w *writer) action(bci int) {
	op := w.code.Op(bci)
	switch {
	case op >= bytecode.Iaload && op <= bytecode.Saload:
		w.write("Cannot load from ", arrayKinds[op-bytecode.Iaload], " array")
	case op >= bytecode.Iastore && op <= bytecode.Sastore:
		w.write("Cannot store to ", arrayKinds[op-bytecode.Iastore], " array")
	}
	switch op {
	case bytecode.Arraylength:
		w.write("Cannot read the array length")
	case bytecode.Athrow:
		w.write("Cannot throw exception")
	case bytecode.Monitorenter:
		w.write("Cannot enter synchronized block")
	case bytecode.Monitorexit:
		w.write("Cannot exit synchronized block")
	case bytecode.Getfield:
		_, name, _ := w.code.Member(bci)
		w.write(`Cannot read field "`, name, `"`)
	case bytecode.Putfield:
		_, name, _ := w.code.Member(bci)
		w.write(`Cannot assign field "`, name, `"`)
	case bytecode.Invokevirtual, bytecode.Invokespecial, bytecode.Invokeinterface:
		w.write(`Cannot invoke "`)
		w.methodName(bci)
		w.write(`"`)
	}
}

// arrayKinds names the arrays in the order of their opcodes.
var arrayKinds = [...]string{"int", "long", "float", "double", "object", "byte/boolean", "char", "short"}

// cause says what was null, if that is known: the value in the slot, counted
// from the top of the stack in front of bci.
func (w *writer) cause(bci, slot int) {
	source, ok := w.source(bci, slot)
	if !ok || !w.code.describable(source) {
		return
	}
	if isInvoke(w.code.Op(source)) {
		w.write(` because the return value of "`)
	} else {
		w.write(` because "`)
	}
	w.expression(bci, slot, maxDetail)
	w.write(`" is null`)
}

// source is the instruction that pushed a slot of the stack in front of bci.
func (w *writer) source(bci, slot int) (int, bool) {
	s := w.stacks[bci]
	if s == nil || slot >= len(s.sources) {
		return 0, false
	}
	source := s.sources[len(s.sources)-1-slot]
	return int(source), source != unknown
}

// expression writes the source form of what the instruction at bci finds in a
// slot of its stack. It writes nothing and reports false where that is unknown,
// too complex or too deep.
func (w *writer) expression(bci, slot, detail int) bool {
	source, ok := w.source(bci, slot)
	if !ok || detail <= 0 || !w.code.describable(source) {
		return false
	}
	if local, ok := w.code.loadedLocal(source); ok {
		w.local(source, local, !w.stacks[bci].wasWritten(local))
		return true
	}
	switch op := w.code.Op(source); op {
	case bytecode.AconstNull:
		w.write("null")
	case bytecode.IconstM1, bytecode.Iconst0, bytecode.Iconst1, bytecode.Iconst2, bytecode.Iconst3, bytecode.Iconst4, bytecode.Iconst5:
		w.write(strconv.Itoa(int(op) - int(bytecode.Iconst0)))
	case bytecode.Bipush:
		w.write(strconv.Itoa(int(int8(w.code.Bytes[source+1]))))
	case bytecode.Sipush:
		w.write(strconv.Itoa(w.code.S2(source + 1)))
	case bytecode.Getstatic:
		class, name, _ := w.code.Member(source)
		w.write(className(class), ".", name)
	case bytecode.Getfield:
		if w.expression(source, 0, detail-1) {
			w.write(".")
		}
		_, name, _ := w.code.Member(source)
		w.write(name)
	case bytecode.Iaload, bytecode.Aaload:
		if !w.expression(source, 1, detail-1) {
			w.write("<array>")
		}
		w.write("[")
		if !w.expression(source, 0, detail) { // indices do not make a chain longer
			w.write("...")
		}
		w.write("]")
	default: // an invocation
		w.methodName(source)
	}
	return true
}

// local names the variable in a slot at the instruction that loads it. A
// parameter that was assigned to is no longer known to be one.
func (w *writer) local(bci, slot int, unwritten bool) {
	for _, v := range w.method.Code.Locals() {
		if int(v.Index) == slot && bci >= int(v.Start) && bci < int(v.Start)+int(v.Length) {
			w.write(v.Name)
			return
		}
	}
	at := 0
	if w.method.Flags&classfile.AccStatic == 0 {
		if slot == 0 && unwritten {
			w.write("this")
			return
		}
		at = 1
	}
	if unwritten {
		params, _, _ := classfile.ParseMethodDescriptor(w.method.Descriptor)
		for i, p := range params {
			end := at + classfile.Slots(p)
			if slot >= at && slot < end {
				w.write("<parameter", strconv.Itoa(i+1), ">")
				return
			}
			at = end
		}
	}
	w.write("<local", strconv.Itoa(slot), ">")
}

// methodName writes the method that an invocation names with its parameters.
func (w *writer) methodName(bci int) {
	class, name, desc := w.code.Member(bci)
	params, _, _ := classfile.ParseMethodDescriptor(desc)
	w.write(className(class), ".", name, "(")
	for i, p := range params {
		if i > 0 {
			w.write(", ")
		}
		w.write(typeName(p))
	}
	w.write(")")
}

// className is the external name of a class constant, without the package of
// the two classes that every reader knows. Array classes keep their inner form.
func className(name string) string {
	switch name {
	case "java/lang/Object":
		return "Object"
	case "java/lang/String":
		return "String"
	}
	return strings.ReplaceAll(name, "/", ".")
}

// typeName is the source form of a parameter's type. HotSpot removes the
// package from all names that begin like the two well-known ones, for instance
// java.lang.StringBuilder.
func typeName(desc string) string {
	elem := strings.TrimLeft(desc, "[")
	brackets := strings.Repeat("[]", len(desc)-len(elem))
	name := primitives[elem[0]]
	if name == "" {
		name = strings.ReplaceAll(classfile.ClassOf(elem), "/", ".")
		if strings.HasPrefix(name, "java.lang.Object") || strings.HasPrefix(name, "java.lang.String") {
			name = strings.TrimPrefix(name, "java.lang.")
		}
	}
	return name + brackets
}

var primitives = map[byte]string{'B': "byte", 'C': "char", 'D': "double", 'F': "float",
	'I': "int", 'J': "long", 'S': "short", 'Z': "boolean"}
