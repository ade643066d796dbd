package symtest

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/gojpf/gojpf/internal/corpus"
	"github.com/gojpf/gojpf/search"
)

const (
	carriersEnv  = "GOJPF_SYMBOLIC_CARRIERS" // how many, 0 for all
	carrierEnv   = "GOJPF_SYMBOLIC_CARRIER"  // only those that contain this
	fewCarriers  = 12
	carrierLimit = 10 * time.Second
)

var carried = []string{"int", "long", "double", "boolean", "char", "text", "ref"}

var carrierWays = [][]string{{}, {"+symbolic.concolic=true"}, {"+symbolic.subsumption=true"}, {"+insn.loop=impl"}, {"+symbolic.dp=none"}}

// refWays are those in which references may be unknown.
var refWays = [][]string{{"+symbolic.lazy=true"}, {"+symbolic.lazy=true", "+insn.loop=impl"}}

// An unknown value that is handed through something of the JDK's and comes back is as
// unknown as before: what is violated by a value of the input is not safe behind it, and
// what comes back is what went in.
func TestCarriers(t *testing.T) {
	classes := t.TempDir()
	compile(t, apiDir, classes, filepath.Join("testdata", "carriers", "Carriers.java"), filepath.Join("testdata", "carriers", "Texts.java"))
	var all [][2]string
	for _, kind := range carried {
		out, err := exec.Command("java", "-cp", classes+string(filepath.ListSeparator)+apiDir, "carriers.Carriers", "list", kind).Output()
		if err != nil {
			t.Fatal(err)
		}
		for name := range strings.Lines(string(out)) {
			all = append(all, [2]string{kind, strings.TrimSpace(name)})
		}
	}
	if len(all) < 700 {
		t.Fatalf("%d carriers", len(all))
	}
	n := fewCarriers
	if text, ok := os.LookupEnv(carriersEnv); ok {
		var err error
		if n, err = strconv.Atoi(text); err != nil {
			t.Fatal(err)
		}
	}
	seed, _ := strconv.Atoi(os.Getenv(seedEnv))
	r := rand.New(rand.NewPCG(uint64(seed), 5))
	r.Shuffle(len(all), func(i, k int) { all[i], all[k] = all[k], all[i] })
	if only := os.Getenv(carrierEnv); only != "" {
		all = slices.DeleteFunc(all, func(c [2]string) bool { return !strings.Contains(c[0]+" "+c[1], only) })
	}
	if n > 0 && n < len(all) {
		all = all[:n]
	}
	var lock sync.Mutex
	verdicts := map[string]int{}
	t.Cleanup(func() {
		for _, v := range slices.Sorted(maps.Keys(verdicts)) {
			t.Log(v, verdicts[v])
		}
	})
	slots := make(chan struct{}, 2)
	for i, c := range all {
		way := carrierWays[(i+seed)%len(carrierWays)]
		if c[0] == "ref" {
			way = refWays[(i+seed)%len(refWays)]
		}
		t.Run(c[0]+" "+c[1], func(t *testing.T) {
			t.Parallel()
			slots <- struct{}{}
			defer func() { <-slots }()
			for _, what := range []string{"met", "same"} {
				verdict := checkCarrier(t, classes, c, what, way)
				lock.Lock()
				verdicts[what+" "+verdict]++
				lock.Unlock()
			}
		})
	}
}

func checkCarrier(t *testing.T, classes string, c [2]string, what string, way []string) string {
	settings := slices.Concat([]string{"+symbolic.dp_timeout_ms=1000"}, way)
	p := &corpus.Program{Area: "carriers", Name: "Carriers", Args: []string{c[0], c[1], what}}
	r, err := p.Search(corpus.Run{Classes: classes, Settings: settings, Patience: carrierLimit})
	if err != nil {
		t.Fatalf("%s %v: %v", what, settings, err)
	}
	for _, cut := range r.Incomplete {
		if strings.Contains(cut.Reason, "it did not happen") || strings.Contains(cut.Reason, "disagree") {
			t.Errorf("%s %v: %s %v", what, settings, cut.Reason, cut.Stack)
		}
	}
	switch {
	case r.Verdict == search.Safe && what == "met":
		t.Errorf("%v: safe, but for one value it is not", settings)
	case r.Verdict == search.Violated && (what == "same" || r.Violations[0].Message != what):
		v := r.Violations[0]
		t.Errorf("%s %v: %s %s with %v", what, settings, v.Exception, v.Message, v.Inputs)
	}
	if r.Verdict == search.Incomplete {
		t.Logf("%s %v: %v", what, settings, r.Incomplete[0].Reason)
	}
	return fmt.Sprint(r.Verdict)
}
