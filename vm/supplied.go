package vm

import (
	"sync"

	"github.com/gojpf/gojpf/vm/classfile"
)

// Supplied classes take the place of those that the host's JVM would use: our
// replacements of the JDK's, the API that programs are compiled against, and
// models of the user's. Where one of them lacks a member, or has it in another
// form, the program would see a linkage error that the host does not raise, and
// what it does with that is not what it would do. So such an error ends the
// path as something unsupported instead (Stray), unless the host's class would
// raise it, too.
//
// What the program's own copy of a class of the API has beyond ours is served
// by that copy: it is linked beside ours, as its complement, and the two are one
// class to everybody who refers to it by name. Only static members can be served
// so; what needs an instance of the copy is unsupported.

// supply is what a class that was supplied knows of the one it stands for.
type supply struct {
	instead func() (Found, bool)

	once  sync.Once
	host  *classfile.File // nil if nobody knows what the host has
	found Found

	complement *Class // the program's own copy, nil for none or not yet
	tried      bool
}

// original returns the class file that the host has, nil if it is not known.
func (s *supply) original() *classfile.File {
	s.once.Do(func() {
		found, ok := s.instead()
		if !ok {
			return
		}
		if file, err := classfile.Parse(found.Data); err == nil {
			s.host, s.found = file, found
		}
	})
	return s.host
}

// complementOf links the program's own copy of a class of the API, nil if there
// is none.
func (l *Library) complementOf(c *Class) *Class {
	s := c.supplied
	if s == nil || c.Loader.Boot() || s.original() == nil || !s.found.Own {
		return nil
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if !s.tried {
		s.tried = true
		own, err := l.link(c.Loader, s.host, Found{Source: s.found.Source, URL: s.found.URL}, func(n string) (*Class, error) { return l.load(c.Loader, n) })
		if err == nil {
			own.Complements = c
			s.complement = own
		}
	}
	return s.complement
}

// complementMethod finds a method in the complements of c and its supers.
func (l *Library) complementMethod(c *Class, name, desc string) (mt *Method) {
	l.eachSupplied(c, func(k *Class) bool {
		if own := l.complementOf(k); own != nil {
			mt = own.DeclaredMethod(name, desc)
		}
		return mt == nil || !mt.Static()
	})
	if mt != nil && mt.Static() && name[0] != '<' {
		return mt
	}
	return nil
}

// complementField finds a static field in the complements of c and its supers.
func (l *Library) complementField(c *Class, name, desc string) (f *Field) {
	l.eachSupplied(c, func(k *Class) bool {
		if own := l.complementOf(k); own != nil {
			f = own.fieldIndex[memberKey{name, desc}]
		}
		return f == nil || !f.Static()
	})
	if f != nil && f.Static() {
		return f
	}
	return nil
}

// eachSupplied calls f for c and those above it that were supplied, until it
// returns false.
func (l *Library) eachSupplied(c *Class, f func(*Class) bool) {
	for k := c; k != nil; k = k.Super {
		if k.supplied != nil && !f(k) {
			return
		}
	}
	for i := range c.interfaces {
		if i.supplied != nil && !f(i) {
			return
		}
	}
}

// memberForm are the flags in which a member must be what the host's is.
const memberForm = classfile.AccPublic | classfile.AccPrivate | classfile.AccProtected | classfile.AccStatic | classfile.AccFinal | classfile.AccAbstract

// classForm are those of a class.
const classForm = classfile.AccPublic | classfile.AccFinal | classfile.AccAbstract | classfile.AccInterface

// form returns the flags of a member of a class file; a descriptor may be
// missing. Members are methods and fields alike: no error is about both.
func form(file *classfile.File, name, desc string) []classfile.Flags {
	var list []classfile.Flags
	for i := range file.Methods {
		if mt := &file.Methods[i]; mt.Name == name && (desc == "" || mt.Descriptor == desc) {
			list = append(list, mt.Flags&memberForm)
		}
	}
	for i := range file.Fields {
		if f := &file.Fields[i]; f.Name == name && (desc == "" || f.Descriptor == desc) {
			list = append(list, f.Flags&memberForm)
		}
	}
	return list
}

// Stray returns why an error about a member of c, or about c itself where name
// is "", is one that the host would not raise; nil if it would. Without a
// descriptor, members of that name are looked at.
func (rs *resolver) Stray(c *Class, name, desc string) error {
	m := rs.m
	u := m.Lib.stray(c, name, desc)
	if u == nil {
		return nil
	}
	if m.Current != nil {
		u.Stack = m.StackOf(m.Current, nil)
	}
	return u
}

func (l *Library) stray(c *Class, name, desc string) *Unsupported {
	for c.Elem != nil {
		c = c.Elem
	}
	var stray *Class
	l.eachSupplied(c, func(k *Class) bool {
		if name == "<init>" && k != c {
			return true
		}
		if k.supplied.differs(k, name, desc) {
			stray = k
		}
		return stray == nil
	})
	if stray == nil {
		return nil
	}
	what := "class " + stray.JavaName()
	switch {
	case name != "" && desc != "" && desc[0] == '(':
		what = "method " + externalSignature(stray, name, desc)
	case name != "":
		what = "member " + stray.JavaName() + "." + name
	}
	return &Unsupported{
		What: what + ", which is not as the host has it",
		Help: "gojpf or model_classpath supplies the class in place of the host's; a class on model_classpath can have the member (docs/models.md)",
	}
}

func (s *supply) differs(c *Class, name, desc string) bool {
	host := s.original()
	if host == nil {
		return true
	}
	if name == "" {
		return host.Flags&classForm != c.Flags&classForm
	}
	ours, theirs := form(c.File, name, desc), form(host, name, desc)
	if len(ours) != len(theirs) {
		return len(theirs) > 0
	}
	for i := range ours {
		if ours[i] != theirs[i] {
			return true
		}
	}
	return false
}

// strayOr returns why an error is one that the host would not raise, or the
// error.
func (rs *resolver) strayOr(err error, c *Class, name, desc string) error {
	if stray := rs.Stray(c, name, desc); stray != nil {
		return stray
	}
	return err
}

// strayOr is Machine.strayOr where a class is linked.
func (l *Library) strayOr(err error, c *Class, name, desc string) error {
	if stray := l.stray(c, name, desc); stray != nil {
		return stray
	}
	return err
}

// ThrowStray is ThrowNew for a linkage error about a member of a class.
func (rs *resolver) ThrowStray(t *Thread, class, msg string, c *Class, name, desc string) {
	if stray := rs.Stray(c, name, desc); stray != nil {
		rs.m.Stop(stray)
		return
	}
	rs.m.ThrowNew(t, class, msg)
}

// ThrowStray is Throw for a linkage error about a member of a class.
func (e *Env) ThrowStray(class, msg string, c *Class, name, desc string) {
	if stray := e.M.Stray(c, name, desc); stray != nil {
		e.ThrowError(stray)
		return
	}
	e.Throw(class, msg)
}

// strayLookup returns why a failure of java.lang.Class to find a member, which
// it is about to throw, is one that the host would not have; nil if it would.
func (rs *resolver) strayLookup(t *Thread, exc Ref) error {
	m := rs.m
	f := t.Top
	if f == nil || f.Code == nil || f.Method.Class != m.Lib.known.class || len(f.Slots) < 2 {
		return nil
	}
	class := m.Heap.Get(exc).Class.Name
	if class != "java/lang/NoSuchMethodException" && class != "java/lang/NoSuchFieldException" {
		return nil
	}
	mirror := m.Heap.Get(Ref(f.Slots[0] & h32))
	if mirror == nil || mirror.Class != m.Lib.known.class {
		return nil
	}
	name := "<init>"
	if o := m.Heap.Get(Ref(f.Slots[1] & h32)); o != nil && o.Class.Name == "java/lang/String" {
		name = m.MUTF8(Ref(f.Slots[1]))
	}
	c := m.ClassOf(Ref(f.Slots[0]))
	if c.Prim != 0 {
		return nil
	}
	if s := c.supplied; s == nil && !m.Lib.knowsHost(c) {
		return nil // those who look for a method of a test by its name often find none
	}
	return rs.Stray(c, name, "")
}

// knowsHost reports whether all above c that was supplied stands for something
// that is known.
func (l *Library) knowsHost(c *Class) bool {
	known := true
	l.eachSupplied(c, func(k *Class) bool {
		known = k.supplied.original() != nil
		return known
	})
	return known
}
