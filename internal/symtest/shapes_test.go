package symtest

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/internal/corpus"
	"github.com/gojpf/gojpf/search"
)

// A family is a set of structures: graphs of objects of some classes.
type family struct {
	classes []class
	roots   []string         // their types
	most    int              // objects of one class
	keep    func(*heap) bool // nil for all
}

type class struct {
	name   string
	is     string // its superclass among the types, "" for none
	fields []string
}

// heap is one structure, not necessarily all of it reachable.
type heap struct {
	class []class
	refs  [][]int // by object and field; -1 for null
	roots []int
}

// describe writes what is reachable, objects numbered as a walk meets them:
// isomorphic structures have one text.
func (h *heap) describe() string {
	var b strings.Builder
	seen := map[int]int{}
	var walk func(i int)
	walk = func(i int) {
		if i < 0 {
			b.WriteByte('-')
			return
		}
		if n, again := seen[i]; again {
			fmt.Fprintf(&b, "#%d", n)
			return
		}
		seen[i] = len(seen)
		b.WriteString(h.class[i].name + "(")
		for _, r := range h.refs[i] {
			walk(r)
		}
		b.WriteByte(')')
	}
	for _, r := range h.roots {
		walk(r)
	}
	return b.String()
}

// all enumerates every structure with that many objects of each class, whatever
// its shape, and collects the texts of those to keep.
func (f *family) all() map[string]bool {
	h := &heap{roots: make([]int, len(f.roots))}
	for _, c := range f.classes {
		for range f.most {
			h.class = append(h.class, c)
			h.refs = append(h.refs, make([]int, len(c.fields)))
		}
	}
	type slot struct {
		at      *int
		choices []int
	}
	var slots []slot
	add := func(at *int, typ string) {
		s := slot{at, []int{-1}}
		for i, c := range h.class {
			if c.name == typ || c.is == typ {
				s.choices = append(s.choices, i)
			}
		}
		slots = append(slots, s)
	}
	for i, typ := range f.roots {
		add(&h.roots[i], typ)
	}
	for i, c := range h.class {
		for k, typ := range c.fields {
			add(&h.refs[i][k], typ)
		}
	}
	found := map[string]bool{}
	var assign func(k int)
	assign = func(k int) {
		if k == len(slots) {
			if f.keep == nil || f.keep(h) {
				found[h.describe()] = true
			}
			return
		}
		for _, c := range slots[k].choices {
			*slots[k].at = c
			assign(k + 1)
		}
	}
	assign(0)
	return found
}

// isTree tells whether nothing is reached twice.
func isTree(h *heap) bool { return !strings.Contains(h.describe(), "#") }

// isList tells whether field 0 is the way back from field 1.
func isList(h *heap) bool {
	at := h.roots[0]
	if at >= 0 && h.refs[at][0] >= 0 {
		return false
	}
	for at >= 0 && h.refs[at][1] >= 0 {
		next := h.refs[at][1]
		if h.refs[next][0] != at {
			return false
		}
		at = next // no cycle: the way back from the first is null, from others one
	}
	return true
}

// What lazy initialisation makes of a structure that is looked at completely are
// all shapes, each once: those of a brute-force enumeration.
func TestShapesAgainstEnumeration(t *testing.T) {
	cell := class{name: "Cell", fields: []string{"Cell"}}
	node := class{name: "Node", fields: []string{"Node", "Node"}}
	exprs := []class{{name: "Leaf", is: "Expr"}, {name: "Pair", is: "Expr", fields: []string{"Expr", "Expr"}}}
	owners := []class{{name: "Owner", fields: []string{"Item"}}, {name: "Item", fields: []string{"Owner", "Item"}}}
	classes := t.TempDir()
	compile(t, apiDir, classes, "testdata/shapes/Shapes.java")
	for _, test := range []struct {
		method    string
		f         family
		invariant string
		count     int // as known from elsewhere, to check the enumeration
	}{
		// null; of k cells the last leads to null or one of the k.
		{"cells", family{[]class{cell}, []string{"Cell"}, 6, nil}, "", 1 + 2 + 3 + 4 + 5 + 6 + 7},
		{"twoCells", family{[]class{cell}, []string{"Cell", "Cell"}, 3, nil}, "", -1},
		{"nodes", family{[]class{node}, []string{"Node"}, 3, nil}, "", -1},
		{"backwards", family{[]class{node}, []string{"Node"}, 3, nil}, "", -1},
		// The Catalan numbers.
		{"nodes", family{[]class{node}, []string{"Node"}, 4, isTree}, "isTree", 1 + 1 + 2 + 5 + 14},
		{"nodes", family{[]class{node}, []string{"Node"}, 4, isList}, "isList", 5},
		{"exprs", family{exprs, []string{"Expr"}, 2, nil}, "", -1},
		{"owners", family{owners, []string{"Owner", "Item"}, 2, nil}, "", -1},
	} {
		t.Run(test.method+test.invariant, func(t *testing.T) {
			want := test.f.all()
			if test.count >= 0 && len(want) != test.count {
				t.Fatalf("the enumeration has %d shapes, expected %d", len(want), test.count)
			}
			sym := strings.TrimSuffix(strings.Repeat("sym#", len(test.f.roots)), "#")
			p := &corpus.Program{Area: "shapes", Name: "Shapes", Args: []string{test.method}, Settings: []string{
				"+symbolic.lazy=true", fmt.Sprintf("+symbolic.lazy.max_objects=%d", test.f.most),
				fmt.Sprintf("+symbolic.method=shapes.Shapes.%s(%s)", test.method, sym),
			}}
			if test.invariant != "" {
				p.Settings = append(p.Settings, "+symbolic.lazy.invariant=shapes.Shapes$Node."+test.invariant)
			}
			var out bytes.Buffer
			r, err := p.Search(corpus.Run{Classes: classes, Out: &out, Patience: patience})
			if err != nil {
				t.Fatal(err)
			}
			other := slices.ContainsFunc(r.Incomplete, func(c search.Cut) bool { return !strings.Contains(c.Help, "max_objects") })
			if r.Verdict != search.Incomplete || other {
				t.Errorf("%s: %+v; larger structures should be cut, and nothing else", r.Verdict, r.Incomplete)
			}
			seen := map[string]bool{}
			for line := range strings.Lines(out.String()) {
				shape, ok := strings.CutPrefix(strings.TrimSpace(line), "shape ")
				switch {
				case !ok:
					t.Fatalf("output: %s", line)
				case seen[shape]:
					t.Errorf("explored twice: %s", shape)
				case !want[shape]:
					t.Errorf("not in the enumeration: %s", shape)
				}
				seen[shape] = true
			}
			var missed []string
			for shape := range want {
				if !seen[shape] {
					missed = append(missed, shape)
				}
			}
			slices.Sort(missed)
			if len(missed) > 0 {
				t.Errorf("%d of %d shapes missed, such as %s", len(missed), len(want), missed[0])
			}
			if int(r.PathsTaken) != len(want) {
				t.Errorf("%d paths, %d shapes", r.PathsTaken, len(want))
			}
			t.Logf("%d shapes", len(want))
		})
	}
}
