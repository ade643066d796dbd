package bench

import (
	"context"
	"io/fs"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// apiClasses is where the classes of gov.nasa.jpf are.
const apiClasses = "../models/classes/api"

// endless are models that end only where states are recognised.
var endless = []string{"BoundedBuffer", "Dekker-0", "Wheels", "Turns"}

// TestModelsOnHost runs every model that is called safe once under java: that
// is no proof, but shows that it is the program it is meant to be.
func TestModelsOnHost(t *testing.T) {
	home, _ := compiled(t)
	classes := t.TempDir()
	if err := CompileModels(home, apiClasses, classes); err != nil {
		t.Fatal(err)
	}
	for _, m := range Models {
		isEndless := slices.ContainsFunc(endless, func(name string) bool { return strings.HasPrefix(m.Name(), name) })
		if m.Verdict != "safe" || isEndless {
			continue
		}
		t.Run(m.Name(), func(t *testing.T) {
			t.Parallel()
			ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
			defer cancel()
			args := append([]string{"-Xint", "-ea", "-cp", classes + ":" + apiClasses, m.Class}, m.Args...)
			if out, err := exec.CommandContext(ctx, filepath.Join(home, "bin", "java"), args...).CombinedOutput(); err != nil {
				t.Errorf("%v\n%s", err, out)
			}
		})
	}
}

// TestEveryModelIsListed guards against a model that nobody searches.
func TestEveryModelIsListed(t *testing.T) {
	files, err := fs.Glob(modelSources, "models/*.java")
	if err != nil {
		t.Fatal(err)
	}
	listed := map[string]bool{}
	names := map[string]bool{}
	for _, m := range Models {
		listed["models/"+m.Class+".java"] = true
		if names[m.Name()] {
			t.Errorf("%s is listed twice", m.Name())
		}
		names[m.Name()] = true
	}
	for _, file := range files {
		if !listed[file] {
			t.Errorf("%s is not in Models", path.Base(file))
		}
		delete(listed, file)
	}
	for file := range listed {
		t.Errorf("%s does not exist", file)
	}
}

func TestSelectModels(t *testing.T) {
	list, err := SelectModels([]string{"Philosophers-3", "Dekker"})
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, m := range list {
		names = append(names, m.Name())
	}
	if got, want := strings.Join(names, " "), "Philosophers-3 Philosophers-3-ordered Dekker-2 Dekker-0"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	if _, err := SelectModels([]string{"Chess"}); err == nil || !strings.Contains(err.Error(), "Chess") {
		t.Errorf("a model that does not exist: %v", err)
	}
}

func TestStateCountRead(t *testing.T) {
	var c StateCount
	report := `{"verdict":"violated","violations":[{"kind":"deadlock"}],"statistics":{"states_new":12,"states_visited":5}}`
	if err := c.read([]byte(report)); err != nil {
		t.Fatal(err)
	}
	if c.Verdict != "violated" || c.Kind != "deadlock" || c.New != 12 || c.Visited != 5 {
		t.Errorf("%+v", c)
	}
	for _, bad := range []string{`{`, `{"verdict":"incomplete","incomplete":[{"reason":"limit of 10 states"}]}`} {
		if err := new(StateCount).read([]byte(bad)); err == nil {
			t.Errorf("%s: no error", bad)
		}
	}
}

func TestWriteStates(t *testing.T) {
	var b strings.Builder
	list := []StateCount{
		{Model: Model{Class: "A", Args: []string{"2"}}, Verdict: "safe", New: 7, Visited: 3, Usage: Usage{Wall: time.Second, CPU: 2 * time.Second, RSS: 3 << 20}},
		{Model: Model{Class: "B"}, Failure: "took longer than 2m0s"},
	}
	if err := WriteStates(&b, list); err != nil {
		t.Fatal(err)
	}
	got := strings.Join(strings.Fields(b.String()), " ")
	want := "model verdict new visited ms cpu ms states/s MB A-2 safe 7 3 1000 2000 10 3 B FAILED FAILED B: took longer than 2m0s"
	if got != want {
		t.Errorf("%s\nexpected\n%s", got, want)
	}
}
