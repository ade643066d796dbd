// Package format writes values of the program for people. It runs no Java code:
// an object is shown by its class and number, a string by its text, what is not known
// by its expression or by an example that is marked as such.
package format

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"unicode"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/insn/symexec"
	"github.com/gojpf/gojpf/insn/symexec/heap"
	"github.com/gojpf/gojpf/vm"
)

// longest is how much of a string is shown.
const longest = 80

// Value shows a slot, with its attribute, of the type that a field descriptor names.
func Value(m *vm.Machine, desc string, slot uint64, a vm.Attr) string {
	k := vm.KindOf(desc)
	slot, a = heap.Resolved(m, slot, a)
	if text, unknown := symexec.Show(m, k, slot, a); unknown {
		return text
	}
	if k == vm.KindRef {
		return Ref(m, vm.Ref(slot))
	}
	return Primitive(k, slot)
}

// Primitive shows a slot of a primitive kind.
func Primitive(k vm.Kind, slot uint64) string {
	switch k {
	case vm.KindBoolean:
		return strconv.FormatBool(slot&1 != 0)
	case vm.KindChar:
		return strconv.QuoteRune(rune(uint16(slot)))
	case vm.KindLong:
		return strconv.FormatInt(int64(slot), 10)
	case vm.KindFloat:
		return choice.Decimal(float64(math.Float32frombits(uint32(slot))), 32)
	case vm.KindDouble:
		return choice.Decimal(math.Float64frombits(slot), 64)
	}
	return strconv.FormatInt(int64(int32(k.Widen(slot))), 10)
}

// Ref shows an object: "text", p.C@1f, int[3]@20, or null.
func Ref(m *vm.Machine, r vm.Ref) string {
	o := m.Heap.Get(r)
	switch {
	case o == nil:
		return "null"
	case o.Class == m.Lib.StringClass():
		if text, unknown := symexec.Show(m, vm.KindRef, uint64(r), nil); unknown {
			return text
		}
		text := m.GoString(r)
		if runes := []rune(text); len(runes) > longest {
			return strconv.Quote(string(runes[:longest])) + "..."
		}
		return strconv.Quote(text)
	case o.Class.IsArray():
		// The length belongs to the first dimension: int[3][] of arrays.
		name := o.Class.TypeName()
		i := strings.IndexByte(name, '[')
		return fmt.Sprintf("%s[%d%s@%x", name[:i], o.Len, name[i+1:], uint32(r))
	}
	return fmt.Sprintf("%s@%x", o.Class.JavaName(), uint32(r))
}

// Arguments shows the arguments that a frame of m starts with, each with its
// name where the class file has one: "n:3,text:null". attrs are their attributes, nil
// where there are none.
func Arguments(machine *vm.Machine, m *vm.Method, slots []uint64, attrs []vm.Attr, names []string) string {
	params, _ := vm.Descriptors(m.Desc)
	at := 0
	if !m.Static() {
		at = 1
	}
	var list []string
	for i, desc := range params {
		var a vm.Attr
		if attrs != nil {
			a = attrs[at]
		}
		text := Value(machine, desc, slots[at], a)
		if i < len(names) && names[i] != "" {
			text = names[i] + ":" + text
		}
		list = append(list, text)
		at += vm.KindOf(desc).Slots()
	}
	return strings.Join(list, ",")
}

// Signature names a method in source form without its result:
// p.C.m(int,java.lang.String).
func Signature(m *vm.Method) string {
	params, _ := vm.Descriptors(m.Desc)
	for i, p := range params {
		params[i] = vm.TypeText(p)
	}
	return m.Class.JavaName() + "." + m.Name + "(" + strings.Join(params, ",") + ")"
}

// Alternative shows the alternative that was chosen, without the others.
func Alternative(d choice.Decision) string {
	i := d.Index
	switch g := d.Generator.(type) {
	case choice.Booleans:
		return strconv.FormatBool(g.Bool(i))
	case choice.Ints:
		return strconv.Itoa(int(g.Int(i)))
	case choice.Longs:
		return strconv.FormatInt(g.Long(i), 10)
	case choice.Floats:
		return choice.Decimal(float64(g.Float(i)), 32)
	case choice.Doubles:
		return choice.Decimal(g.Double(i), 64)
	case choice.Threads:
		return fmt.Sprintf("thread %d", g.Thread(i))
	case choice.Exceptions:
		return g.Exception(i)
	case choice.Permutations:
		return fmt.Sprint(g.Permutation(i))
	}
	return strconv.Itoa(i)
}

// FirstLine is the first line of a text, with other control characters as Java would
// write them: what tables and lists have room for.
func FirstLine(text string) string {
	text, _, _ = strings.Cut(text, "\n")
	if !strings.ContainsFunc(text, unicode.IsControl) {
		return text
	}
	var b strings.Builder
	for _, r := range text {
		if unicode.IsControl(r) {
			fmt.Fprintf(&b, "\\u%04x", r)
		} else {
			b.WriteRune(r)
		}
	}
	return b.String()
}
