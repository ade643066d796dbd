package archtest

import (
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// quoted are names in a document that may be paths.
var quoted = regexp.MustCompile("`([a-z][a-zA-Z_0-9./-]*)`")

// elsewhere are such names that are paths of something else.
var elsewhere = []string{"lib/modules", "build/jdk", "build/nightly", "search/...", "github.com/gojpf/gojpf"}

// TestMapsAreTrue looks for every path that the maps of the tree name, and in the
// larger one for every package.
func TestMapsAreTrue(t *testing.T) {
	tree := files(t, "")
	exists := func(name string) bool {
		return slices.ContainsFunc(tree, func(file string) bool {
			return file == name || strings.HasPrefix(file, name+"/") || strings.HasSuffix(file, "/"+name)
		})
	}
	for _, doc := range []string{"docs/architecture.md", "CONTRIBUTING.md"} {
		text, err := os.ReadFile(filepath.Join(root, doc))
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range quoted.FindAllStringSubmatch(string(text), -1) {
			name := strings.TrimSuffix(m[1], "/")
			if isPath := strings.Contains(name, "/") || strings.HasSuffix(name, ".go"); isPath && !slices.Contains(elsewhere, name) && !exists(name) {
				t.Errorf("%s names %s, which is not there", doc, name)
			}
		}
	}
	text, err := os.ReadFile(filepath.Join(root, "docs/architecture.md"))
	if err != nil {
		t.Fatal(err)
	}
	packages := map[string]bool{}
	for _, file := range files(t, ".go") {
		if folder := path.Dir(file); folder != "." && !strings.Contains(file, "testdata/") && !strings.HasPrefix(folder, "listener/") {
			packages[folder] = true
		}
	}
	for folder := range packages {
		// Rooms of a drawing stand there by their last name.
		name := regexp.MustCompile(`(^|[^\w/-])(` + regexp.QuoteMeta(folder) + `|/?` + regexp.QuoteMeta(path.Base(folder)) + `)($|[^\w/-])`)
		if !name.Match(text) {
			t.Errorf("docs/architecture.md does not name %s", folder)
		}
	}
}
