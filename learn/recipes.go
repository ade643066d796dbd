package learn

import (
	"cmp"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/listener/contractfile"
	"github.com/gojpf/gojpf/vm"
)

// Limits of what is kept of how objects are made.
const (
	longestLife = 6  // calls that an object's life is followed for
	mostLives   = 64 // different ones of a class
	mostRecipes = 8  // that are written
)

// life is what users of the program have called on an object so far: how it was made, and
// which methods then. It is immutable, and stays with the object.
type life struct {
	calls []contractfile.Call // no longer than longestLife: the object is not followed then
	last  *methodBook
}

// objects is what is known of the objects of a class: how they were made whenever somebody
// used them.
type objects struct {
	made map[string]*recipe
}

type recipe struct {
	calls []contractfile.Call
	n     int64
}

// client reports whether a call comes from users of the program: its tests, a main, the JDK on
// their behalf.
func (r *run) client(f *vm.Frame) bool {
	p := f.Parent
	return p != nil && p.Method != nil && (p.Method.Class == nil || !r.book.concerns(p.Method) || p.Method.Class.JavaName() == r.book.main)
}

func lifeOf(m *vm.Machine, r uint64) *life {
	o := m.Heap.Get(vm.Ref(r))
	if o == nil {
		return nil
	}
	l, _ := vm.AttrOf[*life](o.Attr())
	return l
}

// goesOn adds a call to the life of an object.
func (l *life) goesOn(m *vm.Machine, r uint64, c contractfile.Call, by *methodBook) {
	next := &life{last: by}
	if l != nil {
		next.calls = l.calls
	}
	if len(next.calls) <= longestLife {
		next.calls = append(slices.Clip(next.calls), c)
	}
	w := m.Heap.Writable(vm.Ref(r))
	w.SetAttr(vm.WithAttr(w.Attr(), next))
}

// uses notes how the receiver and the arguments of a call from outside were made.
func (r *run) uses(m *vm.Machine, f *vm.Frame) {
	if !r.client(f) {
		return
	}
	mt := f.Method
	slot := 0
	if !mt.Static() {
		if l := lifeOf(m, f.Slots[0]); l != nil && mt.Name != "<init>" {
			r.book.made(m, f.Slots[0], l)
			if k := r.book.method(mt, mt); l.last != nil {
				k.follows(l.last)
			}
		}
		slot = 1
	}
	for _, k := range mt.Params {
		if k == vm.KindRef {
			if l := lifeOf(m, f.Slots[slot]); l != nil {
				r.book.made(m, f.Slots[slot], l)
			}
		}
		slot += k.Slots()
	}
}

// lives notes the call from outside that returns: it has made an object, or is a part of one's
// life.
func (r *run) lives(m *vm.Machine, f *vm.Frame, result uint64) {
	if !r.client(f) {
		return
	}
	mt := f.Method
	k := r.book.method(mt, mt)
	call := contractfile.Call{Class: mt.Class.JavaName(), Name: mt.Name, Types: contractfile.Types(mt.Desc)}
	switch {
	case mt.Name == "<init>":
		if m.Heap.Get(vm.Ref(f.Slots[0])).Class == mt.Class {
			(*life)(nil).goesOn(m, f.Slots[0], call, k)
		}
		return
	case !mt.Static():
		if l := lifeOf(m, f.Slots[0]); l != nil {
			l.goesOn(m, f.Slots[0], call, k)
		}
	}
	if mt.Ret != vm.KindRef || result == 0 || lifeOf(m, result) != nil || !r.book.concernsClass(m.Heap.Get(vm.Ref(result)).Class) {
		return
	}
	switch { // a factory, or a builder, whose life goes on in what it has built
	case mt.Static():
		(*life)(nil).goesOn(m, result, call, nil)
	case result != f.Slots[0]:
		if l := lifeOf(m, f.Slots[0]); l != nil && len(l.calls) <= longestLife {
			(&life{calls: l.calls[:len(l.calls)-1]}).goesOn(m, result, call, nil)
		}
	}
}

// made counts a way in which an object was made that somebody uses.
func (b *book) made(m *vm.Machine, r uint64, l *life) {
	c := m.Heap.Get(vm.Ref(r)).Class
	if !b.concernsClass(c) || len(l.calls) > longestLife {
		return
	}
	k := b.class(c.JavaName())
	if k.lives.made == nil {
		k.lives.made = map[string]*recipe{}
	}
	var names []string
	for _, call := range l.calls {
		names = append(names, call.In(c.JavaName()))
	}
	key := strings.Join(names, "; ")
	w := k.lives.made[key]
	if w == nil {
		if len(k.lives.made) == mostLives {
			return
		}
		w = &recipe{calls: l.calls}
		k.lives.made[key] = w
	}
	w.n++
}

// follows notes that users have called a method directly behind another one, on one object.
func (k *methodBook) follows(last *methodBook) {
	if k.after == nil {
		k.after = map[*methodBook]int64{}
	}
	k.after[last]++
}

// recipes are the most frequent ways in which objects were made.
func (o *objects) recipes() []contractfile.Recipe {
	var list []contractfile.Recipe
	for _, key := range sorted(o.made) {
		list = append(list, contractfile.Recipe{Calls: o.made[key].calls, Samples: o.made[key].n})
	}
	slices.SortStableFunc(list, func(a, b contractfile.Recipe) int {
		return cmp.Or(cmp.Compare(b.Samples, a.Samples), cmp.Compare(len(a.Calls), len(b.Calls)))
	})
	return list[:min(len(list), mostRecipes)]
}

// before are the methods that the method was called behind.
func (k *methodBook) before() []contractfile.After {
	var list []contractfile.After
	for last, n := range k.after {
		list = append(list, contractfile.After{Call: contractfile.Call{Class: last.class, Name: last.name, Types: contractfile.Types(last.desc)}, Samples: n})
	}
	slices.SortFunc(list, func(a, b contractfile.After) int { return strings.Compare(a.Call.In(k.class), b.Call.In(k.class)) })
	return list
}
