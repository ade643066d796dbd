package junit_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	_ "github.com/gojpf/gojpf/listener/junit"
	"github.com/gojpf/gojpf/listener/listenertest"
	"github.com/gojpf/gojpf/search"
)

// methods are those of Shop.java.
const methods = "shop.Shop.sell(sym),shop.Shop.choose(sym#sym#con#con#con#con),shop.Shop.halves(sym#sym#sym)," +
	"shop.Shop.negate(sym#con),shop.Shop.generic(con#sym),shop.Shop.names(sym),shop.Shop.lambda(sym#con)"

// ranges leave each path of the programs one input.
const ranges = " symbolic.min_int_k=-1 symbolic.max_int_k=1 symbolic.min_int_n=2 symbolic.max_int_n=3 symbolic.min_char_c=38" +
	" symbolic.max_char_c=40 symbolic.min_byte_s=-1 symbolic.max_byte_s=0 symbolic.min_long_l=-9223372036854775808" +
	" symbolic.max_long_l=-9223372036854775807 symbolic.min_double_d=1 symbolic.max_double_d=1.0000000000000002"

const askers = "target.args=one symbolic.min_int_x=12 symbolic.max_int_x=15 symbolic.min_char_c=33 symbolic.max_char_c=34"

// write runs a program and returns the files that were written, by name, and what
// the listener printed.
func write(t *testing.T, classes, main string, settings ...string) (files map[string]string, out string) {
	t.Helper()
	dir := t.TempDir()
	_, out = listenertest.Run(t, classes, main, append([]string{
		"listener=JUnitTests", "junit.directory=" + filepath.Join(dir, "new"), "search.multiple_errors=true",
	}, settings...)...)
	files = map[string]string{}
	err := filepath.WalkDir(dir, func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := os.ReadFile(file)
		name, _ := filepath.Rel(filepath.Join(dir, "new"), file)
		files[filepath.ToSlash(name)] = string(text)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files, strings.ReplaceAll(out, dir, "DIR")
}

func TestGolden(t *testing.T) {
	shop, asker := listenertest.Compile(t, "testdata/Shop.java"), listenertest.Compile(t, "testdata/Asker.java")
	for _, test := range []struct{ golden, classes, main, file, settings string }{
		{"shop4.txt", shop, "shop.Shop", "shop/ShopTest.java", "junit.version=4 symbolic.method=" + methods + ranges},
		{"shop5.txt", shop, "shop.Shop", "shop/ShopTest.java", "symbolic.method=" + methods + ranges},
		{"elsewhere.txt", shop, "shop.Shop", "other/place/Tests_Shop.java", "junit.package=other.place junit.class=Tests_* symbolic.method=" + methods + ranges},
		{"asker.txt", asker, "asker.Asker", "asker/AskerTest.java", askers},
	} {
		t.Run(test.golden, func(t *testing.T) {
			files, out := write(t, test.classes, test.main, strings.Fields(test.settings)...)
			text, ok := files[test.file]
			if !ok {
				t.Fatalf("no %s\n%s", test.file, out)
			}
			listenertest.Golden(t, filepath.Join("testdata", test.golden), text)
			if !strings.Contains(out, "tests in DIR/new/"+test.file) {
				t.Errorf("printed: %s", out)
			}
			again, _ := write(t, test.classes, test.main, append(strings.Fields(test.settings), "search.class=bfs")...)
			if again[test.file] != text {
				t.Errorf("another order of the search gives other tests:\n%s", again[test.file])
			}
		})
	}
}

// What cannot be a test is named, in the file and by the run.
func TestLeftOut(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Shop.java")
	files, out := write(t, classes, "shop.Shop", "target.args=all",
		"symbolic.method=shop.Shop.threads(sym),shop.Shop.exits(sym),shop.Shop.lambda(sym#con)")
	for _, reason := range []string{
		"shop.Shop.lambda: a path: an object of a lambda expression or the like takes part",
		"shop.Shop.threads: a path: it depends on other choices than its inputs (",
		"shop.Shop.exits: a path: the method did not end (stopped: the program ended)",
	} {
		listenertest.Contains(t, out, "JUnitTests: left out: "+reason)
		listenertest.Contains(t, files["shop/ShopTest.java"], "  // Left out: "+reason)
	}
}

// A path that a run with its inputs does not take has no test; others of the method have.
func TestUnconfirmed(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Questions.java")
	files, out := write(t, classes, "Questions", "symbolic.method=Questions.asks(sym)")
	const reason = "Questions.asks: a path: unconfirmed: with inputs the method returned something else"
	listenertest.Contains(t, out, "JUnitTests: left out: "+reason)
	if text := files["QuestionsTest.java"]; strings.Count(text, "@Test") != 1 || !strings.Contains(text, "// Left out: "+reason) {
		t.Errorf("the tests are\n%s", text)
	}
}

// Classes have a limited number of tests.
func TestSplit(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Shop.java")
	files, _ := write(t, classes, "shop.Shop", "junit.max_tests=4", "symbolic.method="+methods)
	var names []string
	for name, text := range files {
		names = append(names, name)
		if n := strings.Count(text, "@Test\n"); n > 4 || n == 0 {
			t.Errorf("%s has %d tests", name, n)
		}
	}
	if slices.Sort(names); len(names) < 4 || names[0] != "shop/ShopTest.java" || names[1] != "shop/ShopTest2.java" {
		t.Errorf("files %v", names)
	}
}

// A search may have more paths than anybody wants tests of. Those that throw have tests of
// their own account, and it is told how many have none.
func TestMorePathsThanTests(t *testing.T) {
	shop := listenertest.Compile(t, "testdata/Shop.java")
	all, _ := write(t, shop, "shop.Shop", "symbolic.method="+methods)
	some, out := write(t, shop, "shop.Shop", "junit.max_paths=3", "symbolic.method="+methods)
	tests := func(files map[string]string, what string) int {
		return strings.Count(files["shop/ShopTest.java"], what)
	}
	const left = "shop.Shop: a path: it is beyond the first 3 (junit.max_paths) ("
	listenertest.Contains(t, out, "JUnitTests: left out: "+left)
	listenertest.Contains(t, some["shop/ShopTest.java"], "  // Left out: "+left)
	threw, returned := tests(some, "assertThrows"), tests(some, "@Test\n")-tests(some, "assertThrows")
	if threw == 0 || threw > 3 || returned == 0 || returned > 3 || tests(all, "@Test\n") <= 6 {
		t.Errorf("%d tests that throw and %d others, all are %d", threw, returned, tests(all, "@Test\n"))
	}
	asker := listenertest.Compile(t, "testdata/Asker.java")
	files, out := write(t, asker, "asker.Asker", "target.args=one", "junit.max_paths=1")
	listenertest.Contains(t, out, "asker.Asker: a path: it is beyond the first 1 (junit.max_paths)")
	if n := strings.Count(files["asker/AskerTest.java"], "@Test\n"); n == 0 || n > 2 {
		t.Errorf("%d tests of the program", n)
	}
}

// The classes that give inputs come along, without anything that is missing.
func TestStandIns(t *testing.T) {
	files, _ := write(t, listenertest.Compile(t, "testdata/Asker.java"), "asker.Asker", "target.args=one")
	if len(files) != 3 || !strings.Contains(files["gov/nasa/jpf/symbc/Debug.java"], "makeSymbolicInteger") {
		t.Errorf("%d files", len(files))
	}
}

func TestErrors(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Shop.java")
	for setting, want := range map[string]string{
		"junit.package=a.1b":       `junit.package: "a.1b" is no name of a package in Java`,
		"junit.package=java.shop":  `junit.package: "java.shop" is a package of the JDK`,
		"junit.package=a.class":    `junit.package: "a.class" is no name of a package in Java`,
		"junit.class=*Test*":       `junit.class: "*Test*" has more than one '*'`,
		"junit.class=my tests":     `junit.class: "my tests" is no name of a class in Java`,
		"junit.version=3":          "junit.version: expected one of 4, 5",
		"junit.max_tests=0":        "junit.max_tests: expected a number above 0",
		"junit.max_paths=0":        "junit.max_paths: expected a number above 0",
		"junit.max_tests=a number": "junit.max_tests: expected an integer",
	} {
		if _, _, err := listenertest.Try(t, classes, "shop.Shop", "listener=JUnitTests", setting); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: error %v", setting, err)
		}
	}
	r, out := listenertest.Run(t, classes, "shop.Shop", "listener=JUnitTests", "symbolic.method=shop.Shop.names(sym)",
		"junit.directory="+filepath.Join(classes, "shop", "Shop.class", "tests"))
	listenertest.Contains(t, out, "listener JUnitTests failed")
	if r.Verdict == search.Safe {
		t.Error("the run is complete without its tests")
	}
	_, out = listenertest.Run(t, classes, "shop.Shop", "listener=JUnitTests")
	listenertest.Contains(t, out, "JUnitTests: no path with inputs was taken to its end")
}
