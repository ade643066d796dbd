package search

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/search/checkpoint"
	"github.com/gojpf/gojpf/search/explore"
	"github.com/gojpf/gojpf/search/result"
	"github.com/zeebo/xxh3"
)

// story is all that a report tells of a violation.
func story(v *Violation) string {
	var b strings.Builder
	fmt.Fprintln(&b, v.Kind, v.Property, v.Exception, v.Message, v.Location, v.Method, v.Thread, v.Inputs, v.Cycle, v.Origin.Details)
	fmt.Fprintln(&b, v.Details)
	for _, s := range v.Trace {
		for _, d := range s.Decisions {
			fmt.Fprintf(&b, "%+v\n", d.Encode())
		}
	}
	plain := *v
	plain.Trace, plain.Withdrawn = slices.Clone(v.Trace), nil // which depends on when it was found
	for i := range plain.Trace {
		plain.Trace[i].Decisions = nil
	}
	text, err := json.MarshalIndent(plain, "", " ")
	fmt.Fprintln(&b, string(text), err)
	return b.String()
}

// difference is where two texts begin to differ.
func difference(got, want string) string {
	g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range min(len(g), len(w)) {
		if g[i] != w[i] {
			return fmt.Sprintf("line %d: in pieces %s, in one %s", i, g[i], w[i])
		}
	}
	return fmt.Sprintf("%d lines and %d", len(g), len(w))
}

// Violations of all kinds outlast the process that found them: with their traces,
// and so that they are not found for a second time.
func TestResumedViolations(t *testing.T) {
	const symbolic = "+symbolic.method=Faults.check(sym#sym)"
	for _, settings := range []string{
		"+search.class=dfs",
		"+search.class=bfs",
		"+search.class=iddfs",
		"+search.class=.search.heuristic.RandomHeuristic",
		"+search.class=dfs +search.open_states=1",
		"+search.class=dfs +cg.randomize_choices=FIXED_SEED",
		"+search.class=dfs +vm.por=none",
		"+search.class=dfs +search.depth_limit=9",
		"+search.class=dfs +vm.storage.class=bounded +vm.storage.max_states=1000",
		"+search.class=dfs " + symbolic,
		"+search.class=bfs " + symbolic,
		"+search.class=bfs +symbolic.subsumption=true " + symbolic,
	} {
		t.Run(settings, func(t *testing.T) {
			t.Parallel()
			list := append(strings.Fields(settings), "+search.multiple_errors=true")
			want, err := searchFrom(t, explore.Checkpoints{}, "Faults", []string{}, list...)
			if err != nil {
				t.Fatal(err)
			}
			kinds := map[string]bool{}
			for _, v := range want.Violations {
				kinds[v.Kind] = true
			}
			if len(kinds) < 3 {
				t.Fatalf("it finds too little: %s", describe(want))
			}
			got, rounds := inPieces(t, "Faults", []string{}, list, int(want.Statistics.StatesNew)/9+2, true)
			if rounds < 3 {
				t.Errorf("it was interrupted %d times only", rounds-1)
			}
			// What states with unknown values stand for is not written down.
			if describe(got) != describe(want) && !strings.Contains(settings, "subsumption") {
				t.Errorf("in %d pieces: %s\nin one: %s", rounds, describe(got), describe(want))
			}
			if len(got.Violations) != len(want.Violations) {
				t.Errorf("%d violations, not %d", len(got.Violations), len(want.Violations))
			}
			for i := range min(len(got.Violations), len(want.Violations)) {
				if g, w := story(&got.Violations[i]), story(&want.Violations[i]); g != w {
					t.Errorf("violation %d: %s", i, difference(g, w))
				}
			}
		})
	}
}

// A checkpoint that anybody may have written, with a checksum that is right, makes
// an error of one line, or a run; no panic.
func TestStrangeCheckpoints(t *testing.T) {
	dir := t.TempDir()
	settings := []string{"+search.multiple_errors=true", "+symbolic.method=Faults.check(sym#sym)"}
	if _, err := searchFrom(t, explore.Checkpoints{Dir: dir, Version: "1"}, "Faults", []string{}, append(settings, "+search.max_states=12")...); err != nil {
		t.Fatal(err)
	}
	name := filepath.Join(dir, checkpoint.Name)
	good, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	begin, end := len(checkpoint.Mark)+4, len(good)-checkpoint.ChecksumSize
	random := rand.New(rand.NewPCG(1, 1))
	tries, refused := 60, 0
	if testing.Short() {
		tries = 10
	}
	for range tries {
		body := bytes.Clone(good[:end])
		switch at := begin + random.IntN(end-begin); random.IntN(4) {
		case 0:
			body = body[:at]
		case 1:
			body[at] = byte(random.Uint32())
		case 2: // lengths of msgpack that promise much
			copy(body[at:], []byte{[]byte{0xdd, 0xdf, 0xc6, 0xdb, 0xd3}[random.IntN(5)], 0x7f, 0xff, 0xff, 0xff})
		default:
			body[at] ^= 1 << random.IntN(8)
		}
		if err := os.WriteFile(name, binary.BigEndian.AppendUint64(body, xxh3.Hash(body)), 0o644); err != nil {
			t.Fatal(err)
		}
		r, err := searchFrom(t, explore.Checkpoints{Resume: dir, Version: "1"}, "Faults", []string{}, append(settings, "+search.max_states=30")...)
		if err == nil && r.Unmade != nil {
			err = r.Unmade
		}
		if err == nil {
			continue
		}
		refused++
		if strings.Contains(err.Error(), "\n") {
			t.Errorf("more than one line: %v", err)
		}
		var bug *result.InternalError
		if errors.As(err, &bug) {
			t.Errorf("%v\n%s", bug, bug.Stack)
		}
	}
	if refused < tries/4 {
		t.Errorf("only %d of %d files were refused", refused, tries)
	}
}
