package race

import (
	"slices"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/happens"
	"github.com/gojpf/gojpf/search/explore"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
	"github.com/gojpf/gojpf/vm/classfile"
)

func init() {
	listener.Register(listener.Info{
		Names: []string{"HappensBeforeRace"},
		Doc:   "reports two accesses on a path that no synchronization orders, one of them a write, however far apart they are",
		New: func(cfg *config.Config) (any, error) {
			r, err := newReporter(cfg)
			return &order{reporter: r}, err
		},
	})
}

// order is HappensBeforeRace. It knows for each thread how much of the others it
// has seen, and for each variable its last write and the reads since then that
// are not ordered among each other.
type order struct {
	*reporter
	now     *past // of the present transition, nil until something happens in it
	atomics happens.Atomics
}

// past is what is known of a path. What a state keeps is never written.
type past struct {
	threads []happens.Clock
	sync    *happens.Layers[key, happens.Clock] // what was released at a place and can be acquired there
	vars    *happens.Layers[key, history]
	reuse   *happens.Layers[vm.Ref, uint32] // of references that are in use as keys
}

// key is a variable, or an object as a lock (index lock), whose reference may
// have been another object's before.
type key struct {
	happens.Variable
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
	return &past{slices.Clone(p.threads), p.sync.Over(), p.vars.Over(), p.reuse.Over()}
}

func (p *past) key(v happens.Variable) key {
	k := key{Variable: v}
	if v.Obj != 0 {
		var known bool
		if k.reuse, known = p.reuse.Get(v.Obj); !known {
			p.reuse.Set(v.Obj, 0)
		}
	}
	return k
}

func (p *past) clock(thread int) happens.Clock {
	for thread >= len(p.threads) {
		id := len(p.threads)
		p.threads = append(p.threads, happens.Clock(nil).With(id, 1))
	}
	return p.threads[thread]
}

// acquire has a thread know what was released at a place.
func (p *past) acquire(t *vm.Thread, v happens.Variable) {
	if known, ok := p.sync.Get(p.key(v)); ok {
		p.clock(t.ID)
		p.threads[t.ID] = p.threads[t.ID].Join(known)
	}
}

// release lets others know there what the thread knows.
func (p *past) release(t *vm.Thread, v happens.Variable) {
	k, known := p.key(v), p.clock(t.ID)
	old, _ := p.sync.Get(k)
	p.sync.Set(k, old.Join(known))
	p.threads[t.ID] = known.With(t.ID, known[t.ID]+1)
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
func (l *order) StateAdvanced(c *listener.Context, _ *explore.Advance) {
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
	if !l.looks(c, a.Thread) {
		return
	}
	if a.UnknownIndex != nil {
		c.OneElement()
	}
	v := happens.Variable{Obj: a.Ref, Index: int(a.Index)}
	if f := a.Field; f != nil {
		if v.Index = f.Word; f.Static() {
			v.Class = f.Class
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
func (l *order) meet(c *listener.Context, t *vm.Thread, v happens.Variable, read, write bool) {
	p := l.past(c)
	if read {
		p.acquire(t, v)
	}
	if write {
		p.release(t, v)
	}
}

// plain is an access that does not synchronize.
func (l *order) plain(c *listener.Context, t *vm.Thread, v happens.Variable, write bool) {
	m, p := c.Machine, l.past(c)
	if v.Class != nil {
		p.acquire(t, happens.Variable{Class: v.Class, Index: lock}) // it is initialised
	} else if m.Heap.Get(v.Obj).Flags&vm.Shared == 0 {
		return // how others will get to know it is what matters
	}
	k, known := p.key(v), p.clock(t.ID)
	h, _ := p.vars.Get(k)
	time := known[t.ID]
	if h.has(t.ID, time, write) {
		return
	}
	a := mark{access{Variable: v, site: siteOf(t), thread: t.ID, name: m.ThreadName(t), write: write}, time}
	a.op = a.opcode(c, t)
	unordered := func(b mark) bool { return b.time > known.At(b.thread) }
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
		p.vars.Set(k, history{write: a})
		return
	}
	reads := make([]mark, 0, len(h.reads)+1)
	for _, r := range h.reads {
		if unordered(r) {
			reads = append(reads, r)
		}
	}
	p.vars.Set(k, history{h.write, append(reads, a)})
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
	return bytecode.Nop
}

// looks reports whether what a thread does now counts: there are others, and it
// is not in code by which the JDK keeps books of its own. That is ordered
// somehow, but no program may rely on it.
func (l *order) looks(c *listener.Context, t *vm.Thread) bool {
	return c.Machine.Sharing && !happens.Books(t)
}

// ExecuteInstruction looks for accesses through handles.
func (l *order) ExecuteInstruction(c *listener.Context, in listener.Instruction) {
	l.atomics.Instruction(c, in)
}

// InstructionExecuted follows them.
func (l *order) InstructionExecuted(c *listener.Context, done listener.Executed) {
	a, ok := l.atomics.Done(done.Thread)
	if !ok || !l.looks(c, done.Thread) {
		return
	}
	if f := done.Frame; f != nil { // what is reported sees where it was
		defer func(pc int32) { f.PC = pc }(f.PC)
		f.PC = done.PC
	}
	l.atomic(c, done.Thread, a)
}

func (l *order) atomic(c *listener.Context, t *vm.Thread, a happens.Atomic) {
	switch {
	case !a.Plain:
		l.meet(c, t, a.Variable, a.Reads, a.Writes)
	case !a.Unsafe:
		l.plain(c, t, a.Variable, a.Writes)
	}
}

// ObjectReleased forgets what is known of an object.
func (l *order) ObjectReleased(c *listener.Context, r vm.Ref) {
	if p := l.past(c); r != 0 {
		if n, known := p.reuse.Get(r); known {
			p.reuse.Set(r, n+1)
		}
	}
}
