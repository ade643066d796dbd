package learn

import (
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/contractfile"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// book is what all runs have learnt.
type book struct {
	depth            int
	include, exclude []string
	tests            map[string]bool // classes that are no part of the program
	classes          map[string]*classBook
	main             string // the class that is run in place of tests
}

// classBook is what is known of a class.
type classBook struct {
	objects *point
	lives   objects
	methods map[string]*methodBook
}

// methodBook is what is known of a method.
type methodBook struct {
	class          string
	name, desc     string
	params         []string
	constructor    bool
	outer          bool // class invariants hold around it
	begin, end     *point
	calls, returns int64
	after          map[*methodBook]int64 // methods that users have called directly before it
}

// machinery are packages of what runs tests.
var machinery = []string{"org.junit.", "junit.", "org.hamcrest.", "org.opentest4j.", "org.testng.", "org.mockito.", "gojpf.", "gov.nasa.jpf.", "org.apiguardian."}

// ownName reports whether contracts of a class are learnt.
func (b *book) ownName(class string) bool {
	match := func(pattern string) bool {
		ok, _ := path.Match(pattern, class)
		return ok || class == pattern || strings.HasPrefix(class, pattern+"$")
	}
	if slices.ContainsFunc(b.exclude, match) {
		return false
	}
	if len(b.include) > 0 {
		return slices.ContainsFunc(b.include, match)
	}
	outer, _, _ := strings.Cut(class, "$")
	return !b.tests[outer] && !strings.HasPrefix(class, "java.") && !strings.HasPrefix(class, "javax.") && !strings.HasPrefix(class, "jdk.") && !strings.HasPrefix(class, "sun.") &&
		!slices.ContainsFunc(machinery, func(p string) bool { return strings.HasPrefix(class, p) })
}

func (b *book) concernsClass(c *vm.Class) bool {
	return c.Loader != nil && c.Loader.Kind >= vm.LoaderApp && !c.Hidden && c.File != nil && b.ownName(c.JavaName())
}

// concerns reports whether a method has a contract to learn.
func (b *book) concerns(m *vm.Method) bool {
	return listener.User(m) && m.Flags&(classfile.AccSynthetic|classfile.AccBridge) == 0 && m.Name != "<clinit>" && b.concernsClass(m.Class)
}

func (b *book) class(name string) *classBook {
	c := b.classes[name]
	if c == nil {
		c = &classBook{methods: map[string]*methodBook{}}
		b.classes[name] = c
	}
	return c
}

// method finds what is known of a method. One without a body has the names of the
// parameters of the first that is met to override it.
func (b *book) method(m, by *vm.Method) *methodBook {
	c := b.class(m.Class.JavaName())
	key := m.Name + m.Desc
	k := c.methods[key]
	if k == nil {
		names := m
		if m.Info == nil || m.Info.Code == nil {
			names = by
		}
		k = &methodBook{class: m.Class.JavaName(), name: m.Name, desc: m.Desc, params: parameterNames(names), constructor: m.Name == "<init>",
			outer: !m.Static() && m.Flags&classfile.AccPublic != 0}
		c.methods[key] = k
	}
	return k
}

// file is what was learnt, sorted by classes and methods.
func (b *book) file(c chance) *contractfile.File {
	f := &contractfile.File{}
	for _, name := range sorted(b.classes) {
		k := b.classes[name]
		out := &contractfile.Class{Name: name}
		invariant := map[string]bool{}
		if k.objects != nil {
			for _, l := range k.objects.conditions(c, nil) {
				out.Invariants = append(out.Invariants, contractfile.Condition{Text: l.text, Samples: l.samples})
				invariant[l.text] = true
			}
		}
		out.Recipes = k.lives.recipes()
		for _, key := range sorted(k.methods) {
			m := k.methods[key]
			w := &contractfile.Method{Name: m.name, Types: contractfile.Types(m.desc), Params: m.params, Calls: m.calls, Returns: m.returns, After: m.before()}
			known := map[string]bool{}
			add := func(p *point, to *[]contractfile.Condition) {
				for _, l := range p.conditions(c, known) {
					if !((m.outer || m.constructor) && m.says(l.text, invariant)) {
						*to = append(*to, contractfile.Condition{Text: l.text, Samples: l.samples})
					}
				}
			}
			add(m.begin, &w.Requires)
			for _, k := range w.Requires {
				known[k.Text] = true
			}
			if m.outer {
				maps.Copy(known, invariant)
			}
			add(m.end, &w.Ensures)
			if m.calls > 0 {
				out.Methods = append(out.Methods, w)
			}
		}
		if len(out.Methods) > 0 || len(out.Invariants) > 0 {
			f.Add(out)
		}
	}
	return f
}

// says reports whether a condition is an invariant of the class, in the words of a method
// whose parameters may have names of fields.
func (m *methodBook) says(text string, invariant map[string]bool) bool {
	bare := strings.ReplaceAll(text, "this.", "")
	words := strings.FieldsFunc(strings.ReplaceAll(text, "this.", "this$"), func(r rune) bool {
		return r != '_' && r != '$' && (r < '0' || r > '9') && (r < 'A' || r > 'Z') && (r < 'a' || r > 'z')
	})
	return invariant[bare] && !slices.ContainsFunc(words, func(w string) bool { return slices.Contains(m.params, w) })
}

func sorted[V any](m map[string]V) []string {
	var names []string
	for n := range m {
		names = append(names, n)
	}
	slices.Sort(names)
	return names
}
