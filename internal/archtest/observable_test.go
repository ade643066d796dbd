package archtest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// docs/observable.md is the inventory of what outlives a transition. The tests
// below compare it with the code, both ways: what has no row is unaccounted for,
// and a row of what is gone misleads.

// stateTypes are the structs that states are made of.
var stateTypes = []string{"State", "misc", "Thread", "Frame", "Object", "ObjectAttrs", "guard", "ClassState", "loaderTable"}

func TestStateIsAccountedFor(t *testing.T) {
	fields := map[string]bool{}
	for _, name := range goFiles(t, "vm") {
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range f.Decls {
			g, ok := d.(*ast.GenDecl)
			if !ok {
				continue
			}
			for _, s := range g.Specs {
				ts, ok := s.(*ast.TypeSpec)
				if !ok || !slices.Contains(stateTypes, ts.Name.Name) {
					continue
				}
				st, ok := ts.Type.(*ast.StructType)
				if !ok {
					continue
				}
				for _, field := range st.Fields.List {
					for _, n := range field.Names {
						fields[ts.Name.Name+"."+n.Name] = true
					}
				}
			}
		}
	}
	compareRows(t, fields, observableRows(t, "Parts of states"), "a part of states")
}

// TestExtrasAreAccountedFor looks at what natives and others keep in states
// under keys.
func TestExtrasAreAccountedFor(t *testing.T) {
	keys := map[string]bool{}
	for _, name := range files(t, ".go") {
		if strings.HasSuffix(name, "_test.go") || strings.HasPrefix(name, "vm/") {
			continue
		}
		f, err := parser.ParseFile(token.NewFileSet(), filepath.Join(root, name), nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(f, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok {
				return true
			}
			if sel, ok := call.Fun.(*ast.SelectorExpr); ok && (sel.Sel.Name == "SetExtra" || sel.Sel.Name == "KeepExtra") && len(call.Args) == 2 {
				keys[f.Name.Name+" "+expression(call.Args[0])] = true
			}
			return true
		})
	}
	compareRows(t, keys, observableRows(t, "Kept under keys"), "a key of what is kept in states")
}

// expression is how the key of an extra is written.
func expression(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name
	case *ast.BasicLit:
		return strings.Trim(e.Value, `"`)
	case *ast.SelectorExpr:
		return expression(e.X) + "." + e.Sel.Name
	case *ast.CallExpr:
		return expression(e.Fun) + "()"
	}
	return "?"
}

func compareRows(t *testing.T, code, rows map[string]bool, what string) {
	t.Helper()
	if len(code) < 5 {
		t.Fatalf("%d found in the code: the test does not see it any more", len(code))
	}
	for _, name := range slices.Sorted(maps.Keys(code)) {
		if !rows[name] {
			t.Errorf("%s is %s without a row in docs/observable.md", name, what)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(rows)) {
		if !code[name] {
			t.Errorf("docs/observable.md has a row for %s, which is not %s", name, what)
		}
	}
}

// observableRows returns the first cells of the tables in a section of the page,
// whose names stand in backquotes. No cell of a row may be empty.
func observableRows(t *testing.T, section string) map[string]bool {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(root, "docs", "observable.md"))
	if err != nil {
		t.Fatal(err)
	}
	_, after, found := strings.Cut(string(text), "\n## "+section+"\n")
	if !found {
		t.Fatalf("docs/observable.md has no section %q", section)
	}
	body, _, _ := strings.Cut(after, "\n## ")
	rows := map[string]bool{}
	for line := range strings.Lines(body) {
		if !strings.HasPrefix(line, "| `") {
			continue
		}
		cells := strings.Split(strings.Trim(strings.TrimSpace(line), "|"), "|")
		for i, c := range cells {
			if strings.TrimSpace(c) == "" {
				t.Errorf("docs/observable.md: cell %d of %s is empty", i+1, cells[0])
			}
		}
		for i, name := range strings.Split(cells[0], "`") {
			if i%2 == 1 {
				if rows[name] {
					t.Errorf("docs/observable.md has two rows for %s", name)
				}
				rows[name] = true
			}
		}
	}
	if len(rows) == 0 {
		t.Fatalf("docs/observable.md has no rows in %q", section)
	}
	return rows
}

// goFiles are the files of a package that are no tests, for a parser.
func goFiles(t *testing.T, room string) []string {
	t.Helper()
	names, err := filepath.Glob(filepath.Join(root, room, "*.go"))
	if err != nil || len(names) == 0 {
		t.Fatalf("no files in %s (%v)", room, err)
	}
	return slices.DeleteFunc(names, func(n string) bool { return strings.HasSuffix(n, "_test.go") })
}
