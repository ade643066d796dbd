package zlib

const (
	windowSize   = 1 << 15
	windowMask   = windowSize - 1
	hashMask     = 1<<15 - 1
	hashShift    = 5
	minMatch     = 3
	maxMatch     = 258
	minLookahead = maxMatch + minMatch + 1
	maxDist      = windowSize - minLookahead
	tooFar       = 4096 // a match of length 3 from further away is not worth it
	pendingSize  = 1 << 16
	maxStored    = 65535
)

// tuning is the effort of a compression level.
type tuning struct {
	good, lazy, nice, chain int
	compress                func(*Deflater, *stream, Flush) progress
}

var levels [10]tuning

func init() {
	levels = [10]tuning{
		{0, 0, 0, 0, (*Deflater).deflateStored},
		{4, 4, 8, 4, (*Deflater).deflateFast},
		{4, 5, 16, 8, (*Deflater).deflateFast},
		{4, 6, 32, 32, (*Deflater).deflateFast},
		{4, 4, 16, 16, (*Deflater).deflateSlow},
		{8, 16, 32, 32, (*Deflater).deflateSlow},
		{8, 16, 128, 128, (*Deflater).deflateSlow},
		{8, 32, 128, 256, (*Deflater).deflateSlow},
		{32, 128, 258, 1024, (*Deflater).deflateSlow},
		{32, 258, 258, 4096, (*Deflater).deflateSlow},
	}
}

// method tells the algorithms apart: changing it ends a block.
func method(level int) int {
	switch {
	case level == 0:
		return 0
	case level <= 3:
		return 1
	}
	return 2
}

// progress is how a compression function came to its end.
type progress int

const (
	needMore progress = iota
	blockDone
	finishStarted
	finishDone
)

type status uint8

const (
	headerDue status = iota
	busy
	finishing
)

// Deflater compresses.
type Deflater struct {
	raw         bool // without zlib's header and trailer
	trailerDone bool
	status      status
	lastFlush   Flush
	level       int
	strategy    Strategy
	adler       uint32
	pending     []byte // compressed, not yet given out

	window      []byte // two window sizes
	prev        []uint16
	head        []uint16
	hash        int
	blockStart  int
	matchLen    int
	prevMatch   int
	available   bool // the byte before start is not yet coded
	start       int  // of what is to be coded next
	matchStart  int
	lookahead   int
	prevLen     int
	insert      int // bytes before start that are not yet in the hash table
	matches     int
	tune        tuning
	trees       trees
	bits        uint32
	bitCount    uint
	inDictInput bool // the input is a dictionary: not part of the checksum
}

// flushNone marks a Deflater that has not been called since it was reset, and
// flushAgain one whose output was full.
const (
	flushNone  Flush = -2
	flushAgain Flush = -1
)

// NewDeflater returns a Deflater. Level -1 is the default level.
func NewDeflater(level int, strategy Strategy, raw bool) *Deflater {
	if level == -1 {
		level = 6
	}
	d := &Deflater{raw: raw, level: level, strategy: strategy,
		window: make([]byte, 2*windowSize), prev: make([]uint16, windowSize), head: make([]uint16, hashMask+1)}
	d.Reset()
	return d
}

// Clone returns a copy.
func (d *Deflater) Clone() *Deflater {
	c := *d
	c.pending = append([]byte(nil), d.pending...)
	c.window = append([]byte(nil), d.window...)
	c.prev = append([]uint16(nil), d.prev...)
	c.head = append([]uint16(nil), d.head...)
	c.trees.symbols = append([]symbol(nil), d.trees.symbols...)
	return &c
}

// Reset makes the Deflater as new, with its present level and strategy.
func (d *Deflater) Reset() {
	d.status, d.lastFlush, d.adler, d.pending, d.trailerDone = headerDue, flushNone, 1, d.pending[:0], false
	d.bits, d.bitCount = 0, 0
	d.trees.initBlock()
	d.matches = 0
	d.tune = levels[d.level]
	clear(d.head)
	d.start, d.blockStart, d.lookahead, d.insert, d.hash = 0, 0, 0, 0, 0
	d.matchLen, d.prevLen, d.available = minMatch-1, minMatch-1, false
}

// Adler returns the checksum of the input so far, or of the dictionary.
func (d *Deflater) Adler() uint32 { return d.adler }

// Deflate compresses from in to out.
func (d *Deflater) Deflate(in, out []byte, flush Flush) (consumed, produced int, _ Status) {
	s := &stream{in, out}
	st := d.deflate(s, flush)
	return len(in) - len(s.in), len(out) - len(s.out), st
}

// Params changes level and strategy, compressing what has to be compressed
// with the old ones first. It must be called again when it returns BufError.
func (d *Deflater) Params(in, out []byte, level int, strategy Strategy) (consumed, produced int, _ Status) {
	s := &stream{in, out}
	st := d.params(s, level, strategy)
	return len(in) - len(s.in), len(out) - len(s.out), st
}

func (d *Deflater) params(s *stream, level int, strategy Strategy) Status {
	if level == -1 {
		level = 6
	}
	if (strategy != d.strategy || method(level) != method(d.level)) && d.lastFlush != flushNone {
		if st := d.deflate(s, block); st == StreamError {
			return st
		}
		if len(s.in) > 0 || d.start-d.blockStart+d.lookahead > 0 {
			return BufError
		}
	}
	if d.level != level {
		if d.level == 0 && d.matches != 0 {
			if d.matches == 1 {
				d.slideHash()
			} else {
				clear(d.head)
			}
			d.matches = 0
		}
		d.level = level
		d.tune = levels[level]
	}
	d.strategy = strategy
	return OK
}

// SetDictionary gives the Deflater a history that the other side knows, too.
func (d *Deflater) SetDictionary(dict []byte) Status {
	if !d.raw && d.status != headerDue || d.lookahead > 0 {
		return StreamError
	}
	if !d.raw {
		d.adler = Adler32(d.adler, dict)
	}
	if len(dict) >= windowSize {
		if d.raw {
			clear(d.head)
			d.start, d.blockStart, d.insert = 0, 0, 0
		}
		dict = dict[len(dict)-windowSize:]
	}
	s := &stream{in: dict}
	d.inDictInput = true
	d.fillWindow(s)
	for d.lookahead >= minMatch {
		str := d.start
		for n := d.lookahead - (minMatch - 1); n > 0; n-- {
			d.insertString(str)
			str++
		}
		d.start, d.lookahead = str, minMatch-1
		d.fillWindow(s)
	}
	d.inDictInput = false
	d.start += d.lookahead
	d.blockStart, d.insert, d.lookahead = d.start, d.lookahead, 0
	d.matchLen, d.prevLen, d.available = minMatch-1, minMatch-1, false
	return OK
}

// rank orders flush modes by how much they flush.
func rank(f Flush) int {
	r := int(f) * 2
	if f > 4 {
		r -= 9
	}
	return r
}

func (d *Deflater) deflate(s *stream, flush Flush) Status {
	if d.status == finishing && flush != Finish {
		return StreamError
	}
	if len(s.out) == 0 {
		return BufError
	}
	old := d.lastFlush
	d.lastFlush = flush
	if len(d.pending) > 0 {
		d.flushPending(s)
		if len(s.out) == 0 {
			d.lastFlush = flushAgain
			return OK
		}
	} else if len(s.in) == 0 && rank(flush) <= rank(old) && flush != Finish {
		return BufError
	}
	if d.status == finishing && len(s.in) > 0 {
		return BufError
	}
	if d.status == headerDue {
		if !d.raw {
			d.putHeader()
		}
		d.status = busy
		if !d.raw {
			d.flushPending(s)
			if len(d.pending) > 0 {
				d.lastFlush = flushAgain
				return OK
			}
		}
	}
	if len(s.in) > 0 || d.lookahead > 0 || flush != NoFlush && d.status != finishing {
		compress := d.tune.compress
		if d.level > 0 && d.strategy == HuffmanOnly {
			compress = (*Deflater).deflateHuffman
		}
		p := compress(d, s, flush)
		if p == finishStarted || p == finishDone {
			d.status = finishing
		}
		if p == needMore || p == finishStarted {
			if len(s.out) == 0 {
				d.lastFlush = flushAgain
			}
			return OK
		}
		if p == blockDone {
			if flush != block {
				d.storedBlock(nil, false)
				if flush == FullFlush {
					clear(d.head)
					if d.lookahead == 0 {
						d.start, d.blockStart, d.insert = 0, 0, 0
					}
				}
			}
			d.flushPending(s)
			if len(s.out) == 0 {
				d.lastFlush = flushAgain
				return OK
			}
		}
	}
	if flush != Finish {
		return OK
	}
	if d.raw || d.trailerDone {
		return StreamEnd
	}
	d.putMSB(d.adler)
	d.flushPending(s)
	d.trailerDone = true
	if len(d.pending) > 0 {
		return OK
	}
	return StreamEnd
}

func (d *Deflater) putMSB(v uint32) {
	d.pending = append(d.pending, byte(v>>24), byte(v>>16), byte(v>>8), byte(v))
}

func (d *Deflater) putHeader() {
	header := uint32(0x78) << 8
	switch {
	case d.strategy >= HuffmanOnly || d.level < 2:
	case d.level < 6:
		header |= 1 << 6
	case d.level == 6:
		header |= 2 << 6
	default:
		header |= 3 << 6
	}
	if d.start != 0 {
		header |= 0x20
	}
	header += 31 - header%31
	d.pending = append(d.pending, byte(header>>8), byte(header))
	if d.start != 0 {
		d.putMSB(d.adler)
	}
	d.adler = 1
}

// flushPending gives out as much of the compressed data as there is room for.
func (d *Deflater) flushPending(s *stream) {
	d.flushBits()
	n := copy(s.out, d.pending)
	s.out = s.out[n:]
	d.pending = append(d.pending[:0], d.pending[n:]...)
}

// readInput takes input, counting it into the checksum.
func (d *Deflater) readInput(s *stream, dst []byte) int {
	n := copy(dst, s.in)
	if !d.raw && !d.inDictInput {
		d.adler = Adler32(d.adler, s.in[:n])
	}
	s.in = s.in[n:]
	return n
}
