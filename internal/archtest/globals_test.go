package archtest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"path"
	"slices"
	"strings"
	"testing"
)

// machineRooms are the rooms whose code runs inside a state: what they keep in
// variables of packages is kept by no state.
var machineRooms = []string{"vm", "vm/npe", "models", "models/vfs", "models/zlib", "vm/javamath", "insn", "insn/symexec", "insn/symexec/core", "insn/symexec/calls", "insn/symexec/text", "insn/symexec/heap", "insn/symexec/concolic", "insn/symexec/spec", "insn/symexec/subsume", "insn/symexec/merge", "insn/spin"}

// TestMachineKeepsNothing finds variables of packages that functions change. Each
// needs a row in docs/observable.md, which says why no program notices.
func TestMachineKeepsNothing(t *testing.T) {
	found := map[string]bool{}
	for _, room := range machineRooms {
		for name := range changedGlobals(t, room) {
			found[name] = true
		}
	}
	rows := observableRows(t, "Outside of states")
	for _, name := range slices.Sorted(maps.Keys(found)) {
		if !rows[name] {
			t.Errorf("%s is changed while programs run, and is in no state: say in docs/observable.md why nobody notices", name)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(rows)) {
		if strings.Contains(name, ".") && !found[name] {
			t.Errorf("docs/observable.md names %s, which is no variable that changes", name)
		}
	}
}

// changingMethods are the methods of Go's own types that change their receiver.
var changingMethods = []string{"Store", "Add", "Or", "And", "Swap", "CompareAndSwap", "Do", "LoadOrStore", "Delete", "Lock", "Put", "Reset"}

// changedGlobals returns the variables of a package that its functions change,
// but for init.
func changedGlobals(t *testing.T, room string) map[string]bool {
	t.Helper()
	files := map[string]*ast.File{}
	set := token.NewFileSet()
	for _, name := range goFiles(t, room) {
		f, err := parser.ParseFile(set, name, nil, 0) // identifiers are resolved within the file
		if err != nil {
			t.Fatal(err)
		}
		files[name] = f
	}
	globals := map[string]bool{}
	for _, f := range files {
		for _, d := range f.Decls {
			if g, ok := d.(*ast.GenDecl); ok && g.Tok == token.VAR {
				for _, s := range g.Specs {
					for _, n := range s.(*ast.ValueSpec).Names {
						globals[n.Name] = true
					}
				}
			}
		}
	}
	changed := map[string]bool{}
	for _, f := range files {
		unresolved := map[*ast.Ident]bool{}
		for _, id := range f.Unresolved {
			unresolved[id] = true
		}
		note := func(e ast.Expr) {
			id := base(e)
			if id == nil || !globals[id.Name] {
				return
			}
			if unresolved[id] || id.Obj != nil && f.Scope.Lookup(id.Name) == id.Obj {
				changed[path.Base(room)+"."+id.Name] = true
			}
		}
		for _, d := range f.Decls {
			fn, ok := d.(*ast.FuncDecl)
			if !ok || fn.Body == nil || fn.Recv == nil && fn.Name.Name == "init" {
				continue
			}
			ast.Inspect(fn.Body, func(n ast.Node) bool {
				switch n := n.(type) {
				case *ast.AssignStmt:
					if n.Tok != token.DEFINE {
						for _, e := range n.Lhs {
							note(e)
						}
					}
				case *ast.IncDecStmt:
					note(n.X)
				case *ast.CallExpr:
					if id, ok := n.Fun.(*ast.Ident); ok && (id.Name == "delete" || id.Name == "clear") {
						note(n.Args[0])
					}
					if sel, ok := n.Fun.(*ast.SelectorExpr); ok && slices.Contains(changingMethods, sel.Sel.Name) {
						note(sel.X)
					}
				}
				return true
			})
		}
	}
	return changed
}

// base is the variable that an expression selects from.
func base(e ast.Expr) *ast.Ident {
	for {
		switch x := e.(type) {
		case *ast.Ident:
			return x
		case *ast.SelectorExpr:
			e = x.X
		case *ast.IndexExpr:
			e = x.X
		case *ast.StarExpr:
			e = x.X
		case *ast.ParenExpr:
			e = x.X
		default:
			return nil
		}
	}
}
