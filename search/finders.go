package search

import (
	"strings"

	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classpath"
)

// bootFinder finds the classes of the boot loader: the user's models, ours,
// then the JDK's.
type bootFinder struct {
	extra  *classpath.Path
	models classpath.Source
	image  *classpath.Image
}

func (b *bootFinder) FindClass(name string) (vm.Found, bool, error) {
	file := name + ".class"
	if b.extra != nil {
		if r, ok, err := b.extra.Find(file); err != nil || ok && !r.Dir {
			module, _ := b.image.ModuleOf(packageOf(name))
			return vm.Found{Data: r.Data, Source: b.extra.Name(), URL: r.CodeSource, Module: module}, ok, err
		}
	}
	if r, ok, err := b.models.Find(file); err != nil || ok && !r.Dir {
		return vm.Found{Data: r.Data, Source: "models", Module: "java.base"}, ok, err
	}
	r, ok, err := b.image.Find(file)
	if err != nil || !ok || r.Dir {
		return vm.Found{}, false, err
	}
	return vm.Found{Data: r.Data, Source: "jrt:/" + r.Module, URL: "jrt:/" + r.Module, Module: r.Module}, true, nil
}

func packageOf(name string) string {
	i := strings.LastIndexByte(name, '/')
	if i < 0 {
		return ""
	}
	return strings.ReplaceAll(name[:i], "/", ".")
}

type pathFinder struct{ path *classpath.Path }

func (f pathFinder) FindClass(name string) (vm.Found, bool, error) {
	r, ok, err := f.path.Find(name + ".class")
	if err != nil || !ok || r.Dir {
		return vm.Found{}, false, err
	}
	return vm.Found{Data: r.Data, Source: r.CodeSource, URL: r.CodeSource}, true, nil
}
