package tests

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/tests/build"
	"github.com/gojpf/gojpf/vm/classpath"
)

// project is where classes are: those with tests, and what they need.
type project struct {
	roots   []string // folders and jars with tests
	classes []asked  // that were named; all of roots without any
	suites  []string // files of TestNG
	path    []string // what the tests need, after roots
	missing []string // of what build files name
}

// asked is a class with tests, and of its methods those that are meant; all without any.
type asked struct {
	class   string // with slashes
	methods []string
}

// findProject finds the classes of the targets. Those that are named as classes are
// looked for on the class path, and in the project of the present folder.
func findProject(targets []string, cp string) (*project, error) {
	p := &project{}
	for _, e := range filepath.SplitList(cp) {
		if e != "" {
			p.path = append(p.path, e)
		}
	}
	if len(targets) == 0 {
		targets = []string{"."}
	}
	for _, t := range targets {
		if info, err := os.Stat(t); err == nil && !info.IsDir() && strings.EqualFold(filepath.Ext(t), ".xml") {
			p.addSuite(t)
			continue
		} else if err == nil {
			if err := p.addRoot(t, info.IsDir()); err != nil {
				return nil, err
			}
			continue
		}
		class, method, _ := strings.Cut(t, "#")
		if class == "" || strings.ContainsAny(class, `/\`) || strings.HasSuffix(class, ".jar") {
			return nil, fmt.Errorf("there is no folder or jar %s", t)
		}
		p.ask(class, method)
	}
	if len(p.roots) == 0 && len(p.classes) > 0 {
		p.addLayout(".") // classes that were named may be there
	}
	p.path = unique(p.path)
	return p, nil
}

// addSuite adds a file of TestNG. The classes that it names are those of the project around it, or in the
// present folder, or on the class path.
func (p *project) addSuite(file string) {
	p.suites = append(p.suites, file)
	around := []string{"."}
	for folder := filepath.Dir(absolute(file)); ; folder = filepath.Dir(folder) {
		around = append(around, folder)
		if folder == filepath.Dir(folder) {
			break
		}
	}
	for _, folder := range around {
		found := false
		for _, l := range build.Layouts {
			if tests := build.There(folder, l.Tests); len(tests) > 0 {
				p.path = append(p.path, tests...)
				p.needs(folder, l)
				found = true
			}
		}
		if found {
			p.dependencies(folder)
			return
		}
	}
}

func (p *project) ask(class, method string) {
	class = strings.ReplaceAll(class, ".", "/")
	i := slices.IndexFunc(p.classes, func(a asked) bool { return a.class == class })
	if i < 0 {
		p.classes = append(p.classes, asked{class: class})
		i = len(p.classes) - 1
	}
	if method != "" {
		p.classes[i].methods = append(p.classes[i].methods, method)
	}
}

// addRoot adds a folder or jar that was named.
func (p *project) addRoot(file string, folder bool) error {
	if folder && p.addLayout(file) {
		return nil
	}
	if folder && !hasClasses(file) {
		var looked []string
		for _, l := range build.Layouts {
			looked = append(looked, l.Tests...)
		}
		return fmt.Errorf("%s has no class files, nor is there %s below it: compile the tests first", file, strings.Join(looked, ", "))
	}
	p.roots = append(p.roots, file)
	if folder { // that of a build tool, named itself
		for _, l := range build.Layouts {
			for _, t := range l.Tests {
				if base, ok := strings.CutSuffix(filepath.ToSlash(absolute(file)), "/"+t); ok {
					p.needs(base, l)
					p.dependencies(base)
				}
			}
		}
	}
	return nil
}

// addLayout adds the tests of a project in a folder; false if there are none.
func (p *project) addLayout(folder string) bool {
	found := false
	for _, l := range build.Layouts {
		roots := build.There(folder, l.Tests)
		if p.roots = append(p.roots, roots...); len(roots) > 0 {
			found = true
			p.needs(folder, l)
		}
	}
	if found {
		p.dependencies(folder)
	}
	return found
}

func (p *project) needs(folder string, l build.Layout) {
	p.path = append(append(p.path, build.There(folder, l.Main)...), l.Others(folder)...)
}

// dependencies adds the jars that the build files of a project name.
func (p *project) dependencies(folder string) {
	jars, missing := build.Dependencies(folder, p.path)
	p.path, p.missing = append(p.path, jars...), append(p.missing, missing...)
}

// hasClasses reports whether a class file lies somewhere below a folder.
func hasClasses(folder string) bool {
	found := errors.New("found")
	return filepath.WalkDir(folder, func(file string, d os.DirEntry, err error) error {
		if err == nil && !d.IsDir() && strings.HasSuffix(file, ".class") {
			return found
		}
		return nil
	}) == found
}

func absolute(file string) string {
	if a, err := filepath.Abs(file); err == nil {
		return a
	}
	return file
}

// where names what is searched for tests.
func (p *project) where() []string {
	var list []string
	for _, c := range p.classes {
		list = append(list, strings.ReplaceAll(c.class, "/", "."))
	}
	return append(append(list, p.suites...), p.roots...)
}

// jarFolders are where systems keep jars of frameworks that a project does not bring.
var jarFolders = []string{"/usr/share/java"}

// jarsOf are the jars of the frameworks, as Debian names them.
var jarsOf = map[framework][]string{
	junit4: {"junit4", "hamcrest-core", "hamcrest"},
	jupiter: {"junit-jupiter-api", "junit-jupiter-engine", "junit-jupiter-params", "junit-platform-commons", "junit-platform-engine",
		"opentest4j", "apiguardian-api", "univocity-parsers"},
	testNG: {"testng", "jcommander", "bsh"},
}

// enginesOf are the classes without which a framework does not run.
var enginesOf = map[framework]string{
	junit4:  "org/junit/runner/JUnitCore",
	jupiter: "org/junit/jupiter/engine/JupiterTestEngine",
	testNG:  "org/testng/TestNG",
}

// classPath is that of the tests of a framework.
func (p *project) classPath(f framework) []string {
	list := append(slices.Clone(p.roots), p.path...)
	if p.has(enginesOf[f]) {
		return list
	}
	for _, jar := range jarsOf[f] {
		for _, folder := range jarFolders {
			file := filepath.Join(folder, jar+".jar")
			if _, err := os.Stat(file); err == nil {
				list = append(list, file)
				break
			}
		}
	}
	return list
}

// has reports whether the project brings a class.
func (p *project) has(class string) bool {
	cp := classpath.ParsePath(strings.Join(append(slices.Clone(p.roots), p.path...), ":"), classpath.Options{})
	defer cp.Close()
	_, ok, err := cp.Find(class + ".class")
	return ok && err == nil
}

// lacking says which framework is needed and nowhere, "" for none.
func (p *project) lacking(units []*unit) string {
	for _, f := range frameworks {
		if !slices.ContainsFunc(units, func(u *unit) bool { return u.framework == f }) {
			continue
		}
		cp := classpath.ParsePath(strings.Join(p.classPath(f), ":"), classpath.Options{})
		_, ok, _ := cp.Find(enginesOf[f] + ".class")
		cp.Close()
		if !ok {
			pkg := map[framework]string{junit4: "junit4", jupiter: "junit5", testNG: "testng"}[f]
			return fmt.Sprintf("%s is not on the class path (class %s): name its jars with --cp, or install the package %s",
				f, strings.ReplaceAll(enginesOf[f], "/", "."), pkg)
		}
	}
	return ""
}

func unique(list []string) []string {
	var out []string
	for _, s := range list {
		if !slices.Contains(out, s) {
			out = append(out, s)
		}
	}
	return out
}
