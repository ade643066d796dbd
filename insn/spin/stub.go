package spin

import "github.com/gojpf/gojpf/vm/classfile"

// Member is a method without its class.
type Member struct{ Name, Desc string }

// Stub makes a class that extends or implements a type. Its methods are native: the
// maker of the class says what they do.
func Stub(name, super string, interfaces []string, methods []Member) *classfile.File {
	c := newClass(name, super, interfaces...)
	for _, m := range methods {
		c.file.Methods = append(c.file.Methods, classfile.Method{
			Flags: classfile.AccPublic | classfile.AccNative | classfile.AccSynthetic, Name: m.Name, Descriptor: m.Desc,
		})
	}
	return c.file
}
