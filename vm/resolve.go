package vm

import (
	"fmt"
	"slices"

	"github.com/gojpf/gojpf/vm/classfile"
)

// Resolved is a resolved entry of a constant pool.
type Resolved struct {
	Class  *Class
	Field  *Field
	Method *Method
	Owner  *Class // the class named in a member reference
	Err    error  // a failed resolution fails the same way again
}

// resolver finds the classes and members that class files name, as the loaders of a
// machine's state know them, and checks whether they may be used.
type resolver struct{ m *Machine }

// ResolveClass resolves a Class entry of from's constant pool for thread t. It
// returns nil when the instruction must be left: an error has been thrown, or
// a frame has been pushed that loads the class, after which the instruction
// runs again.
func (rs *resolver) ResolveClass(t *Thread, from *Class, index uint16) *Class {
	m := rs.m
	if r := from.pool[index].Load(); r != nil {
		if r.Err != nil {
			m.ThrowError(t, r.Err)
			return nil
		}
		return r.Class
	}
	if failure := m.misc.loaders.failed[poolEntry{from.ID, uint32(index)}]; failure != nil {
		throwAgain(m, t, failure)
		return nil
	}
	name := from.File.Pool.Class(index)
	c, err := rs.named(from, name)
	if c == nil && !from.Loader.Boot() && (err == nil || from.Loader.Builtin() && NotFound(err, elementName(name))) {
		rs.pushResolution(t, from, index)
		return nil
	}
	if err == nil {
		err = rs.checkClassAccess(from, c)
	}
	if err != nil {
		m.ThrowError(t, err)
		return nil
	}
	if from.SettledTo(c) {
		from.pool[index].Store(&Resolved{Class: c})
	}
	return c
}

// SettledTo reports whether a reference of class c to another is the same on
// all paths: loading it did not run code of the program's, or had done so before
// c was defined, as with its supers. Any other is a fact of the state, which the table of what
// loaders have loaded holds; constant pools and instructions, which all paths
// share, do not.
func (c *Class) SettledTo(to *Class) bool {
	for to.Elem != nil {
		to = to.Elem
	}
	switch {
	case to == c || to.Prim != 0:
		return true
	case c.Loader.Builtin():
		return !to.Defined || to.Hidden
	}
	return to == c.Super || slices.Contains(c.Interfaces, to)
}

// Settled reports whether a Class entry or a member that was resolved is the same on all
// paths.
func (c *Class) Settled(index uint16) bool { return c.pool[index].Load() != nil }

// Unsettled returns the class that a Class entry of from means in the present
// state where it is another one, or none yet, on other paths. It is nil where the
// entry is settled, is not resolved, or fails.
func (rs *resolver) Unsettled(from *Class, index uint16) *Class {
	if from.Settled(index) {
		return nil
	}
	if rs.m.misc.loaders.failed[poolEntry{from.ID, uint32(index)}] != nil {
		return nil
	}
	c, _ := rs.named(from, from.File.Pool.Class(index))
	if c == nil || from.SettledTo(c) || rs.checkClassAccess(from, c) != nil {
		return nil
	}
	return c
}

// UnsettledField is Unsettled for a Fieldref.
func UnsettledField(m *Machine, from *Class, index uint16) *Field {
	c := m.Unsettled(from, from.File.Pool.Consts[index].A)
	if c == nil {
		return nil
	}
	_, name, desc := from.File.Pool.Member(index)
	f := m.FindField(c, name, desc)
	if f == nil || !m.memberAccess(from, c, f.Class, f.Flags, f.Static()) {
		return nil
	}
	return f
}

// UnsettledMethod is Unsettled for a Methodref or InterfaceMethodref.
func UnsettledMethod(m *Machine, from *Class, index uint16) *Method {
	p := from.File.Pool
	c := m.Unsettled(from, p.Consts[index].A)
	if c == nil {
		return nil
	}
	_, name, desc := p.Member(index)
	mt, err := m.LookupMethod(from, c, name, desc, p.Tag(index) == classfile.TagInterfaceMethodref)
	if err != nil {
		return nil
	}
	return mt
}

// named is classFrom as far as it goes without running code: nil without an error
// where the program's loader must be asked.
func (rs *resolver) named(from *Class, name string) (*Class, error) {
	switch elem := elementName(name); {
	case from.Loader.Builtin(), from.isNamed(name), elem[0] == '[', rs.loadedBy(from.Loader, elem) != nil:
		c, _, err := rs.classFrom(nil, from, name)
		return c, err
	}
	return nil, nil
}

// isNamed reports whether c means itself by a name.
func (c *Class) isNamed(name string) bool {
	return name == c.Name || c.Hidden && c.Host != nil && c.File.Name == name
}

// ClassFrom finds the class that code of class from means by a name. pending
// reports that a frame was pushed that loads the class by a user loader.
func (rs *resolver) ClassFrom(t *Thread, from *Class, name string) (c *Class, pending bool, err error) {
	return rs.classFrom(t, from, name)
}

func (rs *resolver) classFrom(t *Thread, from *Class, name string) (*Class, bool, error) {
	if name == from.Name {
		if from.Complements != nil {
			return from.Complements, false, nil
		}
		return from, false, nil
	}
	if from.Hidden && from.Host != nil && from.File.Name == name {
		return from, false, nil
	}
	return rs.LoadVia(t, from.Loader, name)
}

// LoadVia loads a class by the given initiating loader.
func (rs *resolver) LoadVia(t *Thread, loader *Loader, name string) (*Class, bool, error) {
	m := rs.m
	if loader.Builtin() {
		c, err := m.Lib.Load(loader, name)
		if err != nil {
			if d := m.DynamicallyLoaded(loader, elementName(name)); d != nil && NotFound(err, elementName(name)) {
				return rs.arrayNamed(name, d), false, nil
			}
		}
		return c, false, err
	}
	if name != "" && name[0] == '[' {
		elem := name
		for elem[0] == '[' {
			elem = elem[1:]
		}
		if elem[0] != 'L' {
			c, err := m.Lib.LoadBoot(name)
			return c, false, err
		}
		c, pending, err := rs.LoadVia(t, loader, elem[1:len(elem)-1])
		if c == nil {
			return nil, pending, err
		}
		return rs.arrayNamed(name, c), false, nil
	}
	if c := rs.loadedBy(loader, name); c != nil {
		return c, false, nil
	}
	rs.pushLoadClass(t, loader, name)
	return nil, true, nil
}

// arrayNamed returns the array class of a name whose element class is elem, or
// elem itself when it is not the name of an array.
func (rs *resolver) arrayNamed(name string, elem *Class) *Class {
	for ; name[0] == '['; name = name[1:] {
		elem = rs.m.Lib.ArrayOf(elem)
	}
	return elem
}

func (rs *resolver) checkClassAccess(from, c *Class) error {
	base := c
	for base.Elem != nil {
		base = base.Elem
	}
	if base.Flags&classfile.AccPublic != 0 || base.Prim != 0 || from.Hidden || rs.sameRuntimePackage(from, base) {
		return nil
	}
	return rs.strayOr(&LinkageError{Class: "java/lang/IllegalAccessError",
		Msg: fmt.Sprintf("failed to access class %s from class %s%s", base.JavaName(), from.JavaName(), rs.relation(base, from))}, base, "", "")
}

// relation describes where two classes come from, as HotSpot's messages do.
func (rs *resolver) relation(a, b *Class) string {
	x, y := rs.place(a), rs.place(b)
	if x == y {
		return fmt.Sprintf(" (%s and %s are in %s)", a.JavaName(), b.JavaName(), x)
	}
	return fmt.Sprintf(" (%s is in %s; %s is in %s)", a.JavaName(), x, b.JavaName(), y)
}

// CastMessage is the message of a ClassCastException.
func (rs *resolver) CastMessage(from, to *Class) string {
	x, y := rs.place(from), rs.place(to)
	if x == y {
		return fmt.Sprintf("class %s cannot be cast to class %s (%s and %s are in %s)", from.JavaName(), to.JavaName(), from.JavaName(), to.JavaName(), x)
	}
	return fmt.Sprintf("class %s cannot be cast to class %s (%s is in %s; %s is in %s)",
		from.JavaName(), to.JavaName(), from.JavaName(), x, to.JavaName(), y)
}

func (rs *resolver) place(c *Class) string {
	for c.Elem != nil {
		c = c.Elem
	}
	if text, ok := builtinPlace(c); ok {
		return text
	}
	return moduleText(c) + " of loader " + rs.loaderText(c.Loader)
}

func moduleText(c *Class) string {
	if c.Module != "" {
		return "module " + c.Module
	}
	return "unnamed module"
}

// builtinPlace is the place of a class that one of the machine's own loaders has defined.
func builtinPlace(c *Class) (text string, ok bool) {
	switch {
	case c.Loader.Boot():
		text = "bootstrap"
	case c.Loader.Kind == LoaderPlatform:
		text = "platform"
	case c.Loader.Kind == LoaderApp:
		text = "app"
	default:
		return "", false
	}
	return moduleText(c) + " of loader '" + text + "'", true
}

// whereIs is the place of a class in brackets, nothing where it takes an object to name it.
func whereIs(c *Class) string {
	if text, ok := builtinPlace(c); ok {
		return fmt.Sprintf(" (%s is in %s)", c.JavaName(), text)
	}
	return ""
}

// loaderText names a loader as ClassLoader.nameAndId does.
func (rs *resolver) loaderText(l *Loader) string {
	o := rs.m.Heap.Get(l.Obj)
	text := o.Class.JavaName()
	if name := o.Ref(rs.m.Lib.MustLoad("java/lang/ClassLoader").FieldNamed("name").Word); name != Null {
		text = "'" + rs.m.GoString(name) + "'"
	}
	return fmt.Sprintf("%s @%x", text, uint32(rs.m.IdentityHash(l.Obj)))
}

func (rs *resolver) sameRuntimePackage(a, b *Class) bool {
	return a.Loader == b.Loader && a.Package() == b.Package()
}

// NestHost returns the host of c's nest (JVMS 5.4.4); a class whose host does
// not acknowledge it hosts itself.
func (rs *resolver) NestHost(c *Class) *Class {
	if c.Nest != nil {
		return c.Nest
	}
	host, settled := c, true
	if c.Complements != nil {
		host = rs.NestHost(c.Complements)
	} else if c.Hidden && c.Host != nil {
		host = rs.NestHost(c.Host)
	} else if c.File != nil && c.File.NestHost != "" {
		h, _, err := rs.loadQuietly(c.Loader, c.File.NestHost)
		settled = c.Loader.Builtin() || h != nil && c.SettledTo(h)
		if err == nil && h != nil && rs.sameRuntimePackage(h, c) {
			if slices.Contains(h.File.NestMembers, c.Name) {
				host = h
			} else if own := rs.m.Lib.complementOf(h); own != nil && slices.Contains(own.File.NestMembers, c.Name) {
				host = h
			}
		}
	}
	if settled {
		c.Nest = host
	}
	return host
}

func (rs *resolver) loadQuietly(loader *Loader, name string) (*Class, bool, error) {
	if loader.Builtin() {
		c, err := rs.m.Lib.Load(loader, name)
		return c, false, err
	}
	return rs.loadedBy(loader, name), false, nil
}

// memberAccess checks JVMS 5.4.4 for a member of class d, referred to through
// class c by code of class from.
func (rs *resolver) memberAccess(from, c, d *Class, flags classfile.Flags, static bool) bool {
	if flags&classfile.AccPublic != 0 || from == d || from.Hidden {
		return true
	}
	if flags&classfile.AccPrivate != 0 {
		return rs.NestHost(from) == rs.NestHost(d)
	}
	if rs.sameRuntimePackage(from, d) {
		return true
	}
	if flags&classfile.AccProtected != 0 && from.SubclassOf(d) {
		return static || c.SubclassOf(from) || from.SubclassOf(c) || c.IsArray()
	}
	return false
}

// ResolveField resolves a Fieldref; nil means what it means for ResolveClass.
func (rs *resolver) ResolveField(t *Thread, from *Class, index uint16) *Field {
	if r := from.pool[index].Load(); r != nil {
		if r.Err != nil {
			rs.m.ThrowError(t, r.Err)
			return nil
		}
		return r.Field
	}
	p := from.File.Pool
	c := rs.ResolveClass(t, from, p.Consts[index].A)
	if c == nil {
		return nil
	}
	_, name, desc := p.Member(index)
	f := from.hiddenField(c, name, desc)
	if f == nil {
		f = rs.FindField(c, name, desc)
	}
	var err error
	switch {
	case f == nil:
		err = rs.strayOr(&LinkageError{Class: "java/lang/NoSuchFieldError", Msg: NoField(rs.m.Lib, c, name, desc)}, c, name, desc)
	case !rs.memberAccess(from, c, f.Class, f.Flags, f.Static()):
		err = rs.strayOr(&LinkageError{Class: "java/lang/IllegalAccessError",
			Msg: fmt.Sprintf("class %s tried to access %sfield %s%s", from.JavaName(), accessWord(f.Flags), f.Class.JavaName()+"."+f.Name, rs.relation(from, f.Class))},
			f.Class, name, desc)
	}
	if from.SettledTo(c) {
		from.pool[index].Store(&Resolved{Field: f, Owner: c, Err: err})
	}
	if err != nil {
		rs.m.ThrowError(t, err)
		return nil
	}
	return f
}

// FindField finds a field of a class as resolution does, without its checks.
func (rs *resolver) FindField(c *Class, name, desc string) *Field {
	if f := c.Field(name, desc); f != nil {
		return f
	}
	return rs.m.Lib.complementField(c, name, desc)
}

func accessWord(f classfile.Flags) string {
	switch {
	case f&classfile.AccPrivate != 0:
		return "private "
	case f&classfile.AccProtected != 0:
		return "protected "
	}
	return ""
}

// ResolveMethod resolves a Methodref or InterfaceMethodref to a method and the
// class named in the reference; a nil method means what nil means for
// ResolveClass.
func (rs *resolver) ResolveMethod(t *Thread, from *Class, index uint16, direct bool) (*Method, *Class) {
	if r := from.pool[index].Load(); r != nil {
		if r.Err != nil {
			rs.m.ThrowError(t, r.Err)
			return nil, nil
		}
		return r.Method, r.Owner
	}
	p := from.File.Pool
	c := rs.ResolveClass(t, from, p.Consts[index].A)
	if c == nil {
		return nil, nil
	}
	_, name, desc := p.Member(index)
	iface := p.Tag(index) == classfile.TagInterfaceMethodref
	mt, err := rs.LookupMethod(from, c, name, desc, iface)
	if err != nil && direct && iface != c.IsInterface() {
		err = rs.wrongTag(c, name, desc)
	}
	if from.SettledTo(c) {
		from.pool[index].Store(&Resolved{Method: mt, Owner: c, Err: err})
	}
	if err != nil {
		rs.m.ThrowError(t, err)
		return nil, nil
	}
	return mt, c
}

// wrongTag is what invokestatic and invokespecial say to a constant of the other kind.
func (rs *resolver) wrongTag(c *Class, name, desc string) error {
	tag := "Methodref"
	if c.IsInterface() {
		tag = "InterfaceMethodref"
	}
	return rs.strayOr(&LinkageError{Class: "java/lang/IncompatibleClassChangeError",
		Msg: fmt.Sprintf("Method '%s' must be %s constant", ExternalSignature(&Method{Class: c, Name: name, Desc: desc}), tag)}, c, "", "")
}

// NoField is the message of a NoSuchFieldError.
func NoField(l *Library, c *Class, name, desc string) string {
	if !l.Since(21) {
		return name
	}
	return fmt.Sprintf("Class %s does not have member field '%s %s'", c.JavaName(), TypeText(desc), name)
}

// LookupMethod finds the method that class from means by a reference to
// c.name(desc), with all checks of resolution.
func (rs *resolver) LookupMethod(from, c *Class, name, desc string, iface bool) (*Method, error) {
	if iface != c.IsInterface() {
		kind := "Found interface %s, but class was expected"
		if iface {
			kind = "Found class %s, but interface was expected"
		}
		return nil, rs.strayOr(&LinkageError{Class: "java/lang/IncompatibleClassChangeError", Msg: fmt.Sprintf(kind, c.JavaName())}, c, "", "")
	}
	mt := from.hiddenMethod(c, name, desc)
	if mt == nil {
		mt = c.Method(name, desc)
	}
	if mt != nil && name == "<init>" && mt.Class != c && mt.Class != c.below() { // nobody inherits those
		mt = nil
	}
	if mt == nil && (c.Name == "java/lang/invoke/MethodHandle" || c.Name == "java/lang/invoke/VarHandle") {
		for _, d := range c.Methods {
			if d.Name == name && d.Has(TraitPolymorphic) {
				mt = d
			}
		}
	}
	if mt == nil && iface {
		if o := rs.m.Lib.known.object.DeclaredMethod(name, desc); o != nil && !o.Static() && o.Flags&classfile.AccPublic != 0 {
			mt = o
		}
	}
	if mt == nil {
		mt = rs.m.Lib.complementMethod(c, name, desc)
	}
	if mt == nil {
		return nil, rs.strayOr(&LinkageError{Class: "java/lang/NoSuchMethodError", Msg: "'" + externalSignature(c, name, desc) + "'"}, c, name, desc)
	}
	if !rs.memberAccess(from, c, mt.Class, mt.Flags, mt.Static()) {
		if c.IsArray() && name == "clone" {
			return mt, nil
		}
		return nil, rs.strayOr(&LinkageError{Class: "java/lang/IllegalAccessError",
			Msg: fmt.Sprintf("class %s tried to access %smethod '%s'%s", from.JavaName(), accessWord(mt.Flags), ExternalSignature(mt), rs.relation(from, mt.Class))},
			mt.Class, name, desc)
	}
	return mt, nil
}

func externalSignature(c *Class, name, desc string) string {
	return ExternalSignature(&Method{Class: c, Name: name, Desc: desc})
}
