package vm_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
	"github.com/gojpf/gojpf/vm/classpath"
	"github.com/gojpf/gojpf/vm/reviewed"
)

const knownFile = "reviewed/known.txt"

// The calls of the JDK at hand are known, if it is one that was looked at. Of another one somebody
// has to look at what is new: TestTrustedCalls and TestExemptions of internal/conctest compare calls
// with what they are made of, whatever is known. GOJPF_REVIEWED=update then adds them.
func TestCodeIsKnown(t *testing.T) {
	home, err := classpath.FindJavaHome("", os.Getenv)
	if err != nil {
		t.Fatal(err)
	}
	image, err := classpath.OpenImage(home + "/lib/modules")
	if err != nil {
		t.Fatal(err)
	}
	defer image.Close()
	v, err := classpath.Version(home)
	if err != nil {
		t.Fatal(err)
	}
	if os.Getenv("GOJPF_REVIEWED") == "update" {
		update(t, imageFinder{image}, v.JavaVersion)
		return
	}
	text, err := os.ReadFile(knownFile)
	if err != nil {
		t.Fatal(err)
	}
	if unknown := vm.UnknownCode(imageFinder{image}); len(unknown) > 0 {
		if !slices.Contains(strings.Fields(string(text)), v.JavaVersion) {
			t.Skipf("%s is an update that nobody has looked at; calls are executed step by step of %s", v.JavaVersion, strings.Join(unknown, ", "))
		}
		t.Errorf("the JDK %s in %s has code that nobody has looked at, see %s: %s", v.JavaVersion, home, knownFile, strings.Join(unknown, ", "))
	}
}

// update adds the sums of the JDK at hand, of that version, to those that are known.
func update(t *testing.T, jdk vm.Finder, version string) {
	find := func(name string) *classfile.File {
		found, ok, err := jdk.FindClass(name)
		if err != nil || !ok {
			return nil
		}
		file, err := classfile.Parse(found.Data)
		if err != nil {
			t.Fatal(err)
		}
		return file
	}
	text, err := os.ReadFile(knownFile)
	if err != nil {
		t.Fatal(err)
	}
	head, rest, _ := strings.Cut(string(text), "\n")
	lines := strings.Split(strings.TrimSpace(rest), "\n")
	release := " " + version
	for class, methods := range vm.TrustedCalls() {
		sum, ok := reviewed.Sum(find, class, methods)
		if !ok {
			continue
		}
		line := class + " " + reviewed.Text(sum)
		i := slices.IndexFunc(lines, func(l string) bool { return strings.HasPrefix(l, line) })
		switch {
		case i < 0:
			lines = append(lines, line+release)
		case !slices.Contains(strings.Fields(lines[i]), version):
			lines[i] += release
		}
	}
	slices.Sort(lines)
	if err := os.WriteFile(knownFile, []byte(head+"\n"+strings.TrimSpace(strings.Join(lines, "\n"))+"\n"), 0o644); err != nil {
		t.Fatal(err)
	}
}
