package vfs

import (
	"bytes"
	"encoding/binary"
	"sync/atomic"

	"github.com/zeebo/xxh3"
)

// contents are the bytes of a file, in pieces. A fork shares them: whoever
// writes copies the piece, not the file.
type contents struct {
	size   int64
	owner  uint64   // generation that may write the list in place
	pieces []*piece // nil, or shorter than it could be, for zeros
}

// piece is a part of a file.
type piece struct {
	owner uint64 // generation that may write it in place
	bytes []byte
	sum   atomic.Pointer[xxh3.Uint128] // of the bytes, nil while unknown
}

const pieceSize = 64 << 10

// pollPieces is after how many pieces a long loop asks whether it is to stop.
const pollPieces = 16

// pieceCount is how many pieces a size needs.
func pieceCount(size int64) int { return int((size + pieceSize - 1) / pieceSize) }

// held is how many bytes are in memory.
func (c *contents) held() int64 {
	n := int64(0)
	for _, p := range c.pieces {
		if p != nil {
			n += int64(len(p.bytes))
		}
	}
	return n
}

// readAt copies what there is from off on.
func (c *contents) readAt(p []byte, off int64) int {
	if off >= c.size {
		return 0
	}
	p = p[:min(int64(len(p)), c.size-off)]
	for done := 0; done < len(p); {
		at := off + int64(done)
		part := p[done:min(int64(len(p)), int64(done)+pieceSize-at%pieceSize)]
		k := 0
		if i := int(at / pieceSize); c.pieces[i] != nil {
			if have := c.pieces[i].bytes; at%pieceSize < int64(len(have)) {
				k = copy(part, have[at%pieceSize:])
			}
		}
		clear(part[k:])
		done += len(part)
	}
	return len(p)
}

// growth is how many more bytes are in memory once n are written at off.
func (c *contents) growth(off int64, n int) int64 {
	more := int64(0)
	for end := off + int64(n); off < end; {
		i, upTo := int(off/pieceSize), min(end, off-off%pieceSize+pieceSize)
		have := 0
		if i < len(c.pieces) && c.pieces[i] != nil {
			have = len(c.pieces[i].bytes)
		}
		more += max(0, upTo-int64(i)*pieceSize-int64(have))
		off = upTo
	}
	return more
}

// writeAt writes bytes for a generation and makes the file longer if need be. It
// returns early, with what was written so far, once stop says so.
func (c *contents) writeAt(owner uint64, p []byte, off int64, stop func() bool) int {
	c.resize(owner, max(c.size, off+int64(len(p))))
	done := 0
	for n := 1; done < len(p); n++ {
		at := off + int64(done)
		part := p[done:min(int64(len(p)), int64(done)+pieceSize-at%pieceSize)]
		begin := int(at % pieceSize)
		dst := c.own(owner, int(at/pieceSize), begin+len(part))
		copy(dst[begin:], part)
		done += len(part)
		if n%pollPieces == 0 && stop != nil && stop() {
			break
		}
	}
	return done
}

// own makes a piece writable, and at least n bytes long.
func (c *contents) own(owner uint64, i, n int) []byte {
	c.ownList(owner)
	p := c.pieces[i]
	switch {
	case p == nil:
		p = &piece{owner: owner}
	case p.owner != owner:
		p = &piece{owner: owner, bytes: append(make([]byte, 0, max(n, len(p.bytes))), p.bytes...)}
	}
	if grow := n - len(p.bytes); grow > 0 {
		p.bytes = append(p.bytes, make([]byte, grow)...)
	}
	p.sum.Store(nil)
	c.pieces[i] = p
	return p.bytes
}

func (c *contents) ownList(owner uint64) {
	if c.owner != owner {
		c.pieces, c.owner = append([]*piece(nil), c.pieces...), owner
	}
}

// resize makes the file shorter, or longer by zeros.
func (c *contents) resize(owner uint64, size int64) {
	if n := pieceCount(size); n != len(c.pieces) {
		c.ownList(owner)
		if n < len(c.pieces) {
			clear(c.pieces[n:])
			c.pieces = c.pieces[:n]
		} else {
			c.pieces = append(c.pieces, make([]*piece, n-len(c.pieces))...)
		}
	}
	if end := int(size % pieceSize); size < c.size && end > 0 {
		if i := len(c.pieces) - 1; c.pieces[i] != nil && len(c.pieces[i].bytes) > end {
			clear(c.own(owner, i, 0)[end:])
			c.pieces[i].bytes = c.pieces[i].bytes[:end]
		}
	}
	c.size = size
}

// appendState appends what is equal for equal contents, however they came to be.
func (c *contents) appendState(b []byte) []byte {
	b = binary.AppendUvarint(b, uint64(c.size))
	zeros := uint64(0)
	for _, p := range c.pieces {
		sum, some := p.digest()
		if !some {
			zeros++
			continue
		}
		b = binary.AppendUvarint(b, zeros)
		b = binary.LittleEndian.AppendUint64(binary.LittleEndian.AppendUint64(b, sum.Hi), sum.Lo)
		zeros = 0
	}
	if zeros > 0 {
		b = binary.AppendUvarint(b, zeros)
	}
	return b
}

// digest is that of a piece; false if it is all zeros.
func (p *piece) digest() (xxh3.Uint128, bool) {
	if p == nil {
		return xxh3.Uint128{}, false
	}
	if known := p.sum.Load(); known != nil {
		return *known, *known != zeroSum
	}
	sum := zeroSum
	if significant := bytes.TrimRight(p.bytes, "\x00"); len(significant) > 0 {
		sum = xxh3.Hash128(significant)
	}
	p.sum.Store(&sum)
	return sum, sum != zeroSum
}

var zeroSum = xxh3.Hash128(nil)
