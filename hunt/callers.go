package hunt

import (
	"slices"

	"github.com/gojpf/gojpf/vm/bytecode"
	"github.com/gojpf/gojpf/vm/classfile"
)

// callers knows who calls the methods of the analysed code: what nobody outside of it can
// call, and none of its own callers calls in such a way, no program meets.
type callers struct {
	calls   map[member][]calling
	escaped map[member]bool // method references name it: nobody knows who calls
}

// member is a method, whatever class declares it.
type member struct{ name, desc string }

type calling struct {
	target string // the class that the call names
	by     string // the caller, as units are called
}

// read notes the calls of a class.
func (x *callers) read(file *classfile.File) {
	if x.calls == nil {
		x.calls, x.escaped = map[member][]calling{}, map[member]bool{}
	}
	for _, c := range file.Pool.Consts {
		if c.Tag == classfile.TagMethodHandle && file.Pool.Tag(c.B) != classfile.TagFieldref {
			_, name, desc := file.Pool.Member(c.B)
			x.escaped[member{name, desc}] = true
		}
	}
	for i := range file.Methods {
		m := &file.Methods[i]
		if m.Code == nil {
			continue
		}
		by := (&unit{class: file.Name, name: m.Name, desc: m.Descriptor}).String()
		code := bytecode.Code{Bytes: m.Code.Bytes, Pool: file.Pool}
		for at := 0; at < len(code.Bytes); {
			if op := code.Op(at); op.Call() && op != bytecode.Invokedynamic {
				target, name, desc := code.Member(at)
				x.calls[member{name, desc}] = append(x.calls[member{name, desc}], calling{target, by})
			}
			n, wrong := code.Length(at)
			if wrong != "" {
				break // nobody can run it
			}
			at += n
		}
	}
}

// of are the callers of a unit but itself, none where they are not known.
func (x *callers) of(u *unit, ours map[string]bool) (list []string) {
	at := member{u.name, u.desc}
	if x.escaped[at] {
		return nil
	}
	for _, c := range x.calls[at] {
		if (c.target == u.class || ours[c.target] && u.name != "<init>") && c.by != u.String() {
			list = append(list, c.by)
		}
	}
	return list
}

// inside tells whether only the code itself, and what shares its packages, can call a unit.
func (u *unit) inside() bool {
	return u.unnamed || u.flags&(classfile.AccPublic|classfile.AccProtected) == 0
}

// refuted tells whether no program meets a finding: all entries that lead there are such
// that others cannot call, and what calls them was explored without meeting it.
func (s *scope) refuted(f *Finding, whole map[string]bool) bool {
	return !slices.ContainsFunc(f.candidates, func(k *candidate) bool {
		if !k.entry.inside() {
			return true
		}
		by := s.callers.of(k.entry, s.classes)
		return len(by) == 0 || slices.ContainsFunc(by, func(caller string) bool { return !whole[caller] })
	})
}
