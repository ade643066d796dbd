package learn

import (
	"strings"

	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/listener/entry"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
	"github.com/gojpf/gojpf/vm/classfile"
)

// watch is the factory of a run: it has the methods of the program tell of their begin
// and their return. All other code runs as ever.
type watch struct {
	insn.Factory
	run *run
}

// ReplacesIn implements insn.Selective.
func (w watch) ReplacesIn(m *vm.Method) bool { return w.run.book.concerns(m) }

// Impl implements insn.Factory.
func (w watch) Impl(code *vm.Code, i int) vm.Impl {
	base := w.Factory.Impl(code, i)
	if !w.ReplacesIn(code.Method) {
		return base
	}
	op := insn.Base(code.Instrs[i].Op())
	returns := op >= bytecode.Ireturn && op <= bytecode.Return
	if i != 0 && !returns {
		return base
	}
	return &watched{base, w.run, i == 0, returns, i == 0 && (entered(code) || again(op))}
}

// again reports whether an instruction may be executed several times until it is complete: it
// may have to link or to initialise a class first.
func again(op vm.Op) bool {
	switch op {
	case bytecode.New, bytecode.Getstatic, bytecode.Putstatic, bytecode.Invokestatic, bytecode.Invokedynamic, bytecode.Ldc, bytecode.LdcW, bytecode.Ldc2W,
		bytecode.Anewarray, bytecode.Multianewarray:
		return true
	}
	return false
}

// entered reports whether a jump leads to the first instruction.
func entered(code *vm.Code) bool {
	for i := range code.Instrs {
		switch op := insn.Base(code.Instrs[i].Op()); {
		case op.Switch():
			return true // who knows
		case op.Conditional(), op == bytecode.Goto, op == bytecode.GotoW:
			if code.Instrs[i].A == 0 {
				return true
			}
		}
	}
	return false
}

// watched is a first instruction, or one that returns.
type watched struct {
	vm.Impl
	run            *run
	begin, returns bool
	looped         bool // it may be executed again while the method runs
}

// Execute implements vm.Impl.
func (w *watched) Execute(m *vm.Machine, t *vm.Thread, f *vm.Frame) {
	if w.begin {
		w.run.begins(m, t, f, w.looped)
	}
	if w.returns {
		w.run.ends(m, t, f)
	}
	w.Impl.Execute(m, t, f)
}

// run is one execution. It binds what the book knows to the classes that were loaded.
type run struct {
	book    *book
	methods map[*vm.Method]*bound
	classes map[*vm.Class][]*place
	open    map[int][]call // by thread
}

// call is a method that has begun.
type call struct {
	frame  *vm.Frame
	method *vm.Method
	depth  int32
	entry  [][]value // of each of its places
}

// bound is a method with the places that learn from it: its own, and those of the
// methods that it overrides.
type bound struct {
	begin, end []*place
	of         []*methodBook // whose places they are
	objects    bool          // receivers are looked at, too
	returns    int           // slots
}

// place is a point with the way in which this run reads its variables.
type place struct {
	point  *point
	layout *layout
	class  *vm.Class
}

func (r *run) begins(m *vm.Machine, t *vm.Thread, f *vm.Frame, looped bool) {
	open := r.open[t.ID]
	for len(open) > 0 {
		last := &open[len(open)-1]
		if looped && last.depth == f.Depth && last.method == f.Method && last.frame == f {
			return
		}
		if last.depth < f.Depth {
			break
		}
		open = open[:len(open)-1] // left by an exception
	}
	b := r.bind(m, f.Method)
	c := call{frame: f, method: f.Method, depth: f.Depth}
	for i, p := range b.begin {
		b.of[i].calls++
		c.entry = append(c.entry, r.sample(m, p, f, 0))
	}
	r.open[t.ID] = append(open, c)
	r.uses(m, f)
	if b.objects && f.Method.Name != "<init>" && entry.Outermost(f) {
		r.object(m, f)
	}
}

func (r *run) ends(m *vm.Machine, t *vm.Thread, f *vm.Frame) {
	open := r.open[t.ID]
	for len(open) > 0 && open[len(open)-1].depth > f.Depth {
		open = open[:len(open)-1]
	}
	if len(open) == 0 || open[len(open)-1].depth != f.Depth || open[len(open)-1].method != f.Method {
		return // it had begun before
	}
	c := open[len(open)-1]
	r.open[t.ID] = open[:len(open)-1]
	b := r.bind(m, f.Method)
	result := uint64(0)
	if b.returns > 0 {
		result = f.Slots[int(f.SP)-b.returns]
	}
	for i, p := range b.end {
		b.of[i].returns++
		rd := reader{m: m, class: p.class, frame: f, result: result, lost: p.point.lost, entry: c.entry[i]}
		values := rd.read(p.layout, p.point)
		// What the parameters were is what the method began with, whatever it has
		// assigned to them since.
		p.point.add(append(values[:len(p.layout.vars):len(p.layout.vars)], c.entry[i]...))
	}
	if b.objects && entry.Outermost(f) {
		r.object(m, f)
	}
	r.lives(m, f, result)
}

// sample adds a sample of a begin.
func (r *run) sample(m *vm.Machine, p *place, f *vm.Frame, result uint64) []value {
	rd := reader{m: m, class: p.class, frame: f, result: result, lost: p.point.lost}
	values := rd.read(p.layout, p.point)
	p.point.add(values)
	return values
}

// object adds a sample of the receiver, which nobody is at work on any more.
func (r *run) object(m *vm.Machine, f *vm.Frame) {
	this := m.Heap.Get(vm.Ref(f.Slots[0]))
	places, known := r.classes[this.Class]
	if !known {
		for k := this.Class; k != nil; k = k.Super {
			if r.book.concernsClass(k) {
				l := newLayout(r.book.depth, r.book.ownName)
				l.receiver(k, false, true)
				l.members(m)
				c := r.book.class(k.JavaName())
				if c.objects == nil {
					c.objects = newPoint(l.vars, false)
				}
				places = append(places, &place{c.objects, l, k})
			}
		}
		r.classes[this.Class] = places
	}
	for _, p := range places {
		r.sample(m, p, f, 0)
	}
}

func (r *run) bind(m *vm.Machine, method *vm.Method) *bound {
	b := r.methods[method]
	if b != nil {
		return b
	}
	b = &bound{returns: method.Ret.Slots(), objects: !method.Static() && (method.Flags&classfile.AccPublic != 0 || method.Name == "<init>")}
	if method.Ret == vm.KindVoid {
		b.returns = 0
	}
	r.methods[method] = b
	r.bindTo(m, b, method, method)
	if !method.Static() && !method.Private() && method.Name[0] != '<' {
		seen := map[*vm.Class]bool{}
		var up func(c *vm.Class)
		up = func(c *vm.Class) {
			supers := c.Interfaces
			if c.Super != nil {
				supers = append([]*vm.Class{c.Super}, supers...)
			}
			for _, s := range supers {
				if seen[s] {
					continue
				}
				seen[s] = true
				if o := s.DeclaredMethod(method.Name, method.Desc); o != nil && !o.Private() && !o.Static() && r.book.concerns(o) {
					r.bindTo(m, b, method, o)
				}
				up(s)
			}
		}
		up(method.Class)
	}
	return b
}

// bindTo has calls of a method be samples of the contract of one that it is or overrides.
func (r *run) bindTo(m *vm.Machine, b *bound, method, declared *vm.Method) {
	k := r.book.method(declared, method)
	c := declared.Class
	begin, end := newLayout(r.book.depth, r.book.ownName), newLayout(r.book.depth, r.book.ownName)
	begin.parameters(declared, k.params)
	if declared.Name != "<init>" {
		begin.receiver(c, declared.Static(), true)
	} else {
		begin.receiver(c, true, false)
	}
	begin.members(m)
	for _, n := range k.params {
		end.taken[n] = true
	}
	if method.Ret != vm.KindVoid {
		_, ret, _ := strings.Cut(declared.Desc, ")")
		end.add("Result", ret, source{access: ofResult}, false)
	}
	if !declared.Static() && method.Ret == vm.KindRef {
		end.vars = append(end.vars, variable{text: "this", is: reference, class: c.JavaName(), parent: -1, before: true})
		end.sources = append(end.sources, source{access: ofSelf, kind: vm.KindRef, desc: "Ljava/lang/Object;"})
	}
	end.receiver(c, declared.Static(), declared.Name == "<init>")
	for i, s := range begin.sources {
		if s.access == ofParameter && s.kind == vm.KindRef && s.desc[0] == 'L' && r.book.ownName(classfile.TypeName(s.desc)) {
			end.add(begin.vars[i].text, s.desc, source{access: ofEntry, slot: i}, true)
		}
	}
	end.members(m)
	if k.begin == nil {
		k.begin = newPoint(begin.vars, false)
		vars := append([]variable{}, end.vars...)
		for i, v := range begin.vars {
			w := v
			w.before, w.old = true, !v.before
			if w.parent >= 0 {
				w.parent += len(end.vars)
			}
			if f := begin.sources[i].field; !v.before && (begin.sources[i].access != ofThis || f.Flags&classfile.AccFinal == 0) {
				w.text = `\old(` + v.text + ")"
			}
			vars = append(vars, w)
		}
		k.end = newPoint(vars, true)
	}
	b.begin = append(b.begin, &place{k.begin, begin, c})
	b.end = append(b.end, &place{k.end, end, c})
	b.of = append(b.of, k)
}
