package zlib

// The coding of blocks: Huffman trees built as zlib builds them.

const (
	literals     = 256
	endOfBlock   = 256
	literalCodes = 286
	distCodes    = 30
	lengthCodes  = 19 // of the codes that code lengths are coded with
	heapSize     = 2*literalCodes + 1
	maxSymbols   = 1<<14 - 1 // of a block
)

const (
	repeatPrevious = 16 // 3 to 6 times
	repeatZero     = 17 // 3 to 10 times
	repeatZeroLong = 18 // 11 to 138 times
)

var (
	lengthExtra    = [29]uint{0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0}
	distExtra      = [30]uint{0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13}
	codeExtra      = [lengthCodes]uint{repeatPrevious: 2, repeatZero: 3, repeatZeroLong: 7}
	codeOrder      = [lengthCodes]int{16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15}
	lengthBase     [29]int  // of a length code, from 0
	distBase       [30]int  // of a distance code, from 0
	lengthCodeOf   [256]int // of a length less minMatch
	staticLiterals tree
	staticDists    tree
)

func init() {
	n := 0
	for c := 0; c < 28; c++ {
		lengthBase[c] = n
		for i := 0; i < 1<<lengthExtra[c]; i++ {
			lengthCodeOf[n] = c
			n++
		}
	}
	lengthCodeOf[255] = 28
	n = 0
	for c := range distBase {
		distBase[c] = n
		n += 1 << distExtra[c]
	}
	for i := 0; i < 288; i++ {
		switch {
		case i < 144, i >= 280:
			staticLiterals.bits[i] = 8
		case i < 256:
			staticLiterals.bits[i] = 9
		default:
			staticLiterals.bits[i] = 7
		}
	}
	staticLiterals.assignCodes(287)
	for i := 0; i < distCodes; i++ {
		staticDists.bits[i] = 5
	}
	staticDists.assignCodes(distCodes - 1)
}

func distCodeOf(dist int) int {
	lo, hi := 0, distCodes
	for hi-lo > 1 {
		if mid := (lo + hi) / 2; distBase[mid] <= dist {
			lo = mid
		} else {
			hi = mid
		}
	}
	return lo
}

// tree is a Huffman tree: for each node its frequency and parent, for each
// symbol the length of its code and the code, its first bit lowest.
type tree struct {
	freq [heapSize]int
	dad  [heapSize]int
	bits [heapSize + 1]int
	code [heapSize]uint16
	max  int // the largest symbol that occurs
}

// shape is what distinguishes the three kinds of trees.
type shape struct {
	static    *tree
	extra     []uint
	extraBase int
	elems     int
	maxBits   int
}

var (
	literalShape = shape{&staticLiterals, lengthExtra[:], literals + 1, literalCodes, 15}
	distShape    = shape{&staticDists, distExtra[:], 0, distCodes, 15}
	codeShape    = shape{nil, codeExtra[:], 0, lengthCodes, 7}
)

// symbol is a literal, or a match when dist is not 0.
type symbol struct {
	dist uint16
	lc   uint8 // literal, or length less minMatch
}

type trees struct {
	literal, dist, code tree
	symbols             []symbol
	optimalBits         int
	staticBits          int

	heap    [heapSize]int
	heapLen int
	heapMax int
	depth   [heapSize]uint8
}

func (t *trees) initBlock() {
	clear(t.literal.freq[:literalCodes])
	clear(t.dist.freq[:distCodes])
	clear(t.code.freq[:lengthCodes])
	t.literal.freq[endOfBlock] = 1
	t.optimalBits, t.staticBits = 0, 0
	t.symbols = t.symbols[:0]
}

// tallyLiteral records a literal. It reports whether the block is full.
func (d *Deflater) tallyLiteral(c byte) bool {
	t := &d.trees
	t.symbols = append(t.symbols, symbol{lc: c})
	t.literal.freq[c]++
	return len(t.symbols) == maxSymbols
}

// tallyMatch records a match. It reports whether the block is full.
func (d *Deflater) tallyMatch(dist, length int) bool {
	t := &d.trees
	t.symbols = append(t.symbols, symbol{uint16(dist), uint8(length - minMatch)})
	d.matches++
	t.literal.freq[lengthCodeOf[length-minMatch]+literals+1]++
	t.dist.freq[distCodeOf(dist-1)]++
	return len(t.symbols) == maxSymbols
}

func (t *trees) smaller(tr *tree, n, m int) bool {
	return tr.freq[n] < tr.freq[m] || tr.freq[n] == tr.freq[m] && t.depth[n] <= t.depth[m]
}

func (t *trees) siftDown(tr *tree, k int) {
	v := t.heap[k]
	for j := k << 1; j <= t.heapLen; j <<= 1 {
		if j < t.heapLen && t.smaller(tr, t.heap[j+1], t.heap[j]) {
			j++
		}
		if t.smaller(tr, v, t.heap[j]) {
			break
		}
		t.heap[k] = t.heap[j]
		k = j
	}
	t.heap[k] = v
}

// build makes the codes of a tree from its frequencies and adds the length of
// the block's symbols in it to optimalBits and staticBits.
func (t *trees) build(tr *tree, sh *shape) {
	t.heapLen, t.heapMax, tr.max = 0, heapSize, -1
	for n := 0; n < sh.elems; n++ {
		if tr.freq[n] != 0 {
			t.heapLen++
			t.heap[t.heapLen], tr.max, t.depth[n] = n, n, 0
		} else {
			tr.bits[n] = 0
		}
	}
	for t.heapLen < 2 { // a decoder wants at least two codes
		node := 0
		if tr.max < 2 {
			tr.max++
			node = tr.max
		}
		t.heapLen++
		t.heap[t.heapLen] = node
		tr.freq[node], t.depth[node] = 1, 0
		t.optimalBits--
		if sh.static != nil {
			t.staticBits -= sh.static.bits[node]
		}
	}
	for n := t.heapLen / 2; n >= 1; n-- {
		t.siftDown(tr, n)
	}
	node := sh.elems
	for {
		n := t.heap[1]
		t.heap[1] = t.heap[t.heapLen]
		t.heapLen--
		t.siftDown(tr, 1)
		m := t.heap[1]
		t.heap[t.heapMax-1], t.heap[t.heapMax-2] = n, m
		t.heapMax -= 2
		tr.freq[node] = tr.freq[n] + tr.freq[m]
		t.depth[node] = max(t.depth[n], t.depth[m]) + 1
		tr.dad[n], tr.dad[m] = node, node
		t.heap[1] = node
		node++
		t.siftDown(tr, 1)
		if t.heapLen < 2 {
			break
		}
	}
	t.heapMax--
	t.heap[t.heapMax] = t.heap[1]
	t.assignLengths(tr, sh)
	tr.assignCodes(tr.max)
}

func (t *trees) assignLengths(tr *tree, sh *shape) {
	var count [16]int
	overflow := 0
	tr.bits[t.heap[t.heapMax]] = 0
	h := t.heapMax + 1
	for ; h < heapSize; h++ {
		n := t.heap[h]
		bits := tr.bits[tr.dad[n]] + 1
		if bits > sh.maxBits {
			bits = sh.maxBits
			overflow++
		}
		tr.bits[n] = bits
		if n > tr.max || n >= sh.elems {
			continue
		}
		count[bits]++
		extra := 0
		if n >= sh.extraBase {
			extra = int(sh.extra[n-sh.extraBase])
		}
		t.optimalBits += tr.freq[n] * (bits + extra)
		if sh.static != nil {
			t.staticBits += tr.freq[n] * (sh.static.bits[n] + extra)
		}
	}
	if overflow == 0 {
		return
	}
	for ; overflow > 0; overflow -= 2 {
		bits := sh.maxBits - 1
		for count[bits] == 0 {
			bits--
		}
		count[bits]--
		count[bits+1] += 2
		count[sh.maxBits]--
	}
	for bits := sh.maxBits; bits > 0; bits-- {
		for n := count[bits]; n > 0; {
			h--
			m := t.heap[h]
			if m > tr.max {
				continue
			}
			if tr.bits[m] != bits {
				t.optimalBits += (bits - tr.bits[m]) * tr.freq[m]
				tr.bits[m] = bits
			}
			n--
		}
	}
}

func (tr *tree) assignCodes(last int) {
	var count, next [16]int
	for n := 0; n <= last; n++ {
		count[tr.bits[n]]++
	}
	code := 0
	count[0] = 0
	for b := 1; b < 16; b++ {
		code = (code + count[b-1]) << 1
		next[b] = code
	}
	for n := 0; n <= last; n++ {
		if b := tr.bits[n]; b > 0 {
			tr.code[n] = reverse(next[b], b)
			next[b]++
		}
	}
}

func reverse(code, n int) (r uint16) {
	for ; n > 0; n-- {
		r = r<<1 | uint16(code&1)
		code >>= 1
	}
	return r
}

// runs calls fn for each run of equal code lengths as it is coded: a symbol and
// how often it stands for itself, or a repetition code with its count.
func (tr *tree) runs(fn func(sym, times, count int)) {
	prev, count := -1, 0
	next := tr.bits[0]
	maxCount, minCount := runLimits(prev, next)
	for n := 0; n <= tr.max; n++ {
		cur := next
		next = -1
		if n < tr.max {
			next = tr.bits[n+1]
		}
		if count++; count < maxCount && cur == next {
			continue
		}
		switch {
		case count < minCount:
			fn(cur, count, 0)
		case cur != 0:
			if cur != prev {
				fn(cur, 1, 0)
				count--
			}
			fn(repeatPrevious, 1, count-3)
		case count <= 10:
			fn(repeatZero, 1, count-3)
		default:
			fn(repeatZeroLong, 1, count-11)
		}
		count, prev = 0, cur
		maxCount, minCount = runLimits(cur, next)
	}
}

// runLimits are the longest run, and the shortest that is coded as one.
func runLimits(cur, next int) (longest, shortest int) {
	switch {
	case next == 0:
		return 138, 3
	case cur == next:
		return 6, 3
	}
	return 7, 4
}

// endBlock writes the block whose symbols have been recorded, in the shortest
// of the three forms. data is the same uncompressed, when that is known.
func (d *Deflater) endBlock(data []byte, length int, known, last bool) {
	t := &d.trees
	optimal, static, codes := length+5, length+5, 0
	if d.level > 0 {
		t.build(&t.literal, &literalShape)
		t.build(&t.dist, &distShape)
		for _, tr := range []*tree{&t.literal, &t.dist} {
			tr.runs(func(sym, times, _ int) { t.code.freq[sym] += times })
		}
		t.build(&t.code, &codeShape)
		codes = lengthCodes
		for codes > 4 && t.code.bits[codeOrder[codes-1]] == 0 {
			codes--
		}
		t.optimalBits += 3*codes + 5 + 5 + 4
		optimal, static = (t.optimalBits+3+7)>>3, (t.staticBits+3+7)>>3
		optimal = min(optimal, static)
	}
	lastBit := 0
	if last {
		lastBit = 1
	}
	switch {
	case length+4 <= optimal && known:
		d.storedBlock(data, last)
	case static == optimal:
		d.sendBits(1<<1+lastBit, 3)
		d.sendSymbols(&staticLiterals, &staticDists)
	default:
		d.sendBits(2<<1+lastBit, 3)
		d.sendBits(t.literal.max+1-257, 5)
		d.sendBits(t.dist.max+1-1, 5)
		d.sendBits(codes-4, 4)
		for _, c := range codeOrder[:codes] {
			d.sendBits(t.code.bits[c], 3)
		}
		for _, tr := range []*tree{&t.literal, &t.dist} {
			tr.runs(func(sym, times, count int) {
				for ; times > 0; times-- {
					d.sendCode(&t.code, sym)
				}
				if sym >= repeatPrevious {
					d.sendBits(count, codeExtra[sym])
				}
			})
		}
		d.sendSymbols(&t.literal, &t.dist)
	}
	t.initBlock()
	d.matches = 0
	if last {
		d.alignBits()
	}
}

func (d *Deflater) sendSymbols(lit, dist *tree) {
	for _, s := range d.trees.symbols {
		if s.dist == 0 {
			d.sendCode(lit, int(s.lc))
			continue
		}
		c := lengthCodeOf[s.lc]
		d.sendCode(lit, c+literals+1)
		d.sendBits(int(s.lc)-lengthBase[c], lengthExtra[c])
		c = distCodeOf(int(s.dist) - 1)
		d.sendCode(dist, c)
		d.sendBits(int(s.dist)-1-distBase[c], distExtra[c])
	}
	d.sendCode(lit, endOfBlock)
}

func (d *Deflater) storedBlock(data []byte, last bool) {
	lastBit := 0
	if last {
		lastBit = 1
	}
	d.sendBits(lastBit, 3)
	d.alignBits()
	n := len(data)
	d.pending = append(d.pending, byte(n), byte(n>>8), byte(^n), byte(^n>>8))
	d.pending = append(d.pending, data...)
}

func (d *Deflater) sendCode(tr *tree, sym int) { d.sendBits(int(tr.code[sym]), uint(tr.bits[sym])) }

// sendBits writes n bits. At most 16 bits wait to be written: how many wait is
// seen in the sizes of stored blocks.
func (d *Deflater) sendBits(v int, n uint) {
	if n == 0 {
		return
	}
	d.bits |= uint32(v) << d.bitCount
	d.bitCount += n
	if d.bitCount > 16 {
		d.pending = append(d.pending, byte(d.bits), byte(d.bits>>8))
		d.bits >>= 16
		d.bitCount -= 16
	}
}

// flushBits writes the whole bytes that wait.
func (d *Deflater) flushBits() {
	if d.bitCount == 16 {
		d.pending = append(d.pending, byte(d.bits), byte(d.bits>>8))
		d.bits, d.bitCount = 0, 0
	} else if d.bitCount >= 8 {
		d.pending = append(d.pending, byte(d.bits))
		d.bits >>= 8
		d.bitCount -= 8
	}
}

// alignBits writes all that waits, filling the last byte up.
func (d *Deflater) alignBits() {
	if d.bitCount > 8 {
		d.pending = append(d.pending, byte(d.bits), byte(d.bits>>8))
	} else if d.bitCount > 0 {
		d.pending = append(d.pending, byte(d.bits))
	}
	d.bits, d.bitCount = 0, 0
}
