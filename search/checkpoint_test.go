package search

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/search/checkpoint"
	"github.com/gojpf/gojpf/search/explore"
	"github.com/gojpf/gojpf/search/result"
)

// searchFrom runs a program of testdata/choose with checkpoints.
func searchFrom(t *testing.T, c explore.Checkpoints, target string, args []string, settings ...string) (*result.Result, error) {
	t.Helper()
	chooseNatives()
	dir, err := compileChoose()
	if err != nil {
		t.Fatal(err)
	}
	cfg, err := config.Load(config.Options{Registry: registry(), Args: append([]string{"+target=" + target, "+classpath=" + dir}, settings...), Dir: dir})
	if err != nil {
		t.Fatal(err)
	}
	p, err := Load(context.Background(), cfg, Setup{Args: args})
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	if err := p.Checkpoint(c); err != nil {
		return nil, err
	}
	r := p.Run()
	if r.Failure != nil {
		t.Fatalf("%v\n%s", r.Failure, r.Failure.Stack)
	}
	return r, p.CheckpointError()
}

// counts are the numbers of a result that do not depend on time.
func counts(r *result.Result) string {
	s := r.Statistics
	return fmt.Sprintf("%s visited=%d backtracked=%d depth=%d insns=%d choices=%v paths=%d",
		describe(r), s.StatesVisited, s.StatesBacktracked, s.MaxDepth, s.Instructions, s.Choices, r.PathsTaken)
}

// inPieces searches with a limit of states after which another process goes on, so
// to speak. The limit grows where visited states are kept, as they count again.
func inPieces(t *testing.T, target string, args, settings []string, step int, matches bool) (got *result.Result, rounds int) {
	t.Helper()
	dir := t.TempDir()
	at := explore.Checkpoints{Dir: dir, Interval: time.Hour}
	for limit := step; ; limit += step {
		if rounds++; rounds > 40 {
			t.Fatal("the search does not end")
		}
		if !matches {
			limit = step
		}
		var err error
		if got, err = searchFrom(t, at, target, args, append(settings[:len(settings):len(settings)], fmt.Sprint("+search.max_states=", limit))...); err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(describe(got), "cut:limit of") {
			return got, rounds
		}
		at.Resume = dir
	}
}

// A search that is stopped again and again, and goes on in another machine each
// time, finds what it finds in one piece.
func TestResumedSearches(t *testing.T) {
	for _, c := range []struct {
		target   string
		args     string
		settings string
	}{
		{"Dials", "2 10", "+search.class=dfs"},
		{"Dials", "2 10", "+search.class=dfs +search.open_states=3"},
		{"Dials", "2 10", "+search.class=bfs"},
		{"Dials", "2 10", "+search.class=bfs +search.open_states=3"},
		{"Dials", "2 10", "+search.class=iddfs"},
		{"Dials", "2 10", "+search.class=randompath"},
		{"Dials", "2 10", "+search.class=randompath +search.open_states=3"},
		{"Dials", "2 10", "+search.class=.search.heuristic.RandomHeuristic"},
		{"Dials", "2 10", "+search.class=.search.heuristic.RandomHeuristic +search.open_states=3"},
		{"Dials", "2 10", "+search.class=.search.heuristic.BFSHeuristic +search.heuristic.beam_search=true +search.heuristic.queue_limit=9"},
		{"Dials", "2 10", "+search.class=random +search.RandomSearch.path_limit=9 +search.depth_limit=12"},
		{"Dials", "3 10", "+search.class=dfs +search.depth_limit=9"},
		{"Dials", "3 10", "+search.class=dfs +cg.randomize_choices=FIXED_SEED"},
		{"Dials", "2 10", "+search.class=dfs +vm.storage.class=disk +vm.storage.max_memory=64K"},
		{"Dials", "2 10", "+search.class=dfs +vm.storage.class=bounded +vm.storage.max_states=1000"},
		{"Permute", "4", "+search.class=dfs +vm.storage.class=nil"},
		{"Permute", "4 check", "+search.multiple_errors=true +search.class=bfs"},
		{"Permute", "4 check", "+search.multiple_errors=true +search.class=dfs"},
		{"Permute", "4 check", "+search.multiple_errors=true +search.class=dfs +search.open_states=1"},
	} {
		t.Run(c.target+c.args+c.settings, func(t *testing.T) {
			t.Parallel()
			args, settings := strings.Fields(c.args), strings.Fields(c.settings)
			if strings.Contains(c.settings, "=disk") {
				settings = append(settings, "+vm.storage.dir="+t.TempDir())
			}
			want, err := searchFrom(t, explore.Checkpoints{}, c.target, args, settings...)
			if err != nil {
				t.Fatal(err)
			}
			matches := !strings.Contains(c.settings, "=nil") && !strings.Contains(c.settings, "=random ")
			got, rounds := inPieces(t, c.target, args, settings, int(want.Statistics.StatesNew)/6+2, matches)
			if rounds < 3 {
				t.Errorf("it was interrupted %d times only", rounds-1)
			}
			if counts(got) != counts(want) {
				t.Errorf("in %d pieces: %s\nin one: %s", rounds, counts(got), counts(want))
			}
			for i, v := range got.Violations {
				if w := want.Violations[i]; len(v.Trace) != len(w.Trace) || v.Details != w.Details {
					t.Errorf("violation %d differs: %v, %v", i, v, w)
				}
			}
		})
	}
}

// What is not the checkpoint of this search is refused, and is told why.
func TestForeignCheckpoints(t *testing.T) {
	dir := t.TempDir()
	args := []string{"3", "10"}
	if _, err := searchFrom(t, explore.Checkpoints{Dir: dir, Version: "1"}, "Dials", args, "+search.max_states=50"); err != nil {
		t.Fatal(err)
	}
	name := filepath.Join(dir, checkpoint.Name)
	good, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	flipped := bytes.Clone(good)
	flipped[len(good)/2] ^= 4
	newer := bytes.Clone(good)
	newer[len(checkpoint.Mark)+3]++
	for _, c := range []struct {
		name     string
		content  []byte
		version  string
		args     []string
		settings []string
		want     string
	}{
		{name: "good", content: good},
		{name: "flipped", content: flipped, want: "damaged"},
		{name: "cut", content: good[:len(good)/2], want: "damaged"},
		{name: "short", content: good[:20], want: "not a checkpoint"},
		{name: "shorter", content: good[:24], want: "cut short"},
		{name: "empty", content: []byte{}, want: "not a checkpoint"},
		{name: "text", content: []byte("p.Main was here, and there"), want: "not a checkpoint"},
		{name: "newer", content: newer, want: "format 3"},
		{name: "none", want: "there is no checkpoint"},
		{name: "version", content: good, version: "2", want: `the version of gojpf was "1", and is "2" now`},
		{name: "args", content: good, args: []string{"4", "10"}, want: `arguments was "3 10", and is "4 10" now`},
		{name: "strategy", content: good, settings: []string{"+search.class=bfs"}, want: `search.class was "dfs", and is "bfs" now`},
		{name: "default", content: good, settings: []string{"+search.class=dfs"}},
		{name: "passing", content: good, settings: []string{"+search.max_time=1h"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			dir := t.TempDir()
			if c.content != nil {
				if err := os.WriteFile(filepath.Join(dir, checkpoint.Name), c.content, 0o644); err != nil {
					t.Fatal(err)
				}
			}
			if c.version == "" {
				c.version = "1"
			}
			if c.args == nil {
				c.args = args
			}
			_, err := searchFrom(t, explore.Checkpoints{Resume: dir, Version: c.version}, "Dials", c.args, c.settings...)
			switch {
			case c.want == "" && err != nil:
				t.Error(err)
			case c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)):
				t.Errorf("got %v, want %s", err, c.want)
			}
		})
	}
}

// A checkpoint that cannot be written is told of; the search goes on.
func TestUnwritableCheckpoint(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := searchFrom(t, explore.Checkpoints{Dir: filepath.Join(file, "below")}, "Dials", []string{"2", "10"}); err == nil {
		t.Error("a folder below a file was accepted")
	}
}
