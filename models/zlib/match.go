package zlib

// The search for matches and the compression functions of the levels.

func (d *Deflater) updateHash(c byte) { d.hash = (d.hash<<hashShift ^ int(c)) & hashMask }

// insertString enters the string at str into the hash table and returns the
// one before it in its chain.
func (d *Deflater) insertString(str int) int {
	d.updateHash(d.window[str+minMatch-1])
	h := d.head[d.hash]
	d.prev[str&windowMask] = h
	d.head[d.hash] = uint16(str)
	return int(h)
}

// slideHash makes the tables fit a window that has been moved.
func (d *Deflater) slideHash() {
	for _, t := range [][]uint16{d.head, d.prev} {
		for i, p := range t {
			t[i] = 0
			if p >= windowSize {
				t[i] = p - windowSize
			}
		}
	}
}

func (d *Deflater) fillWindow(s *stream) {
	for {
		more := len(d.window) - d.lookahead - d.start
		if d.start >= windowSize+maxDist {
			copy(d.window[:windowSize], d.window[windowSize:])
			d.matchStart -= windowSize
			d.start -= windowSize
			d.blockStart -= windowSize
			d.insert = min(d.insert, d.start)
			d.slideHash()
			more += windowSize
		}
		if len(s.in) == 0 {
			return
		}
		at := d.start + d.lookahead
		d.lookahead += d.readInput(s, d.window[at:at+more])
		if d.lookahead+d.insert >= minMatch {
			str := d.start - d.insert
			d.hash = int(d.window[str])
			d.updateHash(d.window[str+1])
			for d.insert > 0 {
				d.insertString(str)
				str++
				d.insert--
				if d.lookahead+d.insert < minMatch {
					break
				}
			}
		}
		if d.lookahead >= minLookahead || len(s.in) == 0 {
			return
		}
	}
}

// longestMatch searches the chain that begins with cur for a match longer than
// prevLen and sets matchStart.
func (d *Deflater) longestMatch(cur int) int {
	w, scan, best := d.window, d.start, d.prevLen
	chain, nice := d.tune.chain, min(d.tune.nice, d.lookahead)
	limit := max(0, scan-maxDist)
	if d.prevLen >= d.tune.good {
		chain >>= 2
	}
	for {
		if w[cur+best] == w[scan+best] && w[cur+best-1] == w[scan+best-1] && w[cur] == w[scan] && w[cur+1] == w[scan+1] {
			n := 2
			for n < maxMatch && w[cur+n] == w[scan+n] {
				n++
			}
			if n > best {
				d.matchStart, best = cur, n
				if n >= nice {
					break
				}
			}
		}
		cur = int(d.prev[cur&windowMask])
		if chain--; cur <= limit || chain == 0 {
			break
		}
	}
	return min(best, d.lookahead)
}

// flushBlock ends a block. It reports false when the output is full.
func (d *Deflater) flushBlock(s *stream, last bool) bool {
	var data []byte
	known := d.blockStart >= 0
	if known {
		data = d.window[d.blockStart:d.start]
	}
	d.endBlock(data, d.start-d.blockStart, known, last)
	d.blockStart = d.start
	d.flushPending(s)
	return len(s.out) > 0
}

// end is what all compression functions but deflateStored do at last.
func (d *Deflater) end(s *stream, flush Flush) progress {
	if flush == Finish {
		if !d.flushBlock(s, true) {
			return finishStarted
		}
		return finishDone
	}
	if len(d.trees.symbols) > 0 && !d.flushBlock(s, false) {
		return needMore
	}
	return blockDone
}

// refill makes sure that there is enough lookahead. It reports false when the
// input is too short to go on with.
func (d *Deflater) refill(s *stream, flush Flush) bool {
	if d.lookahead < minLookahead {
		d.fillWindow(s)
		return d.lookahead >= minLookahead || flush != NoFlush
	}
	return true
}

// deflateFast takes every match that it finds.
func (d *Deflater) deflateFast(s *stream, flush Flush) progress {
	for {
		if !d.refill(s, flush) {
			return needMore
		}
		if d.lookahead == 0 {
			break
		}
		head := 0
		if d.lookahead >= minMatch {
			head = d.insertString(d.start)
		}
		if head != 0 && d.start-head <= maxDist {
			d.matchLen = d.longestMatch(head)
		}
		var full bool
		if d.matchLen >= minMatch {
			full = d.tallyMatch(d.start-d.matchStart, d.matchLen)
			d.lookahead -= d.matchLen
			if d.matchLen <= d.tune.lazy && d.lookahead >= minMatch {
				for d.matchLen--; d.matchLen > 0; d.matchLen-- {
					d.start++
					d.insertString(d.start)
				}
				d.start++
			} else {
				d.start += d.matchLen
				d.matchLen = 0
				d.hash = int(d.window[d.start])
				d.updateHash(d.window[d.start+1])
			}
		} else {
			full = d.tallyLiteral(d.window[d.start])
			d.lookahead--
			d.start++
		}
		if full && !d.flushBlock(s, false) {
			return needMore
		}
	}
	d.insert = min(d.start, minMatch-1)
	return d.end(s, flush)
}

// deflateSlow takes a match only when there is none better at the next byte.
func (d *Deflater) deflateSlow(s *stream, flush Flush) progress {
	for {
		if !d.refill(s, flush) {
			return needMore
		}
		if d.lookahead == 0 {
			break
		}
		head := 0
		if d.lookahead >= minMatch {
			head = d.insertString(d.start)
		}
		d.prevLen, d.prevMatch, d.matchLen = d.matchLen, d.matchStart, minMatch-1
		if head != 0 && d.prevLen < d.tune.lazy && d.start-head <= maxDist {
			d.matchLen = d.longestMatch(head)
			if d.matchLen <= 5 && (d.strategy == Filtered || d.matchLen == minMatch && d.start-d.matchStart > tooFar) {
				d.matchLen = minMatch - 1
			}
		}
		switch {
		case d.prevLen >= minMatch && d.matchLen <= d.prevLen:
			lastInsert := d.start + d.lookahead - minMatch
			full := d.tallyMatch(d.start-1-d.prevMatch, d.prevLen)
			d.lookahead -= d.prevLen - 1
			for d.prevLen -= 2; d.prevLen > 0; d.prevLen-- {
				if d.start++; d.start <= lastInsert {
					d.insertString(d.start)
				}
			}
			d.available, d.matchLen = false, minMatch-1
			d.start++
			if full && !d.flushBlock(s, false) {
				return needMore
			}
		case d.available:
			if d.tallyLiteral(d.window[d.start-1]) {
				d.flushBlock(s, false)
			}
			d.start++
			d.lookahead--
			if len(s.out) == 0 {
				return needMore
			}
		default:
			d.available = true
			d.start++
			d.lookahead--
		}
	}
	if d.available {
		d.tallyLiteral(d.window[d.start-1])
		d.available = false
	}
	d.insert = min(d.start, minMatch-1)
	return d.end(s, flush)
}

// deflateHuffman takes no matches.
func (d *Deflater) deflateHuffman(s *stream, flush Flush) progress {
	for {
		if d.lookahead == 0 {
			d.fillWindow(s)
			if d.lookahead == 0 {
				if flush == NoFlush {
					return needMore
				}
				break
			}
		}
		d.matchLen = 0
		full := d.tallyLiteral(d.window[d.start])
		d.lookahead--
		d.start++
		if full && !d.flushBlock(s, false) {
			return needMore
		}
	}
	d.insert = 0
	return d.end(s, flush)
}

// slideStored moves the upper half of the window down.
func (d *Deflater) slideStored() {
	d.start -= windowSize
	copy(d.window[:d.start], d.window[windowSize:])
	if d.matches < 2 {
		d.matches++ // at least so many slides of the hash table are due
	}
	d.insert = min(d.insert, d.start)
}

// deflateStored copies, directly from input to output where it can.
func (d *Deflater) deflateStored(s *stream, flush Flush) progress {
	minBlock := min(pendingSize-5, windowSize)
	before := s.in
	last := false
	for !last {
		header := int(d.bitCount+42) >> 3
		if len(s.out) < header {
			break
		}
		left := d.start - d.blockStart
		n := min(maxStored, left+len(s.in), len(s.out)-header)
		if n < minBlock && (n == 0 && flush != Finish || flush == NoFlush || n != left+len(s.in)) {
			break
		}
		last = flush == Finish && n == left+len(s.in)
		d.storedBlock(nil, last)
		p := d.pending[len(d.pending)-4:]
		p[0], p[1], p[2], p[3] = byte(n), byte(n>>8), byte(^n), byte(^n>>8)
		d.flushPending(s)
		if left = min(left, n); left > 0 {
			copy(s.out, d.window[d.blockStart:d.blockStart+left])
			s.out = s.out[left:]
			d.blockStart += left
			n -= left
		}
		if n > 0 {
			d.readInput(s, s.out[:n])
			s.out = s.out[n:]
		}
	}
	if used := before[:len(before)-len(s.in)]; len(used) > 0 {
		if len(used) >= windowSize {
			d.matches = 2 // clear the hash table
			copy(d.window, used[len(used)-windowSize:])
			d.start, d.insert = windowSize, windowSize
		} else {
			if len(d.window)-d.start <= len(used) {
				d.slideStored()
			}
			copy(d.window[d.start:], used)
			d.start += len(used)
			d.insert += min(len(used), windowSize-d.insert)
		}
		d.blockStart = d.start
	}
	if last {
		return finishDone
	}
	if flush != NoFlush && flush != Finish && len(s.in) == 0 && d.start == d.blockStart {
		return blockDone
	}
	room := len(d.window) - d.start
	if len(s.in) > room && d.blockStart >= windowSize {
		d.blockStart -= windowSize
		d.slideStored()
		room += windowSize
	}
	if n := d.readInput(s, d.window[d.start:d.start+room]); n > 0 {
		d.start += n
		d.insert += min(n, windowSize-d.insert)
	}
	room = min(pendingSize-int(d.bitCount+42)>>3, maxStored)
	left := d.start - d.blockStart
	if left >= min(room, windowSize) || (left > 0 || flush == Finish) && flush != NoFlush && len(s.in) == 0 && left <= room {
		n := min(left, room)
		last = flush == Finish && len(s.in) == 0 && n == left
		d.storedBlock(d.window[d.blockStart:d.blockStart+n], last)
		d.blockStart += n
		d.flushPending(s)
	}
	if last {
		return finishStarted
	}
	return needMore
}
