package searchtest

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/zeebo/xxh3"

	"github.com/gojpf/gojpf"
	"github.com/gojpf/gojpf/internal/corpus"
	"github.com/gojpf/gojpf/search"
)

// resumedKey sets in how many of the programs TestResumed looks; the nightly run
// sets all.
const resumedKey = "GOJPF_RESUMED"

// resumable are the settings that take turns in going with the programs.
var resumable = []string{
	"+search.class=dfs",
	"+search.class=bfs",
	"+search.class=dfs +search.multiple_errors=true",
	"+search.class=bfs +search.multiple_errors=true +search.open_states=1",
	"+search.class=dfs +listener=PreciseRaceDetector",
	"+search.class=.search.heuristic.RandomHeuristic",
	"+search.class=iddfs",
	"+search.class=dfs +vm.por=shared",
	"+search.class=dfs +search.preemption_bound=2",
	"+search.class=dfs +cg.randomize_choices=FIXED_SEED +search.multiple_errors=true",
	"+search.class=dfs +search.depth_limit=7",
	"+search.class=.search.heuristic.MinimizePreemption",
	"+search.class=bfs +vm.time.model=ConstantZero",
	"+search.class=dfs +vm.quantum=1000 +search.multiple_errors=true",
	"+search.class=bfs +listener=SearchStats,CoverageAnalyzer",
}

// alwaysResumed are programs, by the setting each goes with, that a search in pieces once
// did not get through: what it had given up, where a long transition was broken, and what
// states were compared by was not the same in another process.
var alwaysResumed = map[string]string{
	"threads.SuspendedAndResumed": "+search.class=dfs",
	"collections.SkipListInOrder": "+search.class=dfs +vm.quantum=1000 +search.multiple_errors=true",
	"scale.AccountsLocked":        "+search.class=dfs",
	"scale.AllAlike":              "+search.class=bfs",
	// Who asks how far a field was given up has to ask for what the pieces before have.
	"executors.ForkJoinResultInTime": "+search.class=bfs",
}

// A search that is cut three or more times by a limit of states, and gone on with
// each time, ends as in one piece: programs of both corpora, each with one of the
// settings.
func TestResumed(t *testing.T) {
	some := 24
	if text := os.Getenv(resumedKey); text != "" {
		n, err := strconv.Atoi(text)
		if err != nil {
			t.Fatalf("%s: %v", resumedKey, err)
		}
		some = n
	} else if testing.Short() {
		t.Skip("it takes a few seconds")
	}
	programs := readPrograms(t)
	more, err := corpus.Read("../../testdata/concurrency", 10)
	if err != nil {
		t.Fatal(err)
	}
	programs = append(programs, more...)
	programs = slices.DeleteFunc(programs, func(p *corpus.Program) bool {
		return slices.ContainsFunc(p.Settings, func(s string) bool {
			return strings.HasPrefix(s, "+search.max_states=") || strings.HasPrefix(s, "+search.max_time=") || strings.HasPrefix(s, "+search.workers=")
		})
	})
	// In an order that another program in the corpus leaves as it is, or it would have all
	// others change their settings.
	hash := func(p *corpus.Program) uint64 { return xxh3.HashString(p.Class()) }
	slices.SortFunc(programs, func(a, b *corpus.Program) int { return cmp.Compare(hash(a), hash(b)) })
	var chosen []*corpus.Program
	var settings []string
	for i, p := range programs {
		if with, ok := alwaysResumed[p.Class()]; ok {
			chosen, settings = append(chosen, p), append(settings, with)
		}
		if i < some {
			chosen, settings = append(chosen, p), append(settings, resumable[hash(p)>>32%uint64(len(resumable))])
		}
	}
	for class := range alwaysResumed {
		if slices.ContainsFunc(chosen, func(p *corpus.Program) bool { return p.Class() == class }) {
			continue
		}
		text, err := os.ReadFile("../../testdata/concurrency/" + strings.ReplaceAll(class, ".", "/") + ".java")
		if err != nil || !strings.Contains(string(text), "\n// release: ") {
			t.Errorf("%s is not among the programs: %v", class, err)
		}
	}
	classes := t.TempDir()
	compile(t, apiDir, classes, slices.Compact(corpus.Files(chosen))...)
	slots := make(chan struct{}, 2)
	for i, p := range chosen {
		t.Run(p.Class()+" "+settings[i], func(t *testing.T) {
			t.Parallel()
			slots <- struct{}{}
			defer func() { <-slots }()
			resumed(t, p, classes, strings.Fields(settings[i]))
		})
	}
}

func resumed(t *testing.T, p *corpus.Program, classes string, settings []string) {
	if !slices.ContainsFunc(slices.Concat(p.Settings, settings), func(s string) bool { return strings.HasPrefix(s, "+vm.por=") }) {
		settings = append(settings, "+vm.por=locks") // in one piece it would turn to a reduction that cannot be saved
	}
	want, err := checkpointed(p, classes, gojpf.Checkpoints{}, settings...)
	if err != nil {
		t.Skip(err)
	}
	n := int(want.Statistics.StatesNew)
	if n < 4 || n > 20000 || slices.ContainsFunc(want.Incomplete, func(c search.Cut) bool { return c.Reason == "interrupted" }) {
		t.Skip(outcome(want))
	}
	at := gojpf.Checkpoints{Dir: t.TempDir(), Interval: time.Hour}
	step := n/4 + 1
	if slices.Contains(settings, "+search.class=iddfs") {
		step = n // it does not count the states of the rounds before
	}
	for limit, rounds := step, 1; ; limit, rounds = limit+step, rounds+1 {
		got, err := checkpointed(p, classes, at, append(slices.Clone(settings), fmt.Sprint("+search.max_states=", limit))...)
		switch {
		case err != nil && rounds == 1:
			t.Skip(err) // what it runs with cannot be saved
		case err != nil:
			t.Fatal(err)
		case rounds > 60:
			t.Fatalf("it does not end: %s", outcome(got))
		case stopped(got) && (len(got.Violations) == 0 || slices.Contains(settings, "+search.multiple_errors=true")):
			at.Resume = at.Dir
			continue
		case stopped(got): // by what it found, in a state that happens to be the limit's
			got.Incomplete = slices.DeleteFunc(got.Incomplete, isLimit)
		}
		if !sameOutcome(got, want, slices.Contains(settings, "+search.multiple_errors=true")) {
			t.Errorf("in %d pieces: %s\nin one: %s", rounds, outcome(got), outcome(want))
		}
		return
	}
}

// checkpointed searches a program with checkpoints.
func checkpointed(p *corpus.Program, classes string, c gojpf.Checkpoints, settings ...string) (*search.Result, error) {
	args := append([]string{"+target=" + p.Class(), "+classpath=" + classes}, p.Settings...)
	cfg, err := gojpf.ReadConfig("", gojpf.Isolated(), gojpf.Args(append(args, settings...)...))
	if err != nil {
		return nil, err
	}
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	opts := []gojpf.Option{gojpf.WithOutput(io.Discard, io.Discard), gojpf.WithoutConsole(), gojpf.WithArgs(p.Args...)}
	if c.Dir != "" {
		opts = append(opts, gojpf.WithCheckpoints(c))
	}
	r, err := gojpf.Check(ctx, cfg, opts...)
	if r != nil && r.Failure != nil {
		return nil, fmt.Errorf("%w\n%s", r.Failure, r.Failure.Stack)
	}
	return r, err
}

// outcome is what must not depend on the pieces that a search was done in.
func outcome(r *search.Result) string {
	var b strings.Builder
	s := r.Statistics
	fmt.Fprintf(&b, "%s new=%d visited=%d ends=%d depth=%d", r.Verdict, s.StatesNew, s.StatesVisited, s.EndStates, s.MaxDepth)
	for _, v := range r.Violations {
		fmt.Fprintf(&b, "\n%s %s %s %s, %d steps", v.Kind, v.Exception, v.Message, v.Location, len(v.Trace))
	}
	var cuts []string
	for _, c := range r.Incomplete {
		cuts = append(cuts, fmt.Sprintf("\n%s (%d)", c.Reason, c.Count))
	}
	slices.Sort(cuts)
	return b.String() + strings.Join(cuts, "")
}

// daemonsBefore begins the reason of the only cut that pieces may add: the graph of
// states in which only daemons go on is not written.
const daemonsBefore = "states from before the checkpoint in which only daemons"

// sameOutcome compares a search in pieces with one in one piece; all says that they have not ended
// with what they found first.
func sameOutcome(got, want *search.Result, all bool) bool {
	if !all && got.Verdict == search.Violated && want.Verdict == search.Violated && len(got.Violations) == 1 && len(want.Violations) == 1 {
		// What was given up meanwhile is known from the start of the next piece, and not in
		// the round in which a search in one piece may find something.
		a, b := got.Violations[0], want.Violations[0]
		return a.Kind == b.Kind && a.Exception == b.Exception && a.Message == b.Message && a.Location == b.Location
	}
	unknown := slices.IndexFunc(got.Incomplete, func(c search.Cut) bool { return strings.HasPrefix(c.Reason, daemonsBefore) })
	if unknown < 0 {
		return outcome(got) == outcome(want)
	}
	return got.Verdict != search.Safe && len(got.Incomplete) == len(want.Incomplete)+1
}

// stopped tells of a search that was stopped where another one may go on.
func stopped(r *search.Result) bool {
	return slices.ContainsFunc(r.Incomplete, isLimit)
}

func isLimit(c search.Cut) bool {
	return strings.HasPrefix(c.Reason, "limit of ") && strings.HasSuffix(c.Reason, " states")
}
