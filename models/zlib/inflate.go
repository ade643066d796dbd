package zlib

import "math/bits"

type mode uint8

const (
	modeHeader mode = iota
	modeDictID
	modeDict
	modeBlock
	modeStoredLength
	modeStored
	modeTable
	modeCodeLengths
	modeLengths
	modeSymbol
	modeLiteral
	modeLengthExtra
	modeDist
	modeDistExtra
	modeMatch
	modeCheck
	modeDone
	modeBad
)

// Inflater decompresses.
type Inflater struct {
	raw     bool
	hasDict bool
	last    bool // the present block is the last one
	mode    mode
	adler   uint32
	message string
	hold    uint64
	bits    uint

	history    []byte // at least as much output as a match can reach back to
	length     int
	dist       int
	extra      uint
	nlit       int
	ndist      int
	ncode      int
	have       int
	lens       [320]uint8
	codes      *decoder
	literal    *decoder
	distances  *decoder
	sumPending int // bytes at the end of history that are not in adler
}

// NewInflater returns an Inflater.
func NewInflater(raw bool) *Inflater {
	f := &Inflater{raw: raw}
	f.Reset()
	return f
}

// Clone returns a copy.
func (f *Inflater) Clone() *Inflater {
	c := *f
	c.history = append([]byte(nil), f.history...)
	return &c
}

// Reset makes the Inflater as new.
func (f *Inflater) Reset() {
	adler := uint32(1)
	if f.raw {
		adler = f.adler // no call ever sets it
	}
	*f = Inflater{raw: f.raw, adler: adler, history: f.history[:0]}
	if f.raw {
		f.mode = modeBlock
	}
}

// Adler returns the checksum of the output so far, or what the stream says of
// the dictionary that it needs.
func (f *Inflater) Adler() uint32 { return f.adler }

// Message says what is wrong with the data.
func (f *Inflater) Message() string { return f.message }

// SetDictionary gives the Inflater the history that the stream needs.
func (f *Inflater) SetDictionary(dict []byte) Status {
	if !f.raw && f.mode != modeDict {
		return StreamError
	}
	if f.mode == modeDict && Adler32(1, dict) != f.adler {
		return DataError
	}
	f.remember(dict)
	f.hasDict = true
	return OK
}

// remember adds to the history.
func (f *Inflater) remember(p []byte) {
	f.history = append(f.history, p...)
	if n := len(f.history); n > 3*windowSize {
		copy(f.history, f.history[n-windowSize:])
		f.history = f.history[:windowSize]
	}
}

// Inflate decompresses from in to out.
func (f *Inflater) Inflate(in, out []byte) (consumed, produced int, _ Status) {
	s := &stream{in, out}
	st := f.run(s)
	consumed, produced = len(in)-len(s.in), len(out)-len(s.out)
	if !f.raw && produced > 0 && f.mode != modeDone {
		f.sum(out[:produced])
	}
	f.sumPending = 0
	if st == OK && consumed == 0 && produced == 0 {
		st = BufError
	}
	return consumed, produced, st
}

// sum brings the checksum up to date with the output of this call, as far as
// that has not been done.
func (f *Inflater) sum(produced []byte) {
	f.adler = Adler32(f.adler, produced[f.sumPending:])
	f.sumPending = len(produced)
}

func (f *Inflater) need(s *stream, n uint) bool {
	for f.bits < n {
		if len(s.in) == 0 {
			return false
		}
		f.hold |= uint64(s.in[0]) << f.bits
		f.bits += 8
		s.in = s.in[1:]
	}
	return true
}

func (f *Inflater) drop(n uint) {
	f.hold >>= n
	f.bits -= n
}

func (f *Inflater) take(n uint) int {
	v := int(f.hold & (1<<n - 1))
	f.drop(n)
	return v
}

func (f *Inflater) bad(message string) Status {
	f.mode, f.message = modeBad, message
	return DataError
}

func (f *Inflater) run(s *stream) Status {
	out := s.out
	for {
		switch f.mode {
		case modeHeader:
			if !f.need(s, 16) {
				return OK
			}
			switch h := f.hold; {
			case (h&0xff<<8+h>>8)%31 != 0:
				return f.bad("incorrect header check")
			case h&15 != 8:
				return f.bad("unknown compression method")
			case h>>4&15 > 7:
				return f.bad("invalid window size")
			}
			f.mode = modeBlock
			if f.hold&0x2000 != 0 {
				f.mode = modeDictID
			}
			f.drop(16)
			f.adler = 1
		case modeDictID:
			if !f.need(s, 32) {
				return OK
			}
			f.adler = bits.ReverseBytes32(uint32(f.take(32)))
			f.mode = modeDict
		case modeDict:
			if !f.hasDict {
				return NeedDict
			}
			f.adler = 1
			f.mode = modeBlock
		case modeBlock:
			if f.last {
				f.drop(f.bits & 7)
				f.mode = modeCheck
				continue
			}
			if !f.need(s, 3) {
				return OK
			}
			f.last = f.take(1) == 1
			switch f.take(2) {
			case 0:
				f.drop(f.bits & 7)
				f.mode = modeStoredLength
			case 1:
				f.literal, f.distances = fixedLiteral, fixedDist
				f.mode = modeSymbol
			case 2:
				f.mode = modeTable
			default:
				return f.bad("invalid block type")
			}
		case modeStoredLength:
			if !f.need(s, 32) {
				return OK
			}
			if f.hold&0xffff != f.hold>>16&0xffff^0xffff {
				return f.bad("invalid stored block lengths")
			}
			f.length = int(f.hold & 0xffff)
			f.drop(32)
			f.mode = modeStored
		case modeStored:
			if f.length > 0 {
				n := copy(s.out, s.in[:min(f.length, len(s.in))])
				if n == 0 {
					return OK
				}
				f.remember(s.in[:n])
				s.in, s.out = s.in[n:], s.out[n:]
				f.length -= n
				continue
			}
			f.mode = modeBlock
		case modeTable, modeCodeLengths, modeLengths:
			if done, st := f.readTrees(s); !done {
				return st
			}
		case modeCheck:
			if !f.raw {
				if !f.need(s, 32) {
					return OK
				}
				f.sum(out[:len(out)-len(s.out)])
				if bits.ReverseBytes32(uint32(f.hold)) != f.adler {
					return f.bad("incorrect data check")
				}
				f.drop(32)
			}
			f.mode = modeDone
		case modeDone:
			return StreamEnd
		case modeBad:
			return DataError
		default:
			if done, st := f.readSymbol(s); !done {
				return st
			}
		}
	}
}

// readTrees reads the description of a block's codes. It reports false when
// the call has to end.
func (f *Inflater) readTrees(s *stream) (done bool, _ Status) {
	switch f.mode {
	case modeTable:
		if !f.need(s, 14) {
			return false, OK
		}
		f.nlit, f.ndist, f.ncode = f.take(5)+257, f.take(5)+1, f.take(4)+4
		if f.nlit > 286 || f.ndist > 30 {
			return false, f.bad("too many length or distance symbols")
		}
		f.have, f.mode = 0, modeCodeLengths
		clear(f.lens[:])
		fallthrough
	case modeCodeLengths:
		for ; f.have < f.ncode; f.have++ {
			if !f.need(s, 3) {
				return false, OK
			}
			f.lens[codeOrder[f.have]] = uint8(f.take(3))
		}
		d, ok := newDecoder(f.lens[:lengthCodes], true)
		if !ok {
			return false, f.bad("invalid code lengths set")
		}
		f.codes, f.have, f.mode = d, 0, modeLengths
		fallthrough
	default:
		return f.readLengths(s)
	}
}

func (f *Inflater) readLengths(s *stream) (done bool, _ Status) {
	total := f.nlit + f.ndist
	for f.have < total {
		sym, n, ok := f.decode(s, f.codes)
		if !ok {
			return false, OK
		}
		if sym < 0 {
			sym = 0 // what zlib makes of a code that does not exist
		}
		if sym < repeatPrevious {
			f.drop(n)
			f.lens[f.have] = uint8(sym)
			f.have++
			continue
		}
		extra := codeExtra[sym]
		if !f.need(s, n+extra) {
			return false, OK
		}
		f.drop(n)
		value, least := uint8(0), 3
		switch sym {
		case repeatPrevious:
			if f.have == 0 {
				return false, f.bad("invalid bit length repeat")
			}
			value = f.lens[f.have-1]
		case repeatZeroLong:
			least = 11
		}
		count := least + f.take(extra)
		if f.have+count > total {
			return false, f.bad("invalid bit length repeat")
		}
		for ; count > 0; count-- {
			f.lens[f.have] = value
			f.have++
		}
	}
	if f.lens[endOfBlock] == 0 {
		return false, f.bad("invalid code -- missing end-of-block")
	}
	var ok bool
	if f.literal, ok = newDecoder(f.lens[:f.nlit], false); !ok {
		return false, f.bad("invalid literal/lengths set")
	}
	if f.distances, ok = newDecoder(f.lens[f.nlit:total], false); !ok {
		return false, f.bad("invalid distances set")
	}
	f.mode = modeSymbol
	return true, OK
}

// readSymbol goes on with a literal or match. It reports false when the call
// has to end.
func (f *Inflater) readSymbol(s *stream) (done bool, _ Status) {
	switch f.mode {
	case modeSymbol:
		sym, n, ok := f.decode(s, f.literal)
		if !ok {
			return false, OK
		}
		f.drop(n)
		switch {
		case sym < 0 || sym >= literalCodes:
			return false, f.bad("invalid literal/length code")
		case sym == endOfBlock:
			f.mode = modeBlock
			return true, OK
		case sym < literals:
			f.length, f.mode = sym, modeLiteral
			return true, OK
		}
		c := sym - literals - 1
		f.length, f.extra, f.mode = lengthBase[c]+minMatch, lengthExtra[c], modeLengthExtra
		if c == 28 {
			f.length = maxMatch
		}
	case modeLiteral:
		if len(s.out) == 0 {
			return false, OK
		}
		s.out[0] = byte(f.length)
		f.remember(s.out[:1])
		s.out = s.out[1:]
		f.mode = modeSymbol
	case modeLengthExtra:
		if !f.need(s, f.extra) {
			return false, OK
		}
		f.length += f.take(f.extra)
		f.mode = modeDist
	case modeDist:
		sym, n, ok := f.decode(s, f.distances)
		if !ok {
			return false, OK
		}
		f.drop(n)
		if sym < 0 || sym >= distCodes {
			return false, f.bad("invalid distance code")
		}
		f.dist, f.extra, f.mode = distBase[sym]+1, distExtra[sym], modeDistExtra
	case modeDistExtra:
		if !f.need(s, f.extra) {
			return false, OK
		}
		f.dist += f.take(f.extra)
		f.mode = modeMatch
	case modeMatch:
		if len(s.out) == 0 {
			return false, OK
		}
		if f.dist > len(f.history) {
			return false, f.bad("invalid distance too far back")
		}
		n := min(f.length, len(s.out))
		from := len(f.history) - f.dist
		for i := 0; i < n; i++ {
			f.history = append(f.history, f.history[from+i])
		}
		copy(s.out, f.history[len(f.history)-n:])
		s.out = s.out[n:]
		f.remember(nil)
		if f.length -= n; f.length == 0 {
			f.mode = modeSymbol
		}
	}
	return true, OK
}

// decoder is a Huffman code: symbols in order of their codes.
type decoder struct {
	count   [16]int
	symbols []uint16
	longest int
}

var fixedLiteral, fixedDist = fixedDecoders()

func fixedDecoders() (lit, dist *decoder) {
	var lens [288]uint8
	for i := range lens {
		switch {
		case i < 144, i >= 280:
			lens[i] = 8
		case i < 256:
			lens[i] = 9
		default:
			lens[i] = 7
		}
	}
	lit, _ = newDecoder(lens[:], false)
	for i := range 32 {
		lens[i] = 5
	}
	dist, _ = newDecoder(lens[:32], false)
	return lit, dist
}

// newDecoder makes the code with the given lengths. A set of lengths that
// leaves codes over is valid only when it has a single code, of one bit, and
// complete is not asked for; one without any code fails when it is used.
func newDecoder(lens []uint8, complete bool) (*decoder, bool) {
	d := &decoder{symbols: make([]uint16, 0, len(lens))}
	for _, n := range lens {
		d.count[n]++
		d.longest = max(d.longest, int(n))
	}
	d.count[0] = 0
	if d.longest == 0 {
		d.longest = 1
		return d, true
	}
	left := 1
	for n := 1; n <= 15; n++ {
		if left = left<<1 - d.count[n]; left < 0 {
			return nil, false
		}
	}
	if left > 0 && (complete || d.longest != 1) {
		return nil, false
	}
	for n := 1; n <= d.longest; n++ {
		for sym, l := range lens {
			if int(l) == n {
				d.symbols = append(d.symbols, uint16(sym))
			}
		}
	}
	return d, true
}

// decode finds the next symbol, -1 for a code that does not exist, and the
// length of its code, which remains to be dropped. It reads no byte more than
// the code needs.
func (f *Inflater) decode(s *stream, d *decoder) (sym int, n uint, ok bool) {
	code, first, index := 0, 0, 0
	for n = 1; ; n++ {
		if !f.need(s, n) {
			return 0, 0, false
		}
		code |= int(f.hold >> (n - 1) & 1)
		count := d.count[n]
		if code-count < first {
			return int(d.symbols[index+code-first]), n, true
		}
		if int(n) >= d.longest {
			return -1, n, true
		}
		index += count
		first = (first + count) << 1
		code <<= 1
	}
}
