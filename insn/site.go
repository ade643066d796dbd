package insn

import (
	"cmp"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// Constants and call sites whose linkage runs Java code: method handles, method
// types, dynamic constants, and invokedynamic with a bootstrap method that the
// machine does not know. What they are linked to is an object of the heap and
// belongs to the state: the entries of a constant pool are in the list of
// links, and each instruction caches what it found in its vm.Site.
//
// Linking is done by a pseudo frame in front of the instruction, which runs
// again when the link is there. A link that needs another one pushes a frame
// of the same kind and starts anew.
func init() { define(pushConstant, opSite) }

// pushConstant pushes the value of a dynamic entry of the constant pool.
func pushConstant(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) {
	site := f.Code.Site(int(in.B))
	pool := site.Class.File.Pool
	kind := vm.KindRef
	if pool.Tag(site.Index) == classfile.TagDynamic {
		_, _, desc := pool.Dynamic(site.Index)
		kind = vm.KindOf(desc)
	}
	r := m.Site(site.ID)
	if r == 0 {
		want := linkage{class: site.Class, index: site.Index}
		l := want.find(m)
		if l == nil || l.failed {
			want.push(m, t)
			return
		}
		r = l.value // null is a value like any other
		m.SetSite(site.ID, r)
	}
	v, a := m.Unbox(r, kind)
	push(f, v, int32(kind.Slots()), a)
	f.PC++
}

// linkDynamicSite runs an invokedynamic instruction whose bootstrap method is
// the program's affair: it calls the target of the call site, which it has
// linked first.
func linkDynamicSite(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) {
	site := f.Code.Site(int(in.B))
	r := m.Site(site.ID)
	if r == 0 {
		want := linkage{class: site.Class, index: site.Index, site: site.ID}
		l := want.find(m)
		if l == nil || l.failed {
			want.push(m, t)
			return
		}
		r = l.value
		m.SetSite(site.ID, r)
	}
	_, _, desc := site.Class.File.Pool.Dynamic(site.Index)
	handle := refField(m, r, "target")
	c := handleCall{m: m, t: t, f: f, stub: stubOf(m, site, desc), callType: refField(m, handle, "type")}
	c.args = f.SP - int32(c.stub.Args)
	c.base = c.args
	if !c.direct(handle) {
		c.viaJava(linkMethod(m, "linkExact"), uint64(handle), uint64(c.callType))
	}
}

// refField reads a reference field of an object by its name. By name, as the field's
// place depends on which JDK's class it is.
func refField(m *vm.Machine, r vm.Ref, name string) vm.Ref {
	o := m.Heap.Get(r)
	return o.Ref(o.Class.FieldNamed(name).Word)
}

// linkage names something to be linked.
type linkage struct {
	class *vm.Class
	index uint16 // in its constant pool
	typ   bool   // the method type of the entry's descriptor, not the entry itself
	site  uint32 // of an invokedynamic instruction: each is linked by itself
}

// linkKey identifies a linkage in the state. Method types go by their
// descriptor, wherever it stands. It holds IDs, which depend on what was met first: it
// finds links, and is not what digests see.
type linkKey struct {
	class, site uint32
	index       uint16
	desc        string
}

func (l linkage) key() linkKey {
	pool := l.class.File.Pool
	k := linkKey{class: l.class.ID, site: l.site, index: l.index}
	switch {
	case pool.Tag(l.index) == classfile.TagMethodType:
		return linkKey{class: k.class, desc: pool.String(l.index)}
	case l.typ:
		return linkKey{class: k.class, desc: l.descriptor()}
	}
	return k
}

// descriptor is that of the member or dynamic entry.
func (l linkage) descriptor() string {
	pool := l.class.File.Pool
	c := pool.Consts[l.index]
	_, desc := pool.NameAndType(c.B)
	return desc
}

// link is one row of the links of a state: an immutable list, newest first.
type link struct {
	key   linkKey
	value vm.Ref // of a failed linkage the error
	// JVMS 5.4.3: a linkage that failed fails in the same way ever after.
	failed bool
	own    bool // made by code of the program
	// What stands for the key in digests, as IDs depend on what was met first.
	class *vm.Class
	site  uint64
	next  *link
}

// Roots keeps the linked objects from the collector.
func (l *link) Roots(mark func(vm.Ref)) {
	for ; l != nil; l = l.next {
		mark(l.value)
	}
}

// Empty reports whether no link takes part in matching. Like the tables of sites,
// links that the JDK's bootstraps make are caches of what linking would make
// again. What a bootstrap of the program returns may be anything, and that it ran
// can be noticed.
func (l *link) Empty() bool {
	for ; l != nil; l = l.next {
		if l.own {
			return false
		}
	}
	return true
}

// EachState implements vm.StateRefs for the links that take part.
func (l *link) EachState(num func(uint64), ref func(vm.Ref)) {
	var own []*link
	for ; l != nil; l = l.next {
		if l.own {
			own = append(own, l)
		}
	}
	slices.SortFunc(own, func(a, b *link) int {
		return cmp.Or(cmp.Compare(a.class.StateKey(), b.class.StateKey()), cmp.Compare(a.site, b.site), cmp.Compare(a.key.index, b.key.index), strings.Compare(a.key.desc, b.key.desc))
	})
	for _, l := range own {
		num(l.class.StateKey())
		if k := l.class.Loader; k != nil && k.Kind == vm.LoaderUser {
			ref(k.Obj)
		}
		num(uint64(l.key.index))
		num(l.site)
		if l.failed {
			num(1)
		}
		ref(l.value)
	}
}

const linksKey = "insn.links"

func links(m *vm.Machine) *link {
	l, _ := m.Extra(linksKey).(*link)
	return l
}

// find returns the link that was made, nil when there is none yet.
func (l linkage) find(m *vm.Machine) *link {
	key := l.key()
	for k := links(m); k != nil; k = k.next {
		if k.key == key {
			return k
		}
	}
	return nil
}

// record makes a link; the first one of two threads that race wins. What the second one
// made is garbage, as in HotSpot: all threads that come to a site must go on with one
// object.
func (l linkage) record(m *vm.Machine, value vm.Ref, failed bool) {
	if l.find(m) == nil {
		m.SetExtra(linksKey, &link{key: l.key(), value: value, failed: failed, own: l.runsOwnCode(), class: l.class, site: m.Lib.SiteKey(l.site), next: links(m)})
	}
}

// runsOwnCode reports whether linking runs code that is not the JDK's: that of a
// bootstrap, what ConstantBootstraps calls for one, or that of a class loader.
func (l linkage) runsOwnCode() bool {
	if !l.class.Loader.Builtin() {
		return true // its loader was asked
	}
	pool := l.class.File.Pool
	if tag := pool.Tag(l.index); l.typ || tag != classfile.TagDynamic && tag != classfile.TagInvokeDynamic {
		return false
	}
	b, _, _ := pool.Dynamic(l.index)
	owner, _, _ := pool.Member(pool.Consts[l.class.File.Bootstraps[b].Handle].B)
	return !strings.HasPrefix(owner, "java/") || owner == "java/lang/invoke/ConstantBootstraps"
}

// push pushes the frame that links; what is below runs again afterwards. A
// constant that needs itself overflows the stack, as Java has it.
func (l linkage) push(m *vm.Machine, t *vm.Thread) {
	args := []uint64{uint64(l.class.ID), uint64(l.index), 0, uint64(l.site)}
	if l.typ {
		args[2] = 1
	}
	for f := t.Top; f.Method == linkFrame; f = f.Parent {
		if f.Slots[0] == args[0] && f.Slots[1] == args[1] && f.Slots[2] == args[2] && f.Slots[3] == args[3] {
			m.ThrowBare(t, "java/lang/StackOverflowError")
			return
		}
	}
	m.PushNative(t, linkFrame, args, 0).Flags |= vm.FrameRetry
}

// failAgain throws what the linkage failed with the first time (JVMS 5.4.3).
// It follows HotSpot: the error is made anew, by name and from the boot loader,
// with its message, and for constants with its cause, but not the cause's.
func (l linkage) failAgain(e *vm.Env, failure vm.Ref) {
	r := remade(e, failure)
	if cause := refField(e.M, failure, "cause"); r != 0 && l.site == 0 && cause != 0 && cause != failure {
		if c := remade(e, cause); c != 0 {
			e.M.SetRefField(r, "java/lang/Throwable", "cause", c)
		}
	}
	if r != 0 {
		e.ThrowRef(r)
	}
}

// remade makes an exception of the same class and message; 0 after it has
// thrown because there is no such class.
func remade(e *vm.Env, r vm.Ref) vm.Ref {
	class := e.M.Heap.Get(r).Class.Name
	if _, err := e.M.Lib.LoadBoot(class); err != nil {
		e.ThrowError(err)
		return 0
	}
	if msg := refField(e.M, r, "detailMessage"); msg != 0 {
		return e.NewThrowable(class, e.M.GoString(msg))
	}
	return e.NewThrowable(class)
}

var linkFrame *vm.Method

func init() {
	linkFrame = vm.PseudoMethod("link", runLinkage, vm.KindClassID, vm.KindInt, vm.KindInt, vm.KindSite)
	linkFrame.Traits |= vm.TraitBooks
}

const (
	handleNatives = "java/lang/invoke/MethodHandleNatives"
	classArray    = "[Ljava/lang/Class;"
	objectArray   = "[Ljava/lang/Object;"
)

// linkMethod returns a static method of the modelled java.lang.invoke. Names are unique
// in these classes, so it needs no descriptor.
func linkMethod(m *vm.Machine, name string) *vm.Method {
	owner := handleNatives
	switch name {
	case "link":
		owner = "java/lang/invoke/VarHandle"
	case "linkExact", "linkGeneric":
		owner = "java/lang/invoke/MethodHandle"
	}
	for _, mt := range m.Lib.MustLoad(owner).Methods {
		if mt.Name == name {
			return mt
		}
	}
	panic("java.lang.invoke is not the machine's own: no method " + name)
}

// runLinkage gathers what the Java method that links needs, calls it, and
// records its answer. While something is missing it starts again from phase 0.
func runLinkage(e *vm.Env) {
	l := linkage{class: e.M.Lib.ClassByID(uint32(e.Args[0])), index: uint16(e.Args[1]), typ: e.Args[2] != 0, site: uint32(e.Args[3])}
	if e.Phase == 0 {
		if old := l.find(e.M); old != nil {
			if old.failed {
				l.failAgain(e, old.value)
			} else {
				e.Leave()
			}
			return
		}
		k := &gatherer{e: e, class: l.class, pool: l.class.File.Pool}
		if k.prepare(l) && e.InitClass(k.method.Class) {
			e.CallCatch(1, k.method, k.args...)
		}
		return
	}
	if e.Exc != 0 {
		// HotSpot forgets failures that are not LinkageErrors, and so do we.
		if e.M.Heap.Get(e.Exc).Class.SubclassOf(e.M.Lib.MustLoad("java/lang/LinkageError")) {
			l.record(e.M, e.Exc, true)
		}
		e.ThrowRef(e.Exc)
		return
	}
	l.record(e.M, vm.Ref(e.Result), false)
	e.Leave()
}

// gatherer collects the arguments of a linking method. Its methods report
// false when the frame must be left: a frame was pushed or an error thrown.
type gatherer struct {
	e      *vm.Env
	class  *vm.Class
	pool   *classfile.Pool
	method *vm.Method
	args   []uint64
}

func (g *gatherer) call(name string, args ...vm.Ref) bool {
	g.method = linkMethod(g.e.M, name)
	for _, a := range args {
		g.args = append(g.args, uint64(a))
	}
	return true
}

func (g *gatherer) prepare(l linkage) bool {
	switch tag := g.pool.Tag(l.index); {
	case l.typ:
		return g.methodType(l.descriptor())
	case tag == classfile.TagMethodType:
		return g.methodType(g.pool.String(l.index))
	case tag == classfile.TagMethodHandle:
		return g.methodHandle(g.pool.Consts[l.index])
	}
	return g.bootstrap(l)
}

func (g *gatherer) methodType(desc string) bool {
	m := g.e.M
	params, ret := vm.Descriptors(desc)
	mirrors := make([]vm.Ref, len(params)+1)
	for i, d := range append(params, ret) {
		c := g.classOf(d)
		if c == nil {
			return false
		}
		mirrors[i] = m.Mirror(c)
	}
	return g.call("findMethodHandleType", mirrors[len(params)], newRefs(m, classArray, mirrors[:len(params)]))
}

// named returns the name of the class that a field descriptor names, "" for a
// primitive type.
func named(desc string) string {
	switch desc[0] {
	case 'L':
		return desc[1 : len(desc)-1]
	case '[':
		return desc
	}
	return ""
}

// classOf returns the class of a field descriptor.
func (g *gatherer) classOf(desc string) *vm.Class {
	m := g.e.M
	name := named(desc)
	if name == "" {
		return m.Lib.Primitive(vm.Kind(desc[0]))
	}
	c, pending, err := m.ClassFrom(g.e.T, g.class, name)
	switch {
	case pending:
		g.e.Retry()
	case err != nil:
		g.e.ThrowError(err)
	default:
		return c
	}
	return nil
}

// resolve returns the mirror of a Class entry. Where a loader of the program's has to
// run first, the frame runs again behind it, from its beginning: what was gathered is
// found again without running anything.
func (g *gatherer) resolve(index uint16) (vm.Ref, bool) {
	c := g.e.M.ResolveClass(g.e.T, g.class, index)
	if c == nil {
		g.e.Retry()
		return 0, false
	}
	return g.e.M.Mirror(c), true
}

// need returns what another linkage of the class gave.
func (g *gatherer) need(index uint16, typ bool) (vm.Ref, bool) {
	m := g.e.M
	want := linkage{class: g.class, index: index, typ: typ}
	if l := want.find(m); l != nil && !l.failed {
		return l.value, true
	}
	want.push(m, g.e.T)
	g.e.Retry()
	return 0, false
}

func (g *gatherer) methodHandle(c classfile.Const) bool {
	m := g.e.M
	owner, ok := g.resolve(g.pool.Consts[c.B].A)
	if !ok {
		return false
	}
	_, name, desc := g.pool.Member(c.B)
	var typ vm.Ref
	if g.pool.Tag(c.B) == classfile.TagFieldref {
		if m.ResolveField(g.e.T, g.class, c.B) == nil {
			g.e.Retry()
			return false
		}
		k := g.classOf(desc)
		if k == nil {
			return false
		}
		typ = m.Mirror(k)
	} else {
		if mt, _ := m.ResolveMethod(g.e.T, g.class, c.B, false); mt == nil {
			g.e.Retry()
			return false
		} else if msg := staticMismatch(mt, c.A == classfile.RefInvokeStatic); msg != "" {
			g.e.Throw("java/lang/IncompatibleClassChangeError", msg)
			return false
		}
		if typ, ok = g.need(c.B, true); !ok {
			return false
		}
	}
	g.method = linkMethod(m, "linkMethodHandleConstant")
	g.args = []uint64{uint64(m.Mirror(g.class)), uint64(c.A), uint64(owner), uint64(m.InternMUTF8(name)), uint64(typ)}
	return true
}

// staticMismatch says why a method handle may not refer to a method, "" when
// it may.
func staticMismatch(mt *vm.Method, static bool) string {
	switch {
	case static && !mt.Static():
		return "Expected static method '" + vm.ExternalSignature(mt) + "'"
	case !static && mt.Static():
		return "Expected instance not static method '" + vm.ExternalSignature(mt) + "'"
	}
	return ""
}

// bootstrap prepares the call of a bootstrap method, for a dynamic constant or
// an invokedynamic instruction.
func (g *gatherer) bootstrap(l linkage) bool {
	m := g.e.M
	b, name, desc := g.pool.Dynamic(l.index)
	boot := g.class.File.Bootstraps[b]
	handle, ok := g.need(boot.Handle, false)
	if !ok {
		return false
	}
	method := "linkDynamicConstant"
	var typ vm.Ref
	if desc[0] == '(' {
		method = "linkCallSite"
		if typ, ok = g.need(l.index, true); !ok {
			return false
		}
	} else {
		c := g.classOf(desc)
		if c == nil {
			return false
		}
		typ = m.Mirror(c)
	}
	args := make([]vm.Ref, len(boot.Args))
	for i, index := range boot.Args {
		if args[i], ok = g.argument(index); !ok {
			return false
		}
	}
	return g.call(method, handle, m.Mirror(g.class), m.InternMUTF8(name), typ, newRefs(m, objectArray, args))
}

// argument is a static argument of a bootstrap method, boxed.
func (g *gatherer) argument(index uint16) (vm.Ref, bool) {
	m := g.e.M
	c := g.pool.Consts[index]
	switch c.Tag {
	case classfile.TagInteger:
		return m.Box(vm.KindInt, c.Bits, nil), true
	case classfile.TagLong:
		return m.Box(vm.KindLong, c.Bits, nil), true
	case classfile.TagFloat:
		return m.Box(vm.KindFloat, c.Bits, nil), true
	case classfile.TagDouble:
		return m.Box(vm.KindDouble, c.Bits, nil), true
	case classfile.TagString:
		return m.InternMUTF8(g.pool.String(index)), true
	case classfile.TagClass:
		return g.resolve(index)
	}
	return g.need(index, false)
}

// newRefs makes an array of references. Nothing is collected in the middle of an
// instruction, so what is in Go's hands alone needs no root.
func newRefs(m *vm.Machine, class string, refs []vm.Ref) vm.Ref {
	arr := m.Heap.NewArray(m.Lib.MustLoad(class), int32(len(refs)))
	copy(m.Heap.Get(arr).Refs(), refs)
	return arr
}
