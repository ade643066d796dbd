package vm

import (
	"strconv"
	"strings"
)

// TextBuilder collects the text of a new String, in Latin-1 as long as that is
// enough.
type TextBuilder struct {
	latin []byte
	wide  []uint16 // instead of latin once a character needs it
}

func (b *TextBuilder) widen() {
	if b.wide == nil {
		b.wide = make([]uint16, len(b.latin), 2*len(b.latin)+16)
		for i, c := range b.latin {
			b.wide[i] = uint16(c)
		}
	}
}

// Latin1 appends text whose bytes are its characters.
func (b *TextBuilder) Latin1(s string) {
	if b.wide == nil {
		b.latin = append(b.latin, s...)
		return
	}
	for i := 0; i < len(s); i++ {
		b.wide = append(b.wide, uint16(s[i]))
	}
}

// Int appends a number in decimal.
func (b *TextBuilder) Int(v int64) {
	if b.wide == nil {
		b.latin = strconv.AppendInt(b.latin, v, 10)
		return
	}
	b.Latin1(strconv.FormatInt(v, 10))
}

// UTF16 appends code units.
func (b *TextBuilder) UTF16(u []uint16) {
	for i, c := range u {
		if b.wide == nil {
			if c < 0x100 {
				b.latin = append(b.latin, byte(c))
				continue
			}
			b.widen()
		}
		b.wide = append(b.wide, u[i])
	}
}

// AppendText appends a String of the program, "null" for null.
func (x *texts) AppendText(b *TextBuilder, r Ref) {
	m := x.m
	o := m.Heap.Get(r)
	if o == nil {
		b.Latin1("null")
		return
	}
	arr := m.Heap.Get(o.Ref(m.Lib.known.stringValue.Word))
	raw := arr.RawBytes()
	if o.Words[m.Lib.known.stringCoder.Word] != 0 {
		b.UTF16(x.UTF16(r))
		return
	}
	if b.wide == nil {
		b.latin = append(b.latin, raw...)
		return
	}
	for _, c := range raw {
		b.wide = append(b.wide, uint16(c))
	}
}

// NewText makes the String.
func (x *texts) NewText(b *TextBuilder) Ref {
	if b.wide != nil {
		return x.NewStringUTF16(b.wide)
	}
	return x.newLatin1(len(b.latin), func(dst []byte) { CopyIn(dst, b.latin) })
}

// SimpleName returns what Class.getSimpleName returns for a class that is not
// an array.
func (c *Class) SimpleName() string {
	if c.File != nil {
		for _, i := range c.File.InnerClasses {
			if i.Inner == c.Name {
				return i.Name
			}
		}
	}
	n := c.JavaName()
	return n[strings.LastIndexByte(n, '.')+1:]
}
