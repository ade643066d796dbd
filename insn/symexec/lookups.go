package symexec

import (
	"strings"
	"unicode/utf16"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// Looking up a text that is not known in a HashMap whose keys are known: each key
// that it may be is a way, and all others are one. The JDK's code needs the hash
// code, and so the length and a condition on all characters that no solver likes.

// maxKeys is in how many keys texts are looked up so.
const maxKeys = 64

// textLookup is HashMap.getNode, textPut is HashMap.put.
func (rt *Runtime) textLookup(c *call) bool {
	found, ok, apt := rt.findKey(c)
	switch {
	case !apt:
		return false
	case !ok:
		return true
	case found:
		return false // the JDK's code finds it
	}
	return c.finishRef(vm.Null)
}

func (rt *Runtime) textPut(c *call) bool {
	_, ok, apt := rt.findKey(c)
	return apt && !ok
}

// findKey decides which key of the receiver the first argument is, and puts that in
// its place. apt is false where the JDK's code has to do with it.
func (rt *Runtime) findKey(c *call) (found, ok, apt bool) {
	r, key := vm.Ref(c.f.Slots[c.at]), vm.Ref(c.f.Slots[c.at+1])
	o := c.m.Heap.Get(r)
	if o == nil || rt.Lazy != nil || !unknownText(c.m, key) || !c.m.Quiet(c.t, r, o, 0, false) {
		return false, false, false
	}
	keys, ok := rt.textKeys(c.m, o)
	if !ok || len(keys) == 0 {
		return false, false, false
	}
	alternatives := make([]*symbolic.Expr, 0, len(keys)+1)
	none := rt.Ctx.True()
	for _, k := range keys {
		is, ok := rt.sameText(c.m, key, k)
		if !ok {
			return false, false, false
		}
		alternatives = append(alternatives, is)
		none = rt.Ctx.And(none, rt.Ctx.Not(is))
	}
	chosen, ok := rt.Decide(c.m, "key", append(alternatives, none)...)
	if !ok || chosen == len(keys) {
		return false, ok, true
	}
	c.f.Slots[c.at+1] = uint64(keys[chosen])
	return true, true, true
}

// textKeys are the keys of a HashMap that are texts. ok is false where one of them is
// not known, or there are many.
func (rt *Runtime) textKeys(m *vm.Machine, o *vm.Object) (keys []vm.Ref, ok bool) {
	table := m.Heap.Get(o.Ref(o.Class.FieldNamed("table").Word))
	if table == nil {
		return nil, true
	}
	for _, r := range table.Refs() {
		for n := m.Heap.Get(r); n != nil; n = m.Heap.Get(n.Ref(n.Class.FieldNamed("next").Word)) {
			k := n.Ref(n.Class.FieldNamed("key").Word)
			switch {
			case !isString(m.Heap.Get(k)): // equals no text
			case unknownText(m, k) || len(keys) == maxKeys:
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
func (rt *Runtime) textEnum(c *call) bool {
	name := vm.Ref(c.f.Slots[c.at+1])
	mirror := vm.Ref(c.f.Slots[c.at])
	if mirror == vm.Null || rt.Lazy != nil || !unknownText(c.m, name) {
		return false
	}
	enum := c.m.ClassOf(mirror)
	if enum == nil {
		return false
	}
	type constant struct {
		name vm.Ref
		is   *symbolic.Expr
	}
	var list []constant
	word := c.m.Lib.MustLoad("java/lang/Enum").FieldNamed("name").Word
	none := rt.Ctx.True()
	for _, r := range constants(c.m, enum) {
		o := c.m.Heap.Get(r)
		if o == nil {
			return false // the class is not initialised yet
		}
		is, ok := rt.sameText(c.m, name, o.Ref(word))
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
	chosen, ok := rt.Decide(c.m, "key", append(alternatives, none)...)
	switch {
	case !ok:
		return true
	case chosen < len(list):
		c.f.Slots[c.at+1] = uint64(list[chosen].name)
		return false
	}
	message := &text{}
	message.add(rt.literal(utf16.Encode([]rune("No enum constant " + canonical + "."))))
	rt.addString(c.m, message, name)
	c.m.ThrowShowing(c.t, "java/lang/IllegalArgumentException", rt.newText(c.m, message))
	return true
}

// canonicalName is Class.getCanonicalName; ok is false where there is none.
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
// and nothing else: it is that number, if it fits.
func (rt *Runtime) parsed(k symbolic.Kind) callModel {
	return func(c *call) bool {
		t := c.this()
		radix := c.at + 1
		if decimal := radix >= c.f.SP || expr(c.f, radix) == nil && c.f.Slots[radix] == 10; t != nil && decimal {
			typ := symbolic.Int
			if k == symbolic.I64 {
				typ = symbolic.Long
			}
			if dealt, ok := textCallOf(c).parseOpen(typ); ok {
				return dealt
			}
		}
		if t == nil || len(t.pieces) != 1 || radix < c.f.SP && (expr(c.f, radix) != nil || c.f.Slots[radix] != 10) {
			return false
		}
		p := &t.pieces[0]
		switch {
		case p.value == nil || !p.value.Kind().IsInt() || p.typ == symbolic.Boolean || p.typ == symbolic.Char:
			return false
		case p.value.Kind() == k:
			return c.finish(p.value)
		case k == symbolic.I64:
			return c.finish(rt.Ctx.I2L(p.value))
		}
		short := rt.Ctx.L2I(p.value)
		fits, ok := rt.Test(c.m, "parse", rt.Ctx.Eq(rt.Ctx.I2L(short), p.value))
		if !ok || fits {
			return !ok || c.finish(short)
		}
		message := &text{}
		message.add(rt.literal(ascii("For input string: \"")))
		message.add(*p)
		message.add(rt.literal(ascii("\"")))
		c.m.ThrowShowing(c.t, "java/lang/NumberFormatException", rt.newText(c.m, message))
		return true
	}
}
