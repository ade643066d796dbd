package search

import (
	"strings"

	"github.com/gojpf/gojpf/vm"
)

// manyClasses is where looking for a class of a similar name ends.
// It is for a spelling mistake in a name, whose message is to suggest others.
const manyClasses = 20_000

// programClasses are the classes that the configuration can name. It implements
// symbolic.Classes.
type programClasses struct{ p *Program }

func (c programClasses) Load(name string) (*vm.Class, error) {
	lib := c.p.Machine.Lib
	return lib.Load(lib.AppLoader, name)
}

func (c programClasses) Names() []string {
	var names []string
	_ = c.p.path.Walk(func(file string) bool { // what cannot be read is not named
		if name, ok := strings.CutSuffix(file, ".class"); ok {
			names = append(names, strings.ReplaceAll(name, "/", "."))
		}
		return len(names) < manyClasses
	})
	return names
}
