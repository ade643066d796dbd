// Package machinetest holds no code, only tests of the whole machine: programs of
// the corpus must do the same twice, by every loop of the interpreter, and again
// from any state that was taken on the way.
//
// Where internal/difftest compares what programs print with what java prints,
// this package compares the machine with itself, and looks inside.
package machinetest

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"hash/fnv"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/internal/difftest"
	"github.com/gojpf/gojpf/internal/keys"
	"github.com/gojpf/gojpf/models"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/stop"
	"github.com/gojpf/gojpf/vm"
)

// programs are those of the corpus that the tests run: of each area some, with
// threads, classes made at run time, natives that keep state, input and files.
var programs = []string{
	"algo/JsonTool", "algo/BankSim", "algo/LruCache", "errors/CauseChain", "errors/FinallyThrows", "errors/ExitInHook",
	"indy/Combinators", "lambda/Streams", "lang/Exceptions", "lang/InitOrder", "lang/IntArith", "lang/StackShapes",
	"lang/Switches", "lang/ObjectContract", "lib/ClassLoading", "lib/FilesNio", "lib/RegexOps", "lib/Serialised",
	"lib/StdinScanner", "lib/References", "lib/ZipInMemory", "lib/ProxyAndAnnotations", "threads/Pipeline",
	"threads/WaitNotify", "threads/Executors1", "threads/ClassInitLocks", "threads/Timers", "threads/Interrupts",
}

// printsOnly are programs of which some test can compare only what they print,
// with the reason why the machines at the end are not equal to the last word.
var printsOnly = map[string]string{
	"lib/ClassLoading": "IDs of classes that a program defines are those of the run, not of the path",
	"lib/StdinScanner": "InputStream.available tells what was read ahead, on whatever path",
}

// exact reports whether machines that ran the program must be equal. Those of
// threads that spin or wait for each other differ in who was preempted where:
// a quantum is measured in polls, and polls are not part of the state.
func exact(id string) bool { return printsOnly[id] == "" && !strings.HasPrefix(id, "threads/") }

// corpus is the compiled corpus; it is made once.
var corpus = sync.OnceValues(func() (*difftest.Host, error) {
	dir, err := filepath.Abs("../../testdata/exec")
	if err != nil {
		return nil, err
	}
	all, err := difftest.ReadCorpus(dir)
	if err != nil {
		return nil, err
	}
	for _, p := range all.Programs {
		byID[p.ID()] = p
	}
	if scratch, err = os.MkdirTemp("", "gojpf-machinetest-"); err != nil {
		return nil, err
	}
	return difftest.NewHost(all, scratch)
})

var (
	byID    = map[string]*difftest.Program{}
	scratch string
)

func TestMain(m *testing.M) {
	code := m.Run()
	if scratch != "" {
		os.RemoveAll(scratch)
	}
	os.Exit(code)
}

// process is a program on a machine of its own, and what it printed.
type process struct {
	*search.Program
	out bytes.Buffer
}

func start(t *testing.T, id string, settings ...string) *process {
	t.Helper()
	host, err := corpus()
	if err != nil {
		t.Fatal(err)
	}
	program := byID[id]
	if program == nil {
		t.Fatalf("%s is not in the corpus", id)
	}
	if program.Preview {
		settings = append(slices.Clone(settings), "+vm.enable_preview=true")
	}
	cfg, err := config.Load(config.Options{Registry: keys.Registry(), Dir: t.TempDir(), Args: append([]string{
		"+target=" + program.Class(), "+classpath=" + host.Classes, "+vm.time.start=2024-02-29T12:00:00Z",
		"+vm.env.source=none", "+vm.env.PATH=bin", "+vm.locale=en_US", "+vm.timezone=UTC", "+vm.charset=UTF-8", "+vm.processors=2",
	}, settings...)})
	if err != nil {
		t.Fatal(err)
	}
	p := &process{}
	p.Program, err = search.Load(context.Background(), cfg, search.Setup{
		In: strings.NewReader(program.Stdin), Out: &p.out, Err: &p.out, Args: append([]string{}, program.Args...), Straight: true,
	})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(p.Close)
	models.Main(p.Machine, p.Main, p.Args)
	return p
}

// resume runs the program until it ends or, with stopAt above 0, until it has
// made that many jumps and calls. It reports whether the program has ended.
func (p *process) resume(t *testing.T, stopAt int64) bool {
	t.Helper()
	m := p.Machine
	if stopAt > 0 {
		m.Ticks = stopAt
		m.Interrupted = stop.New()
		m.Interrupted.Ask(vm.ErrInterrupted)
	}
	for {
		switch m.Execute() {
		case vm.Ended:
			if !models.Finish(m) {
				m.Interrupted = nil
				return true
			}
		case vm.Deadlock:
			t.Fatalf("deadlock: %v", m.LiveThreads())
		case vm.Halted:
			if !errors.Is(m.Halt, vm.ErrInterrupted) {
				t.Fatal(m.Halt)
			}
			m.Halt = nil
			m.Interrupted = nil
			return false
		}
	}
}

// fingerprint is all that can be seen of a machine from outside: how it ended,
// how far it came, every thread, and every object at its place in the heap.
func fingerprint(m *vm.Machine) string {
	status := "running"
	if e := m.ExitStatus(); e != nil {
		status = fmt.Sprintf("exit %d", e.Status)
	}
	var threads []string
	for _, t := range m.Threads() {
		depth := 0
		t.Frames(func(*vm.Frame) bool { depth++; return true })
		threads = append(threads, fmt.Sprintf("%d:%s/%d", t.ID, t.Status, depth))
	}
	heap, hashes := heapSums(m)
	return fmt.Sprintf("%s uncaught=%v insns=%d objects=%d allocated=%d bytes=%d heap=%x identities=%x threads=%s",
		status, models.Uncaught(m), m.Insns(), m.Heap.Live(), m.Heap.Allocated, m.Heap.Used(), heap, hashes, strings.Join(threads, " "))
}

// ofDisk is what the JDK makes of a disk, also for copying a file: how much is free there
// is what others have left at that moment.
const ofDisk = "sun/nio/fs/UnixFileStoreAttributes"

// heapSums hashes the contents of all objects, and their identity hash codes.
func heapSums(m *vm.Machine) (contents, identities uint64) {
	all, ids := fnv.New64a(), fnv.New64a()
	for r, left := vm.Ref(1), m.Heap.Live(); left > 0; r++ {
		o := m.Heap.Get(r)
		if o == nil {
			continue
		}
		left--
		fmt.Fprintln(all, r, o.Class.Name, o.Len, o.LockOwner, o.LockCount)
		if o.Class.Name != ofDisk {
			all.Write(o.Raw())
		}
		if o.Hash != 0 {
			fmt.Fprintln(ids, r, o.Hash)
		}
	}
	return all.Sum64(), ids.Sum64()
}

// run executes a program from start to end.
func run(t *testing.T, id string, settings ...string) (output, fingerprintAtEnd string) {
	p := start(t, id, settings...)
	p.resume(t, 0)
	return p.out.String(), fingerprint(p.Machine)
}

// The same program does the same on another machine, to the last object.
func TestDeterminism(t *testing.T) {
	for _, id := range programs {
		t.Run(id, func(t *testing.T) {
			out, end := run(t, id)
			if out == "" {
				t.Fatal("prints nothing")
			}
			compare(t, "second run", id, out, end)
		})
	}
}

// Each of the interpreter's loops does the same, and counts the same number of
// instructions.
func TestLoopsAreEquivalent(t *testing.T) {
	for _, id := range programs {
		t.Run(id, func(t *testing.T) {
			out, end := run(t, id)
			for _, loop := range []string{"switch", "impl", "hooked"} {
				if !exact(id) {
					end = ""
				}
				compare(t, loop, id, out, end, "+insn.loop="+loop)
			}
		})
	}
}

// Where memory ends is the same in each loop, too: a trace is executed again in another
// loop than the one that found it.
func TestMemoryEndsAlike(t *testing.T) {
	const id = "errors/FillsHeap"
	for _, limit := range []string{"33000k", "33300k", "33600k"} {
		limit := "+vm.max_heap=" + limit
		out, end := run(t, id, limit)
		for _, loop := range []string{"impl", "hooked"} {
			compare(t, loop, id, out, end, limit, "+insn.loop="+loop)
		}
	}
}

func compare(t *testing.T, what, id, out, end string, settings ...string) {
	t.Helper()
	gotOut, gotEnd := run(t, id, settings...)
	if gotOut != out {
		t.Errorf("%s prints\n%s\nnot\n%s", what, gotOut, out)
	}
	if end != "" && gotEnd != end {
		t.Errorf("%s ends as\n%s\nnot\n%s", what, gotEnd, end)
	}
}

// From a state that was taken anywhere on the way, a program runs on as often
// as one likes, and always does what it did the first time, whatever ran on the
// machine in between.
func TestRunsOnFromEveryState(t *testing.T) {
	for i, id := range programs {
		t.Run(id, func(t *testing.T) {
			random := rand.New(rand.NewPCG(2024, uint64(i)))
			whole, _ := run(t, id)
			p := start(t, id)
			m := p.Machine
			type stop struct {
				state   *vm.State
				printed string
				mark    string
			}
			stops := []stop{{m.Take(), "", fingerprint(m)}}
			// Few stops: a thread that spins until another one has done something
			// is preempted at polls, and each stop takes one away.
			for len(stops) < 12 && !p.resume(t, 1+random.Int64N(1000)<<random.IntN(6)) {
				stops = append(stops, stop{m.Take(), p.out.String(), fingerprint(m)})
			}
			p.resume(t, 0)
			end := fingerprint(m)
			if got := p.out.String(); got != whole {
				t.Fatalf("with %d stops it prints\n%s\nnot\n%s", len(stops), got, whole)
			}
			for range 6 {
				n := random.IntN(len(stops))
				s := stops[n]
				m.Restore(s.state)
				if got := fingerprint(m); got != s.mark {
					t.Fatalf("state %d of %d was taken as\n%s\nand is restored as\n%s", n, len(stops), s.mark, got)
				}
				p.out.Reset()
				io.WriteString(&p.out, s.printed)
				p.resume(t, 0)
				if got := p.out.String(); got != whole {
					t.Fatalf("from state %d of %d it prints\n%s\nnot\n%s", n, len(stops), got, whole)
				}
				if got := fingerprint(m); exact(id) && got != end {
					t.Fatalf("from state %d of %d it ends as\n%s\nnot\n%s", n, len(stops), got, end)
				}
			}
		})
	}
}

// The collector frees what a program has let go, and nothing else: a program
// does not see when it works.
func TestCollectorIsNotSeen(t *testing.T) {
	for _, id := range []string{"lib/References", "algo/JsonTool", "lambda/Streams", "threads/Pipeline"} {
		t.Run(id, func(t *testing.T) {
			whole, _ := run(t, id)
			p := start(t, id)
			m := p.Machine
			most := int64(0)
			for !p.resume(t, 3000) {
				m.CollectGarbage()
				most = max(most, m.Heap.Used())
			}
			if got := p.out.String(); got != whole {
				t.Errorf("with a collection at every turn it prints\n%s\nnot\n%s", got, whole)
			}
			if p := start(t, id); !p.resume(t, 0) || p.Machine.Heap.Used() <= most && id == "lib/References" {
				t.Errorf("collections never freed anything: %d bytes at most", most)
			}
		})
	}
}
