// Package reviewed knows code of the JDK by what it is, not by what it is called: sums of the code that
// somebody has looked at, class by class. Another release may have something else under the same
// name, and what was found to be one moment there need not be one here.
//
// Invariants: a sum covers all that the named methods of a class execute of the class itself and
// of those nested in it, whatever of that is overridden there, and the fields of all these. It does
// not depend on the numbers of constants, on lines, or on the order of methods in the file.
package reviewed

import (
	"encoding/binary"
	"fmt"
	"slices"
	"strings"

	"github.com/zeebo/xxh3"

	"github.com/gojpf/gojpf/vm/bytecode"
	"github.com/gojpf/gojpf/vm/classfile"
)

// Sum is of the code that a class executes in the methods named. find finds classes by name; ok is
// false where one is missing or cannot be read.
func Sum(find func(class string) *classfile.File, class string, methods []string) (sum uint64, ok bool) {
	outer, _, _ := strings.Cut(class, "$")
	n := nest{wanted: map[string]bool{}}
	if !n.read(find, outer) {
		return 0, false
	}
	for _, m := range methods {
		n.wanted[m] = true
	}
	// What is called by its name alone is looked for in all classes of the nest: that one of them
	// overrides what another calls cannot be missed by that.
	texts := map[string]string{}
	for more := true; more; {
		more = false
		for _, f := range n.files {
			for i := range f.Methods {
				mt := &f.Methods[i]
				key := f.Name + "." + mt.Name + mt.Descriptor
				if _, known := texts[key]; known || !n.wanted[mt.Name] && !callback(f, mt) {
					continue
				}
				texts[key], more = n.text(f, mt), true
			}
		}
	}
	if n.broken {
		return 0, false
	}
	var all []string
	for key, text := range texts {
		all = append(all, key+text)
	}
	for _, f := range n.files {
		for _, x := range f.Fields {
			all = append(all, fmt.Sprintf("%s.%s %s %x", f.Name, x.Name, x.Descriptor, x.Flags&(classfile.AccVolatile|classfile.AccStatic|classfile.AccFinal)))
		}
	}
	slices.Sort(all)
	return xxh3.HashString(strings.Join(all, "\n")), true
}

// nest are a class and those nested in it.
type nest struct {
	files  []*classfile.File
	wanted map[string]bool // names of methods that are called
	broken bool
}

func (n *nest) read(find func(string) *classfile.File, outer string) bool {
	f := find(outer)
	if f == nil {
		return false
	}
	n.files = append(n.files, f)
	for _, name := range f.NestMembers {
		f := find(name)
		if f == nil {
			return false
		}
		n.files = append(n.files, f)
	}
	return true
}

// callback reports whether a method may be called by a class outside of the nest that the method's
// class extends: what synchronizers are made of.
func callback(f *classfile.File, mt *classfile.Method) bool {
	return f.Super != "java/lang/Object" && (strings.HasPrefix(mt.Name, "try") || mt.Name == "isHeldExclusively")
}

// text is the code of a method, in words, and has what it calls looked for.
func (n *nest) text(f *classfile.File, mt *classfile.Method) string {
	var b strings.Builder
	fmt.Fprintf(&b, " %x", mt.Flags&(classfile.AccSynchronized|classfile.AccStatic|classfile.AccNative|classfile.AccAbstract))
	if mt.Code == nil {
		return b.String()
	}
	code := bytecode.Code{Bytes: mt.Code.Bytes, Pool: f.Pool}
	for at := 0; at < len(code.Bytes); {
		length, wrong := code.Length(at)
		if wrong != "" {
			n.broken = true
			return ""
		}
		switch op := code.Op(at); {
		case op == bytecode.Invokedynamic:
			boot, name, desc := f.Pool.Dynamic(uint16(code.U2(at + 1)))
			fmt.Fprintf(&b, "\n%d %s%s", op, name, desc)
			x := f.Bootstraps[boot]
			n.constant(&b, f, x.Handle)
			for _, arg := range x.Args {
				n.constant(&b, f, arg)
			}
		case op.Field() || op.Call():
			class, name, desc := code.Member(at)
			fmt.Fprintf(&b, "\n%d %s.%s%s", op, class, name, desc)
			if op.Call() {
				n.wanted[name] = true
			}
		case op == bytecode.New || op == bytecode.Anewarray || op == bytecode.Checkcast || op == bytecode.Instanceof || op == bytecode.Multianewarray:
			fmt.Fprintf(&b, "\n%d %s", op, f.Pool.Class(uint16(code.U2(at+1))))
		case op == bytecode.Ldc:
			fmt.Fprintf(&b, "\n%d", op)
			n.constant(&b, f, uint16(code.U1(at+1)))
		case op == bytecode.LdcW || op == bytecode.Ldc2W:
			fmt.Fprintf(&b, "\n%d", op)
			n.constant(&b, f, uint16(code.U2(at+1)))
		default:
			fmt.Fprintf(&b, "\n%x", code.Bytes[at:at+length])
		}
		at += length
	}
	for _, h := range mt.Code.Handlers {
		fmt.Fprintf(&b, "\n%d-%d %d %s", h.Start, h.End, h.PC, h.Catch)
	}
	return b.String()
}

// constant writes a constant, and has a method that it stands for looked for.
func (n *nest) constant(b *strings.Builder, f *classfile.File, i uint16) {
	c := f.Pool.Consts[i]
	switch c.Tag {
	case classfile.TagMethodHandle:
		class, name, desc := f.Pool.Member(c.B)
		fmt.Fprintf(b, " %d %s.%s%s", c.A, class, name, desc)
		n.wanted[name] = true
	case classfile.TagString, classfile.TagClass, classfile.TagMethodType:
		fmt.Fprintf(b, " %q", f.Pool.String(i))
	case classfile.TagDynamic:
		_, name, desc := f.Pool.Dynamic(i)
		fmt.Fprintf(b, " %s%s", name, desc)
	default:
		fmt.Fprintf(b, " %s", binary.BigEndian.AppendUint64(nil, c.Bits))
	}
}
