package models

import (
	"testing"

	"github.com/gojpf/gojpf/vm"
)

func TestResourcePackage(t *testing.T) {
	for name, want := range map[string]string{
		"a.txt": "", "p/a.txt": "p", "p/q/a.txt": "p.q", "p/q/": "", "": "", "META-INF/services/x": "META-INF.services",
	} {
		if got := resourcePackage(name); got != want {
			t.Errorf("%q lies in %q, want %q", name, got, want)
		}
	}
}

func TestEncapsulated(t *testing.T) {
	for name, want := range map[string]bool{
		"java/lang/Object.class": false, "java/lang/data.txt": true, "data.txt": false,
		"META-INF/services/x": false, "1/x": false, "p//x": false, "p/q": true,
	} {
		if got := encapsulated(name); got != want {
			t.Errorf("%q: %v, want %v", name, got, want)
		}
	}
}

func TestResourceName(t *testing.T) {
	c := &vm.Class{Name: "p/q/C"}
	array := &vm.Class{Name: "[Lp/q/C;", Elem: c}
	for _, tc := range []struct {
		class      *vm.Class
		name, want string
	}{
		{c, "x", "p/q/x"}, {c, "/x", "x"}, {array, "x", "p/q/x"}, {&vm.Class{Name: "C"}, "x", "x"}, {c, "../x", "p/q/../x"},
	} {
		if got := resourceName(tc.class, tc.name); got != tc.want {
			t.Errorf("%s, %q: %q, want %q", tc.class.Name, tc.name, got, tc.want)
		}
	}
}

func TestModulesOfClasses(t *testing.T) {
	boot, app, user := &vm.Loader{Kind: vm.LoaderBoot}, &vm.Loader{Kind: vm.LoaderApp}, &vm.Loader{Kind: vm.LoaderUser}
	class := func(name, module string, l *vm.Loader) *vm.Class {
		return &vm.Class{Name: name, Module: module, Loader: l}
	}
	str := class("java/lang/String", "java.base", boot)
	misc := class("jdk/internal/misc/VM", "java.base", boot)
	logger := class("java/util/logging/Logger", "java.logging", boot)
	peer := class("java/awt/peer/ButtonPeer", "java.desktop", boot)
	mine, yours := class("a/A", "", app), class("b/B", "", app)
	foreign, stranger := class("c/C", "", user), class("d/D", "", user)
	strings := &vm.Class{Name: "[Ljava/lang/String;", Elem: str}
	for _, tc := range []struct {
		a, b *vm.Class
		want bool
	}{
		{str, misc, true}, {str, logger, false}, {mine, yours, true}, {mine, str, false}, {strings, misc, true},
		{mine, foreign, false}, {foreign, foreign, true},
		{foreign, stranger, false}, // a program may define modules to its own loader
	} {
		if got := sameModule(tc.a, tc.b); got != tc.want {
			t.Errorf("sameModule(%s, %s) = %v", tc.a.Name, tc.b.Name, got)
		}
	}
	for c, want := range map[*vm.Class]bool{str: true, strings: true, misc: false, logger: true, peer: false, mine: true, foreign: false} {
		if got := exportedToAll(c); got != want {
			t.Errorf("exportedToAll(%s) = %v", c.Name, got)
		}
	}
}

func TestLoaderOfModule(t *testing.T) {
	for module, want := range map[string]vm.LoaderKind{
		"java.base": vm.LoaderBoot, "java.logging": vm.LoaderBoot, "java.sql": vm.LoaderPlatform, "jdk.zipfs": vm.LoaderPlatform,
		"jdk.compiler": vm.LoaderApp, "": vm.LoaderBoot,
	} {
		if got := LoaderOfModule(module); got != want {
			t.Errorf("%q: loader kind %v, want %v", module, got, want)
		}
	}
}
