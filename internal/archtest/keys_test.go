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

// getters are the methods that read the value of a key, also of one that is a word of
// its own.
var getters = strings.Fields("text string flag bool int intfrom int64 float duration size time strings class classes path paths has isset")

// writers are the functions that keys are given to in order to set them, or to say
// what is wrong with them.
var writers = strings.Fields("set append refuse reject rejectpart check origin contains")

// readElsewhere are the files that read keys which they do not declare, each with its
// reason. The list must only become shorter.
var readElsewhere = map[string]string{
	"cmd/args.go": "the class path comes before any other argument is understood",
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
		case *ast.CompositeLit:
			declares = declares || f.Name.Name == "config" && isKeys(n.Type)
		case *ast.SelectorExpr:
			if x, ok := n.X.(*ast.Ident); ok && x.Name == "config" && n.Sel.Name == "Key" {
				declares = true
			}
		case *ast.CallExpr:
			name := strings.ToLower(callee(n))
			if slices.Contains(writers, name) {
				return true
			}
			gets := slices.Contains(getters, name)
			for _, arg := range n.Args {
				if lit, ok := arg.(*ast.BasicLit); ok && lit.Kind == token.STRING {
					if name, err := strconv.Unquote(lit.Value); err == nil && keys[name] && (gets || strings.Contains(name, ".")) {
						names = append(names, name)
					}
				}
			}
		}
		return true
	})
	return names, declares
}

// callee is the name of the function or method that is called, "" for none.
func callee(call *ast.CallExpr) string {
	switch f := call.Fun.(type) {
	case *ast.Ident:
		return f.Name
	case *ast.SelectorExpr:
		return f.Sel.Name
	}
	return ""
}

// isKeys reports whether a type is []Key.
func isKeys(e ast.Expr) bool {
	list, ok := e.(*ast.ArrayType)
	if !ok {
		return false
	}
	of, ok := list.Elt.(*ast.Ident)
	return ok && of.Name == "Key"
}
