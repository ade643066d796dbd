package models

import (
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/vm/classfile"
	"github.com/gojpf/gojpf/vm/classpath"
)

// Each native that is registered by name alone is listed with the overloads that it
// was written for. One that a JDK has beyond these is no mistake of anybody's: it
// is not served.
func TestOverloadsAreListed(t *testing.T) {
	image := jdkImage(t)
	sources := []classpath.Source{Classes("java.base"), image, Classes("api")}
	known := maps.Clone(overloads())
	used := map[string]bool{}
	for _, class := range slices.Sorted(maps.Keys(registry)) {
		var file *classfile.File
		for _, source := range sources {
			if file = find(t, source, class); file != nil {
				break
			}
		}
		for _, key := range slices.Sorted(maps.Keys(registry[class])) {
			if strings.Contains(key, "(") {
				continue
			}
			full := class + "." + key
			used[full] = true
			if file == nil {
				continue // another JDK's
			}
			for _, m := range methodsOf(file, key) {
				if m.Flags&classfile.AccNative == 0 && !overriding[class][key] || slices.Contains(known[full], m.Descriptor) {
					continue
				}
				switch {
				case *update:
					known[full] = slices.Sorted(slices.Values(append(slices.Clone(known[full]), m.Descriptor)))
				case known[full] == nil && overriding[class][key]:
					t.Errorf("overloads.txt does not list %s%s: run with -update", full, m.Descriptor)
				default:
					t.Logf("%s%s is in this JDK, and not served", full, m.Descriptor)
				}
			}
		}
	}
	for full := range known {
		if !used[full] {
			if delete(known, full); !*update {
				t.Errorf("overloads.txt lists %s, which is registered with descriptors or not at all: run with -update", full)
			}
		}
	}
	if !*update {
		return
	}
	var b strings.Builder
	b.WriteString("# The overloads that natives registered by name alone were written for. Whoever adds one has looked at the native.\n" +
		"# go test ./models -run TestOverloadsAreListed -update\n")
	for _, full := range slices.Sorted(maps.Keys(known)) {
		fmt.Fprintln(&b, full, strings.Join(known[full], " "))
	}
	if err := os.WriteFile("overloads.txt", []byte(b.String()), 0o666); err != nil {
		t.Fatal(err)
	}
}

// An overload that nobody has looked at is not served, neither a native one nor one
// with a body.
func TestUnknownOverload(t *testing.T) {
	for _, m := range [][3]string{
		{"java/lang/Math", "sin", "(D)D"}, {"java/lang/Object", "notify", "()V"}, {"gov/nasa/jpf/vm/Verify", "getInt", "(II)I"},
	} {
		class, name, desc := m[0], m[1], m[2]
		if (Natives{}).Native(class, name, desc) == nil {
			t.Errorf("%s.%s%s is not served", class, name, desc)
		}
		if other := "(Ljava/util/List;)V"; (Natives{}).Native(class, name, other) != nil || (Natives{}).Overrides(class, name, other) {
			t.Errorf("%s.%s%s is served", class, name, other)
		}
	}
}
