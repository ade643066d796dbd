// Package order learns in which order to explore the states of a method. What is told of
// a state are a few numbers that whoever explores has at hand; how many errors lie below
// a state of such numbers is learnt from explorations of other methods, by linear
// regression, as RTEHunter (Kádár 2017) does.
//
// The path of data: [FeaturesOf] tells of the state that a machine is in, [Sums] takes
// what was found below states, [Sums.Model] solves for weights, [Model.Score] orders.
//
// Invariants. Sums of parts are the sum of the whole, in any order that is the same: a model
// depends on what was explored, not on who explored it when. A model decides nothing but an order.
package order

import (
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
)

// Features are what is told of a state.
type Features struct {
	Depth     float64 // decisions from the begin of the method
	Nulls     float64 // that are within reach of the input
	Divisions float64 // zeros among the variables, and divisions within reach of the code
	Lines     float64 // of the method that was explored, as far as they have code
	Branches  float64 // its cyclomatic complexity
}

// names are those of features in files and tables, in the order of vector.
var names = [...]string{"constant", "depth", "nulls", "divisions", "lines", "branches"}

const size = len(names)

func (f Features) vector() [size]float64 {
	return [size]float64{1, f.Depth, f.Nulls, f.Divisions, f.Lines, f.Branches}
}

// Code tells of methods' code what does not change. It belongs to one exploration.
type Code struct {
	own     func(*vm.Class) bool
	methods map[*vm.Method]*graph
}

// NewCode returns a Code of an exploration. own are the classes whose code is analysed.
func NewCode(own func(*vm.Class) bool) *Code {
	return &Code{own, map[*vm.Method]*graph{}}
}

// FeaturesOf tells of the state of a machine: of its first thread, which has called the
// method that is explored. nulls is the number of them.
func (c *Code) FeaturesOf(m *vm.Machine, depth, nulls int) Features {
	f := Features{Depth: float64(depth), Nulls: float64(nulls)}
	threads := m.Threads()
	if len(threads) == 0 {
		return f
	}
	var top, entry *vm.Frame
	for at := threads[0].Top; at != nil; at = at.Parent {
		if at.Method.Class != nil && c.own(at.Method.Class) && at.Method.Info != nil && at.Method.Info.Code != nil {
			entry = at
			if top == nil {
				top = at
			}
		}
	}
	if top == nil {
		return f
	}
	g := c.graph(entry.Method)
	f.Lines, f.Branches = float64(g.lines), float64(g.branches)
	f.Divisions = float64(c.graph(top.Method).divisions(top.Code.BCI[top.PC]) + zeros(top))
	return f
}

// zeros counts the numbers among a frame's variables that are zero.
func zeros(f *vm.Frame) (n int) {
	slot := 0
	if !f.Method.Static() {
		slot = 1
	}
	for _, k := range f.Method.Params {
		if k != vm.KindRef && k != vm.KindBoolean && f.Attr(slot) == nil && f.Slots[slot] == 0 {
			n++
		}
		slot += k.Slots()
	}
	return n
}

// within is how many blocks are looked ahead.
const within = 15

// graph is the code of a method in blocks.
type graph struct {
	blocks          []block
	of              map[int]int // blocks by where their instructions are
	reach           map[int]int // divisions by the block that one begins in
	lines, branches int
}

// block is code that is executed as a whole, unless it throws.
type block struct {
	divides int
	next    []int
}

func (c *Code) graph(mt *vm.Method) *graph {
	g := c.methods[mt]
	if g == nil {
		g = newGraph(mt)
		c.methods[mt] = g
	}
	return g
}

func newGraph(mt *vm.Method) *graph {
	g := &graph{of: map[int]int{}, reach: map[int]int{}, branches: 1}
	seen := map[uint16]bool{}
	for _, l := range mt.Info.Code.Lines() {
		seen[l.Line] = true
	}
	g.lines = len(seen)
	code := &bytecode.Code{Bytes: mt.Info.Code.Bytes, Pool: mt.Class.File.Pool}
	begins := map[int]bool{0: true}
	each(code, func(bci, next int) {
		op := code.Op(bci)
		to, falls := code.Targets(bci)
		if op.Conditional() || op.Switch() {
			g.branches += max(len(to)-1, 1)
		}
		for _, t := range to {
			begins[t] = true
		}
		if len(to) > 0 || !falls {
			begins[next] = true
		}
	})
	at := -1
	each(code, func(bci, next int) {
		if begins[bci] {
			g.blocks = append(g.blocks, block{})
			at++
		}
		g.of[bci] = at
	})
	each(code, func(bci, next int) {
		b := &g.blocks[g.of[bci]]
		switch code.Op(bci) {
		case bytecode.Idiv, bytecode.Ldiv, bytecode.Irem, bytecode.Lrem:
			b.divides++
		}
		to, falls := code.Targets(bci)
		for _, t := range to {
			b.next = append(b.next, g.of[t])
		}
		if n, is := g.of[next]; is && falls && n != g.of[bci] {
			b.next = append(b.next, n)
		}
	})
	return g
}

// each calls f for each instruction, with where the next one is.
func each(code *bytecode.Code, f func(bci, next int)) {
	for bci := 0; bci < len(code.Bytes); {
		size, wrong := code.Length(bci)
		if wrong != "" {
			return
		}
		f(bci, bci+size)
		bci += size
	}
}

// divisions counts those that are within reach of a place.
func (g *graph) divisions(bci uint16) int {
	first, is := g.of[int(bci)]
	if !is {
		return 0
	}
	if n, known := g.reach[first]; known {
		return n
	}
	seen, level, n := map[int]bool{first: true}, []int{first}, 0
	for range within {
		var next []int
		for _, b := range level {
			n += g.blocks[b].divides
			for _, to := range g.blocks[b].next {
				if !seen[to] {
					seen[to] = true
					next = append(next, to)
				}
			}
		}
		level = next
	}
	g.reach[first] = n
	return n
}
