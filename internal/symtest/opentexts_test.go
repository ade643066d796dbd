package symtest

import (
	"math/rand/v2"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/gojpf/gojpf/internal/corpus"
	"github.com/gojpf/gojpf/search"
)

// openTextsEnv says how many pairs of an operation and a text are tried.
const openTextsEnv = "GOJPF_OPEN_TEXTS"

// Texts that operations on open texts are asked about, with what makes them special.
var openTexts = []string{"", "a", "ab", " a ", "  ", "aab", "b|a", "xab", "xAB", "7", "-12", "+5", "007", "99999999999", "1.5", "2e3", "a1", "ÀB", "ß", "Kk", "\u2003a", "a\nb", "\u0663", "1"}

// An operation on an open text says of each text what it says when that is known: with
// a text that the open one turns out to be, its result is that of the text, and no
// other.
func TestOpenTextsAsKnownOnes(t *testing.T) {
	dir := "testdata/opentexts/Operations.java"
	classes := t.TempDir()
	compile(t, apiDir, classes, dir)
	source, err := os.ReadFile(dir)
	if err != nil {
		t.Fatal(err)
	}
	names := regexp.MustCompile(`(?s)NAMES = \{(.*?)\}`).FindSubmatch(source)
	var operations []string
	for _, m := range regexp.MustCompile(`"(\w+)"`).FindAllSubmatch(names[1], -1) {
		operations = append(operations, string(m[1]))
	}
	if len(operations) < 20 {
		t.Fatalf("only %d operations", len(operations))
	}
	type pair struct{ operation, text string }
	var pairs []pair
	for _, o := range operations {
		for _, s := range openTexts {
			pairs = append(pairs, pair{o, s})
		}
	}
	rand.New(rand.NewPCG(16, 2)).Shuffle(len(pairs), func(i, j int) { pairs[i], pairs[j] = pairs[j], pairs[i] })
	n, _ := strconv.Atoi(os.Getenv(openTextsEnv))
	if n == 0 {
		n = 12
	}
	undecided := 0
	for _, p := range pairs[:min(n, len(pairs))] {
		for _, way := range []struct {
			when    string
			verdict search.Verdict
		}{{"before", search.Violated}, {"after", search.Safe}} {
			program := &corpus.Program{Area: "opentexts", Name: "Operations", Verdict: way.verdict, Paths: -1, Ends: -1, Args: []string{p.operation, p.text, way.when}}
			r, err := program.Search(corpus.Run{Classes: classes, Settings: []string{"+search.max_time=20s"}, Patience: time.Minute})
			if err != nil {
				t.Fatalf("%v %s: %v", p, way.when, err)
			}
			switch {
			case r.Verdict == search.Incomplete:
				undecided++
				var reasons []string
				for _, c := range r.Incomplete {
					reasons = append(reasons, c.Reason)
				}
				t.Logf("%s of %q, %s: %s", p.operation, p.text, way.when, strings.Join(reasons, "; "))
			case r.Verdict != way.verdict:
				t.Errorf("%s of %q, %s: %s", p.operation, p.text, way.when, r.Verdict)
			}
		}
	}
	if undecided*4 > 2*n {
		t.Errorf("%d of %d searches do not know", undecided, 2*n)
	}
}
