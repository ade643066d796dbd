package race

import (
	"slices"
	"strings"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

func init() {
	listener.Register(listener.Info{
		Names: []string{"HappensBeforeRace"},
		Doc:   "reports two accesses on a path that no synchronization orders, one of them a write, however far apart they are",
		New:   func(cfg *config.Config) (any, error) { return &order{reporter: newReporter(cfg)}, nil },
	})
}

// order is HappensBeforeRace. It knows for each thread how much of the others it
// has seen, and for each variable its last write and the reads since then that
// are not ordered among each other.
type order struct {
	*reporter
	now *past // of the present transition, nil until something happens in it
}

// past is what is known of a path. What a state keeps is never written.
type past struct {
	threads []clock
	sync    *layers[key, clock] // what was released at a place and can be acquired there
	vars    *layers[key, history]
	reuse   *layers[vm.Ref, uint32] // of references that are in use as keys
}

// key is a variable, or an object as a lock (index lock), whose reference may
// have been another object's before.
type key struct {
	variable
	reuse uint32
}

// Indices for what is no variable.
const (
	lock = -1 - iota
	permit
	end        // of a thread
	interrupts // of a thread
)

// history is what is known of a variable.
type history struct {
	write mark
	reads []mark // since then
}

// mark is an access and the time of its thread; time 0 is none.
type mark struct {
	access
	time uint32
}

func (p *past) fork() *past {
	if p == nil {
		p = &past{}
	}
	return &past{slices.Clone(p.threads), p.sync.over(), p.vars.over(), p.reuse.over()}
}

func (p *past) key(v variable) key {
	k := key{variable: v}
	if v.obj != 0 {
		var known bool
		if k.reuse, known = p.reuse.get(v.obj); !known {
			p.reuse.top[v.obj] = 0
		}
	}
	return k
}

func (p *past) clock(thread int) clock {
	for thread >= len(p.threads) {
		id := len(p.threads)
		p.threads = append(p.threads, clock(nil).with(id, 1))
	}
	return p.threads[thread]
}

// acquire has a thread know what was released at a place.
func (p *past) acquire(t *vm.Thread, v variable) {
	if known, ok := p.sync.get(p.key(v)); ok {
		p.clock(t.ID)
		p.threads[t.ID] = p.threads[t.ID].join(known)
	}
}

// release lets others know there what the thread knows.
func (p *past) release(t *vm.Thread, v variable) {
	k, known := p.key(v), p.clock(t.ID)
	old, _ := p.sync.get(k)
	p.sync.top[k] = old.join(known)
	p.threads[t.ID] = known.with(t.ID, known[t.ID]+1)
}

func (l *order) past(c *listener.Context) *past {
	if l.now == nil {
		kept, _ := c.Keep().(*past)
		l.now = kept.fork()
	}
	return l.now
}

// StateRestored goes back to what was known in the state.
func (l *order) StateRestored(*listener.Context, int) { l.now = nil }

// StateAdvanced keeps what is known with the state.
func (l *order) StateAdvanced(c *listener.Context, _ *search.Advance) {
	if l.now != nil {
		c.SetKeep(l.now)
		l.now = nil
	}
}

// FieldRead looks at a read of a field.
func (l *order) FieldRead(c *listener.Context, a listener.Access) { l.touch(c, a, false) }

// FieldWritten looks at a write of a field.
func (l *order) FieldWritten(c *listener.Context, a listener.Access) { l.touch(c, a, true) }

// ArrayRead looks at a read of an element.
func (l *order) ArrayRead(c *listener.Context, a listener.Access) { l.touch(c, a, false) }

// ArrayWritten looks at a write of an element.
func (l *order) ArrayWritten(c *listener.Context, a listener.Access) { l.touch(c, a, true) }

func (l *order) touch(c *listener.Context, a listener.Access, write bool) {
	if !c.Machine.Sharing {
		return
	}
	v := variable{obj: a.Ref, index: int(a.Index)}
	if f := a.Field; f != nil {
		if v.index = f.Word; f.Static() {
			v.class = f.Class
		}
		switch {
		case f.Volatile():
			l.meet(c, a.Thread, v, !write, write)
			return
		case f.Flags&classfile.AccFinal != 0:
			return
		}
	}
	l.plain(c, a.Thread, v, write)
}

// meet is an access that synchronizes.
func (l *order) meet(c *listener.Context, t *vm.Thread, v variable, read, write bool) {
	p := l.past(c)
	if read {
		p.acquire(t, v)
	}
	if write {
		p.release(t, v)
	}
}

// plain is an access that does not synchronize.
func (l *order) plain(c *listener.Context, t *vm.Thread, v variable, write bool) {
	m, p := c.Machine, l.past(c)
	if v.class != nil {
		p.acquire(t, variable{class: v.class, index: lock}) // it is initialised
	} else if m.Heap.Get(v.obj).Flags&vm.Shared == 0 {
		return // how others will get to know it is what matters
	}
	if own(t) {
		return
	}
	k, known := p.key(v), p.clock(t.ID)
	h, _ := p.vars.get(k)
	time := known[t.ID]
	if h.has(t.ID, time, write) {
		return
	}
	a := mark{access{variable: v, site: siteOf(t), thread: t.ID, name: m.ThreadName(t), write: write}, time}
	a.op = a.opcode(c, t)
	unordered := func(b mark) bool { return b.time > known.at(b.thread) }
	if unordered(h.write) && h.write.races(a.access) && l.wants(m, h.write.access, a.access) {
		l.violate(c, orderProperty, h.write.access, a.access)
		return
	}
	if write {
		for _, r := range h.reads {
			if unordered(r) && r.races(a.access) && l.wants(m, r.access, a.access) {
				l.violate(c, orderProperty, r.access, a.access)
				return
			}
		}
		p.vars.top[k] = history{write: a}
		return
	}
	reads := make([]mark, 0, len(h.reads)+1)
	for _, r := range h.reads {
		if unordered(r) {
			reads = append(reads, r)
		}
	}
	p.vars.top[k] = history{h.write, append(reads, a)}
}

// has reports whether an access would tell nothing new.
func (h history) has(thread int, time uint32, write bool) bool {
	if write {
		return len(h.reads) == 0 && h.write.thread == thread && h.write.time == time
	}
	return slices.ContainsFunc(h.reads, func(r mark) bool { return r.thread == thread && r.time == time })
}

// opcode is that of the present instruction.
func (s site) opcode(c *listener.Context, t *vm.Thread) vm.Op {
	if code := c.CodeAt(t.Top.Code, t.Top.PC); code != nil {
		return code.Op
	}
	return insn.OpNop
}

// own reports whether a thread is in code by which the JDK keeps books of its
// own.
func own(t *vm.Thread) bool {
	for f := t.Top; f != nil; f = f.Parent {
		if k := f.Method.Class.Loader; k != nil && !k.Boot() {
			return false
		}
		if f.Method.Has(vm.TraitBooks) || f.Method.Class.Name == "java/lang/String" {
			return true
		}
	}
	return false
}

// ExecuteInstruction looks for accesses through handles, which come from no
// other event. One that runs again is looked at again, which does no harm.
func (l *order) ExecuteInstruction(c *listener.Context, in listener.Instruction) {
	if !c.Machine.Sharing {
		return
	}
	code := c.Code(in)
	if code == nil || code.Op != insn.OpInvokevirtual {
		return
	}
	class, name, _ := in.Frame.Method.Class.File.Pool.Member(code.Index)
	if class != "java/lang/invoke/VarHandle" {
		return
	}
	n, _ := c.Subject(in)
	v, ok := handled(c.Machine, in, n)
	if !ok {
		return
	}
	switch {
	case name == "get" || name == "set":
		if f := v.field(c.Machine); v.class == nil || f != nil {
			l.plain(c, in.Thread, v, name == "set")
		}
	default:
		l.meet(c, in.Thread, v, !strings.HasPrefix(name, "set"), name != "getVolatile" && name != "getAcquire" && name != "getOpaque")
	}
}

// handled returns the variable that a handle, n below the top of the stack,
// leads to.
func handled(m *vm.Machine, in listener.Instruction, n int) (v variable, ok bool) {
	handle := m.Heap.Get(vm.Ref(in.Operand(n)))
	if handle == nil {
		return v, false
	}
	switch handle.Class.Name {
	case "java/lang/invoke/FieldVarHandle":
		f := m.Lib.FieldByID(uint32(handle.Words[handle.Class.FieldNamed("id").Word]))
		if v.index = f.Word; f.Static() {
			v.class = f.Class
			return v, true
		}
		v.obj = vm.Ref(in.Operand(n - 1))
		return v, v.obj != 0
	case "java/lang/invoke/ArrayVarHandle":
		v.obj, v.index = vm.Ref(in.Operand(n-1)), int(int32(in.Operand(n-2)))
		o := m.Heap.Get(v.obj)
		return v, o != nil && uint32(v.index) < uint32(o.Len)
	}
	return v, false
}

// ObjectReleased forgets what is known of an object.
func (l *order) ObjectReleased(c *listener.Context, r vm.Ref) {
	if p := l.past(c); r != 0 {
		if n, known := p.reuse.get(r); known {
			p.reuse.top[r] = n + 1
		}
	}
}
