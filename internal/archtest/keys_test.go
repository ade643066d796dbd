package archtest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path"
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
	"cmd/args.go":             "the class path comes before any other argument is understood",
	"search/world/options.go": "vm.class has no effect, but names of machines that are not JPF's own are refused",
}

// TestKeysAreReadWhereTheyAreDeclared forbids to read a key by its name but in the
// file that declares it, beside the options that its value becomes. A name is a
// literal given to any function, or a constant of any package given to one that reads.
func TestKeysAreReadWhereTheyAreDeclared(t *testing.T) {
	declared := map[string]bool{}
	for _, k := range keys.Registry().Keys() {
		declared[k.Name] = true
		for _, alias := range k.Aliases {
			declared[alias] = true
		}
	}
	sources := map[string]*ast.File{}
	for _, file := range files(t, ".go") {
		if strings.HasSuffix(file, "_test.go") || strings.Contains(file, "testdata/") || strings.HasPrefix(file, "bench/") {
			continue
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), filepath.Join(root, file), nil, parser.SkipObjectResolution)
		if err != nil {
			t.Errorf("%s: %v", file, err)
			continue
		}
		sources[file] = parsed
	}
	texts := constants(sources)
	reads := map[string][]string{}
	for file, parsed := range sources {
		n := names{file: parsed, folder: path.Dir(file), texts: texts}
		own := n.declared()
		for _, name := range n.read(declared) {
			if !slices.ContainsFunc(own, func(of string) bool { return keyNamed(of, name) }) {
				reads[file] = append(reads[file], name)
			}
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

// names finds keys in a file.
type names struct {
	file   *ast.File
	folder string
	texts  map[string]string // of constants, by folder and name
}

// constants are the texts of the constants of all packages, by folder and name.
func constants(sources map[string]*ast.File) map[string]string {
	texts := map[string]string{}
	for again := true; again; { // constants are made of others
		again = false
		for file, f := range sources {
			n := names{file: f, folder: path.Dir(file), texts: texts}
			for _, d := range f.Decls {
				g, ok := d.(*ast.GenDecl)
				if !ok || g.Tok != token.CONST {
					continue
				}
				for _, s := range g.Specs {
					s := s.(*ast.ValueSpec)
					for i, value := range s.Values {
						id := n.folder + "." + s.Names[i].Name
						if text, ok := n.text(value); ok && texts[id] != text {
							texts[id], again = text, true
						}
					}
				}
			}
		}
	}
	return texts
}

// text is the value of a constant expression.
func (n names) text(e ast.Expr) (string, bool) {
	switch e := e.(type) {
	case *ast.BasicLit:
		if e.Kind != token.STRING {
			return "", false
		}
		text, err := strconv.Unquote(e.Value)
		return text, err == nil
	case *ast.Ident:
		text, ok := n.texts[n.folder+"."+e.Name]
		return text, ok
	case *ast.SelectorExpr:
		if x, ok := e.X.(*ast.Ident); ok {
			text, ok := n.texts[n.imported(x.Name)+"."+e.Sel.Name]
			return text, ok
		}
	case *ast.ParenExpr:
		return n.text(e.X)
	case *ast.BinaryExpr:
		x, isText := n.text(e.X)
		y, isTextToo := n.text(e.Y)
		return x + y, isText && isTextToo && e.Op == token.ADD
	}
	return "", false
}

// imported is the folder of a package that the file calls by a name.
func (n names) imported(name string) string {
	for _, spec := range n.file.Imports {
		whole, _ := strconv.Unquote(spec.Path.Value)
		if folder, ours := strings.CutPrefix(whole, module+"/"); ours && (spec.Name == nil && path.Base(folder) == name || spec.Name != nil && spec.Name.Name == name) {
			return folder
		}
	}
	return ""
}

// declared are the names of the keys that the file makes, with a star for the rest
// where only the beginning stands there.
func (n names) declared() (own []string) {
	ast.Inspect(n.file, func(node ast.Node) bool {
		key, ok := node.(*ast.KeyValueExpr)
		if !ok {
			return true
		}
		id, _ := key.Key.(*ast.Ident)
		switch list, _ := key.Value.(*ast.CompositeLit); {
		case id == nil:
		case id.Name == "Aliases" && list != nil:
			for _, e := range list.Elts {
				text, _ := n.text(e)
				own = append(own, text)
			}
		case id.Name == "Name":
			value := key.Value
			for {
				if text, ok := n.text(value); ok {
					if value != key.Value {
						text += "*"
					}
					own = append(own, text)
					return true
				}
				sum, ok := value.(*ast.BinaryExpr)
				if !ok {
					return true
				}
				value = sum.X
			}
		}
		return true
	})
	return own
}

// keyNamed reports whether a name, which may end in a star, is that of a key.
func keyNamed(name, key string) bool {
	head, open := strings.CutSuffix(name, "*")
	return name == key || open && head != "" && strings.HasPrefix(key, head)
}

// read lists the keys that the file gives to calls, but for those that write keys.
func (n names) read(keys map[string]bool) (list []string) {
	ast.Inspect(n.file, func(node ast.Node) bool {
		call, ok := node.(*ast.CallExpr)
		if !ok {
			return true
		}
		to := strings.ToLower(callee(call))
		if slices.Contains(writers, to) {
			return true
		}
		gets := slices.Contains(getters, to)
		for _, arg := range call.Args {
			_, literal := arg.(*ast.BasicLit)
			if name, ok := n.text(arg); ok && keys[name] && (gets || literal && strings.Contains(name, ".")) {
				list = append(list, name)
			}
		}
		return true
	})
	return list
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
