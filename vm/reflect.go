package vm

import (
	"crypto/sha256"
	"slices"

	"github.com/gojpf/gojpf/vm/classfile"
)

// NewThrowable makes an exception of a boot class as Throw would, for a native
// that completes it before it throws it with ThrowRef. A message is optional.
func (e *Env) NewThrowable(class string, msg ...string) Ref {
	if len(msg) == 0 {
		return e.M.newThrowable(e.T, class, "", false, e.throwingMethod())
	}
	return e.M.newThrowable(e.T, class, msg[0], true, e.throwingMethod())
}

// InternMUTF8 returns the interned String of a text of a class file.
func (x *texts) InternMUTF8(s string) Ref {
	var id uint32
	x.m.Lib.Locked(func() { id = x.m.Lib.Text(s) })
	return x.InternText(id)
}

// DefineDynamic is Define for bytes that the program supplies. The same bytes
// come again on every path that defines them: they give the same Class each time,
// so that neither the library grows nor states differ that are equal to the
// program. Which classes are defined is part of the state (RecordLoaded), the
// library only remembers.
//
// The supers that a loader of the program's finds may be others each time: then it
// is another class.
func (l *Library) DefineDynamic(loader *Loader, file *classfile.File, data []byte, source string, super func(string) (*Class, error)) (*Class, error) {
	key := definedKey{name: file.Name, kind: loader.Kind, data: sha256.Sum256(data)}
	if !loader.Builtin() {
		key.loader = loader
	}
	var c *Class
	l.Locked(func() { c = l.defined[key] })
	if c != nil && c.hasSupers(super) {
		return c, nil
	}
	c, err := l.Define(loader, file, source, super)
	if err == nil {
		l.Locked(func() { l.defined[key] = c })
	}
	return c, err
}

// definedKey is what a class is defined from.
type definedKey struct {
	loader *Loader // of the program's, nil for others
	name   string
	kind   LoaderKind
	data   [sha256.Size]byte
}

// hasSupers reports whether the supers of c are what super finds.
func (c *Class) hasSupers(super func(string) (*Class, error)) bool {
	is := func(s *Class) bool {
		found, err := super(s.Name)
		return err == nil && found == s
	}
	return (c.Super == nil || is(c.Super)) && !slices.ContainsFunc(c.Interfaces, func(s *Class) bool { return !is(s) })
}

// DynamicallyLoaded returns the class that was recorded in the present state
// (RecordLoaded) under a name for any loader, the builtin ones included.
func (m *Machine) DynamicallyLoaded(l *Loader, name string) *Class {
	return m.misc.loaders.classes[loaderKey{l, name}]
}
