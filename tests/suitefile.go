package tests

import (
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// Suites of TestNG. Each <test> of a file is a unit of its own: its classes run in one program, as TestNG
// runs them, one after the other. The file is read here, and the driver is told what it says, a word
// and its values in each argument.

// suiteTest is a <test> of a suite.
type suiteTest struct {
	name  string // of the suite and the test
	lines []string
}

// say adds what the driver is told.
func (t *suiteTest) say(words ...string) { t.lines = append(t.lines, strings.Join(words, "\t")) }

// xmlSuite is a <suite>.
type xmlSuite struct {
	Name       string         `xml:"name,attr"`
	Parameters []xmlParameter `xml:"parameter"`
	Listeners  []struct {
		Class string `xml:"class-name,attr"`
	} `xml:"listeners>listener"`
	Files []struct {
		Path string `xml:"path,attr"`
	} `xml:"suite-files>suite-file"`
	Groups   xmlGroups    `xml:"groups"`
	Packages []xmlPackage `xml:"packages>package"`
	Tests    []xmlTest    `xml:"test"`
	Others   []xmlOther   `xml:",any"`
}

type xmlTest struct {
	Name       string         `xml:"name,attr"`
	Enabled    string         `xml:"enabled,attr"`
	JUnit      string         `xml:"junit,attr"`
	Parameters []xmlParameter `xml:"parameter"`
	Groups     xmlGroups      `xml:"groups"`
	Packages   []xmlPackage   `xml:"packages>package"`
	Classes    []xmlClass     `xml:"classes>class"`
	Others     []xmlOther     `xml:",any"`
}

type xmlParameter struct {
	Name  string `xml:"name,attr"`
	Value string `xml:"value,attr"`
}

type xmlGroups struct {
	Define []struct {
		Name    string    `xml:"name,attr"`
		Include []xmlName `xml:"include"`
	} `xml:"define"`
	Include []xmlName  `xml:"run>include"`
	Exclude []xmlName  `xml:"run>exclude"`
	Others  []xmlOther `xml:",any"`
}

type xmlName struct {
	Name string `xml:"name,attr"`
}

type xmlPackage struct {
	Name    string    `xml:"name,attr"`
	Include []xmlName `xml:"include"`
	Exclude []xmlName `xml:"exclude"`
}

type xmlClass struct {
	Name       string         `xml:"name,attr"`
	Parameters []xmlParameter `xml:"parameter"`
	Include    []xmlName      `xml:"methods>include"`
	Exclude    []xmlName      `xml:"methods>exclude"`
	Others     []xmlOther     `xml:",any"`
}

type xmlOther struct {
	XMLName xml.Name
}

// readSuites reads a file of suites; classes lists those with tests of TestNG, for packages. above are the
// files that have named it.
func readSuites(file string, classes func() ([]string, error), above ...string) (list []*suiteTest, err error) {
	if slices.Contains(above, file) {
		return nil, fmt.Errorf("%s: the suite names itself", file)
	}
	in, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer in.Close()
	var s xmlSuite
	d := xml.NewDecoder(in)
	d.CharsetReader = func(_ string, r io.Reader) (io.Reader, error) { return r, nil }
	for { // in front of it are a declaration and comments
		t, err := d.Token()
		if errors.Is(err, io.EOF) {
			return nil, fmt.Errorf("%s: there is no <suite> in it", file)
		}
		if err != nil {
			return nil, fmt.Errorf("%s: %w", file, err)
		}
		start, ok := t.(xml.StartElement)
		if !ok {
			continue
		}
		if start.Name.Local != "suite" {
			return nil, fmt.Errorf("%s: <%s> is no suite of TestNG", file, start.Name.Local)
		}
		if err := d.DecodeElement(&s, &start); err != nil {
			return nil, fmt.Errorf("%s: %w", file, err)
		}
		break
	}
	for _, f := range s.Files {
		more, err := readSuites(filepath.Join(filepath.Dir(file), filepath.FromSlash(f.Path)), classes, append(slices.Clip(above), file)...)
		if err != nil {
			return nil, err
		}
		list = append(list, more...)
	}
	others := append(slices.Clone(s.Others), s.Groups.Others...)
	for i := range s.Tests {
		t := &s.Tests[i]
		if t.Enabled == "false" {
			continue
		}
		others = append(append(others, t.Others...), t.Groups.Others...)
		if t.JUnit == "true" {
			return nil, fmt.Errorf("%s: test %q is one of JUnit: name its classes without the suite", file, t.Name)
		}
		one := &suiteTest{name: s.Name + "/" + t.Name}
		one.say("suite", s.Name, t.Name)
		for _, l := range s.Listeners {
			one.say("listener", l.Class)
		}
		for _, p := range append(slices.Clone(s.Parameters), t.Parameters...) {
			one.say("parameter", p.Name, p.Value)
		}
		for _, g := range []xmlGroups{s.Groups, t.Groups} {
			for _, k := range g.Define {
				for _, in := range k.Include {
					one.say("define", k.Name, in.Name)
				}
			}
			for _, k := range g.Include {
				one.say("group", k.Name)
			}
			for _, k := range g.Exclude {
				one.say("nogroup", k.Name)
			}
		}
		for _, c := range t.Classes {
			others = append(others, c.Others...)
			one.say("class", c.Name)
			for _, p := range c.Parameters {
				one.say("set", p.Name, p.Value)
			}
			for _, m := range c.Include {
				one.say("include", m.Name)
			}
			for _, m := range c.Exclude {
				one.say("exclude", m.Name)
			}
		}
		for _, p := range append(slices.Clone(s.Packages), t.Packages...) {
			if len(p.Include)+len(p.Exclude) > 0 {
				return nil, fmt.Errorf("%s: <include> and <exclude> of packages are not understood: name the classes of %s", file, p.Name)
			}
			some := false
			all, err := classes()
			if err != nil {
				return nil, err
			}
			for _, c := range all {
				if in := c[:max(0, strings.LastIndexByte(c, '.'))]; in == p.Name || strings.HasSuffix(p.Name, ".*") && strings.HasPrefix(in+".", strings.TrimSuffix(p.Name, "*")) {
					one.say("class", c)
					some = true
				}
			}
			if !some {
				return nil, fmt.Errorf("%s: package %s of test %q has no classes with tests", file, p.Name, t.Name)
			}
		}
		list = append(list, one)
	}
	for _, o := range others {
		switch o.XMLName.Local {
		case "listeners", "suite-files", "groups", "packages", "classes", "methods", "run", "define":
		default:
			return nil, fmt.Errorf("%s: <%s> is not understood", file, o.XMLName.Local)
		}
	}
	if len(list) == 0 && len(above) == 0 {
		return nil, fmt.Errorf("%s: there is no test in it that is enabled", file)
	}
	return list, nil
}

// classes are those of the test.
func (t *suiteTest) classes() (list []string) {
	for _, l := range t.lines {
		if c, ok := strings.CutPrefix(l, "class\t"); ok && !slices.Contains(list, c) {
			list = append(list, c)
		}
	}
	return list
}
