package hunt

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/hunt/order"
	"github.com/gojpf/gojpf/listener/contractfile"
	"github.com/gojpf/gojpf/symbolic/answers"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
	"github.com/gojpf/gojpf/vm/classpath"
)

// Visibility is which methods are hunted in.
type Visibility string

// The visibilities.
const (
	Public   Visibility = "public"   // public methods and constructors of classes that others can name
	Declared Visibility = "declared" // all that are not private
	All      Visibility = "all"
)

// unit is a method to explore.
type unit struct {
	class      string // with slashes
	name, desc string
	flags      classfile.Flags
	unnamed    bool // code outside of its package cannot name its class
}

// String is the method with the types of its parameters, as in p.C.m(int[]).
func (u *unit) String() string {
	return dotted(u.class) + "." + u.name + "(" + strings.Join(u.params(), ",") + ")"
}

func (u *unit) params() []string {
	params, _ := vm.Descriptors(u.desc)
	for i, p := range params {
		params[i] = classfile.TypeName(p)
	}
	return params
}

// exhausted tells whether all there is can be given to the method: numbers, texts and arrays of numbers. Objects are made by so many
// calls, and of so many classes, that others may be missing.
func (u *unit) exhausted() bool {
	if u.flags&classfile.AccStatic == 0 && u.name != "<init>" {
		return false
	}
	params, _ := vm.Descriptors(u.desc)
	return !slices.ContainsFunc(params, func(p string) bool {
		return p != "Ljava/lang/String;" && strings.HasPrefix(strings.TrimLeft(p, "["), "L")
	})
}

// signature is the method without its class.
func signature(name, desc string) string {
	u := unit{name: name, desc: desc}
	return name + "(" + strings.Join(u.params(), ",") + ")"
}

// scope is the code that is analysed.
type scope struct {
	paths   []string        // the folders and jars that it lies in
	classes map[string]bool // with slashes
	units   []*unit
	methods int // of these classes, wanted or not

	named            names
	include, exclude patterns
	depths           depths
	unloadable       []string // class files that nobody can load, and why
	left             int      // all of these
	unchanged        int      // methods that were left out, as nothing of theirs has changed
	store            *store   // nil for none
	callers          callers
	contracts        *contractfile.File
	answers          *answers.Store // that all explorations share, nil for none
	unanswered       string         // why there is none
	model            *order.Model   // of the order, where it is learnt
	given            []string       // keys of symbolic execution and the search that the user has set
}

// newScope reads the classes.
func newScope(o *Options) (*scope, error) {
	switch o.Methods {
	case Public, Declared, All:
	case "":
		o.Methods = Public
	default:
		return nil, fmt.Errorf("methods are public, declared or all, not %q", o.Methods)
	}
	s := &scope{classes: map[string]bool{}, include: newPatterns("--include", o.Include), exclude: newPatterns("--exclude", o.Exclude)}
	var err error
	if s.depths, err = newDepths(o.Depth); err != nil {
		return nil, err
	}
	cfg, err := o.base()
	if err != nil {
		return nil, err
	}
	for _, prefix := range []string{"symbolic.", "search.", "vm.", "report."} {
		s.given = append(s.given, cfg.Keys(prefix)...)
	}
	s.divide(o)
	if len(s.paths) == 0 {
		return nil, fmt.Errorf("%s: there is no such folder or jar; names of classes and packages are looked for in what --cp or other arguments name", o.Paths[0])
	}
	for _, p := range s.paths {
		if err := s.read(o, p); err != nil {
			return nil, err
		}
	}
	if len(s.classes) > 0 || len(s.named) > 0 {
		if err := errors.Join(s.named.unused(), s.include.unused(), s.exclude.unused()); err != nil {
			return nil, err
		}
	}
	for _, u := range s.units {
		s.depths.of(u) // notes which are used
	}
	if err := s.depths.unused(); err != nil {
		return nil, err
	}
	slices.SortFunc(s.units, func(a, b *unit) int { return strings.Compare(a.String(), b.String()) })
	return s, nil
}

// divide tells folders and jars from names of classes and packages. Names without any
// folder or jar are looked for in the class path.
func (s *scope) divide(o *Options) {
	for _, p := range o.Paths {
		if _, err := os.Stat(p); err == nil || !isName(p) {
			classes, needs := project(p)
			s.paths = append(s.paths, classes...)
			// What was named goes before what was found.
			o.ClassPath = strings.Join(append(filepath.SplitList(o.ClassPath), needs...), string(filepath.ListSeparator))
		} else {
			s.named = append(s.named, name{dotted: p})
		}
	}
	if len(s.paths) == 0 {
		for _, p := range filepath.SplitList(o.ClassPath) {
			if p != "" {
				s.paths = append(s.paths, p)
			}
		}
	}
}

func (s *scope) read(o *Options, folder string) error {
	cp := classpath.ParsePath(folder, classpath.Options{})
	defer cp.Close()
	err := cp.Walk(func(name string) bool {
		if !strings.HasSuffix(name, ".class") || strings.HasSuffix(name, "-info.class") || strings.HasPrefix(name, "META-INF/") {
			return true
		}
		r, _, err := cp.Find(name)
		var file *classfile.File
		if err == nil {
			file, err = classfile.Parse(r.Data)
		}
		switch {
		case err != nil:
			s.leave(folder, name, err.Error())
		case file.Name+".class" != name:
			s.leave(folder, name, "it has the class "+dotted(file.Name))
		default:
			s.add(o, file)
		}
		return true
	})
	if missing := cp.Missing(); len(missing) > 0 {
		return fmt.Errorf("%s: there is no such folder or jar", missing[0])
	}
	if problems := cp.Problems(); len(problems) > 0 && err == nil {
		err = problems[0]
	}
	return err
}

// mostLeft is how many files that are left out have names.
const mostLeft = 5

// leave notes a file that nobody can load.
func (s *scope) leave(folder, name, why string) {
	if s.left++; s.left <= mostLeft {
		s.unloadable = append(s.unloadable, fmt.Sprintf("%s: %s", filepath.Join(folder, filepath.FromSlash(name)), oneLine(why)))
	}
}

// add adds the methods of a class.
func (s *scope) add(o *Options, file *classfile.File) {
	name := strings.Clone(file.Name) // not to keep the whole file
	if s.classes[name] || !s.named.mean(dotted(name)) {
		return
	}
	s.classes[name] = true
	s.methods += len(file.Methods)
	s.callers.read(file)
	hidden := file.Flags&classfile.AccSynthetic != 0 || o.Methods == Public && !named(file)
	for i := range file.Methods {
		m := &file.Methods[i]
		u := &unit{class: name, name: strings.Clone(m.Name), desc: strings.Clone(m.Descriptor), flags: m.Flags, unnamed: !named(file)}
		in, out := s.include.mean(u), s.exclude.mean(u)
		if m.Code != nil && !hidden && u.visible(o.Methods, file) && (in || len(o.Include) == 0) && !out {
			s.units = append(s.units, u)
		}
	}
}

// named tells whether code outside of its package can name a class.
func named(file *classfile.File) bool {
	for _, in := range file.InnerClasses {
		if in.Inner == file.Name {
			return in.Name != "" && in.Flags&(classfile.AccPublic|classfile.AccProtected) != 0
		}
	}
	return file.Flags&classfile.AccPublic != 0
}

func (u *unit) visible(v Visibility, file *classfile.File) bool {
	const made = classfile.AccSynthetic | classfile.AccBridge
	switch {
	case u.name == "<clinit>" || u.flags&made != 0:
		return false
	case u.name == "<init>" && (file.Flags&(classfile.AccAbstract|classfile.AccEnum) != 0 || file.Super == "java/lang/Enum"):
		return false
	case file.Super == "java/lang/Enum" && u.ofEnum():
		return false
	case v == All:
		return true
	case v == Declared:
		return u.flags&classfile.AccPrivate == 0
	}
	return u.flags&classfile.AccPublic != 0
}

// ofEnum tells whether a method of an enum is one of the two that compilers put into
// each; no flag says so, but nobody may declare them.
func (u *unit) ofEnum() bool {
	if u.flags&classfile.AccStatic == 0 {
		return false
	}
	of := "L" + u.class + ";"
	return u.name == "values" && u.desc == "()["+of || u.name == "valueOf" && u.desc == "(Ljava/lang/String;)"+of
}

// names are what patterns may mean by a method: its class, the class with the name of
// the method, and that with the types of its parameters.
func (u *unit) names() []string {
	return []string{dotted(u.class), dotted(u.class) + "." + u.name, u.String()}
}

// empty says why there is nothing to do.
func (s *scope) empty() string {
	if len(s.unloadable) > 0 && len(s.classes) == 0 {
		return "has no class files that can be loaded: " + strings.Join(s.unloadable, "; ")
	}
	if len(s.classes) == 0 {
		return "has no class files"
	}
	return fmt.Sprintf("has %d classes with %d methods, none of which was asked for", len(s.classes), s.methods)
}

func dotted(class string) string { return strings.ReplaceAll(class, "/", ".") }
