package listener

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/search"
)

// Every interface that hands a Context to a listener is one that Validate knows.
func TestInterfacesAreListed(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	declared := 0
	look := func(n ast.Node) bool {
		spec, ok := n.(*ast.TypeSpec)
		if !ok || !spec.Name.IsExported() {
			return true
		}
		i, ok := spec.Type.(*ast.InterfaceType)
		if !ok || len(i.Methods.List) != 1 {
			return true
		}
		fn, ok := i.Methods.List[0].Type.(*ast.FuncType)
		if !ok || len(fn.Params.List) == 0 {
			return true
		}
		star, ok := fn.Params.List[0].Type.(*ast.StarExpr)
		if id, isID := star.X.(*ast.Ident); !ok || !isID || id.Name != "Context" {
			return true
		}
		declared++
		if !slices.ContainsFunc(interfaces, func(t reflect.Type) bool { return t.Name() == spec.Name.Name }) {
			t.Errorf("%s is not in interfaces", spec.Name.Name)
		}
		return true
	}
	for _, file := range files {
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(parsed, look)
	}
	if declared != len(interfaces) {
		t.Errorf("%d interfaces are declared, %d listed", declared, len(interfaces))
	}
}

type (
	starts     struct{}
	misspelt   struct{}
	byPointer  struct{}
	restarting struct{ starts }
)

func (starts) SearchStarted(*Context)             {}
func (misspelt) SearchFinished(r *search.Result)  {}
func (*byPointer) StateBacktracked(*Context, int) {}

func TestValidate(t *testing.T) {
	for _, test := range []struct {
		listener any
		want     string
	}{
		{starts{}, ""}, {&starts{}, ""}, {restarting{}, ""}, {&byPointer{}, ""},
		{nil, "nil"},
		{struct{}{}, "none of the interfaces"},
		{misspelt{}, "SearchFinished of listener.misspelt is a func(*result.Result)"},
		{byPointer{}, "attach a pointer"},
	} {
		err := Validate(test.listener)
		if test.want == "" && err != nil || test.want != "" && (err == nil || !strings.Contains(err.Error(), test.want)) {
			t.Errorf("%T: %v, want %q", test.listener, err, test.want)
		}
	}
}
