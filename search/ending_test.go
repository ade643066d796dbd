package search

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/search/result"
)

// loadChoose loads a program of testdata/choose.
func loadChoose(t *testing.T, ctx context.Context, target string, settings ...string) *Program {
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
	p, err := Load(ctx, cfg, Setup{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(p.Close)
	return p
}

// A loop that changes nothing but files of the host comes back to a state that it has met:
// nobody knows what it does the next time. Files that are kept with states are large some time.
func TestFilesOfTheHost(t *testing.T) {
	file := filepath.Join(t.TempDir(), "growing")
	for settings, want := range map[string]result.Verdict{
		"+vm.file_writes=host":                   result.Incomplete,
		"+vm.file_writes=state":                  result.Violated,
		"+vm.file_writes=host +search.class=bfs": result.Incomplete,
	} {
		settings += " +vm.file_reads=" + filepath.Dir(file)
		if r := search(t, "Growing", []string{file}, strings.Fields(settings)...); r.Verdict != want {
			t.Errorf("%s: %s", settings, describe(r))
		}
		if err := os.RemoveAll(file); err != nil {
			t.Fatal(err)
		}
	}
}

// What cannot be interrupted is left behind, with what was found until then.
func TestDeafRun(t *testing.T) {
	for _, c := range []struct{ settings, want string }{
		{"", "violated uncaught:found cut:interrupted"},
		{"+search.max_time=300ms", "violated uncaught:found cut:limit of 300ms"},
		{"+search.workers=2", "violated uncaught:found cut:interrupted"},
	} {
		ctx, cancel := context.WithCancel(context.Background())
		release := make(chan struct{})
		begun := make(chan struct{}, 1)
		wait := func() {
			begun <- struct{}{}
			<-release
		}
		busy.Store(&wait)
		p := loadChoose(t, ctx, "Deaf", append(strings.Fields(c.settings), "+search.multiple_errors=true")...)
		go func() {
			<-begun
			if !strings.Contains(c.settings, "max_time") {
				cancel()
			}
		}()
		r := p.Run()
		got := string(r.Verdict)
		for _, v := range r.Violations {
			got += " " + v.Kind + ":" + v.Message
		}
		for _, i := range r.Incomplete {
			got += " cut:" + i.Reason
		}
		if got != c.want || !p.Left() {
			t.Errorf("%s: %s, want %s; left behind: %v", c.settings, got, c.want, p.Left())
		}
		close(release)
		cancel()
	}
	busy.Store(nil)
}

// A run that was told to end before it began says so, and is not left behind.
func TestEarlyEnd(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	p := loadChoose(t, ctx, "Dials", "+target.args=9,10")
	cancel()
	<-p.Stop().Done()
	if r := p.Run(); r.Verdict != result.Incomplete || len(r.Incomplete) != 1 || r.Incomplete[0].Reason != "interrupted" || p.Left() {
		t.Errorf("%s %v", r.Verdict, r.Incomplete)
	}
}
