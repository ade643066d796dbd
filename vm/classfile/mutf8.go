package classfile

import (
	"encoding/binary"
	"math/bits"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
	"unsafe"
)

// Modified UTF-8 (JVMS 4.4.7) is UTF-8 over UTF-16 code units: a supplementary
// character takes two three-byte sequences, one per surrogate, unpaired
// surrogates are allowed, and NUL takes the two bytes C0 80. The decoders
// accept any string and read bytes that belong to no sequence as U+FFFD.

const highBits = 0x8080808080808080

// asciiPrefix returns the length of the longest prefix of s in 0x01..0x7F.
func asciiPrefix(s string) int {
	i := 0
	view := unsafe.Slice(unsafe.StringData(s), len(s)) // only read
	for ; i+8 <= len(s); i += 8 {
		v := binary.LittleEndian.Uint64(view[i:])
		// A byte is NUL or above 0x7F iff its high bit is set here or it
		// borrows in the subtraction; the lowest such bit is exact.
		if bad := ((v - 0x0101010101010101) | v) & highBits; bad != 0 {
			return i + bits.TrailingZeros64(bad)/8
		}
	}
	for i < len(s) && s[i]-1 < 0x7F {
		i++
	}
	return i
}

// decodeUnit returns the code unit that starts s and the bytes it takes, 0 if
// s does not start with a sequence.
func decodeUnit(s string) (unit uint16, size int) {
	isTail := func(b byte) bool { return b&0xC0 == 0x80 }
	switch b := s[0]; {
	case b-1 < 0x7F:
		return uint16(b), 1
	case b&0xE0 == 0xC0:
		if len(s) >= 2 && isTail(s[1]) {
			return uint16(b&0x1F)<<6 | uint16(s[1]&0x3F), 2
		}
	case b&0xF0 == 0xE0:
		if len(s) >= 3 && isTail(s[1]) && isTail(s[2]) {
			return uint16(b)<<12 | uint16(s[1]&0x3F)<<6 | uint16(s[2]&0x3F), 3
		}
	}
	return 0, 0
}

// unitSize returns the bytes that a code unit takes.
func unitSize(u uint16) int {
	switch {
	case u-1 < 0x7F:
		return 1
	case u < 0x800:
		return 2
	}
	return 3
}

// invalidMUTF8 returns the index of the first byte that is not modified UTF-8,
// -1 if there is none. Up to class files of version 47, Java allows sequences
// that are longer than they need be; overlong says so.
func invalidMUTF8(s string, overlong bool) int {
	for i := 0; ; {
		i += asciiPrefix(s[i:])
		if i == len(s) {
			return -1
		}
		unit, size := decodeUnit(s[i:])
		if size == 0 || !overlong && size != unitSize(unit) {
			return i
		}
		i += size
	}
}

// DecodeUTF16 returns the UTF-16 code units of modified UTF-8.
func DecodeUTF16(s string) []uint16 {
	units := make([]uint16, 0, len(s))
	for len(s) > 0 {
		unit, size := decodeUnit(s)
		if size == 0 {
			unit, size = utf8.RuneError, 1
		}
		units = append(units, unit)
		s = s[size:]
	}
	return units
}

// EncodeUTF16 returns code units, in any order and pairing, as modified UTF-8.
func EncodeUTF16(units []uint16) string {
	n := 0
	for _, u := range units {
		n += unitSize(u)
	}
	var b strings.Builder
	b.Grow(n)
	for _, u := range units {
		writeUnit(&b, u)
	}
	return b.String()
}

func writeUnit(b *strings.Builder, u uint16) {
	switch unitSize(u) {
	case 1:
		b.WriteByte(byte(u))
	case 2:
		b.WriteByte(0xC0 | byte(u>>6))
		b.WriteByte(0x80 | byte(u&0x3F))
	default:
		b.WriteByte(0xE0 | byte(u>>12))
		b.WriteByte(0x80 | byte(u>>6&0x3F))
		b.WriteByte(0x80 | byte(u&0x3F))
	}
}

// ToGoString converts modified UTF-8 to UTF-8. Unpaired surrogates, which
// UTF-8 cannot express, become U+FFFD.
func ToGoString(s string) string {
	n := asciiPrefix(s)
	if n == len(s) {
		return s
	}
	return s[:n] + string(utf16.Decode(DecodeUTF16(s[n:])))
}
