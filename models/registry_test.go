package models

import (
	"encoding/binary"
	"flag"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/vm/classfile"
	"github.com/gojpf/gojpf/vm/classpath"
)

// jdkImage opens the image of the JDK that the tests run on.
func jdkImage(t *testing.T) *classpath.Image {
	t.Helper()
	home, err := classpath.FindJavaHome("", os.Getenv)
	if err != nil {
		t.Fatal(err)
	}
	image, err := classpath.OpenImage(home)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { image.Close() })
	return image
}

// find parses a class of a source; it returns nil where there is none.
func find(t *testing.T, source classpath.Source, name string) *classfile.File {
	t.Helper()
	r, ok, err := source.Find(name + ".class")
	if err != nil {
		t.Fatal(err)
	}
	if !ok || r.Dir {
		return nil
	}
	data := slices.Clone(r.Data)
	major := binary.BigEndian.Uint16(data[6:])
	binary.BigEndian.PutUint16(data[6:], min(major, classfile.MaxMajor))
	file, err := classfile.Parse(data)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	file.Major = major // of a JDK that is too new to run, whose names can be read
	return file
}

// seenFile lists every method that has a native, and the JDKs in which it was
// seen native or with a body. It tells a native for another update or release
// from one whose name is misspelt: which of them the JDK at hand has is no
// reason to fail. With -update it learns from that JDK.
const seenFile = "testdata/natives.txt"

var update = flag.Bool("update", false, "add what this JDK has to "+seenFile)

const (
	native = "native"
	body   = "body"
)

// readSeen maps each method, as class.key, to what was seen of it.
func readSeen(t *testing.T) map[string][]string {
	t.Helper()
	text, err := os.ReadFile(seenFile)
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string][]string{}
	for line := range strings.Lines(string(text)) {
		if words := strings.Fields(line); len(words) > 0 && words[0] != "#" {
			seen[words[0]] = words[1:]
		}
	}
	return seen
}

func writeSeen(t *testing.T, seen map[string][]string) {
	t.Helper()
	var b strings.Builder
	b.WriteString("# The methods that have a native, and the JDKs that have them: native, or with a body.\n" +
		"# The release \"other\" is one of which no copy was at hand.\n" +
		"# JAVA_HOME=... go test ./models -run TestNativesHaveMethods -update\n")
	for _, key := range slices.Sorted(maps.Keys(seen)) {
		fmt.Fprintln(&b, key, strings.Join(seen[key], " "))
	}
	if err := os.WriteFile(seenFile, []byte(b.String()), 0o666); err != nil {
		t.Fatal(err)
	}
}

// TestNativesHaveMethods finds natives that never run, for their class or method
// is misspelt or gone. It also finds those that were meant to take the place of
// a body and do not: only Override does that.
func TestNativesHaveMethods(t *testing.T) {
	image, models, api := jdkImage(t), Classes("java.base"), Classes("api")
	release := fmt.Sprint(int(find(t, image, "java/lang/Object").Major) - 44)
	seen, stale := readSeen(t), map[string]bool{}
	for key := range seen {
		stale[key] = true
	}
	for _, class := range slices.Sorted(maps.Keys(registry)) {
		var file *classfile.File
		for _, source := range []classpath.Source{models, image, api} {
			if file = find(t, source, class); file != nil {
				break
			}
		}
		for _, key := range slices.Sorted(maps.Keys(registry[class])) {
			full := class + "." + key
			delete(stale, full)
			for _, is := range kindsOf(file, key) {
				if mark := is + ":" + release; !slices.Contains(seen[full], mark) {
					if !*update && seen[full] == nil {
						t.Errorf("%s does not list %s: run with -update", seenFile, full)
					}
					seen[full] = append(seen[full], mark)
				}
			}
			slices.Sort(seen[full])
			if seen[full] == nil {
				t.Errorf("no JDK has a method %s", full)
				delete(seen, full)
			} else if !overriding[class][key] && !slices.ContainsFunc(seen[full], func(s string) bool { return strings.HasPrefix(s, native) }) {
				t.Errorf("%s is registered for a method that has a body: use Override", full)
			}
		}
	}
	if *update {
		for key := range stale {
			delete(seen, key)
		}
		writeSeen(t, seen)
		return
	}
	for key := range stale {
		t.Errorf("%s names %s, which has no native: run with -update", seenFile, key)
	}
}

// kindsOf says how a class declares the methods that a key serves.
func kindsOf(file *classfile.File, key string) []string {
	if file == nil {
		return nil
	}
	var kinds []string
	for _, m := range methodsOf(file, key) {
		kind := body
		if m.Flags&classfile.AccNative != 0 {
			kind = native
		}
		if !slices.Contains(kinds, kind) {
			kinds = append(kinds, kind)
		}
	}
	return kinds
}

// A native without a descriptor does not take the place of a body, which another
// JDK may have, unless it overrides.
func TestOverrides(t *testing.T) {
	defer func() { delete(registry, "p/C"); delete(overriding, "p/C") }()
	Register("p/C", Methods{"f": nothing, "g()V": nothing})
	Override("p/C", Methods{"h": nothing, "k()V": nothing})
	for method, want := range map[string]bool{"f()V": false, "g()V": false, "h()V": true, "h(I)V": true, "k()V": true, "k(I)V": false} {
		name, desc, _ := strings.Cut(method, "(")
		if got := (Natives{}).Overrides("p/C", name, "("+desc); got != want {
			t.Errorf("%s overrides: %v, want %v", method, got, want)
		}
	}
	if (Natives{}).Overrides("p/D", "f", "()V") {
		t.Error("a class without natives overrides")
	}
}

// A body is overridden in the releases that are named, both ends among them.
func TestOverridesInReleases(t *testing.T) {
	defer func() {
		delete(registry, "p/C")
		delete(overriding, "p/C")
		delete(overridingIn, "p/C.f()V")
		delete(overridingIn, "p/C.g")
	}()
	OverrideIn(18, 24, "p/C", Methods{"f()V": nothing})
	OverrideIn(22, anyLater, "p/C", Methods{"g": nothing})
	for release, want := range map[int][2]bool{17: {false, false}, 18: {true, false}, 22: {true, true}, 24: {true, true}, 25: {false, true}} {
		n := Natives{Release: release}
		if f, g := n.Overrides("p/C", "f", "()V"), n.Overrides("p/C", "g", "()V"); f != want[0] || g != want[1] {
			t.Errorf("JDK %d: %v, %v", release, f, g)
		}
	}
}

// methodsOf returns the methods that a native registered under the key serves.
func methodsOf(file *classfile.File, key string) []classfile.Method {
	var found []classfile.Method
	for _, m := range file.Methods {
		if key == m.Name || key == m.Name+m.Descriptor {
			found = append(found, m)
		}
	}
	return found
}

func TestMethodsOf(t *testing.T) {
	file := &classfile.File{Methods: []classfile.Method{{Name: "f", Descriptor: "()V"}, {Name: "f", Descriptor: "(I)V"}, {Name: "g", Descriptor: "()V"}}}
	for key, want := range map[string]int{"f": 2, "f(I)V": 1, "g": 1, "h": 0, "f(J)V": 0} {
		if got := len(methodsOf(file, key)); got != want {
			t.Errorf("%s: %d methods, want %d", key, got, want)
		}
	}
}
