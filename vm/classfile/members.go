package classfile

// smallestMember is the size of a field_info or method_info without attributes.
const smallestMember = 8

func (p *parser) fields() {
	at := p.off
	n := p.count(smallestMember)
	if n == 0 {
		return
	}
	fields := make([]Field, n)
	p.file.Fields = fields
	for i := range fields {
		p.field(&fields[i])
		if p.err != nil {
			return
		}
	}
	if i := duplicate(n, func(i int) (string, string) { return fields[i].Name, fields[i].Descriptor }); i >= 0 {
		p.fail(at, "duplicate field %s %s", quote(fields[i].Name), quote(fields[i].Descriptor))
	}
}

func (p *parser) field(f *Field) {
	at := p.off
	f.Flags = Flags(p.u2())
	f.Name, f.Descriptor = p.utf8(), p.utf8()
	if p.err != nil {
		return
	}
	switch {
	case !IsUnqualifiedName(f.Name):
		p.fail(at+2, "invalid field name %s", quote(f.Name))
	case !IsFieldDescriptor(f.Descriptor):
		p.fail(at+4, "invalid descriptor %s of field %s", quote(f.Descriptor), quote(f.Name))
	case !legalFieldFlags(f.Flags, p.file.Flags, p.major):
		p.fail(at, "illegal flags 0x%04X of field %s", uint16(f.Flags), quote(f.Name))
	}
	var seen attrSet
	for n := p.u2(); n > 0 && p.err == nil; n-- {
		name, outer := p.enter()
		switch {
		case name != "ConstantValue":
			p.commonAttribute(name, &seen, &f.Signature, &f.Deprecated, &f.Synthetic, &f.Annotations)
		case f.Flags&AccStatic == 0: // means nothing on instance fields, though javac writes it
			p.skip()
		default:
			p.once(&seen, attrConstantValue)
			f.Constant = p.constantValue(f)
		}
		p.leave(name, outer)
	}
}

func (p *parser) constantValue(f *Field) uint16 {
	at := p.off
	i := p.u2()
	tag := p.pool.Tag(i)
	var fits bool
	switch f.Descriptor {
	case "I", "S", "C", "B", "Z":
		fits = tag == TagInteger
	case "J":
		fits = tag == TagLong
	case "F":
		fits = tag == TagFloat
	case "D":
		fits = tag == TagDouble
	case "Ljava/lang/String;":
		fits = tag == TagString
	}
	if !fits {
		p.fail(at, "constant %d (%s) cannot initialise field %s of type %s", i, tag, quote(f.Name), quote(f.Descriptor))
	}
	return i
}

// atMostOneVisibility reports whether no two of public, private and protected
// are set.
func atMostOneVisibility(flags Flags) bool {
	v := flags & (AccPublic | AccPrivate | AccProtected)
	return v&(v-1) == 0
}

func legalFieldFlags(flags, class Flags, major uint16) bool {
	if class&AccInterface != 0 {
		const must = AccPublic | AccStatic | AccFinal
		const mustNot = AccPrivate | AccProtected | AccVolatile | AccTransient
		return flags&must == must && flags&mustNot == 0 && (flags&AccEnum == 0 || major < 49)
	}
	const contradiction = AccFinal | AccVolatile
	return atMostOneVisibility(flags) && flags&contradiction != contradiction
}

func (p *parser) methods() {
	at := p.off
	n := p.count(smallestMember)
	if n == 0 {
		return
	}
	methods := make([]Method, n)
	p.file.Methods = methods
	for i := range methods {
		p.method(&methods[i], n-i)
		if p.err != nil {
			return
		}
	}
	if i := duplicate(n, func(i int) (string, string) { return methods[i].Name, methods[i].Descriptor }); i >= 0 {
		p.fail(at, "duplicate method %s%s", quote(methods[i].Name), quote(methods[i].Descriptor))
	}
}

// method reads one method; left counts the methods from this one on.
func (p *parser) method(m *Method, left int) {
	at := p.off
	m.Flags = Flags(p.u2())
	m.Name, m.Descriptor = p.utf8(), p.utf8()
	if p.err != nil {
		return
	}
	p.methodHead(m, at)

	var seen attrSet
	for n := p.u2(); n > 0 && p.err == nil; n-- {
		name, outer := p.enter()
		switch name {
		case "Code":
			p.once(&seen, attrCode)
			p.code(m, left)
		case "Exceptions":
			p.once(&seen, attrExceptions)
			m.Exceptions = p.exceptions()
		case "MethodParameters":
			if p.since(52) {
				p.once(&seen, attrMethodParameters)
				m.Parameters = p.methodParameters()
				m.HasParams = true
			}
		case "RuntimeVisibleParameterAnnotations":
			p.rawAttribute(49, &seen, attrParameterVisible, &m.Annotations.ParameterVisible)
		case "RuntimeInvisibleParameterAnnotations":
			p.rawAttribute(49, &seen, attrParameterInvisible, &m.Annotations.ParameterInvisible)
		case "AnnotationDefault":
			p.rawAttribute(49, &seen, attrDefault, &m.Annotations.Default)
		default:
			p.commonAttribute(name, &seen, &m.Signature, &m.Deprecated, &m.Synthetic, &m.Annotations)
		}
		p.leave(name, outer)
	}
	if p.err == nil && m.Code == nil && m.Flags&(AccNative|AccAbstract) == 0 {
		p.fail(at, "method %s%s has no code and is neither native nor abstract", quote(m.Name), quote(m.Descriptor))
	}
}

// methodHead checks flags, name and descriptor of a method that starts at the
// given offset.
func (p *parser) methodHead(m *Method, at int) {
	if !isMethodName(m.Name) {
		p.fail(at+2, "invalid method name %s", quote(m.Name))
		return
	}
	slots := ArgSlots(m.Descriptor)
	returnsVoid := slots >= 0 && m.Descriptor[len(m.Descriptor)-1] == 'V'
	illegal := slots < 0
	switch m.Name {
	case "<clinit>":
		illegal = illegal || !returnsVoid || p.major >= 51 && slots != 0
		switch {
		case p.major < 51:
			m.Flags = m.Flags&AccStrict | AccStatic
		case m.Flags&AccStatic == 0:
			p.fail(at, "method <clinit> is not static")
		default: // all other flags mean nothing here
			m.Flags &= AccStatic | AccStrict
		}
	case "<init>":
		illegal = illegal || !returnsVoid
		if p.file.Flags&AccInterface != 0 {
			p.fail(at, "an interface cannot have a constructor")
		}
	}
	if illegal {
		p.fail(at+4, "invalid descriptor %s of method %s", quote(m.Descriptor), quote(m.Name))
		return
	}
	if m.Name != "<clinit>" && !legalMethodFlags(m, p.file.Flags, p.major) {
		p.fail(at, "illegal flags 0x%04X of method %s%s", uint16(m.Flags), quote(m.Name), quote(m.Descriptor))
	}
	if slots == maxArgSlots && m.Flags&AccStatic == 0 {
		p.fail(at+4, "method %s has more than %d argument slots", quote(m.Name), maxArgSlots)
	}
	m.ArgSlots = uint8(slots)
}

func legalMethodFlags(m *Method, class Flags, major uint16) bool {
	has := func(f Flags) bool { return m.Flags&f != 0 }
	abstractStrict := has(AccAbstract) && has(AccStrict) && major >= 49 && major < 61
	if class&AccInterface != 0 {
		if major < 52 {
			const must = AccPublic | AccAbstract
			mustNot := AccStatic | AccFinal | AccNative
			if major >= 49 {
				mustNot |= AccPrivate | AccProtected | AccSynchronized | AccStrict
			}
			return m.Flags&must == must && !has(mustNot)
		}
		return has(AccPublic) != has(AccPrivate) &&
			!has(AccProtected|AccFinal|AccSynchronized|AccNative) &&
			!(has(AccAbstract) && has(AccPrivate|AccStatic)) && !abstractStrict
	}
	if !atMostOneVisibility(m.Flags) {
		return false
	}
	if m.Name == "<init>" {
		return !has(AccStatic|AccFinal|AccSynchronized|AccNative|AccAbstract) && (!has(AccBridge) || major < 49)
	}
	if has(AccAbstract) {
		return !has(AccFinal|AccNative|AccPrivate|AccStatic) && (!has(AccSynchronized) || major < 49) && !abstractStrict
	}
	return true
}

func (p *parser) exceptions() []string {
	n := p.count(2)
	if n == 0 {
		return nil
	}
	names := make([]string, n)
	for i := range names {
		names[i] = p.plainClass()
	}
	return names
}

// methodParameters does not judge names: Java loads such classes and lets
// reflection throw MalformedParametersException.
func (p *parser) methodParameters() []Parameter {
	n := int(p.u1())
	if n == 0 || p.err != nil {
		return nil
	}
	params := make([]Parameter, n)
	for i := range params {
		switch index := p.u2(); {
		case int(index) >= len(p.consts):
			params[i].Bad = "Constant pool index out of bounds"
		case index != 0 && p.consts[index].Tag != TagUtf8:
			params[i].Bad = "Wrong type at constant pool index"
		case index != 0:
			params[i].Name = p.consts[index].Str
		}
		params[i].Flags = Flags(p.u2())
	}
	return params
}
