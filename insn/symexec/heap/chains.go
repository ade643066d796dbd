package heap

import (
	"maps"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/insn/symexec/calls"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
)

// Two changes reach few of the states of an object that has a protocol: opened, started
// and stopped. Three of any methods would be too many, so each has to change what the next
// one looks at, and the last what the method looks at that is explored.

const (
	mostLinks = 4 // methods that such chains are made of
	chain     = 3 // calls
)

// receiverRecipes are the ways to build an object of a class that a method is called on.
func receiverRecipes(rt *Runtime, c *vm.Class, mt *vm.Method) []*Recipe {
	list, calls := rt.recipesOf(c), rt.Lazy.Calls
	if len(list) == 0 || len(list[0].Then) > 0 || rt.Lazy.stubOf(c) != nil {
		return list
	}
	if slices.Contains(calls.configured[c], list[0]) { // what somebody has said is done as it was said
		return list
	}
	at := receiving{c, mt}
	more, known := calls.chains[at]
	if !known {
		tried := map[string]bool{}
		for _, r := range list {
			tried[r.key()] = true
		}
		for _, r := range calls.chainsTo(list[0], c, mt) {
			if !tried[r.key()] {
				more = append(more, r)
			}
		}
		if calls.chains == nil {
			calls.chains = map[receiving][]*Recipe{}
		}
		calls.chains[at] = more
	}
	return append(list[:len(list):len(list)], more...)
}

type receiving struct {
	class  *vm.Class
	method *vm.Method
}

// chainsTo are the chains of calls that may matter to a method, the short ones first.
func (x *Calls) chainsTo(first *Recipe, c *vm.Class, mt *vm.Method) (list []*Recipe) {
	var all []*vm.Method
	x.offered(c, func(m *vm.Method) {
		if !setter(m) && changes(m) {
			all = append(all, m)
		}
	})
	uses := map[*vm.Method]*use{}
	for _, m := range all {
		uses[m] = usesOf(c, m)
	}
	// What matters to the method, and to those that change that.
	matters := maps.Clone(usesOf(c, mt).reads)
	var links []*vm.Method
	for more := true; more; {
		more = false
		for _, m := range all {
			if !slices.Contains(links, m) && meet(uses[m].writes, matters) {
				maps.Copy(matters, uses[m].reads)
				links, more = append(links, m), true
			}
		}
	}
	links = simplest(links, mostLinks)
	needs := usesOf(c, mt).reads
	var extend func(calls []*vm.Method)
	extend = func(calls []*vm.Method) {
		if n := len(calls); n > 0 && meet(uses[calls[n-1]].writes, needs) {
			list = append(list, &Recipe{Via: first.Via, Create: first.Create, Then: slices.Clone(calls)})
		}
		if len(calls) == chain {
			return
		}
		for _, m := range links {
			if len(calls) == 0 || meet(uses[calls[len(calls)-1]].writes, uses[m].reads) {
				extend(append(calls, m))
			}
		}
	}
	extend(nil)
	slices.SortStableFunc(list, func(a, b *Recipe) int { return len(a.Then) - len(b.Then) })
	return list
}

// use is which fields of its object a method reads and writes, by name, itself and in the methods
// of the object that it calls. What arrays and collections hold counts as their fields.
type use struct{ reads, writes map[string]bool }

func meet(a, b map[string]bool) bool {
	for name := range a {
		if b[name] {
			return true
		}
	}
	return false
}

func usesOf(c *vm.Class, mt *vm.Method) *use {
	u := &use{map[string]bool{}, map[string]bool{}}
	u.add(c, mt, map[*vm.Method]bool{})
	return u
}

func (u *use) add(c *vm.Class, mt *vm.Method, seen map[*vm.Method]bool) {
	if mt.Info.Code == nil || seen[mt] || calls.OfJDK(mt.Class) {
		return
	}
	seen[mt] = true
	code := bytecode.Code{Bytes: mt.Info.Code.Bytes, Pool: mt.Class.File.Pool}
	var holders []string // fields that hold something, which it has read
	held := func() {
		for _, name := range holders {
			u.writes[name] = true
		}
	}
	for bci := 0; bci < len(code.Bytes); {
		switch op := code.Op(bci); {
		case op == bytecode.Getfield, op == bytecode.Putfield:
			owner, name, desc := code.Member(bci)
			if k := above(c, owner); k == nil {
				break
			}
			if op == bytecode.Putfield {
				u.writes[name] = true
				break
			}
			u.reads[name] = true
			if desc[0] == '[' || strings.HasPrefix(desc, "Ljava/util/") {
				holders = append(holders, name)
			}
		case op >= bytecode.Iastore && op <= bytecode.Sastore:
			held()
		case op.Call() && op != bytecode.Invokedynamic:
			owner, name, desc := code.Member(bci)
			if k := above(c, owner); k != nil {
				if called := c.Method(name, desc); called != nil {
					u.add(c, called, seen)
				}
			} else if strings.HasPrefix(owner, "java/util/") && slices.ContainsFunc(changing, func(p string) bool { return strings.HasPrefix(name, p) }) {
				held()
			}
		}
		n, wrong := code.Length(bci)
		if wrong != "" {
			return
		}
		bci += n
	}
}

// above is the class of a name that a class is or extends, nil where it does not.
func above(c *vm.Class, name string) *vm.Class {
	for ; c != nil; c = c.Super {
		if c.Name == name {
			return c
		}
	}
	return nil
}
