// Package zlib compresses and decompresses exactly as the zlib library does
// that a JDK is built with: the same bytes for the same calls, whatever the
// sizes of the buffers, and the same count of bytes consumed and produced by
// each call. The compression algorithm is that of zlib 1.2.13 with 15 window
// bits and memory level 8.
//
// A Deflater or Inflater is a value with a Clone method: a state of the machine
// keeps one and goes on with a copy. Neither holds on to the buffers it is
// given.
package zlib

// Status is the outcome of a call.
type Status int

// The outcomes, with zlib's numbers.
const (
	OK          Status = 0
	StreamEnd   Status = 1
	NeedDict    Status = 2
	StreamError Status = -2
	DataError   Status = -3
	BufError    Status = -5
)

// Flush says how much of the output a call of Deflate must bring about.
type Flush int

// The flush modes, with zlib's numbers.
const (
	NoFlush   Flush = 0
	SyncFlush Flush = 2
	FullFlush Flush = 3
	Finish    Flush = 4
	block     Flush = 5 // to the end of a block, not to a byte's
)

// Strategy tunes the compression.
type Strategy int

// The strategies that Java knows.
const (
	DefaultStrategy Strategy = 0
	Filtered        Strategy = 1
	HuffmanOnly     Strategy = 2
)

// Adler32 continues an Adler-32 checksum, which begins with 1.
func Adler32(sum uint32, p []byte) uint32 {
	const mod, chunk = 65521, 5552 // the most bytes before b can overflow
	a, b := sum&0xffff, sum>>16
	for len(p) > 0 {
		n := min(len(p), chunk)
		for _, c := range p[:n] {
			a += uint32(c)
			b += a
		}
		a, b, p = a%mod, b%mod, p[n:]
	}
	return b<<16 | a
}

// stream is the input and output of one call.
type stream struct {
	in  []byte // not yet consumed
	out []byte // not yet written to
}
