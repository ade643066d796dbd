package summary

import (
	"bytes"
	"encoding/binary"
	"hash/maphash"
)

// texts numbers texts in the order in which they are met.
type texts struct {
	numbers map[string]uint32
	list    []string
}

// appendNumber appends the number of a text to a row.
func (t *texts) appendNumber(row, text []byte) []byte {
	n, known := t.numbers[string(text)]
	if !known {
		n = uint32(len(t.list))
		s := string(text)
		t.list = append(t.list, s)
		t.numbers[s] = n
	}
	return binary.AppendUvarint(row, uint64(n))
}

// rows is a set of rows, each of which is so many numbers of texts, in the order in
// which they were added. What paths lead to is much alike: a row takes some bytes,
// in which Go's collector has nothing to look for.
type rows struct {
	cells int
	n     int
	// chunks have the rows, each of them in one chunk.
	chunks [][]byte
	// index is a hash table with linear probing of the places of rows, plus 1.
	index []uint64
}

const (
	chunkBits = 16
	// chunkSize is more than a row can take: a method has at most 255 parameters.
	chunkSize = 1 << chunkBits
)

var hashSeed = maphash.MakeSeed()

// add adds a row, which it does not keep, unless it is there.
func (r *rows) add(row []byte) (added bool) {
	if r.n >= len(r.index)/4*3 {
		r.grow()
	}
	i := r.find(row)
	if r.index[i] != 0 {
		return false
	}
	last := len(r.chunks) - 1
	if last < 0 || len(r.chunks[last])+len(row) > chunkSize {
		r.chunks = append(r.chunks, nil)
		last++
	}
	r.index[i] = uint64(last)<<chunkBits + uint64(len(r.chunks[last])) + 1
	r.chunks[last] = append(r.chunks[last], row...)
	r.n++
	return true
}

// find returns where in the index a row is, or would have to be.
func (r *rows) find(row []byte) uint64 {
	mask := uint64(len(r.index) - 1)
	i := maphash.Bytes(hashSeed, row) & mask
	for ; r.index[i] != 0; i = (i + 1) & mask {
		place := r.index[i] - 1
		// As all rows have as many numbers, none is the beginning of another.
		if bytes.HasPrefix(r.chunks[place>>chunkBits][place%chunkSize:], row) {
			break
		}
	}
	return i
}

func (r *rows) grow() {
	r.index = make([]uint64, max(2*len(r.index), 64))
	for c, chunk := range r.chunks {
		for at := 0; at < len(chunk); {
			end := at
			for range r.cells {
				_, n := binary.Uvarint(chunk[end:])
				end += n
			}
			r.index[r.find(chunk[at:end])] = uint64(c)<<chunkBits + uint64(at) + 1
			at = end
		}
	}
}

// each calls f with the number and the texts of every row. It uses the slice again.
func (r *rows) each(t *texts, f func(i int, row []string)) {
	row := make([]string, r.cells)
	count := 0
	for _, chunk := range r.chunks {
		for len(chunk) > 0 {
			for i := range row {
				number, n := binary.Uvarint(chunk)
				chunk = chunk[n:]
				row[i] = t.list[number]
			}
			f(count, row)
			count++
		}
	}
}
