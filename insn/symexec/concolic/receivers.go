package concolic

import (
	"fmt"
	"strings"

	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// Receivers of instance methods marked @Concrete. Such a method is run aside, where
// the objects of the run are not there. So the receiver, and all that it leads to, is
// kept as it is at the call, and made once more where the method is run.

// graph is an object with all that it leads to. It is immutable. Two that have the
// same form are the same to a method.
type graph struct {
	nodes []node // that of the receiver is the first
	form  string
}

// shape is the form, "" for none.
func (g *graph) shape() string {
	if g == nil {
		return ""
	}
	return g.form
}

func (g *graph) same(h *graph) bool { return g.shape() == h.shape() }

// node is an object. Its references are indices of nodes, counted from 1.
type node struct {
	class  *vm.Class
	mirror bool // it is the Class object of class
	hash   int32
	refs   map[int]int
	values []uint64 // of fields and elements that are no references
}

// maxGraph is how many objects are kept.
const maxGraph = 10_000

// graphOf keeps an object. Values in it that are not known are given up for those of
// this run. ok is false where it leads to what exists once only, or is not known
// altogether. In the order in which objects are met from the receiver, so that the form
// of equal graphs is equal whatever addresses they have. Hash codes are part of it, as
// a HashMap's order depends on them.
func (c *Search) graphOf(m *vm.Machine, r vm.Ref, why string) (g *graph, ok bool) {
	if r == vm.Null {
		return nil, false
	}
	g = &graph{}
	index := map[vm.Ref]int{r: 1}
	order := []vm.Ref{r}
	var unknown []*symbolic.Expr
	var form strings.Builder
	for k := 0; k < len(order); k++ {
		o := m.Heap.Get(order[k])
		if k == maxGraph || c.unknown(m, order[k]) || unique(o.Class) {
			return nil, false
		}
		n := node{class: o.Class, hash: o.Hash, refs: map[int]int{}}
		if o.Class.Name == "java/lang/Class" {
			class := m.ClassOf(order[k])
			n.class, n.mirror = class, true
			g.nodes = append(g.nodes, n)
			fmt.Fprintf(&form, "class %d;", class.ID)
			continue
		}
		size := len(o.Words)
		if o.Class.Elem != nil {
			size = int(o.Len)
		}
		fmt.Fprintf(&form, "%d[%d]#%d:", o.Class.ID, size, o.Hash)
		n.values = make([]uint64, size)
		for i := range size {
			kind, v := vm.KindLong, uint64(0)
			if o.Class.Elem != nil {
				kind = o.Class.ElemKind()
				v = o.Element(kind, i)
			} else {
				v = o.Words[i]
				if f := o.Class.FieldAt(i); f != nil {
					kind = f.Kind
				}
			}
			if e := core.ExprOf(o.SlotAttr(i)); e != nil {
				unknown = append(unknown, e)
				v = kind.Narrow(core.SlotOf(symbolic.Eval(e, trialOf(m).model)))
			}
			if kind == vm.KindRef && v != 0 {
				at, known := index[vm.Ref(v)]
				if !known {
					order = append(order, vm.Ref(v))
					at = len(order)
					index[vm.Ref(v)] = at
				}
				n.refs[i] = at
				fmt.Fprintf(&form, "@%d,", at)
				continue
			}
			n.values[i] = v
			fmt.Fprintf(&form, "%x,", v)
		}
		g.nodes = append(g.nodes, n)
	}
	for _, e := range unknown {
		c.GiveUp(m, e, symbolic.Eval(e, trialOf(m).model), why)
	}
	g.form = form.String()
	return g, true
}

// unique tells whether objects of a class cannot be made once more. They stand for
// something outside of the heap.
func unique(c *vm.Class) bool {
	for ; c != nil; c = c.Super {
		switch c.Name {
		case "java/lang/Thread", "java/lang/ThreadGroup", "java/lang/ClassLoader", "java/lang/ref/Reference":
			return true
		}
	}
	return false
}

// make makes the objects, and returns the receiver.
func (g *graph) make(m *vm.Machine) vm.Ref {
	refs := make([]vm.Ref, len(g.nodes))
	for i := range g.nodes {
		switch n := &g.nodes[i]; {
		case n.mirror:
			refs[i] = m.Mirror(n.class)
		case n.class.Elem != nil:
			refs[i] = m.Heap.NewArray(n.class, int32(len(n.values)))
		default:
			refs[i] = m.Heap.NewInstance(n.class)
		}
	}
	for i := range g.nodes {
		n := &g.nodes[i]
		if n.mirror {
			continue
		}
		o := m.Heap.Writable(refs[i])
		o.Hash = n.hash
		for k, v := range n.values {
			if at, ok := n.refs[k]; ok {
				v = uint64(refs[at-1])
			}
			if n.class.Elem != nil {
				o.SetElement(n.class.ElemKind(), k, v)
			} else {
				o.Words[k] = v
			}
		}
	}
	return refs[0]
}
