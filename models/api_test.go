package models

import (
	"fmt"
	"io/fs"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/vm/classfile"
)

// TestReplacedClassesHaveTheirAPI compares every class that stands in for one of
// the JDK with the original: what programs and the rest of the JDK can see of
// it, and reflection shows of it, must be the same. What is not on later JDKs than the first is
// listed by their releases: a program that needs it is incomplete.
func TestReplacedClassesHaveTheirAPI(t *testing.T) {
	image, models := jdkImage(t), Classes("java.base")
	release := fmt.Sprint(int(find(t, image, "java/lang/Object").Major)-44) + " "
	text, err := os.ReadFile(differencesFile)
	if err != nil {
		t.Fatal(err)
	}
	known := map[string]bool{}
	var others []string
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSuffix(line, "\n")
		if difference, here := strings.CutPrefix(line, release); here {
			known[difference] = true
		} else {
			others = append(others, line)
		}
	}
	compared := 0
	for _, name := range embedded(t) {
		theirs, ours := find(t, image, name), find(t, models, name)
		if theirs == nil || !visible(theirs) {
			continue // one of our own, or a part that only replaced classes use
		}
		compared++
		for _, d := range apiDifferences(theirs, ours) {
			difference := name + ": " + d
			if *update && release != "17 " {
				others = append(others, release+difference)
			} else if !known[difference] {
				t.Error(difference)
			}
			delete(known, difference)
		}
	}
	for difference := range known {
		if !*update {
			t.Errorf("%s lists what is the same: %s", differencesFile, difference)
		}
	}
	if compared < 10 {
		t.Errorf("only %d classes were compared", compared)
	}
	if *update {
		slices.Sort(others)
		if err := os.WriteFile(differencesFile, []byte(strings.Join(others, "\n")+"\n"), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}

// differencesFile lists by releases what replaced classes lack.
const differencesFile = "testdata/api-differences.txt"

// embedded lists the embedded classes.
func embedded(t *testing.T) []string {
	t.Helper()
	const dir = "classes/java.base/"
	var names []string
	err := fs.WalkDir(classes, strings.TrimSuffix(dir, "/"), func(path string, d fs.DirEntry, err error) error {
		if name, ok := strings.CutSuffix(path, ".class"); ok {
			names = append(names, strings.TrimPrefix(name, dir))
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return names
}

// visible reports whether code outside the class's package can name it.
func visible(file *classfile.File) bool {
	return accessible(declaredFlags(file)) && !file.Synthetic
}

func accessible(f classfile.Flags) bool {
	return f&(classfile.AccPublic|classfile.AccProtected) != 0 && f&classfile.AccSynthetic == 0
}

// declaredFlags are a class's modifiers as its source declares them: those of a
// nested class are in InnerClasses.
func declaredFlags(file *classfile.File) classfile.Flags {
	for _, inner := range file.InnerClasses {
		if inner.Inner == file.Name {
			return inner.Flags
		}
	}
	return file.Flags &^ classfile.AccSuper
}

// apiDifferences describes what differs between the visible parts of a class
// of the JDK and of ours.
func apiDifferences(theirs, ours *classfile.File) []string {
	var out []string
	differ := func(what string, theirs, ours any) {
		if a, b := fmt.Sprint(theirs), fmt.Sprint(ours); a != b {
			out = append(out, fmt.Sprintf("%s: the JDK has %s, ours %s", what, a, b))
		}
	}
	differ("modifiers", hex(declaredFlags(theirs)), hex(declaredFlags(ours)))
	differ("superclass", theirs.Super, ours.Super)
	differ("interfaces", theirs.Interfaces, ours.Interfaces)
	differ("signature", theirs.Signature, ours.Signature)
	differ("permitted subclasses", theirs.Sealed, ours.Sealed)
	a, b := apiOf(theirs), apiOf(ours)
	for member, have := range a {
		if got, ok := b[member]; !ok {
			out = append(out, "ours lacks "+member)
		} else {
			differ(member, have, got)
		}
	}
	for member := range b {
		if _, ok := a[member]; !ok {
			out = append(out, "ours adds "+member)
		}
	}
	slices.Sort(out)
	return out
}

func hex(f classfile.Flags) string { return fmt.Sprintf("%#04x", uint16(f)) }

// apiOf maps each visible member and nested class to its description. Whether
// a method is native or synchronized is no promise of it, though reflection
// tells.
func apiOf(file *classfile.File) map[string]string {
	const body = classfile.AccNative | classfile.AccSynchronized | classfile.AccStrict
	members := map[string]string{}
	final := file.Flags&classfile.AccFinal != 0
	seen := func(f classfile.Flags) bool {
		return accessible(f) && !(final && f&classfile.AccProtected != 0)
	}
	for _, f := range file.Fields {
		if seen(f.Flags) {
			members["field "+f.Name] = fmt.Sprintf("%s %s %q %v", hex(f.Flags), f.Descriptor, f.Signature, constantOf(file, f))
		}
	}
	for _, m := range file.Methods {
		if seen(m.Flags) {
			members["method "+m.Name+m.Descriptor] = fmt.Sprintf("%s throws %v %q deprecated %v", hex(m.Flags&^body), m.Exceptions, m.Signature, m.Deprecated)
		}
	}
	for _, inner := range file.InnerClasses {
		if inner.Outer == file.Name && seen(inner.Flags) {
			members["class "+inner.Name] = hex(inner.Flags)
		}
	}
	return members
}

func constantOf(file *classfile.File, f classfile.Field) string {
	switch {
	case f.Constant == 0:
		return "variable"
	case f.Descriptor == "Ljava/lang/String;":
		return file.Pool.String(f.Constant)
	}
	return fmt.Sprint(file.Pool.Consts[f.Constant].Bits)
}

func TestAPIDifferences(t *testing.T) {
	const public, private = classfile.AccPublic, classfile.AccPrivate
	theirs := &classfile.File{Name: "p/C", Super: "java/lang/Object", Flags: public,
		Methods: []classfile.Method{
			{Name: "kept", Descriptor: "()V", Flags: public | classfile.AccNative}, {Name: "lost", Descriptor: "()V", Flags: public},
			{Name: "changed", Descriptor: "()V", Flags: public | classfile.AccFinal}, {Name: "hidden", Descriptor: "()V", Flags: private},
		}}
	ours := &classfile.File{Name: "p/C", Super: "java/lang/Object", Flags: public | classfile.AccFinal,
		Methods: []classfile.Method{
			{Name: "kept", Descriptor: "()V", Flags: public}, {Name: "changed", Descriptor: "()V", Flags: public},
			{Name: "new", Descriptor: "()V", Flags: public}, {Name: "own", Descriptor: "()V", Flags: private},
		}}
	got := apiDifferences(theirs, ours)
	want := []string{"method changed()V: the JDK", "modifiers: the JDK has 0x0001", "ours adds method new()V", "ours lacks method lost()V"}
	if len(got) != len(want) {
		t.Fatalf("got %q", got)
	}
	for i := range want {
		if !strings.HasPrefix(got[i], want[i]) {
			t.Errorf("%q, want %q...", got[i], want[i])
		}
	}
	if d := apiDifferences(theirs, theirs); d != nil {
		t.Errorf("a class differs from itself: %q", d)
	}
}
