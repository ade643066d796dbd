package models

import (
	"strings"
	"testing"

	"github.com/gojpf/gojpf/vm/classfile"
	"github.com/gojpf/gojpf/vm/classpath"
)

// elsewhere are members that models refer to where a JDK has them, and reach in another way
// where it has not.
var elsewhere = map[string]string{}

// Whatever our replacements of the JDK's classes refer to is there, in the JDK at hand:
// one that is not, a private method that an update has renamed, would be an error of the
// program's, once it comes to it.
func TestModelsReferToWhatIsThere(t *testing.T) {
	image := jdkImage(t)
	sources := []classpath.Source{Classes("java.base"), Classes("api"), image}
	files := map[string]*classfile.File{}
	load := func(name string) *classfile.File {
		f, known := files[name]
		for i := 0; f == nil && !known && i < len(sources); i++ {
			f = find(t, sources[i], name)
		}
		files[name] = f
		return f
	}
	var has func(class, name, desc string) bool
	has = func(class, name, desc string) bool {
		f := load(class)
		if f == nil {
			return false
		}
		for _, m := range f.Methods {
			if m.Name == name && (m.Descriptor == desc || class == "java/lang/invoke/MethodHandle" || class == "java/lang/invoke/VarHandle") {
				return true // some have any types
			}
		}
		for _, m := range f.Fields {
			if m.Name == name && m.Descriptor == desc {
				return true
			}
		}
		for _, super := range f.Interfaces {
			if has(super, name, desc) {
				return true
			}
		}
		return f.Super != "" && has(f.Super, name, desc)
	}
	looked := 0
	for _, of := range sources[:2] {
		err := of.Walk(func(file string) bool {
			name, ok := strings.CutSuffix(file, ".class")
			if !ok {
				return true
			}
			model := find(t, of, name)
			if there := find(t, image, name); there == nil && of == sources[0] {
				return true // another JDK's
			}
			for i, c := range model.Pool.Consts {
				switch c.Tag {
				case classfile.TagFieldref, classfile.TagMethodref, classfile.TagInterfaceMethodref:
				default:
					continue
				}
				class, member, desc := model.Pool.Member(uint16(i))
				if looked++; strings.HasPrefix(class, "[") || has(class, member, desc) {
					continue
				}
				if full := class + "." + member + desc; elsewhere[name] != full {
					t.Errorf("%s refers to %s, which this JDK has not", name, full)
				}
			}
			return true
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if looked < 1000 {
		t.Errorf("only %d references", looked)
	}
}
