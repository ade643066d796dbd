package vm

// Kind is a type as slots see it, named by its descriptor character.
type Kind byte

// The kinds. Values of array type have KindRef.
const (
	KindVoid    Kind = 'V'
	KindBoolean Kind = 'Z'
	KindByte    Kind = 'B'
	KindChar    Kind = 'C'
	KindShort   Kind = 'S'
	KindInt     Kind = 'I'
	KindLong    Kind = 'J'
	KindFloat   Kind = 'F'
	KindDouble  Kind = 'D'
	KindRef     Kind = 'L'
)

// Slots of frames that the machine makes may hold numbers which a process hands
// out in the order in which it meets things: other things stand for them in
// digests.
const (
	KindClassID  Kind = 'c'
	KindMethodID Kind = 'm'
	KindCallee   Kind = 'a' // of a method whose arguments are in the slots that follow
	KindText     Kind = 't' // of Library.Text
	KindSite     Kind = 's' // of Library.NewSite
)

// KindOf classifies a field descriptor.
func KindOf(desc string) Kind {
	switch desc[0] {
	case 'L', '[':
		return KindRef
	}
	return Kind(desc[0])
}

// Slots is how many stack slots a value of the kind takes.
func (k Kind) Slots() int {
	switch k {
	case KindLong, KindDouble:
		return 2
	case KindVoid:
		return 0
	}
	return 1
}

// Widen converts the low bits of v, as a field or element of kind k holds
// them, to the form a stack slot holds: ints sign-extended to 32 bits and
// zero-extended above.
func (k Kind) Widen(v uint64) uint64 {
	switch k {
	case KindByte:
		return uint64(uint32(int32(int8(v))))
	case KindShort:
		return uint64(uint32(int32(int16(v))))
	case KindBoolean:
		return v & 1
	case KindChar:
		return v & 0xffff
	case KindInt, KindFloat, KindRef:
		return v & 0xffffffff
	}
	return v
}

// Narrow converts a slot to what a field of kind k stores.
func (k Kind) Narrow(v uint64) uint64 {
	switch k {
	case KindByte:
		return v & 0xff
	case KindBoolean:
		return v & 1
	case KindChar, KindShort:
		return v & 0xffff
	case KindInt, KindFloat, KindRef:
		return v & 0xffffffff
	}
	return v
}

var primitiveNames = map[Kind]string{
	KindVoid: "void", KindBoolean: "boolean", KindByte: "byte", KindChar: "char", KindShort: "short",
	KindInt: "int", KindLong: "long", KindFloat: "float", KindDouble: "double",
}

// String returns the Java name of a primitive kind.
func (k Kind) String() string {
	if s, ok := primitiveNames[k]; ok {
		return s
	}
	return "reference"
}
