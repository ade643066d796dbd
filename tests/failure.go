package tests

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gojpf/gojpf"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/search/property"
	"github.com/gojpf/gojpf/vm"
)

// The properties that tests violate.
const (
	testFailed  = "TestFailed"
	classFailed = "ClassFailed" // before its tests, or after them
)

// machinery are packages whose code is not where a test fails.
var machinery = []string{"java/", "javax/", "jdk/", "sun/", "org/junit/", "junit/", "org/opentest4j/", "org/hamcrest/", "org/apiguardian/", "org/assertj/", "org/testng/", "gojpf/tests/"}

// failure describes what a test was told to have failed by.
func failure(m *vm.Machine, r *record) *gojpf.Violation {
	v := &gojpf.Violation{Kind: property.KindUncaught, Property: testFailed, Message: r.text, Thread: m.ThreadName(m.Current)}
	if r.at == classEnds {
		v.Property = classFailed
	}
	if r.thrown == 0 {
		v.Details = "failed"
		return v
	}
	class := m.Heap.Get(r.thrown).Class
	v.Exception = class.JavaName()
	for c := class; c != nil; c = c.Super {
		if c.Name == "java/lang/AssertionError" {
			v.Kind = property.KindAssertion
		}
	}
	var b strings.Builder
	b.WriteString(v.Headline())
	trace := m.Backtrace(r.thrown)
	for _, e := range trace {
		own := ofTest(e)
		if own && v.Location == "" {
			c := e.Method.Class
			v.Method = c.JavaName() + "." + e.Method.Name
			if c.File != nil && c.File.SourceFile != "" {
				v.Location = strings.Clone(c.File.SourceFile)
				if line := e.Method.Line(e.BCI); line > 0 {
					v.Location += fmt.Sprintf(":%d", line)
				}
			}
		}
		if own {
			fmt.Fprintf(&b, "\n\tat %s", e)
		}
	}
	v.Details = b.String()
	return v
}

func ofTest(e vm.TraceElement) bool { return !ofMachinery(e.Method.Class.Name) }

func ofMachinery(class string) bool {
	return slices.ContainsFunc(machinery, func(p string) bool { return strings.HasPrefix(class, p) })
}

// abridge leaves out of a trace the lines of the framework, of which there are
// thousands between two of the test.
func abridge(v *gojpf.Violation) *gojpf.Violation {
	short := *v
	short.Trace = slices.Clone(v.Trace)
	for i := range short.Trace {
		s := &short.Trace[i]
		s.Lines = slices.DeleteFunc(slices.Clone(s.Lines), func(l search.Line) bool { return ofMachinery(l.Class) })
	}
	return &short
}

func oneLine(text string) string { return strings.Join(strings.Fields(text), " ") }
