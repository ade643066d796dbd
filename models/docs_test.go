package models

import (
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/vm/classfile"
)

// TestDocumented makes sure that docs/models.md gives the reason for every
// replaced class and every overridden method.
func TestDocumented(t *testing.T) {
	text, err := os.ReadFile("../docs/models.md")
	if err != nil {
		t.Fatal(err)
	}
	manual := string(text)
	image := jdkImage(t)
	for _, name := range embedded(t) {
		if find(t, image, name) == nil || strings.Contains(name, "$") {
			continue
		}
		if short := name[strings.LastIndexByte(name, '/')+1:]; !strings.Contains(manual, "`"+short+"`") {
			t.Errorf("docs/models.md does not say why %s is replaced", name)
		}
	}
	for _, class := range slices.Sorted(maps.Keys(overriding)) {
		file := find(t, image, class)
		if file == nil {
			continue // of another JDK
		}
		named := strings.Contains(manual, "`"+strings.ReplaceAll(class, "/", ".")+"`")
		for key := range overriding[class] {
			for _, m := range methodsOf(file, key) {
				if m.Flags&classfile.AccNative != 0 || partOf[class] {
					continue
				}
				if !named || !strings.Contains(manual, "`"+m.Name+"`") && !strings.HasPrefix(m.Name, "<") && !strings.HasPrefix(m.Name, "lambda$") {
					t.Errorf("docs/models.md does not say why %s.%s is overridden", class, m.Name)
				}
			}
		}
	}
}

// partOf are classes that the manual speaks of under their outer class.
var partOf = map[string]bool{"jdk/internal/reflect/ReflectionFactory$GetReflectionFactoryAction": true}
