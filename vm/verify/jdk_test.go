package verify_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/vm/classfile"
	"github.com/gojpf/gojpf/vm/classpath"
	"github.com/gojpf/gojpf/vm/verify"
)

// jars names the environment variable that lists jars, as a class path, whose classes
// TestLibraries verifies besides the JDK's.
const jars = "GOJPF_VERIFY_JARS"

// errAbsent is what a library says of what it does not have.
var errAbsent = errors.New("no such class")

// library is a world of classes that are read and not linked.
type library struct {
	image   *classpath.Image
	sources []classpath.Source
	files   map[string]*classfile.File
	self    *classfile.File // that is verified
}

func (l *library) file(name string) (*classfile.File, error) {
	if f, ok := l.files[name]; ok {
		if f == nil {
			return nil, fmt.Errorf("%s: %w", name, errAbsent)
		}
		return f, nil
	}
	l.files[name] = nil
	for _, source := range append([]classpath.Source{l.image}, l.sources...) {
		found, ok, err := source.Find(name + ".class")
		if err != nil {
			return nil, err
		}
		if !ok {
			continue
		}
		f, err := classfile.Parse(found.Data)
		if err != nil {
			return nil, err
		}
		l.files[name] = f
		return f, nil
	}
	return nil, fmt.Errorf("%s: %w", name, errAbsent)
}

func (l *library) Interface(name string) (bool, error) {
	f, err := l.file(name)
	return err == nil && f.Flags&classfile.AccInterface != 0, err
}

func (l *library) Subclass(name, of string) (bool, error) {
	for name != of {
		f, err := l.file(name)
		if err != nil || f.Super == "" {
			return false, err
		}
		name = f.Super
	}
	return true, nil
}

func (l *library) Super(name string) (string, error) {
	f, err := l.file(name)
	if err != nil {
		return "", err
	}
	return f.Super, nil
}

func (l *library) DirectInterface(name string) bool {
	for _, i := range l.self.Interfaces {
		if i == name {
			return true
		}
	}
	return false
}

func packageOf(name string) string { return name[:strings.LastIndexByte(name, '/')+1] }

func (l *library) Guarded(class, name, desc string) bool {
	if above, err := l.Subclass(l.self.Name, class); err != nil || !above {
		return false
	}
	for {
		f, err := l.file(class)
		if err != nil {
			return false
		}
		for i := range f.Methods {
			if m := &f.Methods[i]; m.Name == name && m.Descriptor == desc {
				return m.Flags&classfile.AccProtected != 0 && packageOf(f.Name) != packageOf(l.self.Name)
			}
		}
		for i := range f.Fields {
			if m := &f.Fields[i]; m.Name == name && m.Descriptor == desc {
				return m.Flags&classfile.AccProtected != 0 && packageOf(f.Name) != packageOf(l.self.Name)
			}
		}
		if f.Super == "" || name == "<init>" {
			return false
		}
		class = f.Super
	}
}

// TestLibraries verifies what is known to be good: the classes of the JDK.
func TestLibraries(t *testing.T) {
	home, err := classpath.FindJavaHome("", os.Getenv)
	if err != nil {
		t.Fatal(err)
	}
	image, err := classpath.OpenImage(filepath.Join(home, "lib", "modules"))
	if err != nil {
		t.Fatal(err)
	}
	defer image.Close()
	l := &library{image: image, files: map[string]*classfile.File{}}
	verified, absent := 0, 0
	check := func(name string) {
		file, err := l.file(name)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			return
		}
		l.self = file
		verified++
		switch err := verify.Class(file, l); {
		case errors.Is(err, errAbsent):
			absent++
		case err != nil:
			t.Errorf("%s: %v", name, err)
		}
	}
	modules := []string{"java.base"}
	if os.Getenv(jars) != "" {
		modules = image.Modules()
	}
	for _, module := range modules {
		for _, name := range image.List(module) {
			if class, ok := strings.CutSuffix(name, ".class"); ok && !strings.HasSuffix(class, "module-info") {
				check(class)
			}
		}
	}
	for _, file := range filepath.SplitList(os.Getenv(jars)) {
		l.sources = append(l.sources, classpath.ParsePath(file, classpath.Options{FeatureVersion: 17}))
	}
	for _, jar := range l.sources {
		err := jar.Walk(func(name string) bool {
			if class, ok := strings.CutSuffix(name, ".class"); ok && !strings.HasSuffix(class, "-info") && !strings.HasPrefix(class, "META-INF/") {
				check(class)
			}
			return true
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	t.Logf("%d classes verified, %d of them up to a class that is absent", verified, absent)
	if verified < 5000 || absent > verified/10 {
		t.Errorf("%d classes verified, %d of them up to a class that is absent", verified, absent)
	}
}
