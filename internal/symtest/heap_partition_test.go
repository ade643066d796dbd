package symtest

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/internal/corpus"
	"github.com/gojpf/gojpf/search"
)

// Generated methods walk about in a graph of unknown nodes, compare, and change
// it. What each path looked at of its input is a pattern; every concrete input
// must match the pattern of exactly one path, and have its result.

// A step is a statement on the variables v0 to v3, the first two of which are the
// parameters; v2 and v3 are null at first.
type step struct {
	op   stepKind
	x, y int
	f    int // field: 0 is left, 1 is right
}

type stepKind int

const (
	moveStep  stepKind = iota // x = y
	newStep                   // x = new Node()
	loadStep                  // x = y.f
	storeStep                 // x.f = y
	sameStep                  // a bit: x == y
	nullStep                  // a bit: x == null
	safeStep                  // if (y != null) x = y.f
	putStep                   // if (x != null) x.f = y
	classStep                 // a bit: x instanceof Node
)

var fieldNames = []string{"left", "right"}

func (s step) java() string {
	x, y, f := fmt.Sprintf("v%d", s.x), fmt.Sprintf("v%d", s.y), fieldNames[s.f]
	bit := func(cond string) string { return fmt.Sprintf("r = 2 * r + (%s ? 1 : 0);", cond) }
	switch s.op {
	case moveStep:
		return x + " = " + y + ";"
	case newStep:
		return x + " = new Node();"
	case loadStep:
		return x + " = " + y + "." + f + ";"
	case storeStep:
		return x + "." + f + " = " + y + ";"
	case sameStep:
		return bit(x + " == " + y)
	case nullStep:
		return bit(x + " == null")
	case classStep:
		return bit(x + " instanceof Node")
	case putStep:
		return "if (" + x + " != null) " + x + "." + f + " = " + y + ";"
	}
	return "if (" + y + " != null) " + x + " = " + y + "." + f + ";"
}

const null = -1

// run executes steps on a graph, which it changes, and returns the result of the
// Java method: negative where a null was dereferenced.
func run(steps []step, graph [][2]int, a, b int) int {
	v := [4]int{a, b, null, null}
	r := 1
	bit := func(is bool) {
		if r *= 2; is {
			r++
		}
	}
	for _, s := range steps {
		x, y := v[s.x], v[s.y]
		switch s.op {
		case moveStep:
			v[s.x] = y
		case newStep:
			v[s.x] = len(graph)
			graph = append(graph, [2]int{null, null})
		case loadStep, safeStep:
			if y == null {
				if s.op == safeStep {
					continue
				}
				return -r
			}
			v[s.x] = graph[y][s.f]
		case storeStep, putStep:
			if x == null {
				if s.op == putStep {
					continue
				}
				return -r
			}
			graph[x][s.f] = y
		case sameStep:
			bit(x == y)
		case nullStep:
			bit(x == null)
		case classStep:
			bit(x != null)
		}
	}
	return r
}

// pattern is what a path knows of a reference of its input.
type pattern struct {
	open, notNull bool
	object        int // number of an object, 0 for null
}

// heapPath is a path: what it knows of the input, and its result.
type heapPath struct {
	roots  [2]pattern
	fields map[int][2]pattern
	result int
	text   string
}

// parse reads a reference as Debug.printSymbolicRef shows it and returns the rest
// of the text.
func (p *heapPath) parse(text string) (pattern, string) {
	for word, is := range map[string]pattern{"?!=null": {open: true, notNull: true}, "null": {}} {
		if rest, ok := strings.CutPrefix(text, word); ok {
			return is, rest
		}
	}
	if rest, ok := strings.CutPrefix(text, "?"); ok {
		return pattern{open: true}, rest
	}
	rest := strings.TrimPrefix(text, "Node#")
	end := strings.IndexFunc(rest, func(c rune) bool { return c < '0' || c > '9' })
	if end < 0 {
		end = len(rest)
	}
	number, err := strconv.Atoi(rest[:end])
	if err != nil {
		panic(fmt.Sprintf("%q: %v", text, err))
	}
	rest, unmade := strings.CutPrefix(rest[end:], "{}")
	if unmade {
		fmt.Println("UNMADE", p.text)
	}
	if strings.HasPrefix(rest, "{") {
		var fields [2]pattern
		for i, name := range fieldNames {
			fields[i], rest = p.parse(strings.TrimPrefix(rest[1:], name+"="))
		}
		p.fields[number] = fields
		rest = rest[1:]
	}
	return pattern{object: number}, rest
}

// matches tells whether a graph is one of those that the path stands for.
func (p *heapPath) matches(graph [][2]int, roots [2]int) bool {
	is := map[int]int{}     // nodes by the numbers of objects
	number := map[int]int{} // and the other way round
	var match func(w pattern, node int) bool
	match = func(w pattern, node int) bool {
		switch {
		case w.open:
			return !w.notNull || node != null
		case w.object == 0 || node == null:
			return w.object == 0 && node == null
		}
		old, met := is[w.object]
		if met || number[node] != 0 {
			return met && old == node && number[node] == w.object
		}
		is[w.object], number[node] = node, w.object
		for i, f := range p.fields[w.object] {
			if !match(f, graph[node][i]) {
				return false
			}
		}
		return true
	}
	return match(p.roots[0], roots[0]) && match(p.roots[1], roots[1])
}

const (
	heapMethods = 60
	heapNodes   = 3
)

func randomSteps(random *rand.Rand) []step {
	kinds := []stepKind{moveStep, newStep, loadStep, loadStep, storeStep, sameStep, sameStep, nullStep, safeStep, safeStep, safeStep, putStep, putStep, classStep}
	steps := make([]step, 8+random.IntN(8))
	for i := range steps {
		steps[i] = step{kinds[random.IntN(len(kinds))], random.IntN(4), random.IntN(4), random.IntN(2)}
	}
	return steps
}

func heapSource(methods [][]step) string {
	var b strings.Builder
	b.WriteString("package heaps;\nimport gov.nasa.jpf.symbc.Debug;\n\npublic class Heaps {\n  static class Node { Node left, right; }\n")
	for i, steps := range methods {
		fmt.Fprintf(&b, "  static void m%d(Node a, Node b) {\n    Node v0 = a, v1 = b, v2 = null, v3 = null;\n    int r = 1;\n    try {\n", i)
		for _, s := range steps {
			fmt.Fprintf(&b, "      %s\n", s.java())
		}
		b.WriteString("    } catch (NullPointerException e) { r = -r; }\n")
		b.WriteString("    Debug.printSymbolicRef(a, r + \" \");\n    Debug.printSymbolicRef(b, \"\");\n  }\n")
	}
	b.WriteString("  public static void main(String[] args) {\n    switch (Integer.parseInt(args[0])) {\n")
	for i := range methods {
		fmt.Fprintf(&b, "      case %d: m%d(null, null); break;\n", i, i)
	}
	b.WriteString("    }\n  }\n}\n")
	return b.String()
}

func TestHeapPartition(t *testing.T) {
	random := rand.New(rand.NewPCG(77, 5))
	n := heapMethods
	if more, err := strconv.Atoi(os.Getenv(methodsEnv)); err == nil {
		n = more
	}
	methods := make([][]step, n)
	for i := range methods {
		methods[i] = randomSteps(random)
	}
	dir := t.TempDir()
	source := filepath.Join(dir, "Heaps.java")
	if err := os.WriteFile(source, []byte(heapSource(methods)), 0o600); err != nil {
		t.Fatal(err)
	}
	compile(t, apiDir, dir, source)
	paths := 0
	for i, steps := range methods {
		t.Run(fmt.Sprintf("m%d", i), func(t *testing.T) {
			list := heapPaths(t, dir, i)
			paths += len(list)
			eachGraph(func(graph [][2]int, roots [2]int) bool {
				var found []*heapPath
				for _, p := range list {
					if p.matches(graph, roots) {
						found = append(found, p)
					}
				}
				want := run(steps, append([][2]int(nil), graph...), roots[0], roots[1])
				if len(found) != 1 || found[0].result != want {
					t.Errorf("%v from %v with result %d is on %d paths", graph, roots, want, len(found))
					for _, p := range found {
						t.Logf("%s", p.text)
					}
					for _, s := range steps {
						t.Logf("%s", s.java())
					}
					return false
				}
				return true
			})
		})
	}
	t.Logf("%d paths of %d methods", paths, len(methods))
}

// heapPaths explores a method and reads what its paths print.
func heapPaths(t *testing.T, classes string, method int) []*heapPath {
	t.Helper()
	p := &corpus.Program{Area: "heaps", Name: "Heaps", Args: []string{strconv.Itoa(method)}, Settings: []string{
		"+symbolic.lazy=true", "+symbolic.lazy.max_objects=0", fmt.Sprintf("+symbolic.method=heaps.Heaps.m%d(sym#sym)", method),
	}}
	var out bytes.Buffer
	r, err := p.Search(corpus.Run{Classes: classes, Out: &out, Patience: patience})
	if err != nil {
		t.Fatal(err)
	}
	if r.Verdict != search.Safe {
		t.Fatalf("%s: %+v %+v", r.Verdict, r.Violations, r.Incomplete)
	}
	var list []*heapPath
	lines := strings.Split(strings.TrimSpace(out.String()), "\n")
	for ; len(lines) >= 2; lines = lines[2:] {
		h := &heapPath{fields: map[int][2]pattern{}, text: lines[0] + ", " + lines[1]}
		result, a, _ := strings.Cut(lines[0], " ")
		if h.result, err = strconv.Atoi(result); err != nil {
			t.Fatal(err)
		}
		h.roots[0], _ = h.parse(a)
		h.roots[1], _ = h.parse(lines[1])
		list = append(list, h)
	}
	if len(lines) != 0 || len(list) != int(r.PathsTaken) {
		t.Fatalf("%d paths, but output of %d: %s", r.PathsTaken, len(list), out.String())
	}
	return list
}

// canonical tells whether a walk from the roots meets the nodes in the order of
// their numbers, and those it does not meet refer to nothing: one of all isomorphic
// graphs is.
func canonical(graph [][2]int, roots [2]int) bool {
	met := 0
	var walk func(i int) bool
	walk = func(i int) bool {
		if i < met { // or null
			return true
		}
		if i > met {
			return false
		}
		met++
		return walk(graph[i][0]) && walk(graph[i][1])
	}
	if !walk(roots[0]) || !walk(roots[1]) {
		return false
	}
	for _, refs := range graph[met:] {
		if refs != [2]int{null, null} {
			return false
		}
	}
	return true
}

// eachGraph calls a function with every graph of a few nodes, and every pair of
// roots in it, until it returns false.
func eachGraph(fn func(graph [][2]int, roots [2]int) bool) {
	graph := make([][2]int, heapNodes)
	var roots [2]int
	var slots []*int
	for i := range graph {
		slots = append(slots, &graph[i][0], &graph[i][1])
	}
	slots = append(slots, &roots[0], &roots[1])
	for _, s := range slots {
		*s = null
	}
	for !canonical(graph, roots) || fn(graph, roots) {
		k := 0
		for ; k < len(slots); k++ {
			if *slots[k]++; *slots[k] < heapNodes {
				break
			}
			*slots[k] = null
		}
		if k == len(slots) {
			return
		}
	}
}
