package archtest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/internal/keys"
	_ "github.com/gojpf/gojpf/listener/all" // which have keys of their own
)

// getters are the methods that read the value of a key.
var getters = strings.Fields("text string flag bool int intfrom int64 float duration size time strings class classes path paths has isset")

// readElsewhere are the files that read keys which they do not declare, each with its
// reason. The list must only become shorter.
var readElsewhere = map[string]string{
	"cmd/args.go":                         "the class path comes before any other argument is understood",
	"config/load.go":                      "the extensions say which files are read",
	"listener/statecycles/statecycles.go": "asks how states are stored",
	"listener/unknown.go":                 "asks whether a search goes on behind a violation",
}

// TestKeysAreReadWhereTheyAreDeclared forbids to read a key by its literal name but in
// the file that declares it, beside the options that its value becomes.
func TestKeysAreReadWhereTheyAreDeclared(t *testing.T) {
	declared := map[string]bool{}
	for _, k := range keys.Registry().Keys() {
		declared[k.Name] = true
		for _, alias := range k.Aliases {
			declared[alias] = true
		}
	}
	reads := map[string][]string{}
	for _, file := range files(t, ".go") {
		if strings.HasSuffix(file, "_test.go") || strings.Contains(file, "testdata/") || strings.HasPrefix(file, "bench/") {
			continue
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), filepath.Join(root, file), nil, parser.SkipObjectResolution)
		if err != nil {
			t.Errorf("%s: %v", file, err)
			continue
		}
		names, declares := literals(parsed, declared)
		if !declares && len(names) > 0 {
			reads[file] = names
		}
	}
	for file, names := range reads {
		if readElsewhere[file] == "" {
			t.Errorf("%s reads %s: a key is read beside its declaration, and its value passed on", file, strings.Join(names, ", "))
		}
	}
	for file := range readElsewhere {
		if reads[file] == nil {
			t.Errorf("%s reads no keys of others: take it off the list", file)
		}
	}
}

// literals are the keys that a file reads by name, and whether it declares any.
func literals(f *ast.File, keys map[string]bool) (names []string, declares bool) {
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.SelectorExpr:
			if x, ok := n.X.(*ast.Ident); ok && x.Name == "config" && n.Sel.Name == "Key" {
				declares = true
			}
		case *ast.CallExpr:
			get, ok := n.Fun.(*ast.SelectorExpr)
			if !ok || len(n.Args) == 0 || !slices.Contains(getters, strings.ToLower(get.Sel.Name)) {
				return true
			}
			if lit, ok := n.Args[0].(*ast.BasicLit); ok && lit.Kind == token.STRING {
				if name, err := strconv.Unquote(lit.Value); err == nil && keys[name] {
					names = append(names, name)
				}
			}
		}
		return true
	})
	return names, declares
}
