package memory_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/internal/memtest"
	"github.com/gojpf/gojpf/vm/memory"
)

// walker explores a litmus program on a Memory: all orders, all places.
type walker struct {
	p        memtest.Program
	locs     int
	first    [][]int // the number of an op
	outcomes map[string]bool
	visited  map[string]bool // nil to match no states
	states   int
}

type position struct {
	m     *memory.Memory
	pc    []int
	heap  []uint64
	reads map[int]uint64
}

func operational(p memtest.Program, locs int, match bool) *walker {
	w := &walker{p: p, locs: locs, outcomes: map[string]bool{}}
	if match {
		w.visited = map[string]bool{}
	}
	n := 0
	for _, t := range p {
		var nums []int
		for range t {
			n++
			nums = append(nums, n)
		}
		w.first = append(w.first, nums)
	}
	m := memory.New(len(p))
	m.Weak, m.Bound = true, 0
	w.step(position{m, make([]int, len(p)), make([]uint64, locs), map[int]uint64{}})
	return w
}

func (w *walker) step(s position) {
	if w.visited != nil {
		m := s.m.Clone()
		m.Compact()
		var b strings.Builder
		fmt.Fprint(&b, s.pc, s.heap, s.reads, " ")
		m.EachState(m.Locations(), m.Keys(), func(v uint64) { fmt.Fprint(&b, v, " ") }, func(_ memory.Loc, v uint64) { fmt.Fprint(&b, "=", v, " ") })
		if w.visited[b.String()] {
			return
		}
		w.visited[b.String()] = true
		s.m = m
	}
	w.states++
	done := true
	for t, ops := range w.p {
		if s.pc[t] == len(ops) {
			continue
		}
		done = false
		w.access(s, t, ops[s.pc[t]], w.first[t][s.pc[t]])
	}
	if !done {
		return
	}
	var parts []string
	n := 0
	for _, t := range w.p {
		for _, o := range t {
			if n++; o.Kind == 'r' || o.Kind == 'u' {
				parts = append(parts, fmt.Sprint(s.reads[n]))
			}
		}
	}
	for _, v := range s.heap {
		parts = append(parts, fmt.Sprint(v))
	}
	w.outcomes[strings.Join(parts, " ")] = true
}

func (w *walker) access(s position, t int, o memtest.Op, n int) {
	l := memory.Loc{Index: int32(o.Loc)}
	next := func(do func(c *position)) {
		c := position{s.m.Clone(), slices.Clone(s.pc), slices.Clone(s.heap), map[int]uint64{}}
		for k, v := range s.reads {
			c.reads[k] = v
		}
		c.pc[t]++
		do(&c)
		if c.pc[t] == len(w.p[t]) {
			c.m.End(t)
		}
		w.step(c)
	}
	value := func(c *position, i int) uint64 {
		v, last := c.m.Value(l, i)
		if last {
			v = c.heap[o.Loc]
		}
		return v
	}
	orLast := func(list []int) []int {
		if list == nil {
			return []int{0}
		}
		return list
	}
	switch o.Kind {
	case 'f':
		next(func(c *position) { c.m.Fence(t, o.Fence) })
	case 'r':
		list, _ := s.m.Readable(t, l, o.Reads)
		for _, i := range orLast(list) {
			next(func(c *position) {
				c.reads[n] = value(c, i)
				c.m.Read(t, l, o.Reads, i)
			})
		}
	case 'w':
		for _, i := range orLast(s.m.Writable(t, l, o.Write)) {
			next(func(c *position) { c.heap[o.Loc] = c.m.Write(t, l, o.Write, i, c.heap[o.Loc], uint64(n)) })
		}
	case 'u':
		list, _ := s.m.Updatable(t, l, o.Reads, o.Write)
		for _, i := range orLast(list) {
			next(func(c *position) {
				c.reads[n] = value(c, i)
				c.heap[o.Loc] = c.m.Update(t, l, o.Reads, o.Write, i, c.heap[o.Loc], uint64(n))
			})
		}
	}
}

// TestRandomPrograms compares the outcomes of random programs with those of the
// axiomatic form. GOJPF_MEMORY_PROGRAMS sets how many.
func TestRandomPrograms(t *testing.T) {
	count := 1000 // seed 665 needs all that contexts do
	if n, err := strconv.Atoi(os.Getenv("GOJPF_MEMORY_PROGRAMS")); err == nil {
		count = n
	}
	for seed := range uint64(count) {
		r := rand.New(rand.NewPCG(seed, 17))
		locs := 2 + r.IntN(2)
		p := memtest.Random(r, locs)
		want := p.Allowed(locs)
		for _, match := range []bool{false, true} {
			got := operational(p, locs, match).outcomes
			if slices.Equal(memtest.Sorted(want), memtest.Sorted(got)) {
				continue
			}
			for o := range want {
				if !got[o] {
					t.Errorf("seed %d, matching %v: %v: %q is allowed, but not met", seed, match, p, o)
				}
			}
			for o := range got {
				if !want[o] {
					t.Errorf("seed %d, matching %v: %v: %q is met, but not allowed", seed, match, p, o)
				}
			}
			t.FailNow()
		}
	}
}
