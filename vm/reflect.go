package vm

import (
	"crypto/sha256"

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
func (m *Machine) InternMUTF8(s string) Ref {
	var id uint32
	m.Lib.Locked(func() { id = m.Lib.Text(s) })
	return m.InternText(id)
}

// DefineDynamic is Define for bytes that the program supplies. A builtin
// loader is shared by all states, and the same bytes come again on every path
// that defines them: they give the same Class each time, so that neither the
// library grows nor states differ that are equal to the program. Which classes
// are defined is part of the state (RecordLoaded), the library only remembers.
//
// The last supers must be the same, too: they are found through the same
// loader, whose classes do not change.
func (l *Library) DefineDynamic(loader *Loader, file *classfile.File, data []byte, source string, super func(string) (*Class, error)) (*Class, error) {
	if !loader.Builtin() {
		return l.Define(loader, file, source, super)
	}
	digest := sha256.Sum256(data)
	// No class is called so: a name never holds a NUL.
	key := file.Name + "\x00" + string('0'+rune(loader.Kind)) + string(digest[:])
	if c := l.Loaded(key); c != nil {
		return c, nil
	}
	c, err := l.Define(loader, file, source, super)
	if err == nil {
		l.Locked(func() { l.loaded[key] = c })
	}
	return c, err
}

// DynamicallyLoaded returns the class that was recorded in the present state
// (RecordLoaded) under a name for any loader, the builtin ones included.
func (m *Machine) DynamicallyLoaded(l *Loader, name string) *Class {
	return m.misc.loaders.classes[loaderKey{l, name}]
}
