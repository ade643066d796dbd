package insn_test

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"math/rand"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/internal/difftest"
	"github.com/gojpf/gojpf/internal/keys"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classpath"
)

// vandal destroys what dead slots hold while a program runs. If the maps are
// right the program cannot notice. Now and then it collects garbage, which
// leaves nothing of an object that a reference was overlooked to.
type vandal struct {
	rand     *rand.Rand
	every    int   // instructions between two attacks on the top frame, on average
	limit    int64 // instructions of the program that are hooked; the rest runs undisturbed
	clobbers int   // dead slots overwritten
	inexact  map[string]bool
	err      error
}

const garbage = 0xdead_beef_dead_beef

func (v *vandal) hook(m *vm.Machine, t *vm.Thread, f *vm.Frame) {
	if v.err != nil {
		return
	}
	if v.limit--; v.limit < 0 {
		m.LoopMode = vm.LoopAuto
		return
	}
	if v.rand.Intn(v.every) != 0 {
		return
	}
	switch v.rand.Intn(20) {
	case 0: // everything
		for _, t := range m.Threads() {
			if t.Alive() {
				v.stack(m, t)
			}
		}
		if v.rand.Intn(20) == 0 {
			m.CollectGarbage()
		}
	case 1, 2:
		v.stack(m, t)
	default:
		v.frame(m, f)
	}
}

func (v *vandal) stack(m *vm.Machine, t *vm.Thread) {
	t.Frames(func(f *vm.Frame) bool {
		v.frame(m, f)
		return v.err == nil
	})
}

func (v *vandal) frame(m *vm.Machine, f *vm.Frame) {
	if f.Code == nil || v.err != nil || !m.OwnsFrame(f) {
		return
	}
	maps := insn.Slots(f.Code)
	if !maps.Exact() {
		v.inexact[f.Method.String()] = true
		return
	}
	live, refs := maps.At(f.PC)
	for i := range f.Slots {
		below := i < int(f.SP)
		if below && refs.Has(i) && !isRef(m, f.Slots[i]) {
			v.err = fmt.Errorf("%s at %d (line %d): slot %d is said to be a reference and holds %#x", f.Method, f.BCI(), f.Line(), i, f.Slots[i])
			return
		}
		if below && live.Has(i) {
			continue
		}
		if below && refs.Has(i) {
			f.Slots[i] = 0
		} else {
			f.Slots[i] = garbage
		}
		if i < int(f.SP) {
			v.clobbers++
		}
	}
}

// isRef reports whether v is null or refers to an object.
func isRef(m *vm.Machine, v uint64) (ok bool) {
	defer func() {
		if recover() != nil {
			ok = false
		}
	}()
	return v == 0 || v>>32 == 0 && m.Heap.Get(vm.Ref(v)) != nil
}

// outcome is what a run of a program did.
type outcome struct {
	out, err string
	status   int
}

// loadProgram makes a machine that is about to run main.
func loadProgram(t *testing.T, classes string, p *difftest.Program, stdout, stderr io.Writer) *search.Program {
	t.Helper()
	home, err := classpath.FindJavaHome("", os.Getenv)
	if err != nil {
		t.Fatal(err)
	}
	args := []string{"+jvm.java_home=" + home, "+classpath=" + classes, "+target=" + p.Class(), "+vm.enable_preview=" + strconv.FormatBool(p.Preview)}
	cfg, err := config.Load(config.Options{Registry: keys.Registry(), Args: args})
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 2*time.Minute) // a clobbered program may run for ever
	t.Cleanup(cancel)
	program, err := search.Load(ctx, cfg, search.Setup{
		In: strings.NewReader(p.Stdin), Out: stdout, Err: stderr, Args: append([]string{}, p.Args...), Straight: true,
	})
	if err != nil {
		t.Fatal(err)
	}
	return program
}

// runProgram runs a program in process, disturbed by v if that is not nil.
func runProgram(t *testing.T, classes string, p *difftest.Program, v *vandal) outcome {
	t.Helper()
	var stdout, stderr bytes.Buffer
	program := loadProgram(t, classes, p, &stdout, &stderr)
	defer program.Close()
	if v != nil {
		program.Machine.LoopMode = vm.LoopHooked
		program.Machine.Interp.(*insn.Interp).SetHook(v.hook)
	}
	status, err := program.Exec()
	if err != nil {
		fmt.Fprintf(&stderr, "stopped: %v\n", err)
	}
	return outcome{stdout.String(), stderr.String(), status}
}

// Whoever overwrites dead slots at random moments changes nothing of what a
// program does, and whatever is called a reference is one.
func TestDeadSlotsAreDead(t *testing.T) {
	if testing.Short() {
		t.Skip("runs many programs")
	}
	corpus, err := difftest.ReadCorpus("../testdata/exec")
	if err != nil {
		t.Fatal(err)
	}
	host, err := difftest.NewHost(corpus, t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	clobbers, programs := 0, 40
	if os.Getenv("SLOTS_ALL") != "" {
		programs = 0
	}
	for _, p := range difftest.Sample(corpus.Programs, programs) {
		t.Run(p.ID(), func(t *testing.T) {
			want := runProgram(t, host.Classes, p, nil)
			v := &vandal{rand: rand.New(rand.NewSource(1)), every: 7, limit: 3_000_000, inexact: map[string]bool{}}
			got := runProgram(t, host.Classes, p, v)
			clobbers += v.clobbers
			if v.err != nil {
				t.Fatal(v.err)
			}
			if got != want {
				t.Errorf("status %d, want %d\nstdout: %s\nstderr:\n%s", got.status, want.status, firstDifference(got.out, want.out), got.err)
			}
			for name := range v.inexact {
				t.Errorf("%s is not analysed exactly", name)
			}
		})
	}
	if clobbers < 100_000 {
		t.Errorf("only %d dead slots were overwritten: the test tests nothing", clobbers)
	}
}

func firstDifference(got, want string) string {
	g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range g {
		if i >= len(w) || g[i] != w[i] {
			return fmt.Sprintf("line %d: %q, want %q", i+1, g[i], append(w, "")[min(i, len(w))])
		}
	}
	return fmt.Sprintf("%d lines, want %d", len(g), len(w))
}
