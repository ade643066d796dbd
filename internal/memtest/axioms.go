// Package memtest compares the Java memory model of the machine with the model as it is
// written down: an enumeration of all graphs of accesses that its conditions allow, which
// shares nothing with the code under test but the names of modes and fences. It has small
// programs, random ones and known shapes (litmus tests), and writes them as Java.
package memtest

import (
	"fmt"
	"sort"
	"strings"

	"github.com/gojpf/gojpf/vm/memory"
)

// Op is an access or fence.
type Op struct {
	Kind  byte // 'r', 'w', 'u' for an update, 'f'
	Loc   int
	Reads memory.Mode
	Write memory.Mode
	Fence memory.Fence
}

func (o Op) String() string {
	mode := func(m memory.Mode) string { return [...]string{"plain", "opaque", "ordered", "volatile"}[m] }
	switch o.Kind {
	case 'f':
		return [...]string{"full", "acquire", "release", "loadload", "storestore"}[o.Fence]
	case 'r':
		return fmt.Sprintf("R%c %s", 'x'+o.Loc, mode(o.Reads))
	case 'w':
		return fmt.Sprintf("W%c %s", 'x'+o.Loc, mode(o.Write))
	}
	return fmt.Sprintf("U%c %s %s", 'x'+o.Loc, mode(o.Reads), mode(o.Write))
}

// Program is the ops of threads. Values that are written are all different: the number of
// the op, counted through all threads from 1.
type Program [][]Op

func (p Program) String() string {
	var lines []string
	for _, t := range p {
		var ops []string
		for _, o := range t {
			ops = append(ops, o.String())
		}
		lines = append(lines, strings.Join(ops, "; "))
	}
	return strings.Join(lines, " || ")
}

// event is a node of a graph. An update is two.
type event struct {
	thread, loc, value int
	kind               byte // 'r', 'w', 'f'
	mode               memory.Mode
	fence              memory.Fence
	update             int // the other half, -1
}

type relation [][]bool

func newRelation(n int) relation {
	r := make(relation, n)
	for i := range r {
		r[i] = make([]bool, n)
	}
	return r
}

func (r relation) close() relation {
	for k := range r {
		for i := range r {
			if r[i][k] {
				for j := range r {
					r[i][j] = r[i][j] || r[k][j]
				}
			}
		}
	}
	return r
}

func (r relation) acyclic() bool {
	for i := range r.close() {
		if r[i][i] {
			return false
		}
	}
	return true
}

// Allowed are the outcomes of all graphs that the model allows: what is read, in order, and
// what the locations hold at last.
func (p Program) Allowed(locs int) map[string]bool {
	var ev []event
	for l := range locs {
		ev = append(ev, event{thread: -1, loc: l, kind: 'w', update: -1})
	}
	value := 0
	for t, ops := range p {
		for _, o := range ops {
			value++
			switch o.Kind {
			case 'f':
				ev = append(ev, event{thread: t, kind: 'f', loc: -1, fence: o.Fence, update: -1})
			case 'r':
				ev = append(ev, event{thread: t, loc: o.Loc, kind: 'r', mode: o.Reads, update: -1})
			case 'w':
				ev = append(ev, event{thread: t, loc: o.Loc, kind: 'w', mode: o.Write, value: value, update: -1})
			case 'u':
				ev = append(ev, event{thread: t, loc: o.Loc, kind: 'r', mode: o.Reads, update: len(ev) + 1},
					event{thread: t, loc: o.Loc, kind: 'w', mode: o.Write, value: value, update: len(ev)})
			}
		}
	}
	g := &graph{ev: ev, from: make([]int, len(ev)), place: make([]int, len(ev)), outcomes: map[string]bool{}, locs: locs}
	g.po = newRelation(len(ev))
	for i, a := range ev {
		for j, b := range ev {
			g.po[i][j] = a.thread < 0 && b.thread >= 0 || a.thread == b.thread && a.thread >= 0 && i < j
		}
	}
	g.reads(0)
	return g.outcomes
}

type graph struct {
	ev       []event
	po       relation
	from     []int // the write that a read returns
	place    []int // of writes, in the coherence order
	locs     int
	outcomes map[string]bool
}

func (g *graph) reads(i int) {
	if i == len(g.ev) {
		r := newRelation(len(g.ev))
		for a, e := range g.ev {
			for b := range g.ev {
				r[a][b] = r[a][b] || g.po[a][b]
			}
			if e.kind == 'r' {
				r[g.from[a]][a] = true
			}
		}
		if r.acyclic() {
			g.orders(0)
		}
		return
	}
	if g.ev[i].kind != 'r' {
		g.reads(i + 1)
		return
	}
	for w, e := range g.ev {
		if e.kind == 'w' && e.loc == g.ev[i].loc && g.ev[i].update != w {
			g.from[i] = w
			g.reads(i + 1)
		}
	}
}

// orders tries all coherence orders, location by location.
func (g *graph) orders(l int) {
	if l == g.locs {
		if g.allowed() {
			g.outcomes[g.outcome()] = true
		}
		return
	}
	var ws []int
	for i, e := range g.ev {
		if e.kind == 'w' && e.loc == l && e.thread >= 0 {
			ws = append(ws, i)
		}
	}
	var permute func(k int)
	permute = func(k int) {
		if k == len(ws) {
			for n, w := range ws {
				g.place[w] = n + 1
			}
			g.orders(l + 1)
			return
		}
		for i := k; i < len(ws); i++ {
			ws[k], ws[i] = ws[i], ws[k]
			permute(k + 1)
			ws[k], ws[i] = ws[i], ws[k]
		}
	}
	permute(0)
}

func (g *graph) outcome() string {
	var parts []string
	for i, e := range g.ev {
		if e.kind == 'r' {
			parts = append(parts, fmt.Sprint(g.ev[g.from[i]].value))
		}
	}
	for l := range g.locs {
		last := l // the initial write
		for i, e := range g.ev {
			if e.kind == 'w' && e.loc == l && g.place[i] > g.place[last] {
				last = i
			}
		}
		parts = append(parts, fmt.Sprint(g.ev[last].value))
	}
	return strings.Join(parts, " ")
}

func (g *graph) happens() relation {
	n := len(g.ev)
	hb := newRelation(n)
	for i := range n {
		for j := range n {
			hb[i][j] = g.po[i][j]
		}
	}
	for r, e := range g.ev {
		if e.kind != 'r' {
			continue
		}
		// The writes whose releases reach r: what it returns, and what updates led there.
		for w := g.from[r]; ; {
			x := g.ev[w]
			for a, ea := range g.ev {
				gives := a == w && x.mode >= memory.Ordered && x.thread >= 0 ||
					ea.kind == 'f' && (ea.fence == memory.FullFence || ea.fence == memory.ReleaseFence) && g.po[a][w]
				if !gives {
					continue
				}
				for b, eb := range g.ev {
					if b == r && e.mode >= memory.Ordered || eb.kind == 'f' && (eb.fence == memory.FullFence || eb.fence == memory.AcquireFence) && g.po[r][b] {
						hb[a][b] = true
					}
				}
			}
			if x.update < 0 {
				break
			}
			w = g.from[x.update]
		}
	}
	return hb.close()
}

func (g *graph) allowed() bool {
	n := len(g.ev)
	hb := g.happens()
	for i := range n {
		if hb[i][i] {
			return false
		}
	}
	at := func(i int) int { // the place that an access is at
		if g.ev[i].kind == 'r' {
			return g.place[g.from[i]]
		}
		return g.place[i]
	}
	for i, a := range g.ev {
		if a.kind == 'r' && a.update >= 0 && g.place[a.update] != g.place[g.from[i]]+1 {
			return false
		}
		for j, b := range g.ev {
			if !hb[i][j] || a.loc != b.loc || a.kind == 'f' {
				continue
			}
			switch {
			case b.kind == 'w':
				if at(i) >= at(j) {
					return false
				}
			case a.kind == 'w' || a.mode != memory.Plain && b.mode != memory.Plain:
				if at(j) < at(i) {
					return false
				}
			}
		}
	}
	return g.ordered(hb, at)
}

// ordered looks for an order of volatile accesses and full fences.
func (g *graph) ordered(hb relation, at func(int) int) bool {
	n := len(g.ev)
	full := func(i int) bool { return g.ev[i].kind == 'f' && g.ev[i].fence == memory.FullFence }
	node := func(i int) bool {
		return full(i) || g.ev[i].kind != 'f' && g.ev[i].mode == memory.Volatile && g.ev[i].thread >= 0
	}
	s := newRelation(n)
	for i := range n {
		for j := range n {
			if hb[i][j] && node(i) && node(j) {
				s[i][j] = true
			}
		}
	}
	left := func(i int) (out []int) {
		if node(i) {
			out = append(out, i)
		}
		for f := range n {
			if full(f) && hb[f][i] {
				out = append(out, f)
			}
		}
		return out
	}
	right := func(i int, fences bool) (out []int) {
		if node(i) && !fences {
			out = append(out, i)
		}
		for f := range n {
			if full(f) && hb[i][f] {
				out = append(out, f)
			}
		}
		return out
	}
	for i, a := range g.ev {
		for j, b := range g.ev {
			if a.kind == 'f' || b.kind == 'f' || a.loc != b.loc || i == j {
				continue
			}
			var to []int
			switch {
			case b.kind == 'w' && at(i) < at(j):
				to = right(j, false)
			case b.kind == 'r' && (at(i) < at(j) || a.kind == 'w' && g.from[j] == i):
				to = right(j, true) // by the write that j returns
			}
			for _, x := range left(i) {
				for _, y := range to {
					s[x][y] = true
				}
			}
		}
	}
	return s.acyclic()
}

// Sorted lists a set.
func Sorted(m map[string]bool) []string {
	var list []string
	for k := range m {
		list = append(list, k)
	}
	sort.Strings(list)
	return list
}
