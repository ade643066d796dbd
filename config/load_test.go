package config_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/cockroachdb/datadriven"

	. "github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/internal/keys"
)

// tree writes files below a new folder and returns the folder.
func tree(t *testing.T, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range files {
		file := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// loadText loads an app.jpf with the given text, and settings.
func loadText(t *testing.T, text string, args ...string) (*Config, error) {
	t.Helper()
	return Load(Options{
		Registry: keys.Registry(),
		Dir:      tree(t, map[string]string{"app.jpf": text}), File: "app.jpf", Args: args,
		Env: []string{"FROM_ENV=environment", "EMPTY_ENV=", "REFERENCE=${x}"}, Home: "/users/home",
	})
}

func mustLoad(t *testing.T, text string, args ...string) *Config {
	t.Helper()
	c, err := loadText(t, text, args...)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func TestLayers(t *testing.T) {
	root, err := filepath.Abs("testdata/layers")
	if err != nil {
		t.Fatal(err)
	}
	project := filepath.Join(root, "project")
	c, err := Load(Options{
		Registry: keys.Registry(),
		Dir:      filepath.Join(project, "src"), File: "../app.jpf", Home: filepath.Join(root, "home"),
		Args: []string{"+vm.tree_output=off", "+flag", "+vm.quantum=2_000"},
	})
	if err != nil {
		t.Fatal(err)
	}
	app := filepath.Join(project, "app.jpf")
	for _, test := range []struct{ key, want, origin string }{
		{"layer", "application", app + ":6"},
		{"log.level", "info", filepath.Join(root, "home/.gojpf/site.properties") + ":4"},
		{"vm.max_stack_depth", "100", filepath.Join(project, "jpf.properties") + ":2"},
		{"vm.quantum", "2_000", "command line"},
		{"vm.max_transition_length", "2_000", "command line"},
		{"target", ".test.App", app + ":2"},
		{"target.args", "one, two,three", app + ":3"},
		{"listener", "zeroth,.listener.First,.listener.Second", app + ":9"},
		{"flag", "true", "command line"},
		{"from_quick", filepath.Join(project, "quick.jpf"), filepath.Join(project, "quick.jpf") + ":1"},
		{"guard.before", "true", filepath.Join(project, "guarded.jpf") + ":1"},
		{"guard.after", "", "default"},
		{"report.console.finished", "result,statistics,error", filepath.Join(root, "race/jpf.properties") + ":5"},
		{"vm.random_seed", "42", "default"},
		{"config_path", project, "set by gojpf"},
	} {
		if got := c.String(test.key); got != test.want {
			t.Errorf("%s = %q, want %q", test.key, got, test.want)
		}
		if got := c.Origin(test.key).String(); got != test.origin {
			t.Errorf("origin of %s is %s, want %s", test.key, got, test.origin)
		}
	}
	wantPaths := []string{
		filepath.Join(project, "classes"),
		filepath.Join(root, "race/build/classes"), filepath.Join(root, "race/lib/race.jar"),
	}
	if got := c.Paths("classpath"); !slices.Equal(got, wantPaths) {
		t.Errorf("classpath = %q, want %q", got, wantPaths)
	}
	if got, want := c.Class("target"), "gov.nasa.jpf.test.App"; got != want {
		t.Errorf("target class = %s, want %s", got, want)
	}
	if got, want := c.Strings("target.args"), []string{"one", "two", "three"}; !slices.Equal(got, want) {
		t.Errorf("target.args = %q, want %q", got, want)
	}
	if warnings := c.Warnings(); len(warnings) != 0 {
		t.Errorf("warnings: %v", warnings)
	}
}

// The files in testdata/load have settings as app.jpf has them, in front of which stands what the
// command line has, behind a dollar; and what comes of them: the value of a key, the error, or the
// warnings.
func TestLoadTexts(t *testing.T) {
	datadriven.Walk(t, "testdata/load", func(t *testing.T, path string) {
		datadriven.RunTest(t, path, func(t *testing.T, d *datadriven.TestData) string {
			text, args := d.Input, []string(nil)
			if typed, rest, _ := strings.Cut(text, "\n"); strings.HasPrefix(typed, "$ ") {
				text, args = rest, strings.Fields(typed[1:])
			}
			c, err := loadText(t, text, args...)
			switch {
			case err != nil:
				return err.Error() + "\n"
			case d.Cmd == "value":
				return fmt.Sprintf("%q\n", c.String(d.CmdArgs[0].Key))
			case d.Cmd == "warnings":
				var out strings.Builder
				for _, w := range c.Warnings() {
					fmt.Fprintln(&out, w)
				}
				return out.String()
			}
			return "no error\n"
		})
	})
}

func TestValueError(t *testing.T) {
	_, err := loadText(t, "vm.quantum=ten")
	var value *ValueError
	if !errors.As(err, &value) || value.Key != "vm.quantum" || value.Origin.Line != 1 {
		t.Errorf("no ValueError in %v", err)
	}
}

func TestIncludeCycleOverFiles(t *testing.T) {
	dir := tree(t, map[string]string{
		"app.jpf":   "@include = sub/a.jpf",
		"sub/a.jpf": "x=1\n@include = b.jpf",
		"sub/b.jpf": "@include = ${config_path}/../app.jpf",
	})
	_, err := Load(Options{Registry: keys.Registry(), Dir: dir, File: "app.jpf"})
	want := "sub/b.jpf:1: the file includes itself: app.jpf -> sub/a.jpf -> sub/b.jpf -> app.jpf"
	if err == nil || err.Error() != want {
		t.Errorf("error %v\nwant  %s", err, want)
	}
}

func TestUsingReadsAProjectOnce(t *testing.T) {
	dir := tree(t, map[string]string{
		"site.properties":        "tool = ${user.dir}/tool",
		"tool/gojpf.properties":  "count+=1\ntool.where=${config_path}",
		"work/app.jpf":           "@using = tool\n@using = tool\nafter=${config_path}",
		"elsewhere/x.properties": "",
	})
	c, err := Load(Options{Registry: keys.Registry(), Dir: dir, File: "work/app.jpf", Args: []string{"+site=site.properties"}})
	if err != nil {
		t.Fatal(err)
	}
	if got := c.String("count"); got != "1" {
		t.Errorf("read %q times, want once", got)
	}
	if got, want := c.String("tool.where"), filepath.Join(dir, "tool"); got != want {
		t.Errorf("config_path in the project = %s, want %s", got, want)
	}
	if got, want := c.String("after"), filepath.Join(dir, "work"); got != want {
		t.Errorf("config_path after @using = %s, want %s", got, want)
	}
}

func TestNoSiteFileWhenEmptied(t *testing.T) {
	home := tree(t, map[string]string{".gojpf/site.properties": "k=site"})
	for _, test := range []struct {
		args []string
		want string
	}{{nil, "site"}, {[]string{"+site="}, ""}} {
		c, err := Load(Options{Registry: keys.Registry(), Dir: t.TempDir(), Home: home, Args: test.args})
		if err != nil {
			t.Fatal(err)
		}
		if got := c.String("k"); got != test.want {
			t.Errorf("with %q: k = %q, want %q", test.args, got, test.want)
		}
	}
}

func TestRelativePaths(t *testing.T) {
	dir := tree(t, map[string]string{
		"here/lib/x.jar":   "",
		"app/app.jpf":      "classpath = lib/*;build:both,none\n@include=../shared/s.jpf",
		"app/build/A.txt":  "",
		"app/both/A.txt":   "",
		"here/both/A.txt":  "",
		"shared/s.jpf":     "classpath += more",
		"shared/more/.x":   "",
		"home/tilde/x.jar": "",
	})
	here := filepath.Join(dir, "here")
	c, err := Load(Options{Registry: keys.Registry(), Dir: here, File: "../app/app.jpf", Home: filepath.Join(dir, "home"),
		Args: []string{"+classpath+=/abs/../a.jar,~/tilde"}})
	if err != nil {
		t.Fatal(err)
	}
	want := []string{
		filepath.Join(here, "lib/*"), filepath.Join(dir, "app/build"), filepath.Join(here, "both"),
		filepath.Join(here, "none"), filepath.Join(dir, "shared/more"), "/a.jar", filepath.Join(dir, "home/tilde"),
	}
	if got := c.Paths("classpath"); !slices.Equal(got, want) {
		t.Errorf("classpath\n got %q\nwant %q", got, want)
	}
}

func TestSplitArgs(t *testing.T) {
	for _, test := range []struct{ line, settings, target, rest string }{
		{"+a=1 +b x.jpf +c=2 arg +d", "+a=1 +b +c=2", "x.jpf", "arg +d"},
		{"+a=1 Main +b", "+a=1", "Main", "+b"},
		{"+a=1", "+a=1", "", ""},
		{"", "", "", ""},
	} {
		settings, target, rest := SplitArgs(strings.Fields(test.line))
		if s := strings.Join(settings, " "); s != test.settings || target != test.target || strings.Join(rest, " ") != test.rest {
			t.Errorf("SplitArgs(%q) = %q, %q, %q", test.line, settings, target, rest)
		}
	}
}

// The properties that come with JPF and Symbolic PathFinder are known: nothing in
// them is worth a warning, in a project's folder, as an extension, or with @using.
func TestStockProperties(t *testing.T) {
	core, symbc := filepath.Join("testdata", "stock", "core"), filepath.Join("testdata", "stock", "symbc")
	site := filepath.Join(t.TempDir(), "site.properties")
	absolute := func(dir string) string {
		dir, err := filepath.Abs(dir)
		if err != nil {
			t.Fatal(err)
		}
		return dir
	}
	text := "jpf-core = " + absolute(core) + "\njpf-symbc = " + absolute(symbc) + "\nextensions = ${jpf-core},${jpf-symbc}\n"
	if err := os.WriteFile(site, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	app := filepath.Join(t.TempDir(), "app.jpf")
	if err := os.WriteFile(app, []byte("@using = jpf-symbc\ntarget = Main\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	for name, opts := range map[string]Options{
		"a project":             {Dir: core},
		"a project with symbc":  {Dir: symbc},
		"extensions":            {Dir: t.TempDir(), Args: []string{"+site=" + site}},
		"extensions and @using": {Dir: t.TempDir(), Args: []string{"+site=" + site}, File: app},
	} {
		opts.Registry = keys.Registry()
		c, err := Load(opts)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		c.Text("target")
		for _, w := range append(c.Warnings(), c.Unread()...) {
			if !strings.Contains(w.Text, "target had no effect") {
				t.Errorf("%s: %v", name, w)
			}
		}
	}
	// What a user sets is worth one all the same.
	c, err := Load(Options{Registry: keys.Registry(), Dir: core, Args: []string{"+vm.heap.class=.vm.PSIMHeap"}})
	if err != nil || len(c.Warnings()) != 1 {
		t.Errorf("%v, %v", c.Warnings(), err)
	}
	// jpf-core's sources and examples are used, its model of the JDK is not.
	c, err = Load(Options{Registry: keys.Registry(), Dir: core})
	if err != nil {
		t.Fatal(err)
	}
	want := []string{filepath.Join(absolute(core), "src", "examples")}
	if got := c.Paths("sourcepath"); !slices.Equal(got, want) {
		t.Errorf("sourcepath is %q", got)
	}
	want = []string{filepath.Join(absolute(core), "build", "examples")}
	if got := c.Paths("classpath"); !slices.Equal(got, want) {
		t.Errorf("classpath is %q", got)
	}
}

// What nothing asks for is told; what serves other runs as well is not.
func TestUnread(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "jpf.properties"), []byte("search.depth_limit = 3\nmine = x\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	c, err := Load(Options{Registry: keys.Registry(), Dir: dir, Args: []string{"+root=lib", "+classpath=${root}", "+vm.quantum=5", "+some.thing=1", "+serch.class=dfs", "+vm.por=none"}})
	if err != nil {
		t.Fatal(err)
	}
	c.String("vm.por")
	c.Text("vm.quantum") // a list of all keys is no use
	var got []string
	for _, w := range c.Unread() {
		got = append(got, w.String())
	}
	want := []string{
		"command line: classpath had no effect: nothing in this run asks for it",
		"command line: vm.quantum had no effect: nothing in this run asks for it",
		`command line: unknown key "some.thing": nothing in this run asks for it`,
	}
	if !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
}

// FuzzLoad looks for files that make the whole loader panic or hang.
func FuzzLoad(f *testing.F) {
	for _, seed := range []string{
		"a=${b}\nb=${a}", "${a}=1", "a=${a}${a}\na=${a}${a}", "@include_if=?a?b", "listener+=,x\n+listener=+y", "vm.quantum=MAX",
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if strings.Count(text, "${") > 20 || strings.Contains(text, "@") {
			return // doubling and the file system are not what is tested here
		}
		c, err := loadText(t, text)
		if err != nil {
			return
		}
		for _, key := range c.Keys("") {
			if strings.Contains(c.String(key), "\x00") {
				t.Errorf("an unresolved reference in %s: %q", key, c.String(key))
			}
		}
	})
}

// A set of definitions without cycles means the same in whatever order they
// are written, and that is what a naive recursive expansion says.
func TestExpansionDoesNotDependOnOrder(t *testing.T) {
	for seed := range uint64(300) {
		random := rand.New(rand.NewPCG(seed, 1))
		n := 1 + random.IntN(8)
		var lines []string
		want := make([]string, n)
		for i := range n { // key i refers only to keys below i
			var line strings.Builder
			fmt.Fprintf(&line, "key%d=", i)
			for range random.IntN(4) {
				if i > 0 && random.IntN(2) == 0 {
					target := random.IntN(i)
					fmt.Fprintf(&line, "${key%d}", target)
					want[i] += want[target]
				} else {
					text := string(rune('0' + random.IntN(10)))
					line.WriteString(text)
					want[i] += text
				}
			}
			lines = append(lines, line.String())
		}
		random.Shuffle(n, func(i, j int) { lines[i], lines[j] = lines[j], lines[i] })
		c := mustLoad(t, strings.Join(lines, "\n"))
		for i := range n {
			if got := c.String(fmt.Sprintf("key%d", i)); got != want[i] {
				t.Fatalf("seed %d: key%d = %q, want %q in\n%s", seed, i, got, want[i], strings.Join(lines, "\n"))
			}
		}
	}
}
