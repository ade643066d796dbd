package dot_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	_ "github.com/gojpf/gojpf/listener/dot"
	"github.com/gojpf/gojpf/listener/listenertest"
	"github.com/gojpf/gojpf/search"
)

// graphOf runs the program and returns the file that a listener wrote.
func graphOf(t *testing.T, classes, key string, settings ...string) (*search.Result, string) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "new", "graph")
	r, out := listenertest.Run(t, classes, "Graph", append(settings, key+"="+file, "search.multiple_errors=true")...)
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return r, string(text)
}

func TestJSON(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Graph.java")
	r, text := graphOf(t, classes, "stategraph.file", "listener=.listener.StateGraph")
	var g struct {
		Schema int
		States []struct {
			ID       int64
			Kind     string
			Location string
		}
		Transitions []struct {
			From, To int64
			Visited  bool
			Choices  []string
		}
	}
	if err := json.Unmarshal([]byte(text), &g); err != nil {
		t.Fatal(err)
	}
	kinds, known, visited := map[string]int{}, map[int64]bool{}, 0
	for _, s := range g.States {
		kinds[s.Kind]++
		known[s.ID] = true
		if s.Kind == "error" && s.Location != "Graph.java:13" {
			t.Errorf("error at %s", s.Location)
		}
	}
	for _, tr := range g.Transitions {
		if !known[tr.From] || !known[tr.To] {
			t.Errorf("transition %+v of unknown states", tr)
		}
		if tr.Visited {
			visited++
		}
	}
	// Sums 0, 1 and 7 stand in front of the last choice, 7 reached twice.
	s := &r.Statistics
	if kinds["start"] != 1 || kinds["state"] != 6 || kinds["end"] != 5 || kinds["error"] != 1 || visited != 1 ||
		len(g.Transitions) != int(s.StatesNew+s.StatesVisited) {
		t.Errorf("%v, %d visited, %d transitions, statistics %+v\n%s", kinds, visited, len(g.Transitions), s, text)
	}
	if last := g.Transitions[1].Choices; len(last) != 1 || !strings.Contains(last[0], "IntIntervalGenerator") {
		t.Errorf("choices %q", last)
	}
}

func TestDOT(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Graph.java")
	for _, name := range []string{"SimpleDot", ".listener.StateSpaceDot", "DistributedSimpleDot"} {
		_, text := graphOf(t, classes, "dot.file", "listener="+name)
		listenertest.Contains(t, text, "digraph states {\n", `  0 [label="start", shape=box];`, "  0 -> 1 [label=\"\"];\n",
			`label="NoUncaughtExceptionsProperty", shape=box, color=red, tooltip="Graph.java:13"`, ", style=dashed];\n",
			`label="BooleanChoiceGenerator[id=\"verifyGetBoolean\"`)
		if n := strings.Count(text, "doublecircle"); n != 5 {
			t.Errorf("%s: %d ends\n%s", name, n, text)
		}
	}
}

func TestGDF(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Graph.java")
	_, text := graphOf(t, classes, "dot.file", "listener=StateSpaceDot", "dot.format=gdf")
	listenertest.Contains(t, text, "nodedef>name VARCHAR", "\nedgedef>node1 VARCHAR", "\ns0,s1,true,,false\n", "s1,1,state,1,Graph.java:8\n")
	for line := range strings.Lines(text) {
		if n := strings.Count(line, "'"); n%2 != 0 {
			t.Errorf("quotes of %q do not pair", line)
		}
	}
}

func TestErrors(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Graph.java")
	r, out := listenertest.Run(t, classes, "Graph", "listener=StateGraph", "stategraph.file="+filepath.Join(classes, "Graph.class", "graph"))
	listenertest.Contains(t, out, "listener StateGraph failed")
	if len(r.Incomplete) == 0 {
		t.Error("the run is complete without its graph")
	}
	_, _, err := listenertest.Try(t, classes, "Graph", "listener=StateGraph", "stategraph.format=png")
	if err == nil || !strings.Contains(err.Error(), "stategraph.format: expected one of dot, json, gdf") {
		t.Errorf("error %v", err)
	}
}
