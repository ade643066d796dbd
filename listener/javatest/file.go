// Package javatest writes JUnit tests: Java source files that compile and that
// need nothing but JUnit and the classes under test.
//
// A test is made of values, calls and what is expected of them. Objects are made
// with the constructor without parameters, and get the values of their fields
// afterwards; where a constructor, field, method or class may not be used from the
// tests' package, it is done by reflection. What cannot be written at all is an
// [Inexpressible] error, and leaves no trace but a comment in the file.
//
// The text of a file depends on what was added to it and in which order, on
// nothing else.
package javatest

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"unicode"
	"unicode/utf16"

	"github.com/gojpf/gojpf/vm"
)

// Version is a version of JUnit.
type Version int

// The versions. Plain tests need no JUnit: they are static methods without
// parameters, and nobody looks at what they throw.
const (
	Plain  Version = 0
	JUnit4 Version = 4
	JUnit5 Version = 5
)

// File is a class of tests.
type File struct {
	Package string // with dots
	Name    string
	// Head are lines of the comment at the beginning.
	Head []string
	// Asserts is a class, with dots, whose assert statements the tests need, "" for none.
	Asserts string

	version Version
	scope   *scope
	tests   []*written
	names   map[string]bool
	texts   map[string]bool // of tests
	helpers map[string]bool
	omitted []string
	// contracts are what calls that are checked assert, by method.
	contracts map[*vm.Method]*contracted
}

// written is a test that is complete.
type written struct {
	name, expected, throws string
	comment                []string
	statics, lines         []string
}

// New starts a file for classes that a machine has loaded.
func New(m *vm.Machine, pkg, name string, v Version) *File {
	return &File{
		Package: pkg, Name: name, version: v,
		scope: newScope(m, strings.ReplaceAll(pkg, ".", "/")),
		names: map[string]bool{}, texts: map[string]bool{}, helpers: map[string]bool{}, contracts: map[*vm.Method]*contracted{},
	}
}

// Next starts a file of another name for more tests of the same kind: none of them
// is one that f has.
func (f *File) Next(name string) *File {
	n := New(f.scope.m, f.Package, name, f.version)
	n.Head, n.texts = f.Head, f.texts
	return n
}

// ErrDuplicate is why a test is not added that is there already.
var ErrDuplicate = errors.New("there is such a test")

// Add adds a test. An error is an Inexpressible or ErrDuplicate; the file is then
// as it was.
func (f *File) Add(t *Test) error {
	b := &body{
		scope: newScope(f.scope.m, f.scope.pkg), version: f.version,
		census: census{uses: map[*Object]int{}}, vars: map[*Object]string{}, types: map[string]string{},
		taken: map[string]bool{}, complete: map[*Object]bool{}, helpers: map[string]bool{}, contracts: f.contracts, asserts: map[*contracted]bool{},
	}
	if err := b.write(t); err != nil {
		return err
	}
	w := &written{name: t.Name, expected: b.expected, comment: t.Comment, statics: b.statics, lines: b.lines}
	if w.throws = b.lang("Exception"); b.throwable {
		w.throws = b.lang("Throwable")
	}
	text := strings.Join(slices.Concat(w.statics, w.lines, []string{w.expected}), "\n")
	if f.texts[text] {
		return ErrDuplicate
	}
	f.texts[text] = true
	for n := 2; f.names[w.name]; n++ {
		w.name = fmt.Sprintf("%s_%d", t.Name, n)
	}
	f.names[w.name] = true
	for h := range b.helpers {
		f.helpers[h] = true
	}
	for name := range b.simple {
		f.scope.simple[name] = true
	}
	for c := range b.asserts {
		if c.used = true; c.helpers["read"] {
			f.helpers["read"] = true
		}
		for name := range c.scope.simple {
			f.scope.simple[name] = true
		}
	}
	f.tests = append(f.tests, w)
	return nil
}

// Check says why no test can have a value, nil if tests can.
func (f *File) Check(v Value) error {
	c := census{uses: map[*Object]int{}}
	c.value(v)
	for _, o := range c.order {
		if _, err := f.scope.construct(o); err != nil {
			return err
		}
	}
	return nil
}

// Omit says in the file that something has no test.
func (f *File) Omit(text string) {
	if !slices.Contains(f.omitted, text) {
		f.omitted = append(f.omitted, text)
	}
}

// Reflects tells whether a test does by reflection what the code does not offer.
func (f *File) Reflects() bool {
	for h := range f.helpers {
		if !harmless[h] {
			return true
		}
	}
	return false
}

// SetsState tells whether that is to reach a state of objects which nobody else can
// reach. Variables of the environment are set by whoever starts a program.
func (f *File) SetsState() bool {
	for h := range f.helpers {
		if !harmless[h] && h != "variables" && !(h == "unsafe" && !f.helpers["allocate"] && !f.helpers["put"]) {
			return true
		}
	}
	return false
}

// Len is the number of tests.
func (f *File) Len() int { return len(f.tests) }

// Lines is how many lines the tests have.
func (f *File) Lines() (n int) {
	for _, t := range f.tests {
		n += len(t.lines)
	}
	return n
}

// Write writes the file.
func (f *File) Write(out io.Writer) error {
	w := &indenter{out: out}
	for _, h := range f.Head {
		w.line("// %s", comment(h))
	}
	if f.Package != "" {
		w.line("package %s;", f.Package)
		w.line("")
	}
	test := ""
	if f.version != Plain {
		test = f.imports(w)
	}
	class := "public class " + f.Name
	if f.version == JUnit5 {
		class = "class " + f.Name
	}
	w.open(class)
	if f.Asserts != "" && f.version != Plain {
		w.line("// An assert statement takes part: run this with assertions enabled (java -ea). Without, this enables those of the")
		w.line("// class, if nothing has initialised it yet.")
		w.open("static")
		w.line("%s.class.getClassLoader().setClassAssertionStatus(%q, true);", f.Name, f.Asserts)
		w.close()
		w.line("")
	}
	for _, o := range f.omitted {
		w.line("// Left out: %s", comment(o))
	}
	if len(f.omitted) > 0 {
		w.line("")
	}
	var common []string
	if f.version != Plain {
		common = f.common()
	}
	if len(common) > 0 {
		before := map[Version]string{JUnit4: "org.junit.Before", JUnit5: "org.junit.jupiter.api.BeforeEach"}[f.version]
		w.line("@%s", before)
		w.open("public void setUp() throws " + f.scope.lang("Exception"))
		for _, l := range common {
			w.line("%s", l)
		}
		w.close()
		w.line("")
	}
	for i, t := range f.tests {
		if i > 0 {
			w.line("")
		}
		for _, c := range t.comment {
			w.line("// %s", comment(c))
		}
		switch {
		case f.version == Plain:
		case t.expected != "":
			w.line("%s(expected = %s.class)", test, t.expected)
		default:
			w.line("%s", test)
		}
		public := map[Version]string{Plain: "public static ", JUnit4: "public "}[f.version]
		w.open(fmt.Sprintf("%svoid %s() throws %s", public, t.name, t.throws))
		for _, l := range slices.Concat(t.statics, t.lines) {
			if !slices.Contains(common, l) {
				w.line("%s", l)
			}
		}
		w.close()
	}
	for _, c := range f.checks() {
		c.write(w)
	}
	for _, h := range helpers {
		if f.helpers[h.name] {
			w.line("")
			for l := range strings.SplitSeq(f.scope.qualified(h.text), "\n") {
				w.line("%s", l)
			}
		}
	}
	w.close()
	return w.err
}

// checks are the methods that assert contracts, in an order that is always the same.
func (f *File) checks() (list []*contracted) {
	for _, c := range f.contracts {
		if c.used {
			if list = append(list, c); c.keeps != nil {
				list = append(list, c.keeps)
			}
		}
	}
	slices.SortFunc(list, func(a, b *contracted) int { return strings.Compare(a.head, b.head) })
	return slices.CompactFunc(list, func(a, b *contracted) bool { return a.head == b.head })
}

// imports writes the imports, and returns the annotation of tests.
func (f *File) imports(w *indenter) (test string) {
	annotation, assertions := "org.junit.Test", "org.junit.Assert"
	if f.version == JUnit5 {
		annotation, assertions = "org.junit.jupiter.api.Test", "org.junit.jupiter.api.Assertions"
	}
	w.line("import static %s.*;", assertions)
	w.line("")
	if f.scope.simple["Test"] || f.Name == "Test" { // that is a class under test
		return "@" + annotation
	}
	w.line("import %s;", annotation)
	w.line("")
	return "@Test"
}

// common are the lines for static fields that all tests begin with.
func (f *File) common() []string {
	if len(f.tests) < 2 {
		return nil
	}
	common := slices.Clone(f.tests[0].statics)
	for _, t := range f.tests[1:] {
		common = slices.DeleteFunc(common, func(l string) bool { return !slices.Contains(t.statics, l) })
	}
	return common
}

func utf16Of(text string) []uint16 { return utf16.Encode([]rune(text)) }

// indenter writes lines.
type indenter struct {
	out   io.Writer
	depth int
	err   error
}

func (w *indenter) line(format string, args ...any) {
	text := escaped(fmt.Sprintf(format, args...))
	if text != "" {
		text = strings.Repeat("  ", w.depth) + text
	}
	if _, err := io.WriteString(w.out, text+"\n"); w.err == nil {
		w.err = err
	}
}

// escaped is a source in ASCII, whatever names it has.
func escaped(text string) string {
	if !strings.ContainsFunc(text, func(r rune) bool { return r > unicode.MaxASCII }) {
		return text
	}
	var b strings.Builder
	for _, r := range text {
		if r <= unicode.MaxASCII {
			b.WriteRune(r)
			continue
		}
		for _, unit := range utf16.AppendRune(nil, r) {
			fmt.Fprintf(&b, "\\u%04x", unit)
		}
	}
	return b.String()
}

func (w *indenter) open(head string) {
	w.line("%s {", head)
	w.depth++
}

func (w *indenter) close() {
	w.depth--
	w.line("}")
}
