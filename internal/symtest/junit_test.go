package symtest

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/internal/corpus"
	"github.com/gojpf/gojpf/listener/javatest"
	"github.com/gojpf/gojpf/search"
)

// jars are what JUnit 4 and 5 consist of, as Debian installs them.
var jars = []string{
	"junit4", "hamcrest", "junit-jupiter-api", "junit-jupiter-engine", "junit-jupiter-params", "junit-vintage-engine",
	"junit-platform-commons", "junit-platform-engine", "junit-platform-launcher", "junit-platform-console",
	"junit-platform-reporting", "opentest4j", "opentest4j-reporting-events", "apiguardian-api", "picocli", "univocity-parsers",
}

const jarDir = "/usr/share/java"

// junit is the class path of JUnit. Where it is not installed the test is skipped;
// scripts/setup installs it, or says that it could not.
func junit(t *testing.T) string {
	var path []string
	for _, jar := range jars {
		file := filepath.Join(jarDir, jar+".jar")
		if _, err := os.Stat(file); err != nil {
			t.Skipf("JUnit is not installed: %v (make setup installs the packages junit4 and junit5)", err)
		}
		path = append(path, file)
	}
	return strings.Join(path, ":")
}

// runTests compiles the sources below a folder and runs their tests in one JVM. It
// returns how many there were and how many failed.
func runTests(t *testing.T, folder, classPath string) (tests, failed int, output string) {
	t.Helper()
	var sources []string
	err := filepath.WalkDir(folder, func(file string, _ os.DirEntry, err error) error {
		if strings.HasSuffix(file, ".java") {
			sources = append(sources, file)
		}
		return err
	})
	if err != nil || len(sources) == 0 {
		t.Fatalf("%v: %d sources", err, len(sources))
	}
	classes := t.TempDir()
	compile(t, classPath, classes, sources...)
	cmd := exec.Command("java", "-ea", "-cp", classes+":"+classPath, "org.junit.platform.console.ConsoleLauncher",
		"--scan-classpath", classes, "--include-classname", ".*", "--details", "summary", "--disable-banner")
	out, err := cmd.CombinedOutput()
	count := func(what string) (n int) {
		m := regexp.MustCompile(`\[\s*(\d+) tests ` + what).FindSubmatch(out)
		if m == nil {
			t.Fatalf("%v: JUnit says nothing of tests %s:\n%s", err, what, out)
		}
		fmt.Sscan(string(m[1]), &n)
		return n
	}
	return count("successful") + count("failed"), count("failed"), string(out)
}

var testAnnotation = regexp.MustCompile(`(?m)^ *@(org\.junit\.(jupiter\.api\.)?)?Test\b`)

// generated counts the tests in the sources below a folder.
func generated(t *testing.T, folder string) (n int) {
	t.Helper()
	err := filepath.WalkDir(folder, func(file string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := os.ReadFile(file)
		n += len(testAnnotation.FindAll(text, -1))
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return n
}

func ofMethods(p *corpus.Program) bool {
	return slices.ContainsFunc(p.Settings, func(s string) bool {
		return strings.HasPrefix(s, "+symbolic.method=") || strings.HasPrefix(s, "+symbolic.class=")
	})
}

// Tests that are written for the methods of the programs, for JUnit 4 and 5, compile
// and do on a plain JVM what their paths say. With GOJPF_SYMBOLIC_TESTS=all there are
// also those that run programs from their main method.
func TestGeneratedTests(t *testing.T) {
	lib := junit(t)
	programs, err := corpus.Read(corpusDir, fewest)
	if err != nil {
		t.Fatal(err)
	}
	all := os.Getenv("GOJPF_SYMBOLIC_TESTS") == "all"
	programs = slices.DeleteFunc(programs, func(p *corpus.Program) bool {
		return !ofMethods(p) && (!all || !p.Oracle)
	})
	classes, folder := t.TempDir(), t.TempDir()
	compile(t, apiDir, classes, corpus.Files(programs)...)
	for _, p := range programs {
		versions := []string{"4", "5"}
		if !ofMethods(p) {
			versions = versions[1:] // their tests look the same
		}
		var limits []string
		if !ofMethods(p) {
			// With a listener nothing is merged, and some have 2^40 paths.
			limits = []string{"+search.max_time=5s", "+junit.max_paths=200"}
		}
		for _, version := range versions {
			r, err := p.Search(corpus.Run{Classes: classes, Patience: patience, Settings: append([]string{
				"+search.multiple_errors=true", "+listener=JUnitTests", "+junit.version=" + version,
				"+junit.class=*Test" + version, "+junit.directory=" + folder,
			}, limits...)})
			if err != nil {
				t.Fatalf("%s: %v", p.Class(), err)
			}
			for _, c := range r.Incomplete {
				if strings.Contains(c.Reason, "JUnitTests") {
					t.Errorf("%s: %s", p.Class(), c.Reason)
				}
			}
			if ofMethods(p) {
				expectsViolations(t, p, r, folder, version)
			}
		}
	}
	want := generated(t, folder)
	tests, failed, out := runTests(t, folder, lib+":"+classes)
	if failed > 0 || tests != want {
		t.Errorf("%d of %d tests failed, %d were written\n%.20000s", failed, tests, want, out)
	}
	if fewest := 5 * len(programs); tests < fewest {
		t.Errorf("%d tests for %d programs, expected %d at least", tests, len(programs), fewest)
	}
	t.Logf("%d tests for %d programs", tests, len(programs))
}

// expectsViolations checks that there is a test for each violation that an exception
// in a symbolic method is.
func expectsViolations(t *testing.T, p *corpus.Program, r *search.Result, folder, version string) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(folder, p.Area, p.Name+"*Test"+version+".java"))
	if err != nil {
		t.Fatal(err)
	}
	var text []byte
	for _, file := range files {
		one, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		text = append(text, one...)
	}
	for _, v := range r.Violations {
		if v.Exception == "" || strings.HasSuffix(v.Method, ".main") || v.Thread != "main" {
			continue // not by a method that tests call
		}
		simple := v.Exception[strings.LastIndexAny(v.Exception, ".$")+1:]
		if !bytes.Contains(text, []byte(simple+".class")) && !bytes.Contains(text, []byte("Left out")) {
			t.Errorf("%s: no test of JUnit %s expects %s at %s", p.Class(), version, v.Exception, v.Location)
		}
	}
}

// The golden files of the listener's own tests, which people have read, compile and
// pass, too.
func TestGeneratedGoldenFiles(t *testing.T) {
	lib := junit(t)
	const dir = "../../listener/junit/testdata"
	classes, folder := t.TempDir(), t.TempDir()
	compile(t, apiDir, classes, filepath.Join(dir, "Shop.java"), filepath.Join(dir, "Asker.java"))
	for golden, file := range map[string]string{
		"shop4.txt": "junit4/shop/ShopTest.java", "shop5.txt": "shop/ShopTest.java",
		"elsewhere.txt": "other/place/Tests_Shop.java", "asker.txt": "asker/AskerTest.java",
	} {
		text, err := os.ReadFile(filepath.Join(dir, golden))
		if err != nil {
			t.Fatal(err)
		}
		if rest, four := strings.CutPrefix(file, "junit4/"); four { // not the same class twice
			file = strings.Replace(rest, "ShopTest", "ShopTest4", 1)
			text = bytes.Replace(text, []byte("class ShopTest"), []byte("class ShopTest4"), 1)
		}
		to := filepath.Join(folder, file)
		if err := errors.Join(os.MkdirAll(filepath.Dir(to), 0o755), os.WriteFile(to, text, 0o644)); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.CopyFS(folder, javatest.StandIns()); err != nil {
		t.Fatal(err)
	}
	want := generated(t, folder)
	if tests, failed, out := runTests(t, folder, lib+":"+classes); failed > 0 || tests != want || tests < 40 {
		t.Errorf("%d of %d tests failed, %d were written\n%.20000s", failed, tests, want, out)
	}
}

// The comparison with a plain JVM can fail: a test that expects something else does.
func TestWrongTestFails(t *testing.T) {
	lib := junit(t)
	programs, err := corpus.Read(corpusDir, fewest)
	if err != nil {
		t.Fatal(err)
	}
	i := slices.IndexFunc(programs, func(p *corpus.Program) bool { return p.Class() == "methods.Triangle" })
	classes, folder := t.TempDir(), t.TempDir()
	compile(t, apiDir, classes, programs[i].File)
	_, err = programs[i].Search(corpus.Run{Classes: classes, Settings: []string{"+listener=JUnitTests", "+junit.directory=" + folder}})
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(folder, "methods", "TriangleTest.java")
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	wrong := bytes.Replace(text, []byte("assertEquals(3,"), []byte("assertEquals(2,"), 1)
	if bytes.Equal(wrong, text) {
		t.Fatalf("no test expects 3:\n%s", text)
	}
	if err := os.WriteFile(file, wrong, 0o644); err != nil {
		t.Fatal(err)
	}
	if tests, failed, out := runTests(t, folder, lib+":"+classes); tests != 14 || failed != 1 {
		t.Errorf("%d of %d tests failed\n%s", failed, tests, out)
	}
}
