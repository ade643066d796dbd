package vm_test

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/internal/hostjdk"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
	"github.com/gojpf/gojpf/vm/classpath"
	"github.com/gojpf/gojpf/vm/reviewed"
)

const knownFile = "reviewed/known.txt"

// The calls of the JDK at hand are known. Where they are not, somebody has to look at what is new:
// TestTrustedCalls and TestExemptions of internal/conctest compare them with what they are made of.
// GOJPF_REVIEWED=update then adds them.
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
	if os.Getenv("GOJPF_REVIEWED") == "update" {
		update(t, imageFinder{image})
		return
	}
	if unknown := vm.UnknownCode(imageFinder{image}); len(unknown) > 0 {
		t.Errorf("the JDK %d in %s has code that nobody has looked at, see %s: %s", hostjdk.Release(), home, knownFile, strings.Join(unknown, ", "))
	}
}

// update adds the sums of the JDK at hand to those that are known.
func update(t *testing.T, jdk vm.Finder) {
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
	release := fmt.Sprint(" ", hostjdk.Release())
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
		case !strings.Contains(lines[i], release):
			lines[i] += release
		}
	}
	slices.Sort(lines)
	if err := os.WriteFile(knownFile, []byte(head+"\n"+strings.TrimSpace(strings.Join(lines, "\n"))+"\n"), 0o644); err != nil {
		t.Fatal(err)
	}
}
