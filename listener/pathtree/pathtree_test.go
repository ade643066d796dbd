package pathtree_test

import (
	"encoding/xml"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/listener/listenertest"
	_ "github.com/gojpf/gojpf/listener/pathtree"
	"github.com/gojpf/gojpf/search"
)

var settings = []string{"symbolic.method=Paths.kind(sym#sym)", "search.multiple_errors=true",
	"symbolic.min_int_a=6", "symbolic.max_int_a=9", "symbolic.min_int_b=0", "symbolic.max_int_b=2"}

// draw runs the program and returns what was drawn.
func draw(t *testing.T, classes, ending string, more ...string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "new", "tree."+ending)
	sources, err := filepath.Abs("testdata")
	if err != nil {
		t.Fatal(err)
	}
	args := append([]string{"listener=PathTree", "pathtree.file=" + file}, settings...)
	_, out := listenertest.Run(t, classes, "Paths", append(append(args, "sourcepath="+sources), more...)...)
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return string(text)
}

func TestGolden(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Paths.java")
	for _, ending := range []string{"dot", "svg", "html"} {
		got := draw(t, classes, ending)
		file := filepath.Join("testdata", "paths."+ending)
		listenertest.Golden(t, file, got)
		if ending == "dot" {
			continue
		}
		for d := xml.NewDecoder(strings.NewReader(got)); ; {
			if _, err := d.Token(); errors.Is(err, io.EOF) {
				break
			} else if err != nil {
				t.Fatalf("%s: %v", file, err)
			}
		}
	}
}

// The picture does not depend on the order of the search, nor on what the search
// has in memory.
func TestOrder(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Paths.java")
	want := draw(t, classes, "dot")
	for _, how := range [][]string{{"search.class=bfs"}, {"search.class=bfs", "search.open_states=1"}, {"search.open_states=1"}} {
		if got := draw(t, classes, "dot", how...); got != want {
			t.Errorf("%v: got\n%s\nwant\n%s", how, got, want)
		}
	}
}

func TestEnds(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Paths.java")
	for _, test := range []struct {
		more  []string
		texts []string
	}{
		{[]string{"search.depth_limit=3"}, []string{"cut depth limit of 3"}},
		{[]string{"search.multiple_errors=false"}, []string{"not searched"}},
		{[]string{"pathtree.max_ways=5"}, []string{"more ways", "ways that are not drawn: ", "(pathtree.max_ways)"}},
		{[]string{"pathtree.max_ways=0"}, []string{"AssertionError"}},
	} {
		listenertest.Contains(t, draw(t, classes, "dot", test.more...), test.texts...)
	}
}

// A way that the solver does not decide is there, and marked.
func TestUnknown(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Hard.java")
	file := filepath.Join(t.TempDir(), "tree.dot")
	listenertest.Run(t, classes, "Hard", "listener=PathTree", "pathtree.file="+file, "symbolic.method=Hard.hard(sym)", "symbolic.dp=none")
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	listenertest.Contains(t, string(text), "paths: 2, ways excluded: 0, not decided: 1", `label="? `, "style=dotted")
}

func TestSPFsName(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Paths.java")
	file := filepath.Join(t.TempDir(), "x.SVG")
	listenertest.Run(t, classes, "Paths", "listener=gov.nasa.jpf.symbc.tree.visualizer.DOTVisualizerListener", "pathtree.file="+file)
	if text, err := os.ReadFile(file); err != nil || !strings.Contains(string(text), "<svg") {
		t.Errorf("%v: %.100s", err, text)
	}
}

func TestErrors(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Paths.java")
	for setting, want := range map[string]string{
		"pathtree.file=tree.png":   "pathtree.file: a file that ends in .dot, .svg or .html is expected, not ",
		"pathtree.max_ways=-1":     "pathtree.max_ways: expected a number that is not negative",
		"pathtree.max_ways=plenty": "pathtree.max_ways: expected an integer",
	} {
		if _, _, err := listenertest.Try(t, classes, "Paths", "listener=PathTree", setting); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: error %v", setting, err)
		}
	}
	r, out := listenertest.Run(t, classes, "Paths", "listener=PathTree", "pathtree.file="+filepath.Join(classes, "Paths.class", "tree.dot"))
	listenertest.Contains(t, out, "listener PathTree failed")
	if r.Verdict == search.Safe {
		t.Error("the run is complete without its tree")
	}
}
