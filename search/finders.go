package search

import (
	"strings"

	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classpath"
)

// bootFinder finds the classes of the boot loader: the user's models, ours,
// then the JDK's.
// A model takes the place of a class as a whole, whoever asks for it; the JDK's own is still
// to be had (Instead).
type bootFinder struct {
	extra  *classpath.Path // nil for none
	models classpath.Source
	image  *classpath.Image
}

func (b *bootFinder) FindClass(name string) (vm.Found, bool, error) {
	file := name + ".class"
	if b.extra != nil {
		// A model in a package that the JDK does not have stands for a class of
		// the program: it belongs to the program's loader, see pathFinder.
		if module, ok := b.image.ModuleOf(packageOf(name)); ok {
			if r, ok, err := b.extra.Find(file); err != nil || ok && !r.Dir {
				return vm.Found{Data: r.Data, Source: b.extra.Name(), URL: r.CodeSource, Module: module, Instead: b.inImage(file)}, ok, err
			}
		}
	}
	if r, ok, err := b.models.Find(file); err != nil || ok && !r.Dir {
		return vm.Found{Data: r.Data, Source: "models", Module: "java.base", Instead: b.inImage(file)}, ok, err
	}
	r, ok, err := b.image.Find(file)
	if err != nil || !ok || r.Dir {
		return vm.Found{}, false, err
	}
	return vm.Found{Data: r.Data, Source: "jrt:/" + r.Module, URL: "jrt:/" + r.Module, Module: r.Module}, true, nil
}

// inImage finds the JDK's own class, whose place another takes.
func (b *bootFinder) inImage(file string) func() (vm.Found, bool) {
	return func() (vm.Found, bool) {
		r, ok, err := b.image.Find(file)
		return vm.Found{Data: r.Data}, ok && err == nil && !r.Dir
	}
}

func packageOf(name string) string {
	i := strings.LastIndexByte(name, '/')
	if i < 0 {
		return ""
	}
	return strings.ReplaceAll(name[:i], "/", ".")
}

// pathFinder finds the classes of the program, models of them first.
type pathFinder struct {
	models *classpath.Path // nil for none
	path   *classpath.Path
}

func (f pathFinder) FindClass(name string) (vm.Found, bool, error) {
	if f.models != nil {
		if found, ok, err := findIn(f.models, name); ok || err != nil {
			found.Instead = func() (vm.Found, bool) {
				own, ok, err := findIn(f.path, name)
				return own, ok && err == nil
			}
			return found, ok, err
		}
	}
	return findIn(f.path, name)
}

// ownClass finds the file of a class on the program's class path.
// Models of the program's classes are not among them, and keep proofs from being looked for.
func (p *Program) ownClass(name string) (data []byte, ok bool) {
	found, ok, err := findIn(p.path, name)
	return found.Data, ok && err == nil
}

func findIn(path *classpath.Path, name string) (vm.Found, bool, error) {
	r, ok, err := path.Find(name + ".class")
	if err != nil || !ok || r.Dir {
		return vm.Found{}, false, err
	}
	return vm.Found{Data: r.Data, Source: r.CodeSource, URL: r.CodeSource}, true, nil
}
