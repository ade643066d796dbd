package difftest

import (
	"cmp"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
)

const corpusDir = "../../testdata/exec"

// atOnce is how many programs run at the same time.
const atOnce = 2

// defaultSample is how many programs are compared where GOJPF_DIFFTEST is not
// set.
const defaultSample = 20

// stage is what the differential tests share: corpus, compiled classes and a
// built gojpf.
type stage struct {
	corpus *Corpus
	host   *Host
	gojpf  string
}

var prepare = sync.OnceValues(func() (*stage, error) {
	scratch, err := os.MkdirTemp("", "gojpf-difftest-")
	if err != nil {
		return nil, err
	}
	scratchDir = scratch
	s := &stage{gojpf: os.Getenv("GOJPF_BINARY")}
	if dir, err := filepath.Abs(corpusDir); err != nil {
		return nil, err
	} else if s.corpus, err = ReadCorpus(dir); err != nil {
		return nil, err
	}
	if s.host, err = NewHost(s.corpus, scratch); err != nil {
		return nil, err
	}
	if s.gojpf == "" {
		if err := lookAtSources(); err != nil {
			return nil, err
		}
		s.gojpf = filepath.Join(scratch, "gojpf")
		if out, err := exec.Command("go", "build", "-o", s.gojpf, "../../cmd/gojpf").CombinedOutput(); err != nil {
			return nil, fmt.Errorf("go build: %w\n%s", err, out)
		}
	}
	return s, nil
})

var scratchDir string

// lookAtSources makes the result of the tests depend, in the eyes of go test's
// cache, on all that gojpf is built from: it notes which files a test looked at.
func lookAtSources() error {
	return filepath.WalkDir("../..", func(file string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		switch name := entry.Name(); {
		case entry.IsDir() && (name == ".git" || name == "bin" || name == "build"):
			return filepath.SkipDir
		case filepath.Ext(name) == ".go" || filepath.Ext(name) == ".class" || name == "go.mod":
			_, err = os.Stat(file)
		}
		return err
	})
}

func TestMain(m *testing.M) {
	code := m.Run()
	if scratchDir != "" {
		os.RemoveAll(scratchDir)
	}
	os.Exit(code)
}

func setStage(t *testing.T) *stage {
	if testing.Short() {
		t.Skip("differential tests take long")
	}
	s, err := prepare()
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// sampleSize is what GOJPF_DIFFTEST asks for; all programs if some were picked
// with -run TestDiff/area/Name.
func sampleSize(t *testing.T) int {
	if strings.Contains(flag.Lookup("test.run").Value.String(), "/") {
		return 0
	}
	text := os.Getenv("GOJPF_DIFFTEST")
	if text == "" {
		return defaultSample
	}
	n, err := strconv.Atoi(text)
	if err != nil {
		t.Fatalf("GOJPF_DIFFTEST: %v", err)
	}
	return n
}

// TestDiff compares the corpus, or the sample of it that GOJPF_DIFFTEST asks
// for. One program: go test ./internal/difftest -run TestDiff/lang/Enums
func TestDiff(t *testing.T) {
	s := setStage(t)
	var (
		mu       sync.Mutex
		agreed   int
		failures = map[string]string{}
		slots    = make(chan struct{}, atOnce)
	)
	t.Cleanup(func() { t.Log(summary(agreed, failures)) })
	for _, p := range Sample(s.corpus.Programs, sampleSize(t)) {
		t.Run(p.ID(), func(t *testing.T) {
			t.Parallel()
			slots <- struct{}{}
			defer func() { <-slots }()
			host, err := s.host.Run(p)
			if err != nil {
				t.Fatal(err)
			}
			ours, err := Execute(p, p.exec(s.gojpf, s.host.Classes)...)
			if err != nil {
				t.Fatal(err)
			}
			diff := Diff(host, ours)
			mu.Lock()
			defer mu.Unlock()
			if diff == "" {
				agreed++
				return
			}
			failures[p.ID()] = Cause(host, ours)
			t.Error(diff)
		})
	}
}

// summary lists the failures, those of one cause together.
func summary(agreed int, failures map[string]string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%d of %d programs do the same under gojpf as under java\n", agreed, agreed+len(failures))
	ids := make([]string, 0, len(failures))
	for id := range failures {
		ids = append(ids, id)
	}
	slices.SortFunc(ids, func(x, y string) int {
		return cmp.Or(strings.Compare(failures[x], failures[y]), strings.Compare(x, y))
	})
	for _, id := range ids {
		fmt.Fprintf(&b, "%-28s %s\n", id, failures[id])
	}
	return b.String()
}

// TestDiffLoops runs programs through each of the interpreter's loops, which
// must all do what java does.
func TestDiffLoops(t *testing.T) {
	s := setStage(t)
	programs := []string{"lang/IntArith", "lang/LongArith", "lang/Exceptions", "lang/Switches", "lang/StackShapes", "errors/FinallyThrows"}
	for _, p := range s.corpus.Programs {
		if !slices.Contains(programs, p.ID()) {
			continue
		}
		programs = slices.DeleteFunc(programs, func(id string) bool { return id == p.ID() })
		for _, loop := range []string{"switch", "impl", "hooked"} {
			t.Run(p.ID()+"/"+loop, func(t *testing.T) {
				host, err := s.host.Run(p)
				if err != nil {
					t.Fatal(err)
				}
				ours, err := Execute(p, append(p.exec(s.gojpf, s.host.Classes), "+insn.loop="+loop)...)
				if err != nil {
					t.Fatal(err)
				}
				if diff := Diff(host, ours); diff != "" {
					t.Error(diff)
				}
			})
		}
	}
	if len(programs) > 0 {
		t.Errorf("not in the corpus: %s", strings.Join(programs, ", "))
	}
}
