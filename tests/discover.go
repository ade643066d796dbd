package tests

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/vm/classfile"
	"github.com/gojpf/gojpf/vm/classpath"
)

// unit is a class whose tests are run, by one framework.
type unit struct {
	class     string // with dots
	framework framework
	methods   []string   // that are meant; all without any
	suite     *suiteTest // of TestNG; nil for none. class is its name then
}

// names are the classes of the unit.
func (u *unit) names() []string {
	if u.suite != nil {
		return u.suite.classes()
	}
	return []string{u.class}
}

// arguments are what the driver is told.
func (u *unit) arguments() []string {
	if u.suite != nil {
		return append([]string{u.class}, u.suite.lines...)
	}
	return []string{u.class}
}

// kinds are what is known of a class's tests, a bit for each framework.
type kinds uint8

const (
	ofJUnit4 kinds = 1 << iota
	ofJupiter
	ofTestNG
	ofOperations // of an object, see package linear
)

// discover lists the classes with tests. What a test is the framework says in the end:
// here it only matters which framework to ask about which class.
func (p *project) discover() ([]*unit, error) {
	path := slices.Clone(p.roots)
	for _, f := range frameworks {
		path = append(path, p.classPath(f)...)
	}
	cp := classpath.ParsePath(strings.Join(unique(path), ":"), classpath.Options{})
	defer cp.Close()
	d := &discovery{path: cp, files: map[string]*classfile.File{}, marks: map[string]kinds{}, found: map[string]kinds{}}
	units, err := d.suites(p)
	if err != nil {
		return nil, err
	}
	if len(p.classes) > 0 {
		more, err := d.named(p.classes)
		return append(units, more...), err
	}
	for _, root := range p.roots {
		names, err := classesIn(root)
		if err != nil {
			return nil, err
		}
		for _, n := range names {
			if f := d.file(n); f != nil && stands(f) {
				units = append(units, unitsOf(asked{class: n}, d.tests(n))...)
			}
		}
	}
	return units, nil
}

// suites are the tests of the suites that were named.
func (d *discovery) suites(p *project) (units []*unit, err error) {
	classes := func() (list []string, err error) {
		for _, root := range append(slices.Clone(p.roots), p.path...) {
			names, err := classesIn(root)
			if err != nil {
				return nil, err
			}
			for _, n := range names {
				if f := d.file(n); f != nil && stands(f) && d.tests(n)&ofTestNG != 0 {
					list = append(list, strings.ReplaceAll(n, "/", "."))
				}
			}
		}
		return list, nil
	}
	for _, file := range p.suites {
		tests, err := readSuites(file, classes)
		if err != nil {
			return nil, err
		}
		for _, t := range tests {
			if len(t.classes()) == 0 {
				return nil, fmt.Errorf("%s: test %q has no classes", file, t.name)
			}
			for _, c := range t.classes() {
				if d.file(strings.ReplaceAll(c, ".", "/")) == nil {
					return nil, fmt.Errorf("%s: there is no class %s on the class path %s", file, c, d.path.Name())
				}
			}
			units = append(units, &unit{class: t.name, framework: testNG, suite: t})
		}
	}
	return units, nil
}

// named is discover for classes that were named.
func (d *discovery) named(classes []asked) ([]*unit, error) {
	var units []*unit
	for _, c := range classes {
		if d.file(c.class) == nil {
			return nil, fmt.Errorf("there is no class %s on the class path %s", strings.ReplaceAll(c.class, "/", "."), d.path.Name())
		}
		list := unitsOf(c, d.tests(c.class))
		if len(list) == 0 {
			return nil, fmt.Errorf("class %s has no tests of JUnit or TestNG, and no operations", strings.ReplaceAll(c.class, "/", "."))
		}
		units = append(units, list...)
	}
	return units, nil
}

func unitsOf(c asked, k kinds) []*unit {
	var units []*unit
	name := strings.ReplaceAll(c.class, "/", ".")
	if k&ofJUnit4 != 0 {
		units = append(units, &unit{class: name, framework: junit4, methods: c.methods})
	}
	if k&ofJupiter != 0 {
		units = append(units, &unit{class: name, framework: jupiter, methods: c.methods})
	}
	if k&ofTestNG != 0 {
		units = append(units, &unit{class: name, framework: testNG, methods: c.methods})
	}
	if k&ofOperations != 0 {
		units = append(units, &unit{class: name, framework: operations, methods: c.methods})
	}
	return units
}

// classesIn lists the classes of a folder or jar.
func classesIn(root string) ([]string, error) {
	cp := classpath.ParsePath(root, classpath.Options{})
	defer cp.Close()
	var names []string
	err := cp.Walk(func(name string) bool {
		if class, ok := strings.CutSuffix(name, ".class"); ok && !strings.HasSuffix(class, "-info") && !strings.HasPrefix(class, "META-INF/") {
			names = append(names, class)
		}
		return true
	})
	if problems := cp.Problems(); len(problems) > 0 && err == nil {
		err = problems[0]
	}
	slices.Sort(names)
	return names, err
}

// stands reports whether a class can be a container of tests by itself: it is neither
// abstract nor private nor inner.
func stands(f *classfile.File) bool {
	if f.Flags&(classfile.AccAbstract|classfile.AccInterface|classfile.AccSynthetic) != 0 {
		return false
	}
	for _, in := range f.InnerClasses {
		if in.Inner == f.Name {
			return in.Name != "" && in.Outer != "" && in.Flags&classfile.AccStatic != 0 && in.Flags&classfile.AccPrivate == 0
		}
	}
	return true
}

// discovery looks at class files.
type discovery struct {
	path  *classpath.Path
	files map[string]*classfile.File // nil for those that are not there
	marks map[string]kinds           // of annotations, by class
	found map[string]kinds
}

func (d *discovery) file(class string) *classfile.File {
	if f, ok := d.files[class]; ok {
		return f
	}
	d.files[class] = nil
	r, ok, err := d.path.Find(class + ".class")
	if !ok || err != nil {
		return nil
	}
	f, err := classfile.Parse(r.Data)
	if err != nil || f.Name != class {
		return nil // nobody can load it
	}
	d.files[class] = f
	return f
}

// tests says which frameworks find tests in a class, its own or inherited.
func (d *discovery) tests(class string) kinds {
	if k, ok := d.found[class]; ok {
		return k
	}
	d.found[class] = 0
	f := d.file(class)
	if f == nil || strings.HasPrefix(class, "java/") {
		return 0
	}
	if class == "junit/framework/TestCase" || class == "junit/framework/Test" {
		d.found[class] = ofJUnit4
		return ofJUnit4
	}
	k := d.annotated(f.Annotations, f.Pool)
	for i := range f.Methods {
		m := &f.Methods[i]
		if m.Flags&(classfile.AccSynthetic|classfile.AccBridge) == 0 {
			k |= d.annotated(m.Annotations, f.Pool)
		}
		if m.Name == "suite" && m.Descriptor == "()Ljunit/framework/Test;" && m.Flags&classfile.AccStatic != 0 {
			k |= ofJUnit4
		}
	}
	if f.Super != "" {
		k |= d.tests(f.Super)
	}
	for _, i := range f.Interfaces {
		k |= d.tests(i)
	}
	for _, in := range f.InnerClasses { // nested tests
		if in.Outer == class && in.Flags&classfile.AccStatic == 0 {
			if n := d.file(in.Inner); n != nil && d.has(n.Annotations, n.Pool, "Lorg/junit/jupiter/api/Nested;") {
				k |= d.tests(in.Inner) & ofJupiter
			}
		}
	}
	d.found[class] = k
	return k
}

// known are the annotations of tests that frameworks know themselves. What is annotated
// with one of them stands for it.
var known = map[string]kinds{
	"org/junit/Test": ofJUnit4, "org/junit/runner/RunWith": ofJUnit4, "org/junit/experimental/theories/Theory": ofJUnit4,
	"org/junit/jupiter/api/Test": ofJupiter, "org/junit/jupiter/api/TestTemplate": ofJupiter, "org/junit/jupiter/api/TestFactory": ofJupiter,
	"org/junit/jupiter/api/RepeatedTest": ofJupiter, "org/junit/jupiter/params/ParameterizedTest": ofJupiter,
	"gov/nasa/jpf/annotation/Operation": ofOperations, "org/jetbrains/kotlinx/lincheck/annotations/Operation": ofOperations,
	"org/jetbrains/lincheck/datastructures/Operation": ofOperations,
	"org/testng/annotations/Test":                     ofTestNG, "org/testng/annotations/Factory": ofTestNG,
}

// annotated says which frameworks the annotations belong to.
func (d *discovery) annotated(a classfile.Annotations, pool *classfile.Pool) kinds {
	list, err := classfile.ParseAnnotations(a.Visible, pool)
	if err != nil {
		return 0
	}
	var k kinds
	for _, an := range list {
		k |= d.mark(strings.TrimSuffix(strings.TrimPrefix(an.Type, "L"), ";"))
	}
	return k
}

// mark says which frameworks an annotation marks tests of.
func (d *discovery) mark(class string) kinds {
	if k, ok := known[class]; ok {
		return k
	}
	if k, ok := d.marks[class]; ok || strings.HasPrefix(class, "java/") {
		return k
	}
	d.marks[class] = 0 // annotations may be annotated with themselves
	if f := d.file(class); f != nil {
		d.marks[class] = d.annotated(f.Annotations, f.Pool) & ofJupiter
	}
	return d.marks[class]
}

func (d *discovery) has(a classfile.Annotations, pool *classfile.Pool, annotation string) bool {
	list, err := classfile.ParseAnnotations(a.Visible, pool)
	return err == nil && slices.ContainsFunc(list, func(an classfile.Annotation) bool { return an.Type == annotation })
}
