package all_test

import (
	"os"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/listener"
	_ "github.com/gojpf/gojpf/listener/all"
)

// Each listener has a section in the manual, which names its keys and has an
// example, and each key has its help.
func TestDocumentation(t *testing.T) {
	text, err := os.ReadFile("../../docs/listeners.md")
	if err != nil {
		t.Fatal(err)
	}
	sections := map[string]string{}
	for _, s := range strings.Split("\n"+string(text), "\n## ")[1:] {
		title, body, _ := strings.Cut(s, "\n")
		sections[title] = body
	}
	for _, kind := range listener.Kinds() {
		name := kind.Names[0]
		body, ok := sections[name]
		if !ok {
			t.Errorf("%s has no section", name)
			continue
		}
		if !strings.Contains(body, "listener="+name) {
			t.Errorf("the section of %s has no example", name)
		}
		for _, key := range kind.Keys {
			if key.Help == "" {
				t.Errorf("%s: no help", key.Name)
			}
			// Families are described, not named, and what has no effect is left out.
			if key.Ignored == "" && !strings.Contains(key.Name, "*") && !strings.Contains(body, "`"+key.Name) {
				t.Errorf("the section of %s does not name %s", name, key.Name)
			}
		}
	}
}
