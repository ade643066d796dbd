package vm

import (
	"unicode/utf16"
	"unicode/utf8"

	"github.com/gojpf/gojpf/vm/classfile"
)

// texts makes and reads the strings of a machine, and keeps those that are interned.
type texts struct {
	m        *Machine
	interned Table[Ref]
}

// NewString makes a String of valid or invalid UTF-8 text.
func (x *texts) NewString(s string) Ref {
	for i := 0; i < len(s); i++ {
		if s[i] >= utf8.RuneSelf {
			return x.NewStringUTF16(utf16.Encode([]rune(s)))
		}
	}
	return x.newLatin1(len(s), func(dst []byte) { copy(dst, s) })
}

func (x *texts) newLatin1(n int, fill func([]byte)) Ref {
	m := x.m
	arr := m.Heap.NewArray(m.Lib.known.byteArray, int32(n))
	fill(m.Heap.Get(arr).RawBytes())
	r := m.Heap.NewInstance(m.Lib.known.string_)
	m.Heap.Get(r).Words[m.Lib.known.stringValue.Word] = uint64(arr)
	return r
}

// NewStringUTF16 makes a String of UTF-16 code units, compact where it can be.
func (x *texts) NewStringUTF16(u []uint16) Ref {
	m := x.m
	latin := true
	for _, c := range u {
		if c > 0xff {
			latin = false
			break
		}
	}
	if latin {
		return x.newLatin1(len(u), func(dst []byte) {
			for i, c := range u {
				dst[i] = byte(c)
			}
		})
	}
	arr := m.Heap.NewArray(m.Lib.known.byteArray, int32(2*len(u)))
	dst := m.Heap.Get(arr).RawBytes()
	for i, c := range u {
		dst[2*i], dst[2*i+1] = byte(c), byte(c>>8)
	}
	r := m.Heap.NewInstance(m.Lib.known.string_)
	o := m.Heap.Get(r)
	o.Words[m.Lib.known.stringValue.Word] = uint64(arr)
	o.Words[m.Lib.known.stringCoder.Word] = 1
	return r
}

// NewStringMUTF8 makes a String of modified UTF-8, as class files hold it.
func (x *texts) NewStringMUTF8(s string) Ref {
	for i := 0; i < len(s); i++ {
		if s[i] >= utf8.RuneSelf {
			return x.NewStringUTF16(classfile.DecodeUTF16(s))
		}
	}
	return x.newLatin1(len(s), func(dst []byte) { copy(dst, s) })
}

// UTF16 returns the code units of a String.
func (x *texts) UTF16(r Ref) []uint16 {
	m := x.m
	o := m.Heap.Get(r)
	if o == nil {
		return nil
	}
	arr := m.Heap.Get(o.Ref(m.Lib.known.stringValue.Word))
	if arr == nil {
		return nil
	}
	b := arr.RawBytes()
	if o.Words[m.Lib.known.stringCoder.Word] == 0 {
		u := make([]uint16, len(b))
		for i, c := range b {
			u[i] = uint16(c)
		}
		return u
	}
	u := make([]uint16, len(b)/2)
	for i := range u {
		u[i] = uint16(b[2*i]) | uint16(b[2*i+1])<<8
	}
	return u
}

// GoString returns the text of a String in UTF-8, "" for null. Lone surrogates
// become the replacement character.
func (x *texts) GoString(r Ref) string {
	m := x.m
	o := m.Heap.Get(r)
	if o == nil {
		return ""
	}
	arr := m.Heap.Get(o.Ref(m.Lib.known.stringValue.Word))
	if arr == nil {
		return ""
	}
	if o.Words[m.Lib.known.stringCoder.Word] == 0 {
		b := arr.RawBytes()
		for i := range b {
			if b[i] >= utf8.RuneSelf {
				out := make([]byte, 0, len(b)+8)
				for _, c := range b {
					out = utf8.AppendRune(out, rune(c))
				}
				return string(out)
			}
		}
		return string(b)
	}
	return string(utf16.Decode(x.UTF16(r)))
}

// MUTF8 returns the text of a String in modified UTF-8.
func (x *texts) MUTF8(r Ref) string { return classfile.EncodeUTF16(x.UTF16(r)) }

// MayIntern is asked in front of a call of String.intern. Which of several equal
// Strings becomes the canonical one depends on who comes first, and every literal
// competes with them when it is used for the first time: as soon as one String is
// seen to be interned where states are compared, both are operations, and what
// texts were interned is part of states. When it returns false the native must
// return at once.
func (e *Env) MayIntern(r Ref) bool {
	m := e.M
	if m.Explore == nil || !m.Sharing && !m.HasBaseline() {
		return true
	}
	var id uint32
	m.Lib.Locked(func() { id = m.Lib.Text(m.MUTF8(r)) })
	if m.interned.Get(id) != 0 {
		m.Note(Access{Mode: AccessRead, Key: internKey, Index: int(id)})
		return true
	}
	m.Learn(Interns)
	return e.MayRun(Operation{Kind: OpIntern, Index: int(id)})
}

// ObservedLiteral reports whether it may matter when a literal is used.
func (x *texts) ObservedLiteral() bool {
	return x.m.Sharing && x.m.Explore.Assumptions.Happens(Interns)
}

// MayUseLiteral is asked in front of the use of a literal that is observed.
func (x *texts) MayUseLiteral(t *Thread, id uint32) bool {
	if x.interned.Get(id) != 0 {
		x.m.Note(Access{Mode: AccessRead, Key: internKey, Index: int(id)})
		return true
	}
	return x.m.MayRun(t, Operation{Kind: OpIntern, Index: int(id)})
}

// InternText returns the interned String for a text ID.
func (x *texts) InternText(id uint32) Ref {
	if r := x.interned.Get(id); r != 0 {
		return r
	}
	return x.setInterned(id, x.NewStringMUTF8(x.m.Lib.textIDs.at(uint64(id))))
}

// Intern returns the canonical String equal to r.
func (x *texts) Intern(r Ref) Ref {
	s := x.MUTF8(r)
	var id uint32
	x.m.Lib.Locked(func() { id = x.m.Lib.Text(s) })
	if c := x.interned.Get(id); c != 0 {
		return c
	}
	return x.setInterned(id, r)
}

// setInterned makes r the canonical String of a text. From now on every thread
// can get hold of it.
func (x *texts) setInterned(id uint32, r Ref) Ref {
	m := x.m
	m.Heap.Writable(r).Flags |= Interned
	x.interned.Set(id, r, m.epoch)
	m.Publish(r)
	return r
}
