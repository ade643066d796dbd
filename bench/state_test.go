package bench

import (
	"bytes"
	"syscall"
	"testing"
	"time"

	"github.com/gojpf/gojpf/vm"
)

const (
	heapObjects = 100_000
	touched     = 10
	// takeRestoreAim is what taking and restoring a state may cost after ten
	// objects were touched.
	takeRestoreAim = 20 * time.Microsecond
)

// crowd is a booted machine with many instances of one small class.
type crowd struct {
	m    *vm.Machine
	refs []vm.Ref
	word int
}

func newCrowd(tb testing.TB) *crowd {
	tb.Helper()
	p := load(tb, new(bytes.Buffer), "Hello")
	tb.Cleanup(p.Close)
	class, err := p.Machine.Lib.LoadBoot("java/lang/Integer")
	if err != nil {
		tb.Fatal(err)
	}
	c := &crowd{m: p.Machine, word: int(class.FieldNamed("value").Word)}
	for range heapObjects {
		c.refs = append(c.refs, c.m.Heap.NewInstance(class))
	}
	return c
}

// touch adds one to ten of the objects, each stride objects after the last.
func (c *crowd) touch(stride int) {
	for i := range touched {
		c.m.Heap.Writable(c.refs[i*stride]).Words[c.word]++
	}
}

func (c *crowd) sum() (n uint64) {
	for _, r := range c.refs {
		n += c.m.Heap.Get(r).Words[c.word]
	}
	return n
}

// strides are how far the touched objects are apart: side by side, as what one
// method allocates, and all over the heap, as the worst case.
var strides = map[string]int{"near": 1, "far": heapObjects / touched}

// TestTakeRestore makes sure that what BenchmarkTakeRestore does is the work
// that it claims to measure.
func TestTakeRestore(t *testing.T) {
	for name, stride := range strides {
		t.Run(name, func(t *testing.T) {
			c := newCrowd(t)
			before := c.m.Take()
			c.touch(stride)
			after := c.m.Take()
			for range 2 {
				c.m.Restore(before)
				if got := c.sum(); got != 0 {
					t.Fatalf("restored state sees %d touches", got)
				}
				c.m.Restore(after)
				if got := c.sum(); got != touched {
					t.Fatalf("taken state has %d touches, want %d", got, touched)
				}
				c.touch(stride)
			}
		})
	}
}

// BenchmarkTakeRestore is what a search pays for one transition that touches
// ten of 100,000 objects: copy them, take the state, go back.
func BenchmarkTakeRestore(b *testing.B) {
	for _, name := range []string{"near", "far"} {
		b.Run(name, func(b *testing.B) {
			c := newCrowd(b)
			start := c.m.Take()
			b.ReportAllocs()
			cpu := processorTime()
			for b.Loop() {
				c.touch(strides[name])
				c.m.Take()
				c.m.Restore(start)
			}
			cpu = processorTime() - cpu
			b.ReportMetric(float64(b.Elapsed())/float64(b.N)/float64(takeRestoreAim), "x-aim")
			b.ReportMetric(float64(cpu)/float64(b.N), "cpu-ns/op")
		})
	}
}

// processorTime is what the process has used so far. Unlike the time on the
// wall it does not grow when other processes want the processor; it includes
// the garbage collector's work.
func processorTime() time.Duration {
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err != nil {
		return 0
	}
	return time.Duration(usage.Utime.Nano() + usage.Stime.Nano())
}

// BenchmarkTake is the price of a state in which nothing was touched.
func BenchmarkTake(b *testing.B) {
	c := newCrowd(b)
	b.ReportAllocs()
	for b.Loop() {
		c.m.Take()
	}
}
