package text

import (
	"strings"
	"unicode/utf16"

	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// EnumConstants are those of an enum. They are null while the class is not initialised,
// which callers see.
func EnumConstants(m *vm.Machine, c *vm.Class) []vm.Ref {
	var list []vm.Ref
	for _, f := range c.Fields {
		if f.Static() && f.Flags&classfile.AccEnum != 0 {
			list = append(list, vm.Ref(m.Static(f)))
		}
	}
	return list
}

// Looking up a text that is not known in a HashMap whose keys are known: each key
// that it may be is a way, and all others are one. The JDK's code needs the hash
// code, and so the length and a condition on all characters that no solver likes.

// maxKeys is in how many keys texts are looked up so.
const maxKeys = 64

// textLookup is HashMap.getNode, textPut is HashMap.put.
func (c call) textLookup() bool {
	found, ok, apt := c.findKey()
	switch {
	case !apt:
		return false
	case !ok:
		return true
	case found:
		return false // the JDK's code finds it
	}
	return c.FinishRef(vm.Null)
}

func (c call) textPut() bool {
	_, ok, apt := c.findKey()
	return apt && !ok
}

// findKey decides which key of the receiver the first argument is, and puts that in
// its place. apt is false where the JDK's code has to do with it. The key that it is
// takes its place, so that the JDK's code finds it without a question. A map that
// others might change at this moment is left to that code, which the scheduler watches.
func (c call) findKey() (found, ok, apt bool) {
	rt := c.rt
	r, key := vm.Ref(c.F.Slots[c.At]), vm.Ref(c.F.Slots[c.At+1])
	o := c.M.Heap.Get(r)
	if o == nil || rt.OpenReferences || !Unknown(c.M, key) || !c.M.Quiet(c.T, r, o, 0, false) {
		return false, false, false
	}
	keys, ok := rt.textKeys(c.M, o)
	if !ok || len(keys) == 0 {
		return false, false, false
	}
	alternatives := make([]*symbolic.Expr, 0, len(keys)+1)
	none := rt.Ctx.True()
	for _, k := range keys {
		is, ok := rt.sameText(c.M, key, k)
		if !ok {
			return false, false, false
		}
		alternatives = append(alternatives, is)
		none = rt.Ctx.And(none, rt.Ctx.Not(is))
	}
	chosen, ok := rt.Decide(c.M, "key", append(alternatives, none)...)
	if !ok || chosen == len(keys) {
		return false, ok, true
	}
	c.F.Slots[c.At+1] = uint64(keys[chosen])
	return true, true, true
}

// textKeys are the keys of a HashMap that are texts. ok is false where one of them is
// not known, or there are many. Keys that are not Strings equal no String, as
// String.equals asks for the class; a key that is not known may be any.
func (rt *Runtime) textKeys(m *vm.Machine, o *vm.Object) (keys []vm.Ref, ok bool) {
	table := m.Heap.Get(o.Ref(o.Class.FieldNamed("table").Word))
	if table == nil {
		return nil, true
	}
	for _, r := range table.Refs() {
		for n := m.Heap.Get(r); n != nil; n = m.Heap.Get(n.Ref(n.Class.FieldNamed("next").Word)) {
			k := n.Ref(n.Class.FieldNamed("key").Word)
			switch {
			case !IsString(m.Heap.Get(k)): // equals no text
			case Unknown(m, k) || len(keys) == maxKeys:
				return nil, false
			default:
				keys = append(keys, k)
			}
		}
	}
	return keys, true
}

// textEnum is Enum.valueOf of a text that is not known: a way for each constant, and
// one for all texts that name none, of which the exception shows the text as it is.
func (c call) textEnum() bool {
	rt := c.rt
	name := vm.Ref(c.F.Slots[c.At+1])
	mirror := vm.Ref(c.F.Slots[c.At])
	if mirror == vm.Null || rt.OpenReferences || !Unknown(c.M, name) {
		return false
	}
	enum := c.M.ClassOf(mirror)
	if enum == nil {
		return false
	}
	type constant struct {
		name vm.Ref
		is   *symbolic.Expr
	}
	var list []constant
	word := c.M.Lib.MustLoad("java/lang/Enum").FieldNamed("name").Word
	none := rt.Ctx.True()
	for _, r := range EnumConstants(c.M, enum) {
		o := c.M.Heap.Get(r)
		if o == nil {
			return false // the class is not initialised yet
		}
		is, ok := rt.sameText(c.M, name, o.Ref(word))
		if !ok {
			return false
		}
		list = append(list, constant{o.Ref(word), is})
		none = rt.Ctx.And(none, rt.Ctx.Not(is))
	}
	canonical, ok := canonicalName(enum)
	if !ok || len(list) == 0 {
		return false
	}
	alternatives := make([]*symbolic.Expr, 0, len(list)+1)
	for _, k := range list {
		alternatives = append(alternatives, k.is)
	}
	chosen, ok := rt.Decide(c.M, "key", append(alternatives, none)...)
	switch {
	case !ok:
		return true
	case chosen < len(list):
		c.F.Slots[c.At+1] = uint64(list[chosen].name)
		return false
	}
	message := &text{}
	message.add(rt.literal(utf16.Encode([]rune("No enum constant " + canonical + "."))))
	rt.addString(c.M, message, name)
	c.M.ThrowShowing(c.T, "java/lang/IllegalArgumentException", rt.newText(c.M, message))
	return true
}

// canonicalName is Class.getCanonicalName; ok is false where there is none. Local and
// anonymous classes have none.
func canonicalName(c *vm.Class) (name string, ok bool) {
	if c.File == nil {
		return "", false
	}
	name = c.Name
	suffix := ""
	for again := true; again; {
		again = false
		for _, i := range c.File.InnerClasses {
			switch {
			case i.Inner != name:
				continue
			case i.Outer == "" || i.Name == "":
				return "", false
			}
			name, suffix, again = i.Outer, "."+i.Name+suffix, true
			break
		}
	}
	return strings.ReplaceAll(name, "/", ".") + suffix, true
}

// parsed is Integer.parseInt or Long.parseLong of a text that shows a whole number,
// and nothing else: it is that number, if it fits. With another radix, or one that is
// not known, digits are looked at.
func (rt *Runtime) parsed(k symbolic.Kind) callModel {
	return func(c call) bool {
		t := c.this()
		radix := c.At + 1
		if decimal := radix >= c.F.SP || core.ExprAt(c.F, radix) == nil && c.F.Slots[radix] == 10; t != nil && decimal {
			typ := symbolic.Int
			if k == symbolic.I64 {
				typ = symbolic.Long
			}
			if dealt, ok := textCallOf(c).parseOpen(typ); ok {
				return dealt
			}
		}
		if t == nil || len(t.pieces) != 1 || radix < c.F.SP && (core.ExprAt(c.F, radix) != nil || c.F.Slots[radix] != 10) {
			return false
		}
		p := &t.pieces[0]
		switch {
		case p.value == nil || !p.value.Kind().IsInt() || p.typ == symbolic.Boolean || p.typ == symbolic.Char:
			return false
		case p.value.Kind() == k:
			return c.Finish(p.value)
		case k == symbolic.I64:
			return c.Finish(rt.Ctx.I2L(p.value))
		}
		// A long that is shown may not fit an int.
		short := rt.Ctx.L2I(p.value)
		fits, ok := rt.Test(c.M, "parse", rt.Ctx.Eq(rt.Ctx.I2L(short), p.value))
		if !ok || fits {
			return !ok || c.Finish(short)
		}
		message := &text{}
		message.add(rt.literal(ascii("For input string: \"")))
		message.add(*p)
		message.add(rt.literal(ascii("\"")))
		c.M.ThrowShowing(c.T, "java/lang/NumberFormatException", rt.newText(c.M, message))
		return true
	}
}
