package reviewed_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/vm/classfile"
	"github.com/gojpf/gojpf/vm/classpath"
	"github.com/gojpf/gojpf/vm/reviewed"
)

// A sum is another one where anything is that the methods execute, and the same whatever else is.
func TestSumFollowsCode(t *testing.T) {
	home, err := classpath.FindJavaHome("", os.Getenv)
	if err != nil {
		t.Fatal(err)
	}
	image, err := classpath.OpenImage(filepath.Join(home, "lib", "modules"))
	if err != nil {
		t.Fatal(err)
	}
	defer image.Close()
	const semaphore = "java/util/concurrent/Semaphore"
	sum := func(change func(*classfile.File)) uint64 {
		s, ok := reviewed.Sum(func(name string) *classfile.File {
			r, ok, err := image.Find(name + ".class")
			if err != nil || !ok {
				return nil
			}
			f, err := classfile.Parse(r.Data)
			if err != nil {
				t.Fatal(err)
			}
			change(f)
			return f
		}, semaphore, []string{"acquire", "release"})
		if !ok {
			t.Fatal("no sum")
		}
		return s
	}
	// in has an instruction more in a method of a class, which must be there.
	in := func(class, method string) func(*classfile.File) {
		return func(f *classfile.File) {
			if f.Name != semaphore+class {
				return
			}
			i := slices.IndexFunc(f.Methods, func(m classfile.Method) bool { return m.Name == method })
			if i < 0 {
				t.Fatalf("%s has no method %s", f.Name, method)
			}
			f.Methods[i].Code.Bytes = append(slices.Clone(f.Methods[i].Code.Bytes), 0)
		}
	}
	plain := sum(func(*classfile.File) {})
	for name, change := range map[string]func(*classfile.File){
		"a method named":                     in("", "acquire"),
		"what is called back":                in("$Sync", "tryReleaseShared"),
		"what is called back, overridden":    in("$FairSync", "tryAcquireShared"),
		"what a method that is called calls": in("$Sync", "nonfairTryAcquireShared"),
		"a field": func(f *classfile.File) {
			if f.Name == semaphore {
				i := slices.IndexFunc(f.Fields, func(x classfile.Field) bool { return x.Name == "sync" })
				f.Fields[i].Flags |= classfile.AccVolatile
			}
		},
		"that it is synchronized": func(f *classfile.File) {
			for i := range f.Methods {
				if f.Name == semaphore && f.Methods[i].Name == "release" {
					f.Methods[i].Flags |= classfile.AccSynchronized
				}
			}
		},
		"which field is meant": func(f *classfile.File) {
			for i := range f.Pool.Consts {
				if c := &f.Pool.Consts[i]; f.Name == semaphore && c.Tag == classfile.TagUtf8 && c.Str == "sync" {
					c.Str = "lock"
				}
			}
		},
	} {
		if sum(change) == plain {
			t.Errorf("the sum is the same where %s is another", name)
		}
	}
	for name, change := range map[string]func(*classfile.File){
		"what is not called":   in("", "toString"),
		"the order of methods": func(f *classfile.File) { slices.Reverse(f.Methods) },
		"a constant more": func(f *classfile.File) {
			f.Pool.Consts = append(f.Pool.Consts, classfile.Const{Tag: classfile.TagUtf8, Str: strings.Repeat("x", 9)})
		},
	} {
		if sum(change) != plain {
			t.Errorf("the sum is another where %s is", name)
		}
	}
	if _, ok := reviewed.Sum(func(string) *classfile.File { return nil }, semaphore, nil); ok {
		t.Error("a class that is missing has a sum")
	}
	if reviewed.Known(semaphore, plain+1) {
		t.Error("any sum is known")
	}
}
