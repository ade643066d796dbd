package javatest

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// Answer is what a stub's method returns in one of its calls. The method is one that
// the stub's type declares or inherits.
type Answer struct {
	Method *vm.Method
	Value  Value
}

// mostMethods is how many methods of an interface a test writes down. Others are
// answered for by their names.
const mostMethods = 6

// stub writes the line that makes an object of a class that the test writes for it.
func (b *body) stub(o *Object, typ string) {
	var create string
	if o.Created != nil && !o.Class.IsInterface() {
		var args []string
		params, _ := vm.Descriptors(o.Created.Method.Desc)
		for i, a := range o.Created.Args {
			text := b.argument(a, o.Class, params[i])
			if want, ok := b.typeOf(o.Class, params[i]); ok && a.Ref {
				text = "(" + want + ") " + text
			}
			args = append(args, text)
		}
		create = strings.Join(args, ", ")
	}
	name := b.variable(o, typ)
	own := !slices.ContainsFunc(o.Abstract, func(mt *vm.Method) bool {
		return mt.Class != o.Class && o.Class.IsInterface() || strings.HasPrefix(mt.Info.Signature, "<") || !b.spellable(mt)
	})
	switch {
	case !o.Class.IsInterface() && !own:
		b.fail(inexpressible("a method of %s has a type that tests cannot name", o.Class.JavaName()))
	case o.Class.IsInterface() && own && len(o.Abstract) == 1:
		b.line("%s %s = %s;", typ, name, b.lambda(o, o.Abstract[0], name))
	case own && (!o.Class.IsInterface() || len(o.Abstract) <= mostMethods):
		b.line("%s %s = new %s(%s) {", typ, name, typ, create)
		for _, mt := range o.Abstract {
			b.implement(o, mt)
		}
		b.line("};")
	default:
		b.helpers["standIn"] = true
		var list []string
		for _, a := range o.Answers {
			list = append(list, fmt.Sprintf(", %q, %s", a.Method.Name, b.expression(a.Value)))
		}
		b.line("%s %s = standIn(%s.class%s);", typ, name, typ, strings.Join(list, ""))
	}
}

// spellable tells whether the types of a method can be named.
func (b *body) spellable(mt *vm.Method) bool {
	params, ret := vm.Descriptors(mt.Desc)
	for _, desc := range append(params, ret) {
		if desc == "V" {
			continue
		}
		if _, ok := b.typeOf(mt.Class, desc); !ok {
			return false
		}
	}
	return identifier(mt.Name)
}

// answersOf are the expressions for what a method of a stub returns, with the type, ""
// for none.
func (b *body) answersOf(o *Object, mt *vm.Method) (typ string, list []string) {
	_, ret := vm.Descriptors(mt.Desc)
	if ret == "V" {
		return "", nil
	}
	typ, _ = b.typeOf(mt.Class, ret)
	for _, a := range o.Answers {
		if a.Method.Name == mt.Name && a.Method.Desc == mt.Desc {
			list = append(list, b.argument(a.Value, mt.Class, ret))
		}
	}
	if len(list) == 0 {
		zero := Reference(nil)
		if t, number := symbolic.TypeOf(ret); number {
			zero = Number(t, symbolic.Value{Kind: t.Kind()})
		}
		list = []string{b.expression(zero)}
	}
	if len(slices.Compact(slices.Clone(list))) == 1 {
		list = list[:1]
	}
	return typ, list
}

// next is an expression that is one of a list after the other, and then the last.
func (b *body) next(typ string, list []string, counter string) string {
	return fmt.Sprintf("new %s[] {%s}[%s.min(%s++, %d)]", typ, strings.Join(list, ", "), b.lang("Math"), counter, len(list)-1)
}

// lambda is an expression for an object of a functional interface.
func (b *body) lambda(o *Object, mt *vm.Method, name string) string {
	var params []string
	for i := range mt.Params {
		p := fmt.Sprintf("%sArgument%d", name, i)
		b.taken[p] = true
		params = append(params, p)
	}
	head := "(" + strings.Join(params, ", ") + ") -> "
	typ, list := b.answersOf(o, mt)
	switch {
	case typ == "":
		return head + "{}"
	case len(list) == 1:
		return head + list[0]
	}
	counter := name + "Calls"
	b.taken[counter] = true
	b.line("int[] %s = {0};", counter)
	return head + b.next(typ, list, counter+"[0]")
}

// implement writes a method of a stub's class.
func (b *body) implement(o *Object, mt *vm.Method) {
	b.within = o.Class
	defer func() { b.within = nil }()
	params, _ := vm.Descriptors(mt.Desc)
	var list []string
	for i, desc := range params {
		t, _ := b.typeOf(mt.Class, desc)
		list = append(list, fmt.Sprintf("%s argument%d", t, i))
	}
	access := "public "
	if mt.Flags&classfile.AccPublic == 0 {
		access = ""
		if mt.Flags&classfile.AccProtected != 0 {
			access = "protected "
		}
	}
	typ, answers := b.answersOf(o, mt)
	head := func(ret string) string {
		return fmt.Sprintf("  %s%s %s(%s) {", access, ret, mt.Name, strings.Join(list, ", "))
	}
	switch {
	case typ == "":
		b.line("%s}", head("void"))
	case len(answers) == 1:
		b.line("%s return %s; }", head(typ), answers[0])
	default:
		counter := mt.Name + "Calls"
		b.line("  private int %s;", counter)
		b.line("%s return %s; }", head(typ), b.next(typ, answers, counter))
	}
}
