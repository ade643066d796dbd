package vm

import (
	"fmt"
	"strings"
	"sync/atomic"

	"github.com/gojpf/gojpf/vm/bytecode"
	"github.com/gojpf/gojpf/vm/classfile"
)

// link makes a Class of a parsed file: supers, layout, method tables.
func (l *Library) link(loader *Loader, file *classfile.File, found Found, super func(string) (*Class, error)) (*Class, error) {
	c := &Class{
		Name: file.Name, File: file, Flags: file.Flags, Loader: loader,
		Source: found.Source, SourceURL: found.URL, Module: found.Module,
		sound: found.Module != "" || found.ours != nil,
	}
	if found.Instead != nil {
		c.supplied = &supply{instead: found.Instead}
	}
	if file.Flags&classfile.AccModule != 0 {
		return nil, &LinkageError{Class: "java/lang/NoClassDefFoundError", Msg: file.Name + " is not a class because access_flag ACC_MODULE is set"}
	}
	if found.ours != nil {
		c.Super, found.ours.Complements = found.ours, c
	} else if file.Super != "" {
		s, err := super(file.Super)
		if err != nil {
			return nil, err
		}
		if s.IsInterface() {
			return nil, l.strayOr(&LinkageError{Class: "java/lang/IncompatibleClassChangeError",
				Msg: fmt.Sprintf("class %s has interface %s as super class", c.JavaName(), s.JavaName())}, s, "", "")
		}
		if s.Flags&classfile.AccFinal != 0 {
			return nil, l.strayOr(&LinkageError{Class: "java/lang/IncompatibleClassChangeError",
				Msg: fmt.Sprintf("class %s cannot inherit from final class %s", c.JavaName(), s.JavaName())}, s, "", "")
		}
		c.Super = s
	}
	for _, n := range file.Interfaces {
		i, err := super(n)
		if err != nil {
			return nil, err
		}
		if !i.IsInterface() {
			return nil, l.strayOr(&LinkageError{Class: "java/lang/IncompatibleClassChangeError",
				Msg: fmt.Sprintf("class %s can not implement %s, because it is not an interface%s", c.JavaName(), i.JavaName(), whereIs(i))}, i, "", "")
		}
		c.Interfaces = append(c.Interfaces, i)
	}
	c.interfaces = map[*Class]struct{}{}
	if c.Super != nil {
		c.depth = c.Super.depth + 1
		c.display = append(append(make([]*Class, 0, c.depth+1), c.Super.display...), c)
		for i := range c.Super.interfaces {
			c.interfaces[i] = struct{}{}
		}
	} else {
		c.display = []*Class{c}
	}
	for _, i := range c.Interfaces {
		c.interfaces[i] = struct{}{}
		for j := range i.interfaces {
			c.interfaces[j] = struct{}{}
		}
	}
	if c.IsInterface() {
		// An interface is never a superclass: keep it out of displays.
		c.depth = 1 << 30
	}
	c.pool = make([]atomic.Pointer[Resolved], len(file.Pool.Consts))
	if err := l.checkPermitted(c); err != nil {
		return nil, err
	}
	if err := l.checkFinal(c); err != nil {
		return nil, err
	}
	l.registerClass(c)
	l.layoutFields(c)
	l.layoutMethods(c)
	c.RefKind = refKind(c)
	if l.Linked != nil && !c.Loader.Boot() {
		l.Linked(c)
	}
	if l.classLoaded != nil {
		l.classLoaded(c)
	}
	return c, nil
}

// checkFinal enforces that no final method is overridden (JVMS 5.3.5). The
// JDK's own classes are taken at their word.
func (l *Library) checkFinal(c *Class) error {
	if c.Loader.Boot() || c.IsInterface() {
		return nil
	}
	for i := range c.File.Methods {
		mt := &c.File.Methods[i]
		if mt.Flags&(classfile.AccStatic|classfile.AccPrivate) != 0 || mt.Name[0] == '<' {
			continue
		}
		for k := c.Super; k != nil; k = k.Super {
			s := k.DeclaredMethod(mt.Name, mt.Descriptor)
			if s != nil && s.Flags&classfile.AccFinal != 0 && !s.Static() && !s.Private() && overridable(s, c) {
				return l.strayOr(&LinkageError{Class: "java/lang/IncompatibleClassChangeError",
					Msg: fmt.Sprintf("class %s overrides final method %s.%s%s", c.JavaName(), k.JavaName(), s.Name, s.Desc)}, k, s.Name, s.Desc)
			}
		}
	}
	return nil
}

// checkPermitted enforces sealed supers (JVMS 5.3.5).
func (l *Library) checkPermitted(c *Class) error {
	supers := c.Interfaces
	if c.Super != nil {
		supers = append([]*Class{c.Super}, supers...)
	}
	for _, s := range supers {
		if s.File == nil || !s.File.Sealed || c.Hidden {
			continue
		}
		ok := false
		for _, p := range s.File.Permitted {
			ok = ok || p == c.Name
		}
		if !ok {
			if l.Since(25) {
				return l.strayOr(&LinkageError{Class: "java/lang/IncompatibleClassChangeError",
					Msg: fmt.Sprintf("Failed listed permitted subclass check: class %s is not a permitted subclass of %s", c.JavaName(), s.JavaName())}, s, "", "")
			}
			verb := "inherit from sealed class"
			if s.IsInterface() {
				verb = "implement sealed interface"
			}
			return l.strayOr(&LinkageError{Class: "java/lang/IncompatibleClassChangeError",
				Msg: fmt.Sprintf("class %s cannot %s %s", c.JavaName(), verb, s.JavaName())}, s, "", "")
		}
	}
	return nil
}

// SuperAccess says why a class that is about to be defined may not have a certain
// superclass or superinterface, which is not public, nil if it may.
func (l *Library) SuperAccess(loader *Loader, file *classfile.File, super *Class) error {
	at := strings.LastIndexByte(file.Name, '/')
	if super.Flags&classfile.AccPublic != 0 || super.Loader == loader && super.Package() == file.Name[:max(at, 0)] {
		return nil
	}
	what := "superclass "
	switch {
	case super.IsInterface():
		what = "superinterface "
	case super.Flags&classfile.AccAbstract != 0:
		what = "abstract superclass "
	}
	return l.strayOr(&LinkageError{Class: "java/lang/IllegalAccessError",
		Msg: "class " + strings.ReplaceAll(file.Name, "/", ".") + " cannot access its " + what + super.JavaName()}, super, "", "")
}

// injected says how many words the machine adds to instances of a class, for
// its own use.
var injected = map[string]int{
	"java/lang/Class":                     1, // the class's ID
	"java/lang/invoke/ResolvedMethodName": 0,
}

func (l *Library) layoutFields(c *Class) {
	words := 0
	if c.Super != nil {
		words = c.Super.Words
		c.RefWords = c.Super.RefWords
		c.kinds = make([]Kind, words, words+len(c.File.Fields))
		copy(c.kinds, c.Super.kinds)
	}
	var refs []uint16
	c.fieldIndex = make(map[memberKey]*Field, len(c.File.Fields))
	fields := make([]Field, len(c.File.Fields))
	for i := range c.File.Fields {
		info := &c.File.Fields[i]
		f := &fields[i]
		if o := c.ourField(info); o != nil {
			*f = *o
			f.Slot = i
			c.Fields = append(c.Fields, f)
			c.fieldIndex[memberKey{f.Name, f.Desc}] = o
			continue
		}
		*f = Field{Class: c, Info: info, Name: info.Name, Desc: info.Descriptor, Kind: KindOf(info.Descriptor), Flags: info.Flags, Slot: i}
		f.ID = l.fields.add(f)
		if f.Static() {
			f.Word = c.StaticWords
			c.StaticWords++
			if f.Kind == KindRef {
				c.StaticRefs = append(c.StaticRefs, uint16(f.Word))
			}
		} else {
			f.Word = words
			c.kinds = append(c.kinds, f.Kind)
			words++
			if f.Kind == KindRef {
				refs = append(refs, uint16(f.Word))
			}
		}
		c.Fields = append(c.Fields, f)
		c.fieldIndex[memberKey{f.Name, f.Desc}] = f
	}
	if len(refs) > 0 {
		c.RefWords = append(append([]uint16(nil), c.RefWords...), refs...)
	}
	c.Words = words + injected[c.Name]
	c.filterFields(&l.matching)
}

func (l *Library) layoutMethods(c *Class) {
	c.methodIndex = make(map[memberKey]*Method, len(c.File.Methods))
	c.findCountRefs()
	if c.Super != nil {
		c.VTable = append(make([]*Method, 0, len(c.Super.VTable)+len(c.File.Methods)), c.Super.VTable...)
	}
	methods := make([]Method, len(c.File.Methods))
	for i := range c.File.Methods {
		info := &c.File.Methods[i]
		mt := &methods[i]
		mt.ID = l.methods.add(mt)
		if o := c.ourMethod(info); o != nil {
			mt.takeOver(o, i)
			c.Methods = append(c.Methods, mt)
			c.methodIndex[memberKey{mt.Name, mt.Desc}] = mt
			if mt.VIndex >= 0 {
				c.VTable[mt.VIndex] = mt
			}
			continue
		}
		mt.Class, mt.Info, mt.Name, mt.Desc, mt.Flags, mt.Slot, mt.VIndex = c, info, info.Name, info.Descriptor, info.Flags, i, -1
		mt.Params, mt.Ret = parseKinds(mt.Desc)
		for _, p := range mt.Params {
			mt.Args += p.Slots()
		}
		if !mt.Static() {
			mt.Args++
		}
		mt.Traits = methodTraits(c, info)
		mt.Traits |= traitsOfTrusted(c, mt.Name, mt.Desc) | countTraits(c, info)
		mt.Traits |= ownedTraits(mt) | sideTraits(mt)
		if c.Loader.Boot() && isForeign(c, mt.Name, mt.Static()) {
			mt.Traits |= TraitForeign
		}
		if c.reads(mt.Name) || mt.Has(TraitReadsCount) && !c.inUtil() || mt.Name == "<init>" && c.finalizes() {
			mt.Traits |= TraitIdentity
		}
		if poolQueues[c.Name] && c.Loader.Boot() && !mt.Static() && mt.Name != "<init>" {
			mt.Traits |= TraitOfQueue
		}
		if l.Mark != nil {
			mt.Traits |= l.Mark(mt)
		}
		if mt.Flags&classfile.AccNative != 0 || l.natives.Overrides(c.Name, mt.Name, mt.Desc) {
			mt.Native = l.natives.Native(c.Name, mt.Name, mt.Desc)
			if mt.Native != nil && l.natives.Effect(c.Name, mt.Name, mt.Desc) == Dependent {
				mt.Traits |= TraitDependent
			}
		}
		if mt.Native == nil && mt.annotation(noExecution) != nil {
			mt.Native, mt.Traits = refuse, mt.Traits&^TraitEmpty
		}
		c.Methods = append(c.Methods, mt)
		c.methodIndex[memberKey{mt.Name, mt.Desc}] = mt
		if mt.Name == "<clinit>" && mt.Desc == "()V" && (mt.Static() || c.File.Major < 51) {
			c.Clinit = mt
		}
		if !mt.Static() && mt.Name[0] != '<' && !c.IsInterface() {
			l.placeVirtual(c, mt)
		}
	}
	if c.IsInterface() && c.Super != nil {
		c.VTable = c.Super.VTable
	}
}

// placeVirtual finds the vtable entries that mt overrides (JVMS 5.4.5) and
// gives it one of its own if it overrides none. Private methods never dispatch.
func (l *Library) placeVirtual(c *Class, mt *Method) {
	if mt.Private() {
		return
	}
	if c.Super != nil {
		for i, s := range c.Super.VTable {
			if s.Name != mt.Name || s.Desc != mt.Desc || !overridable(s, c) {
				continue
			}
			c.VTable[i] = mt
			if mt.VIndex < 0 || s.Flags&(classfile.AccPublic|classfile.AccProtected) != 0 {
				mt.VIndex = i
			}
		}
	}
	if mt.VIndex < 0 {
		mt.VIndex = len(c.VTable)
		c.VTable = append(c.VTable, mt)
	}
}

func overridable(s *Method, by *Class) bool {
	if s.Flags&(classfile.AccPublic|classfile.AccProtected) != 0 {
		return true
	}
	return s.Class.Loader == by.Loader && s.Class.Package() == by.Package()
}

// noExecution marks methods that are for the host's JVM only, or for a native.
const noExecution = "Lgov/nasa/jpf/annotation/NoJPFExecution;"

func refuse(e *Env) {
	e.Unsupported("call of "+e.Method.String()+", which is marked @NoJPFExecution", "register a native in Go (docs/models.md), or do not call it where Verify.isRunningInJPF()")
}

func methodTraits(c *Class, info *classfile.Method) MethodTraits {
	var t MethodTraits
	if info.Flags&classfile.AccSynchronized != 0 {
		t |= TraitSynchronized
	}
	if a := info.Annotations.Visible; len(a) > 0 && c.Loader.Boot() {
		anns, err := classfile.ParseAnnotations(a, c.File.Pool)
		if err == nil {
			for i := range anns {
				switch anns[i].Type {
				case "Ljdk/internal/vm/annotation/Hidden;", "Ljava/lang/invoke/LambdaForm$Hidden;":
					t |= TraitHidden
				case "Ljdk/internal/reflect/CallerSensitive;":
					t |= TraitCallerSensitive
				case "Ljava/lang/invoke/MethodHandle$PolymorphicSignature;":
					t |= TraitPolymorphic
				}
			}
		}
	}
	if code := info.Code; code != nil && len(code.Bytes) == 1 && code.Bytes[0] == byte(bytecode.Return) {
		t |= TraitEmpty
	}
	return t
}

func parseKinds(desc string) (params []Kind, ret Kind) {
	i := 1
	for i < len(desc) && desc[i] != ')' {
		params = append(params, KindOf(desc[i:]))
		i = skipType(desc, i)
	}
	return params, KindOf(desc[i+1:])
}

// skipType returns the index after the field descriptor at i.
func skipType(desc string, i int) int {
	for desc[i] == '[' {
		i++
	}
	if desc[i] == 'L' {
		return i + strings.IndexByte(desc[i:], ';') + 1
	}
	return i + 1
}

// Descriptors splits a method descriptor into its parameter types and return
// type.
func Descriptors(desc string) (params []string, ret string) {
	i := 1
	for desc[i] != ')' {
		j := skipType(desc, i)
		params = append(params, desc[i:j])
		i = j
	}
	return params, desc[i+1:]
}

func refKind(c *Class) RefClass {
	if c.Super != nil && c.Super.RefKind != RefNone {
		return c.Super.RefKind
	}
	if !c.Loader.Boot() {
		return RefNone
	}
	switch c.Name {
	case "java/lang/ref/SoftReference":
		return RefSoft
	case "java/lang/ref/WeakReference":
		return RefWeak
	case "java/lang/ref/PhantomReference":
		return RefPhantom
	case "java/lang/ref/FinalReference":
		return RefFinal
	}
	return RefNone
}

// ExternalSignature prints a method as HotSpot's messages do:
// void p.C.m(int, java.lang.String).
func ExternalSignature(m *Method) string { return externalMember(m, m.Class.JavaName()+"."+m.Name) }

// SignatureIn is ExternalSignature with another prefix of the method's name.
func SignatureIn(prefix string, m *Method) string { return externalMember(m, prefix+m.Name) }

// externalMember is ExternalSignature with another name for the method.
func externalMember(m *Method, name string) string {
	params, ret := Descriptors(m.Desc)
	for i, p := range params {
		params[i] = TypeText(p)
	}
	return TypeText(ret) + " " + name + "(" + strings.Join(params, ", ") + ")"
}

// TypeText prints a field descriptor as source code writes the type.
func TypeText(desc string) string {
	n := 0
	for n < len(desc) && desc[n] == '[' {
		n++
	}
	s := desc[n:]
	if s[0] == 'L' {
		s = strings.ReplaceAll(s[1:len(s)-1], "/", ".")
	} else {
		s = Kind(s[0]).String()
	}
	return s + strings.Repeat("[]", n)
}
