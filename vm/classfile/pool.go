package classfile

// Tag is the kind of a constant-pool entry (JVMS table 4.4-A).
type Tag uint8

// The tags.
const (
	TagNone               Tag = 0 // entry 0, and the second half of a long or double
	TagUtf8               Tag = 1
	TagInteger            Tag = 3
	TagFloat              Tag = 4
	TagLong               Tag = 5
	TagDouble             Tag = 6
	TagClass              Tag = 7
	TagString             Tag = 8
	TagFieldref           Tag = 9
	TagMethodref          Tag = 10
	TagInterfaceMethodref Tag = 11
	TagNameAndType        Tag = 12
	TagMethodHandle       Tag = 15
	TagMethodType         Tag = 16
	TagDynamic            Tag = 17
	TagInvokeDynamic      Tag = 18
	TagModule             Tag = 19
	TagPackage            Tag = 20
)

// Const is one constant-pool entry. What A and B mean depends on the tag:
//
//	Class, String, MethodType, Module, Package  A = Utf8 index
//	Fieldref, Methodref, InterfaceMethodref     A = Class index, B = NameAndType index
//	NameAndType                                 A = name Utf8, B = descriptor Utf8
//	MethodHandle                                A = reference kind (1..9), B = member index
//	Dynamic, InvokeDynamic                      A = bootstrap index, B = NameAndType index
//
// Bits holds the value of Integer (sign-extended), Float (IEEE bits), Long and
// Double (IEEE bits). Str holds a Utf8's bytes in modified UTF-8, unchanged.
type Const struct {
	Tag  Tag
	A, B uint16
	Bits uint64
	Str  string
}

// Pool is the constant pool. After Parse every index inside it has been
// checked for range and for the tag it must point to.
type Pool struct{ Consts []Const }

// Tag returns the tag of entry i, TagNone when i is out of range.
func (p *Pool) Tag(i uint16) Tag {
	if int(i) >= len(p.Consts) {
		return TagNone
	}
	return p.Consts[i].Tag
}

// Utf8 returns the modified UTF-8 text of a Utf8 entry.
func (p *Pool) Utf8(i uint16) string { return p.Consts[i].Str }

// Class returns the name of a Class entry (an array class keeps its
// descriptor form, [Ljava/lang/String;). It serves Module and Package too.
func (p *Pool) Class(i uint16) string { return p.Consts[p.Consts[i].A].Str }

// String returns the modified UTF-8 text of a String (or MethodType) entry.
func (p *Pool) String(i uint16) string { return p.Consts[p.Consts[i].A].Str }

// NameAndType returns the two texts of a NameAndType entry.
func (p *Pool) NameAndType(i uint16) (name, descriptor string) {
	c := &p.Consts[i]
	return p.Consts[c.A].Str, p.Consts[c.B].Str
}

// Member returns the class, name and descriptor of a Fieldref, Methodref or
// InterfaceMethodref.
func (p *Pool) Member(i uint16) (class, name, descriptor string) {
	c := &p.Consts[i]
	name, descriptor = p.NameAndType(c.B)
	return p.Class(c.A), name, descriptor
}

// Dynamic returns the bootstrap index, name and descriptor of a Dynamic or
// InvokeDynamic entry.
func (p *Pool) Dynamic(i uint16) (bootstrap uint16, name, descriptor string) {
	c := &p.Consts[i]
	name, descriptor = p.NameAndType(c.B)
	return c.A, name, descriptor
}
