package vm

import (
	"slices"

	"github.com/gojpf/gojpf/vm/classfile"
)

// Merged classes. A program's own copy of a class of the API may have more of
// instances than ours: methods, fields, constructors, another superclass. A
// complement (supplied.go) cannot serve those, for there is one layout of
// instances and one table of virtual methods. So the copy is the class then, as on
// the host, and ours lies below it as its superclass, where nobody sees it: what
// ours knows the copy takes over from there, method by method. To everybody who
// refers to either by name, or asks for its mirror, the two are one.

// linkMerged links the program's own copy of a class on top of ours. It returns
// nil where there is no copy, ours is enough, or the two do not go together.
func (l *Library) linkMerged(loader *Loader, ours *classfile.File, found Found) (*Class, error) {
	if found.Instead == nil || loader.Boot() || found.ours != nil {
		return nil, nil
	}
	instead, ok := found.Instead()
	if !ok || !instead.Own {
		return nil, nil
	}
	own, err := classfile.Parse(instead.Data)
	if err != nil || own.Name != ours.Name || !wantsMore(own, ours) || !mergeable(own, ours) {
		return nil, nil
	}
	load := func(n string) (*Class, error) { return l.load(loader, n) }
	below, err := l.link(loader, ours, Found{Source: found.Source}, func(n string) (*Class, error) {
		if n == ours.Super && n == objectName {
			n = own.Super
		}
		return load(n)
	})
	if err != nil {
		return nil, err
	}
	return l.link(loader, own, Found{Source: instead.Source, URL: instead.URL, ours: below}, load)
}

const objectName = "java/lang/Object"

// wantsMore reports whether the copy has something of instances that ours has
// not, or not in that form.
func wantsMore(own, ours *classfile.File) bool {
	const closed = classfile.AccFinal | classfile.AccAbstract
	if own.Super != ours.Super && own.Super != objectName || ours.Flags&closed&^own.Flags != 0 {
		return true
	}
	for _, i := range own.Interfaces {
		if !slices.Contains(ours.Interfaces, i) {
			return true
		}
	}
	for i := range own.Methods {
		if mt := &own.Methods[i]; mt.Flags&(classfile.AccStatic|classfile.AccPrivate) == 0 && !hasForm(ours, mt.Name, mt.Descriptor, mt.Flags) {
			return true
		}
	}
	for i := range own.Fields {
		if f := &own.Fields[i]; f.Flags&(classfile.AccStatic|classfile.AccPrivate) == 0 && !hasForm(ours, f.Name, f.Descriptor, f.Flags) {
			return true
		}
	}
	return false
}

// hasForm reports whether a class file has a member that can be used in all ways
// in which one with these flags can.
func hasForm(file *classfile.File, name, desc string, flags classfile.Flags) bool {
	const access = classfile.AccPublic | classfile.AccProtected
	for _, f := range form(file, name, desc) {
		if f&(classfile.AccStatic|classfile.AccPrivate) == 0 && (f&access == flags&access || f&classfile.AccPublic != 0) &&
			(f&classfile.AccFinal == 0 || flags&classfile.AccFinal != 0) {
			return true
		}
	}
	return false
}

// mergeable reports whether instances of the copy can be instances of ours, too.
// Where ours has fields of instances, its constructors must run: then all
// constructors are ours, and the copy may have no fields of instances that its
// own would set.
func mergeable(own, ours *classfile.File) bool {
	if (own.Flags|ours.Flags)&classfile.AccInterface != 0 {
		return false
	}
	if own.Super != ours.Super && own.Super != objectName && ours.Super != objectName {
		return false
	}
	if !instanceFields(ours) && ours.Super == objectName {
		return true
	}
	for i := range own.Methods {
		if mt := &own.Methods[i]; mt.Name == "<init>" && len(form(ours, mt.Name, mt.Descriptor)) == 0 {
			return false
		}
	}
	for i := range own.Fields {
		f := &own.Fields[i]
		if f.Flags&classfile.AccStatic == 0 && (f.Flags&classfile.AccPrivate != 0 || len(form(ours, f.Name, f.Descriptor)) == 0) {
			return false
		}
	}
	return true
}

func instanceFields(file *classfile.File) bool {
	return slices.ContainsFunc(file.Fields, func(f classfile.Field) bool { return f.Flags&classfile.AccStatic == 0 })
}

// below returns our class of the same name that lies below a merged one, else
// nil.
func (c *Class) below() *Class {
	if c.Super != nil && c.Super.Complements == c {
		return c.Super
	}
	return nil
}

// merges reports whether a member of ours takes the place of one of a copy.
func merges(ours, own classfile.Flags) bool {
	return ours&(classfile.AccPrivate|classfile.AccAbstract) == 0 && own&classfile.AccPrivate == 0 && (ours^own)&classfile.AccStatic == 0
}

// ourField returns the field of ours that stands for one of c's class file, nil
// if c has it for itself.
func (c *Class) ourField(info *classfile.Field) *Field {
	b := c.below()
	if b == nil {
		return nil
	}
	if f := b.fieldIndex[memberKey{info.Name, info.Descriptor}]; f != nil && merges(f.Flags, info.Flags) {
		return f
	}
	return nil
}

// ourMethod is ourField for methods. A constructor of ours runs where ours has
// something to construct; else the copy's does.
func (c *Class) ourMethod(info *classfile.Method) *Method {
	b := c.below()
	if b == nil || info.Name == "<clinit>" || info.Name == "<init>" && !instanceFields(b.File) && b.File.Super == objectName {
		return nil
	}
	if mt := b.methodIndex[memberKey{info.Name, info.Descriptor}]; mt != nil && (info.Name == "<init>" || merges(mt.Flags, info.Flags)) {
		return mt
	}
	return nil
}

// takeOver makes m the method o of ours as the copy declares it, at a position
// of the copy's.
func (m *Method) takeOver(o *Method, slot int) {
	m.Class, m.Info, m.Name, m.Desc, m.Flags, m.Slot, m.VIndex = o.Class, o.Info, o.Name, o.Desc, o.Flags, slot, o.VIndex
	m.Params, m.Ret, m.Args, m.Native, m.Traits = o.Params, o.Ret, o.Args, o.Native, o.Traits
}

// hiddenMethod returns the private method that code of a class with two files
// means by a reference to itself: the other's of that name is another.
func (c *Class) hiddenMethod(in *Class, name, desc string) *Method {
	if c.Complements != in || in == nil {
		return nil
	}
	if mt := c.methodIndex[memberKey{name, desc}]; mt != nil && mt.Private() {
		return mt
	}
	return nil
}

// hiddenField is hiddenMethod for fields.
func (c *Class) hiddenField(in *Class, name, desc string) *Field {
	if c.Complements != in || in == nil {
		return nil
	}
	if f := c.fieldIndex[memberKey{name, desc}]; f != nil && f.Flags&classfile.AccPrivate != 0 {
		return f
	}
	return nil
}
