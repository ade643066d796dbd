package vm

// memberClass is the class of our own java.lang.invoke whose objects stand for methods
// and fields. The number in one is its ID, which depends on what was linked first: in
// digests the name stands for it, and no Java code has it in hand.
const memberClass = "java/lang/invoke/Member"

// numberOfMember is the field of c, if c is that class, that holds the number.
func (c *Class) numberOfMember() *Field {
	if c.Name == memberClass && c.Loader.Boot() {
		return c.FieldNamed("number")
	}
	return nil
}

// fieldBit tells the number of a field from that of a method.
const fieldBit = 1

// MemberOfMethod makes the object that stands for a method.
func (e *Env) MemberOfMethod(mt *Method) Ref { return newMember(e.M, uint64(mt.ID)<<1) }

// MemberOfField makes the object that stands for a field.
func (e *Env) MemberOfField(f *Field) Ref { return newMember(e.M, uint64(f.ID)<<1|fieldBit) }

func newMember(m *Machine, number uint64) Ref {
	c := m.Lib.MustLoad(memberClass)
	r := m.Heap.NewInstance(c)
	m.Heap.Writable(r).Words[c.member.Word] = number
	return r
}

// Member is the method or field that an object stands for: one of them is nil.
func (l *Library) Member(o *Object) (*Method, *Field) {
	n := o.Words[o.Class.member.Word]
	if n&fieldBit == 0 {
		return l.methods.at(n >> 1), nil
	}
	return nil, l.fields.at(n >> 1)
}

// member encodes the method or field that o stands for.
func (d *digester) member(c *Class, o *Object) {
	if !exempt(exemptMembers, c.Name) {
		d.u64(o.Words[c.member.Word])
		return
	}
	mt, f := d.m.Lib.Member(o)
	if mt != nil {
		d.method(mt)
		return
	}
	d.class(f.Class)
	d.u64(nameHash(f.Name + f.Desc))
}
