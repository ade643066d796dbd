package classfile

import (
	"encoding/binary"
	"fmt"
)

// reader is a cursor over big-endian data with a sticky error. After the first
// failure every read yields zero, so that parsing code checks for errors only
// in loops and before it believes a value.
type reader struct {
	data []byte
	off  int
	end  int // reads stop here: the end of the data or of the current attribute

	whole string // what the data is, for messages
	kind  string // of errors
	err   *FormatError
}

// fail records the first error and starves all further reads.
func (r *reader) fail(offset int, format string, args ...any) {
	if r.err == nil {
		r.err = &FormatError{Offset: offset, Kind: r.kind, Msg: fmt.Sprintf(format, args...)}
		r.end = r.off
	}
}

func (r *reader) short() {
	if r.end == len(r.data) {
		r.fail(r.off, "truncated %s", r.whole)
	} else {
		r.fail(r.off, "attribute is shorter than its contents")
	}
}

func (r *reader) remaining() int { return r.end - r.off }

func (r *reader) u1() uint8 {
	if r.off >= r.end {
		r.short()
		return 0
	}
	v := r.data[r.off]
	r.off++
	return v
}

func (r *reader) u2() uint16 {
	if r.end-r.off < 2 {
		r.short()
		return 0
	}
	v := binary.BigEndian.Uint16(r.data[r.off:])
	r.off += 2
	return v
}

func (r *reader) u4() uint32 {
	if r.end-r.off < 4 {
		r.short()
		return 0
	}
	v := binary.BigEndian.Uint32(r.data[r.off:])
	r.off += 4
	return v
}

func (r *reader) u8() uint64 {
	if r.end-r.off < 8 {
		r.short()
		return 0
	}
	v := binary.BigEndian.Uint64(r.data[r.off:])
	r.off += 8
	return v
}

// bytes returns a view of the next n bytes whose capacity ends with them.
func (r *reader) bytes(n int) []byte {
	if r.end-r.off < n {
		r.short()
		return nil
	}
	v := r.data[r.off : r.off+n : r.off+n]
	r.off += n
	return v
}

// rest returns a view of everything up to the end, not nil unless failed.
func (r *reader) rest() []byte { return r.bytes(r.end - r.off) }

// count reads a u2 count of things that take at least size bytes each, and
// fails before anyone allocates room for more than the data can hold.
func (r *reader) count(size int) int {
	n := int(r.u2())
	if r.end-r.off < n*size {
		r.short()
		return 0
	}
	return n
}
