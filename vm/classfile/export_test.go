package classfile

import (
	"strings"
	"unicode/utf16"
)

// What only tests need.

// IsMUTF8 reports whether s is well-formed modified UTF-8.
func IsMUTF8(s string) bool { return invalidMUTF8(s, false) < 0 }

// FromGoString converts UTF-8 to modified UTF-8; invalid bytes become U+FFFD.
func FromGoString(s string) string {
	n := asciiPrefix(s)
	if n == len(s) {
		return s
	}
	var b strings.Builder
	b.Grow(len(s) + len(s)/2)
	b.WriteString(s[:n])
	for _, r := range s[n:] {
		if r > 0xFFFF {
			high, low := utf16.EncodeRune(r)
			writeUnit(&b, uint16(high))
			r = low
		}
		writeUnit(&b, uint16(r))
	}
	return b.String()
}

// ParseAnnotationDefault decodes the body of an AnnotationDefault attribute;
// nil for a nil raw.
func ParseAnnotationDefault(raw []byte, p *Pool) (*ElementValue, error) {
	if raw == nil {
		return nil, nil
	}
	r := newAnnotationReader(raw, p)
	v := r.value(0)
	return finish(r, &v)
}
