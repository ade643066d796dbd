package archtest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path"
	"path/filepath"
	"strings"
	"testing"
)

// mostMethods is where a type has too many to be one thing.
const mostMethods = 80

// wideTypes are the exceptions: what they have in place of a limit, and why. A limit
// may be lowered.
var wideTypes = map[string]struct {
	most   int
	reason string
}{
	"vm.Machine":       {200, "what every instruction runs through, and what puts states together; the rest is done by its parts (see vm.Machine)"},
	"symbolic.Context": {140, "makes expressions: a method for each operation"},
	"listener.script":  {85, "a method for each function that scripts may call"},
}

// TestTypesHaveOneSubject counts the methods of each type.
func TestTypesHaveOneSubject(t *testing.T) {
	counts := map[string]int{}
	for _, file := range files(t, ".go") {
		if strings.HasSuffix(file, "_test.go") || strings.Contains(file, "testdata/") {
			continue
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), filepath.Join(root, file), nil, parser.SkipObjectResolution)
		if err != nil {
			t.Errorf("%s: %v", file, err)
			continue
		}
		for _, d := range parsed.Decls {
			if f, ok := d.(*ast.FuncDecl); ok && f.Recv != nil {
				counts[path.Dir(file)+"."+receiver(f.Recv.List[0].Type)]++
			}
		}
	}
	for name, n := range counts {
		wide, ok := wideTypes[name]
		switch {
		case !ok && n > mostMethods:
			t.Errorf("%s has %d methods, more than %d: give some to a type of their own, or a reason in wideTypes", name, n, mostMethods)
		case ok && n > wide.most:
			t.Errorf("%s has %d methods, more than its %d", name, n, wide.most)
		}
	}
	for name, wide := range wideTypes {
		if n := counts[name]; n <= mostMethods || wide.reason == "" {
			t.Errorf("%s has %d methods and needs no exception, or its reason is missing", name, n)
		}
	}
}

func receiver(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.StarExpr:
		return receiver(e.X)
	case *ast.IndexExpr:
		return receiver(e.X)
	case *ast.IndexListExpr:
		return receiver(e.X)
	case *ast.Ident:
		return e.Name
	}
	return ""
}
