package insn

import (
	"errors"
	"fmt"
	"strings"

	"github.com/gojpf/gojpf/insn/spin"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
	"github.com/gojpf/gojpf/vm/classfile"
	"github.com/gojpf/gojpf/vm/javamath"
)

// Native linking of invokedynamic for the bootstraps that javac emits. What
// such a site is linked to does not depend on the state, so it is linked once.
// Other bootstraps are run as written: see linkDynamicSite.
func init() {
	define(linkIndy, bytecode.Invokedynamic)
	define(invokeSite, opInvokeSite)
}

// errPending says that a class must be loaded by Java code first; the
// instruction runs again afterwards.
var errPending = errors.New("pending")

func linkIndy(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) {
	unlinked, ok := m.Lib.Unresolved(in, func(op vm.Op) bool { return op == bytecode.Invokedynamic })
	if !ok {
		return // another worker has linked it: it runs again
	}
	in = &unlinked
	l := &linker{m: m, t: t, from: f.Method.Class, site: uint64(f.Method.Slot)<<16 | uint64(f.BCI())}
	l.pool = l.from.File.Pool
	b, name, desc := l.pool.Dynamic(uint16(in.B))
	l.name, l.desc = name, desc
	boot := l.from.File.Bootstraps[b]
	l.args = boot.Args
	h := l.pool.Consts[boot.Handle]
	owner, method, bootDesc := l.pool.Member(h.B)

	var entry *vm.Method
	var lambda *vm.LambdaSite
	var classes []*vm.Class
	var err error
	bootstrap := owner + "." + method
	static := h.A == classfile.RefInvokeStatic && l.pool.Tag(h.B) == classfile.TagMethodref
	usual := static && l.usual(bootstrap, bootDesc)
	if usual && !l.from.Loader.Builtin() {
		if classes, err = l.asked(bootstrap); err == nil && classes != nil {
			var at *vm.Instr
			site := f.Code.Site(siteAt(m, f, in))
			if m.Lib.Locked(func() { at = site.LinkedFor(classes) }); at != nil {
				semantics[at.Op()](m, t, f, at)
				return
			}
		}
	}
	if err == nil && usual {
		switch bootstrap {
		case metafactory, altMetafactory:
			if lambda, err = l.lambda(bootstrap == altMetafactory); err == errUnusual {
				lambda, err = nil, nil
			}
		case concatenation:
			entry, err = l.concat(l.pool.String(l.args[0]), l.args[1:])
		case plainConcat:
			params, _ := vm.Descriptors(desc)
			entry, err = l.concat(strings.Repeat("\x01", len(params)), nil)
		case recordMethod:
			entry, err = l.record()
		}
	}
	if err == errPending {
		return
	}
	if err != nil {
		m.ThrowError(t, err)
		return
	}
	var site *vm.Site
	if classes != nil {
		site = f.Code.Site(siteAt(m, f, in))
	}
	var at vm.Instr
	m.Lib.Locked(func() {
		to := &f.Code.Instrs[f.PC]
		if to.Op() != bytecode.Invokedynamic { // another worker has linked it
			return
		}
		if site != nil {
			if found := site.LinkedFor(classes); found != nil {
				at = *found
				return
			}
		}
		if entry != nil {
			at = vm.NewInstr(opInvokeStatic, uint16(entry.Args), in.B).With(entry)
		} else {
			made := newSite(m, f, in)
			made.Lambda = lambda
			at = vm.NewInstr(opInvokeSite, 0, int32(f.Code.AddSite(made)))
		}
		if site != nil {
			site.Linked = append(site.Linked, vm.LinkedSite{Classes: classes, Instr: at})
			return
		}
		to.Rewrite(at)
	})
	if site != nil {
		semantics[at.Op()](m, t, f, &at)
	}
}

// asked loads the classes that linking a site asks a loader of the program's for. They
// are nil if all are settled, and the site can be linked once for all paths.
func (l *linker) asked(bootstrap string) (classes []*vm.Class, err error) {
	descs := []string{l.desc}
	if bootstrap == metafactory || bootstrap == altMetafactory {
		h := l.handle(l.args[1])
		descs = append(descs, l.pool.String(l.args[0]), "(L"+h.Owner+";)V", l.handleType(h), l.pool.String(l.args[2]))
	}
	settled := true
	for _, d := range descs {
		params, ret := vm.Descriptors(d)
		for _, p := range append(params, ret) {
			if vm.KindOf(p) != vm.KindRef {
				continue
			}
			if p[0] == 'L' {
				p = p[1 : len(p)-1]
			}
			c, err := l.load(p)
			if err != nil {
				return nil, err
			}
			settled = settled && l.from.SettledTo(c)
			classes = append(classes, c)
		}
	}
	if settled {
		return nil, nil
	}
	return classes, nil
}

// handleType is the descriptor of what a handle refers to, as that of a method.
func (l *linker) handleType(h spin.Handle) string {
	if h.Desc[0] == '(' {
		return h.Desc
	}
	return "()" + h.Desc
}

// invokeSite runs a linked site: it makes the function object of a lambda, or
// calls the target of a call site that a bootstrap made. A lambda that captures nothing
// is one object for each site, as in HotSpot: programs may compare references to it.
func invokeSite(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) {
	site := f.Code.Site(int(in.B))
	l := site.Lambda
	if l == nil {
		linkDynamicSite(m, t, f, in)
		return
	}
	if !m.InitClass(t, l.Class) {
		return
	}
	if len(l.Params) == 0 {
		r := m.Site(site.ID)
		if r == 0 {
			r = m.Heap.NewInstance(l.Class)
			m.SetSite(site.ID, r)
		}
		push(f, uint64(r), 1, nil)
		f.PC++
		return
	}
	if !m.RoomFor(t, int64(16+8*l.Class.Words)) {
		return
	}
	r := m.Heap.NewInstance(l.Class)
	o := m.Heap.Get(r)
	at := f.SP - int32(l.Args)
	for i, k := range l.Params {
		o.Words[i] = k.Narrow(f.Slots[at])
		if a := attr(f, at); a != nil {
			o.SetSlotAttr(i, a)
		}
		at += int32(k.Slots())
	}
	drop(f, int32(l.Args))
	push(f, uint64(r), 1, nil)
	f.PC++
}

// linker links one site. Where a class must be loaded by Java code first, it gives up,
// and the instruction has another one when it runs again. It may run several times for one site, where classes must be
// loaded by Java code between: until the site is rewritten it changes nothing that
// lasts but what was loaded.
type linker struct {
	m          *vm.Machine
	t          *vm.Thread
	from       *vm.Class
	pool       *classfile.Pool
	name, desc string
	args       []uint16
	site       uint64 // the method and the bytecode index of the instruction
}

func (l *linker) load(name string) (*vm.Class, error) {
	c, pending, err := l.m.ClassFrom(l.t, l.from, name)
	if pending {
		return nil, errPending
	}
	return c, err
}

// hiddenName makes the name of a hidden class beside its host. It depends on
// nothing but the site: classes are linked in another order on another path,
// and states that differ in nothing else must not differ.
func (l *linker) hiddenName(kind string) string {
	base, _, _ := strings.Cut(l.from.Name, "+")
	if !l.m.Lib.Since(21) { // it counted them once
		kind = fmt.Sprintf("%s$%d", kind, l.site)
	}
	return fmt.Sprintf("%s$$%s+0x%016x", base, kind, 0x800000000+0x400*l.site)
}

// Interfaces are loaded through the linking class, whose loader may have to run for
// them; DefineHidden asks for no class that is not here by then.
func (l *linker) define(file *classfile.File) (*vm.Class, error) {
	for _, i := range file.Interfaces {
		if _, err := l.load(i); err != nil {
			return nil, err
		}
	}
	supers := map[string]*vm.Class{}
	for _, n := range append([]string{file.Super}, file.Interfaces...) {
		c, err := l.load(n)
		if err != nil {
			return nil, err
		}
		supers[n] = c
	}
	c, err := l.m.Lib.DefineHidden(l.from, file, func(n string) (*vm.Class, error) { return supers[n], nil })
	if err != nil {
		return nil, err
	}
	l.bind(c)
	return c, nil
}

// bind resolves references to a hidden host in advance: no loader finds it by
// name.
func (l *linker) bind(c *vm.Class) {
	if !l.from.Hidden {
		return
	}
	for i := range c.File.Pool.Consts {
		if k := &c.File.Pool.Consts[i]; k.Tag == classfile.TagClass && c.File.Pool.Class(uint16(i)) == l.from.Name {
			c.Bind(uint16(i), &vm.Resolved{Class: l.from})
		}
	}
}

// Bits of altMetafactory's flags.
const (
	lambdaSerializable = 1
	lambdaMarkers      = 2
	lambdaBridges      = 4
)

func (l *linker) lambda(alt bool) (*vm.LambdaSite, error) {
	captures, iface := vm.Descriptors(l.desc)
	s := spin.LambdaSpec{
		Class: l.hiddenName("Lambda"), Interfaces: []string{iface[1 : len(iface)-1]},
		Method: l.name, Erased: l.pool.String(l.args[0]), Exact: l.pool.String(l.args[2]),
		Captures: captures, Impl: l.handle(l.args[1]), Capturer: l.from.Name,
	}
	if alt {
		l.altArguments(&s)
	}
	if err := l.checkHandle(s.Impl); err != nil {
		return nil, err
	}
	if err := l.checkTypes(&s); err != nil {
		return nil, err
	}
	c, err := l.define(spin.Lambda(s))
	if err != nil {
		return nil, err
	}
	site := &vm.LambdaSite{Class: c}
	for _, t := range captures {
		k := vm.KindOf(t)
		site.Params = append(site.Params, k)
		site.Args += k.Slots()
	}
	return site, nil
}

func (l *linker) altArguments(s *spin.LambdaSpec) {
	arg := 3
	next := func() uint16 { arg++; return l.args[arg-1] }
	count := func() int { return int(int32(l.pool.Consts[next()].Bits)) }
	flags := count()
	if flags&lambdaMarkers != 0 {
		for n := count(); n > 0; n-- {
			if i := l.pool.Class(next()); i != s.Interfaces[0] {
				s.Interfaces = append(s.Interfaces, i)
			}
		}
	}
	if flags&lambdaBridges != 0 {
		for n := count(); n > 0; n-- {
			s.Bridges = append(s.Bridges, l.pool.String(next()))
		}
	}
	if flags&lambdaSerializable != 0 {
		s.Serializable = true
		s.Interfaces = append(s.Interfaces, "java/io/Serializable")
	}
}

func (l *linker) handle(index uint16) spin.Handle {
	h := l.pool.Consts[index]
	owner, name, desc := l.pool.Member(h.B)
	return spin.Handle{Kind: uint8(h.A), Owner: owner, Name: name, Desc: desc,
		Interface: l.pool.Tag(h.B) == classfile.TagInterfaceMethodref}
}

// checkHandle resolves what a method handle of the pool refers to: the errors
// of its resolution are those of the site.
func (l *linker) checkHandle(h spin.Handle) error {
	owner, err := l.load(h.Owner)
	if err != nil {
		return err
	}
	mt, err := l.m.LookupMethod(l.from, owner, h.Name, h.Desc, h.Interface)
	if err != nil {
		return err
	}
	op := bytecode.Invokevirtual
	if h.Kind == classfile.RefInvokeStatic {
		op = bytecode.Invokestatic
	}
	if mt.Static() != (op == bytecode.Invokestatic) {
		return &vm.LinkageError{Class: "java/lang/IncompatibleClassChangeError",
			Msg: fmt.Sprintf("%s method '%s'", wanted(op), vm.ExternalSignature(mt))}
	}
	return nil
}

// Piece is a part of a concatenation: a constant, or a value of a kind.
type Piece struct {
	Text []uint16
	Kind vm.Kind // 0 for a constant
}

// Joiner is implemented by the machine's Unknowns if they can make a text of
// values that are not known. Join reports false, and has done nothing, where all
// are known.
type Joiner interface {
	Join(e *vm.Env, pieces []Piece) bool
}

// Joins tells whether a native puts a text together.
func Joins(mt *vm.Method) bool {
	return mt.Name == spin.JoinMethod && mt.Native != nil && (strings.Contains(mt.Class.Name, "$$Concat") || strings.Contains(mt.Class.Name, "$$Record"))
}

// concat links a concatenation: recipe has \1 for each value and \2 for each
// constant.
func (l *linker) concat(recipe string, constants []uint16) (*vm.Method, error) {
	params, _ := vm.Descriptors(l.desc)
	var pieces []Piece
	var lit []uint16
	flush := func() {
		if len(lit) > 0 {
			pieces = append(pieces, Piece{Text: lit})
			lit = nil
		}
	}
	arg, con := 0, 0
	for _, u := range classfile.DecodeUTF16(recipe) {
		switch u {
		case 1:
			flush()
			pieces = append(pieces, Piece{Kind: vm.KindOf(params[arg])})
			arg++
		case 2:
			c, err := l.constantText(constants[con])
			if err != nil {
				return nil, err
			}
			lit = append(lit, c...)
			con++
		default:
			lit = append(lit, u)
		}
	}
	flush()
	return l.joined(spin.Concat(l.hiddenName("Concat"), params), pieces, allPlain(params))
}

// allPlain reports that join can be called at once: no object needs toString. Calling
// toString may fork, throw or switch threads, so that stands in bytecode in front of
// join.
func allPlain(params []string) bool {
	for _, p := range params {
		if vm.KindOf(p) == vm.KindRef && p != "Ljava/lang/String;" {
			return false
		}
	}
	return true
}

func (l *linker) joined(file *classfile.File, pieces []Piece, direct bool) (*vm.Method, error) {
	c, err := l.define(file)
	if err != nil {
		return nil, err
	}
	var join, entry *vm.Method
	for _, mt := range c.Methods {
		switch mt.Name {
		case spin.JoinMethod:
			join = mt
		case spin.EntryMethod:
			entry = mt
		}
	}
	join.Native = joiner(pieces)
	if direct {
		return join, nil
	}
	return entry, nil
}

// constantText is the text of a static argument of a concatenation.
func (l *linker) constantText(index uint16) ([]uint16, error) {
	k := l.pool.Consts[index]
	switch k.Tag {
	case classfile.TagString:
		return classfile.DecodeUTF16(l.pool.String(index)), nil
	case classfile.TagInteger:
		return ascii(fmt.Sprint(int32(k.Bits))), nil
	case classfile.TagLong:
		return ascii(fmt.Sprint(int64(k.Bits))), nil
	case classfile.TagFloat:
		return ascii(string(javamath.AppendFloat(nil, f32(k.Bits), javamath.StyleOf(l.m.Lib.Release())))), nil
	case classfile.TagDouble:
		return ascii(string(javamath.AppendDouble(nil, f64(k.Bits), javamath.StyleOf(l.m.Lib.Release())))), nil
	}
	return nil, &vm.LinkageError{Class: "java/lang/BootstrapMethodError", Msg: "unsupported constant of a string concatenation"}
}

func ascii(s string) []uint16 {
	u := make([]uint16, len(s))
	for i := range u {
		u[i] = uint16(s[i])
	}
	return u
}

// joiner makes the native that puts the pieces of a concatenation together.
func joiner(pieces []Piece) vm.NativeFunc {
	return func(e *vm.Env) {
		if j, ok := e.M.Unknowns.(Joiner); ok && j.Join(e, pieces) {
			return
		}
		var text vm.TextBuilder
		slot := 0
		for i := range pieces {
			p := &pieces[i]
			if p.Kind == 0 {
				text.UTF16(p.Text)
				continue
			}
			appendValue(e, &text, p.Kind, slot)
			slot += p.Kind.Slots()
		}
		e.ReturnRef(e.M.NewText(&text))
	}
}

func appendValue(e *vm.Env, text *vm.TextBuilder, k vm.Kind, slot int) {
	switch k {
	case vm.KindRef:
		e.M.AppendText(text, e.Ref(slot))
	case vm.KindBoolean:
		if e.Bool(slot) {
			text.Latin1("true")
		} else {
			text.Latin1("false")
		}
	case vm.KindChar:
		text.UTF16([]uint16{uint16(e.Int(slot))})
	case vm.KindLong:
		text.Int(e.Long(slot))
	case vm.KindFloat:
		text.Latin1(string(javamath.AppendFloat(nil, e.Float(slot), javamath.StyleOf(e.M.Lib.Release()))))
	case vm.KindDouble:
		text.Latin1(string(javamath.AppendDouble(nil, e.Double(slot), javamath.StyleOf(e.M.Lib.Release()))))
	default:
		text.Int(int64(e.Int(slot)))
	}
}

// record links a method of a record: the static arguments are the class, the
// names of the components and a getter handle for each.
func (l *linker) record() (*vm.Method, error) {
	rec := l.pool.Class(l.args[0])
	c, err := l.load(rec)
	if err != nil {
		return nil, err
	}
	var comps []spin.Component
	for _, h := range l.args[2:] {
		_, name, desc := l.pool.Member(l.pool.Consts[h].B)
		comps = append(comps, spin.Component{Name: name, Desc: desc})
	}
	name := l.hiddenName("Record")
	switch l.name {
	case "toString":
		pieces := []Piece{{Text: classfile.DecodeUTF16(c.SimpleName() + "[")}}
		for i, k := range comps {
			sep := k.Name + "="
			if i > 0 {
				sep = ", " + sep
			}
			pieces = append(pieces, Piece{Text: classfile.DecodeUTF16(sep)}, Piece{Kind: vm.KindOf(k.Desc)})
		}
		pieces = append(pieces, Piece{Text: []uint16{']'}})
		return l.joined(spin.RecordToString(name, rec, comps), pieces, false)
	case "hashCode":
		return l.entry(spin.RecordHashCode(name, rec, comps))
	case "equals":
		return l.entry(spin.RecordEquals(name, rec, comps))
	}
	return nil, &vm.LinkageError{Class: "java/lang/BootstrapMethodError", Msg: "unknown method of a record: " + l.name}
}

func (l *linker) entry(file *classfile.File) (*vm.Method, error) {
	c, err := l.define(file)
	if err != nil {
		return nil, err
	}
	return c.Methods[0], nil
}
