package classfile

import (
	"hash/maphash"
	"strconv"
	"unsafe"
)

// The class-file versions that Parse accepts.
const (
	MinMajor = 45
	MaxMajor = 69
)

// Magic is what a class file begins with.
const Magic = 0xCAFEBABE

// Parse reads and checks one class file; any error is a [*FormatError]. The
// result holds views onto data, which the caller must not change afterwards.
// Preview features are accepted: whether they are enabled is for the caller to
// decide by File.Minor.
func Parse(data []byte) (*File, error) {
	f := &File{}
	p := parser{
		reader: reader{data: data, end: len(data), kind: KindClassFormat, whole: "class file"},
		text:   unsafe.String(unsafe.SliceData(data), len(data)),
		file:   f,
		pool:   &Pool{},
	}
	f.Pool = p.pool
	p.classFile()
	if p.err != nil {
		if p.err.Name == "" {
			p.err.Name = ToGoString(f.Name)
		}
		return nil, p.err
	}
	return f, nil
}

type parser struct {
	reader
	text   string // the whole data once more, to cut strings from
	file   *File
	pool   *Pool
	consts []Const // pool.Consts
	major  uint16
	codes  []Code // room for the Code attributes still to come

	handles       bool // the pool holds MethodHandle constants
	moduleConst   int  // first Module or Package constant, 0 if none
	lastBootstrap int  // the Dynamic or InvokeDynamic constant with the highest bootstrap index, 0 if none
}

// attrSet remembers which attributes of one owner were seen, for those that
// may appear only once.
type attrSet uint32

const (
	attrCode attrSet = 1 << iota
	attrConstantValue
	attrExceptions
	attrMethodParameters
	attrStackMap
	attrSignature
	attrSourceFile
	attrSourceDebug
	attrInnerClasses
	attrEnclosingMethod
	attrNestHost
	attrNestMembers
	attrPermitted
	attrRecord
	attrBootstraps
	attrVisible
	attrInvisible
	attrTypeVisible
	attrTypeInvisible
	attrParameterVisible
	attrParameterInvisible
	attrDefault
)

func (p *parser) classFile() {
	f := p.file
	if m := p.u4(); m != Magic && p.err == nil {
		p.fail(0, "bad magic number 0x%08X", m)
	}
	f.Minor = p.u2()
	f.Major = p.u2()
	p.major = f.Major
	if p.err == nil {
		p.version()
	}
	p.constantPool()
	p.linkPool()
	if p.err != nil {
		return
	}
	p.header()
	p.fields()
	p.methods()
	p.classAttributes()
	if p.err == nil && p.off != len(p.data) {
		p.fail(p.off, "%d extra bytes at the end of the class file", len(p.data)-p.off)
	}
}

func (p *parser) version() {
	f := p.file
	accepted := Versions{Newest: MaxMajor, Preview: PreviewOfAny}
	if accepted.Refuse("", f.Major, f.Minor) == "" {
		return
	}
	name := p.peekName()
	subject := name
	if subject == "" {
		subject = "a class of unknown name"
	}
	p.kind = KindUnsupportedVersion
	p.fail(4, "%s", accepted.Refuse(subject, f.Major, f.Minor))
	p.err.Name = name
}

// peekName finds the name of a class whose version is not supported, for the
// error message, assuming that the constant pool still looks as we know it.
func (p *parser) peekName() string {
	q := *p
	q.pool = &Pool{}
	q.major = MaxMajor
	q.constantPool()
	q.u2()
	this := q.u2()
	if q.err != nil || q.pool.Tag(this) != TagClass || q.pool.Tag(q.consts[this].A) != TagUtf8 {
		return ""
	}
	return ToGoString(q.pool.Class(this))
}

// header reads the part between the constant pool and the fields.
func (p *parser) header() {
	f := p.file
	at := p.off
	f.Flags = Flags(p.u2())
	if f.Major < 53 {
		f.Flags &^= AccModule
	}
	f.Name = p.plainClass()
	if f.Flags&AccModule != 0 {
		p.moduleHeader(at)
		return
	}
	f.Flags = impliedAbstract(f.Flags, f.Major)
	if p.moduleConst != 0 && p.err == nil {
		p.badConst(p.moduleConst, "only module descriptors may hold it")
	}
	if !legalClassFlags(f.Flags, f.Major) {
		p.fail(at, "illegal class flags 0x%04X", uint16(f.Flags))
	}
	at = p.off
	if index := p.u2(); index != 0 {
		p.off = at
		f.Super = p.plainClass()
		if f.Flags&AccInterface != 0 && f.Super != "java/lang/Object" {
			p.fail(at, "the superclass of an interface must be java/lang/Object, is %s", quote(f.Super))
		} else if f.Super == f.Name {
			p.kind = KindCircular
			p.fail(at, "%s", ToGoString(f.Name))
		}
	} else if f.Name != "java/lang/Object" {
		p.fail(at, "only java/lang/Object may be without a superclass")
	}
	f.Interfaces = p.classList("interface", true)
}

// moduleHeader reads the header of what has the flag of a module. If it is none, Java
// does not call that a fault of the format.
func (p *parser) moduleHeader(at int) {
	super, interfaces := p.u2(), p.u2()
	// The counts that follow are read again by their owners.
	members := p.remaining() >= 4 && p.data[p.off]|p.data[p.off+1]|p.data[p.off+2]|p.data[p.off+3] != 0
	if p.err == nil && (p.file.Flags != AccModule || p.file.Name != "module-info" || super != 0 || interfaces != 0 || members) {
		p.kind = KindNoClass
		p.fail(at, "%s is not a class because access_flag ACC_MODULE is set", ToGoString(p.file.Name))
	}
}

// impliedAbstract adds the flag that compilers before Java 6 could leave out.
func impliedAbstract(flags Flags, major uint16) Flags {
	if flags&AccInterface != 0 && major < 50 {
		flags |= AccAbstract
	}
	return flags
}

func legalClassFlags(flags Flags, major uint16) bool {
	has := func(f Flags) bool { return flags&f != 0 }
	switch {
	case has(AccAbstract) && has(AccFinal),
		has(AccInterface) && !has(AccAbstract),
		has(AccInterface) && major >= 49 && has(AccSuper|AccEnum),
		!has(AccInterface) && major >= 49 && has(AccAnnotation):
		return false
	}
	return true
}

func (p *parser) classAttributes() {
	f := p.file
	var seen attrSet
	for n := p.u2(); n > 0 && p.err == nil; n-- {
		at := p.off
		name, outer := p.enter()
		switch name {
		case "SourceFile":
			p.once(&seen, attrSourceFile)
			f.SourceFile = p.utf8()
		case "SourceDebugExtension":
			if p.since(49) {
				p.once(&seen, attrSourceDebug)
				f.SourceDebug = p.text[p.off:p.end]
				p.skip()
			}
		case "InnerClasses":
			p.once(&seen, attrInnerClasses)
			f.InnerClasses = p.innerClasses()
		case "EnclosingMethod":
			if p.since(49) {
				p.once(&seen, attrEnclosingMethod)
				f.EnclosingMethod = p.enclosingMethod()
			}
		case "NestHost":
			if p.since(55) {
				p.once(&seen, attrNestHost)
				f.NestHost = p.plainClass()
			}
		case "NestMembers":
			if p.since(55) {
				p.once(&seen, attrNestMembers)
				f.NestMembers = p.classList("nest member", false)
			}
		case "PermittedSubclasses":
			if p.since(61) {
				p.once(&seen, attrPermitted)
				if f.Flags&AccFinal != 0 {
					p.fail(at, "a final class cannot permit subclasses")
				}
				f.Permitted = p.classList("permitted subclass", false)
				f.Sealed = true
			}
		case "Record":
			if p.since(60) {
				p.once(&seen, attrRecord)
				f.Record = p.recordComponents()
				f.IsRecord = true
			}
		case "BootstrapMethods":
			if p.since(51) {
				p.once(&seen, attrBootstraps)
				f.Bootstraps = p.bootstraps()
			}
		default:
			p.commonAttribute(name, &seen, &f.Signature, &f.Deprecated, &f.Synthetic, &f.Annotations)
		}
		p.leave(name, outer)
	}
	const nest = attrNestHost | attrNestMembers
	if seen&nest == nest {
		p.fail(p.off, "NestHost and NestMembers exclude each other")
	}
	if i := p.lastBootstrap; i != 0 && int(p.consts[i].A) >= len(f.Bootstraps) {
		p.badConst(i, "bootstrap method %d does not exist, the class has %d", p.consts[i].A, len(f.Bootstraps))
	}
}

// commonAttribute handles the attributes that classes, fields, methods and
// record components share, and skips those nobody knows.
func (p *parser) commonAttribute(name string, seen *attrSet, signature *string, deprecated, synthetic *bool, a *Annotations) {
	switch name {
	case "Signature":
		if p.since(49) {
			p.once(seen, attrSignature)
			*signature = p.utf8()
		}
	case "Deprecated":
		*deprecated = true
	case "Synthetic":
		*synthetic = true
	case "RuntimeVisibleAnnotations":
		p.rawAttribute(49, seen, attrVisible, &a.Visible)
	case "RuntimeInvisibleAnnotations":
		p.rawAttribute(49, seen, attrInvisible, &a.Invisible)
	case "RuntimeVisibleTypeAnnotations":
		p.rawAttribute(52, seen, attrTypeVisible, &a.TypeVisible)
	case "RuntimeInvisibleTypeAnnotations":
		p.rawAttribute(52, seen, attrTypeInvisible, &a.TypeInvisible)
	default:
		p.skip()
	}
}

func (p *parser) rawAttribute(since uint16, seen *attrSet, attr attrSet, body *[]byte) {
	if p.since(since) {
		p.once(seen, attr)
		*body = p.rest()
	}
}

// enter reads the head of an attribute and confines reads to its body; leave
// demands that the body was used up and widens the window to outer again.
func (p *parser) enter() (name string, outer int) {
	name = p.utf8()
	n := int64(p.u4())
	if n > int64(p.remaining()) {
		p.fail(p.off-4, "attribute %s of %d bytes does not fit into what follows", quote(name), n)
	}
	if p.err != nil {
		return "", p.end
	}
	outer = p.end
	p.end = p.off + int(n)
	return name, outer
}

func (p *parser) leave(name string, outer int) {
	if p.err != nil {
		return
	}
	if p.off != p.end {
		p.fail(p.off, "attribute %s is %d bytes too long", quote(name), p.end-p.off)
		return
	}
	p.end = outer
}

func (p *parser) skip() { p.off = p.end }

// since reports whether class files of this version can have the current
// attribute; in older ones it means nothing and is skipped.
func (p *parser) since(major uint16) bool {
	if p.major >= major {
		return true
	}
	p.skip()
	return false
}

func (p *parser) once(seen *attrSet, attr attrSet) {
	if *seen&attr != 0 {
		p.fail(p.off-6, "duplicate attribute %s", quote(p.pool.Utf8(uint16(p.data[p.off-6])<<8|uint16(p.data[p.off-5]))))
	}
	*seen |= attr
}

// index reads a pool index that must point to a constant of the wanted kind.
// It returns 0 only after a failure.
func (p *parser) index(want Tag) uint16 {
	i := p.u2()
	if int(i) < len(p.consts) && p.consts[i].Tag == want {
		return i
	}
	if p.err == nil {
		p.fail(p.off-2, "%s", p.wrongIndex(i, want))
	}
	return 0
}

// utf8 reads the index of a Utf8 constant and returns its text.
func (p *parser) utf8() string { return p.consts[p.index(TagUtf8)].Str }

// optionalUtf8 is utf8 where index 0 stands for "".
func (p *parser) optionalUtf8() string {
	if p.zero() {
		return ""
	}
	return p.utf8()
}

// class reads the index of a Class constant and returns its name.
func (p *parser) class() string { return p.consts[p.consts[p.index(TagClass)].A].Str }

// optionalClass is class where index 0 stands for "".
func (p *parser) optionalClass() string {
	if p.zero() {
		return ""
	}
	return p.class()
}

// zero consumes the next u2 if it is 0.
func (p *parser) zero() bool {
	if p.end-p.off >= 2 && p.data[p.off]|p.data[p.off+1] == 0 {
		p.off += 2
		return true
	}
	return false
}

// plainClass reads the index of a Class that may not be an array class.
func (p *parser) plainClass() string {
	name := p.class()
	if name != "" && name[0] == '[' {
		p.fail(p.off-2, "array class %s is not allowed here", quote(name))
	}
	return name
}

// classList reads a counted list of classes. Java looks at whether they are distinct
// among interfaces only.
func (p *parser) classList(what string, distinct bool) []string {
	at := p.off
	n := p.count(2)
	if n == 0 {
		return nil
	}
	names := make([]string, n)
	for i := range names {
		names[i] = p.plainClass()
	}
	if p.err == nil && distinct {
		if i := duplicate(n, func(i int) (string, string) { return names[i], "" }); i >= 0 {
			p.fail(at+2+2*i, "duplicate %s %s", what, quote(names[i]))
		}
	}
	return names
}

func (p *parser) innerClasses() []InnerClass {
	at := p.off
	n := p.count(8)
	if n == 0 {
		return nil
	}
	rows := make([]InnerClass, n)
	raw := p.data[p.off:min(p.off+8*n, len(p.data))]
	for i := range rows {
		row := &rows[i]
		start := p.off
		row.Inner = p.class() // whatever it is
		row.Outer = p.optionalClass()
		row.Name = p.optionalUtf8()
		row.Flags = impliedAbstract(Flags(p.u2()), p.major)
		if p.err != nil {
			return nil
		}
		switch {
		case u2(raw[8*i:]) == u2(raw[8*i+2:]):
			p.fail(start, "class %s is its own outer class", quote(row.Inner))
		case row.Flags&AccModule != 0 && p.major >= 53:
			p.kind = KindNoClass
			p.fail(start+6, "%s is not a class because access_flag ACC_MODULE is set", ToGoString(p.file.Name))
		case !legalClassFlags(row.Flags&^AccSuper, p.major):
			p.fail(start+6, "illegal flags 0x%04X of inner class %s", uint16(row.Flags), quote(row.Inner))
		}
	}
	if p.err != nil {
		return nil
	}
	if i := duplicate(n, func(i int) (string, string) { return p.text[at+2+8*i : at+10+8*i], "" }); i >= 0 {
		p.fail(at+2+8*i, "duplicate inner class %s", quote(rows[i].Inner))
	}
	if entangled(raw, n) {
		return nil
	}
	return rows
}

// entangled reports whether rows of InnerClasses tell of one class twice, or of a class
// that is inside itself. HotSpot takes no notice of any of them then. It goes by the
// indices of constants, not by names, and so do we.
func entangled(raw []byte, n int) bool {
	outer := make(map[uint16]uint16, n)
	for i := range n {
		inner := u2(raw[8*i:])
		if _, twice := outer[inner]; twice {
			return true
		}
		outer[inner] = u2(raw[8*i+2:])
	}
	inside := make(map[uint16]bool, n) // of no circle
	for i := range n {
		var way []uint16
		for at := u2(raw[8*i:]); at != 0 && !inside[at]; at = outer[at] {
			if len(way) > n {
				return true
			}
			way = append(way, at)
		}
		for _, at := range way {
			inside[at] = true
		}
	}
	return false
}

func (p *parser) enclosingMethod() *EnclosingMethod {
	e := &EnclosingMethod{Class: p.plainClass()}
	if p.zero() {
		return e
	}
	if i := p.index(TagNameAndType); i != 0 {
		e.Name, e.Descriptor = p.pool.NameAndType(i)
		if e.Descriptor[0] != '(' {
			p.fail(p.off-2, "the enclosing method cannot be the field %s", quote(e.Name))
		}
	}
	return e
}

func (p *parser) recordComponents() []RecordComponent {
	n := p.count(6)
	if n == 0 {
		return nil
	}
	components := make([]RecordComponent, n)
	for i := range components {
		c := &components[i]
		at := p.off
		c.Name, c.Descriptor = p.utf8(), p.utf8()
		if p.err != nil {
			return nil
		}
		if !IsUnqualifiedName(c.Name) {
			p.fail(at, "invalid name %s of record component", quote(c.Name))
		} else if !IsFieldDescriptor(c.Descriptor) {
			p.fail(at+2, "invalid descriptor %s of record component %s", quote(c.Descriptor), quote(c.Name))
		}
		var seen attrSet
		var ignored bool
		for n := p.u2(); n > 0 && p.err == nil; n-- {
			name, outer := p.enter()
			switch name {
			case "Deprecated", "Synthetic": // mean nothing here
				p.skip()
			default:
				p.commonAttribute(name, &seen, &c.Signature, &ignored, &ignored, &c.Annotations)
			}
			p.leave(name, outer)
		}
	}
	return components
}

func (p *parser) bootstraps() []Bootstrap {
	n := p.count(4)
	if n == 0 {
		return nil
	}
	rows := make([]Bootstrap, n)
	args := make([]uint16, 0, (p.remaining()-4*n)/2) // of all rows together
	for i := range rows {
		rows[i].Handle = p.index(TagMethodHandle)
		first := len(args)
		for k := p.count(2); k > 0; k-- {
			at := p.off
			arg := p.u2()
			if tag := p.pool.Tag(arg); !tag.Loadable() {
				p.fail(at, "bootstrap argument %d is not a loadable constant (%s)", arg, tag)
				return nil
			}
			args = append(args, arg)
		}
		if p.err != nil {
			return nil
		}
		rows[i].Args = args[first:len(args):len(args)]
	}
	return rows
}

var hashSeed = maphash.MakeSeed()

// duplicate returns the first index whose key appeared at a lower index, or -1.
// It works in linear time, for malicious inputs too.
func duplicate(n int, key func(int) (string, string)) int {
	if n < 2 {
		return -1
	}
	size := 64
	for size < 2*n {
		size *= 2
	}
	var small [64]int32
	table := small[:]
	if size > len(small) {
		table = make([]int32, size)
	}
	for i := range n {
		a, b := key(i)
		h := maphash.String(hashSeed, a)
		if b != "" {
			h += 31 * maphash.String(hashSeed, b)
		}
		slot := int(h) & (size - 1)
		for ; table[slot] != 0; slot = (slot + 1) & (size - 1) {
			if x, y := key(int(table[slot] - 1)); x == a && y == b {
				return i
			}
		}
		table[slot] = int32(i + 1)
	}
	return -1
}

// quote shows text of the class file in a message.
func quote(s string) string {
	const longest = 200
	if len(s) > longest {
		s = s[:longest] + "..."
	}
	return strconv.Quote(ToGoString(s))
}

func utoa(n uint16) string { return strconv.Itoa(int(n)) }
