package store

import (
	"encoding/binary"

	"github.com/vmihailenco/msgpack/v5"

	"github.com/gojpf/gojpf/vm"
)

// Digests are written in chunks, each with a number beside it; an empty chunk
// ends them.
const (
	chunkEntries = 1 << 12
	entrySize    = digestSize + 8
)

// Encode writes the digests that each gives, with their numbers.
// Chunks keep msgpack from having a head for each digest, and the reader from having to know
// how many there are: the writer does not count in advance.
func Encode(enc *msgpack.Encoder, each func(func(vm.Digest, int) error) error) error {
	chunk := make([]byte, 0, chunkEntries*entrySize)
	err := each(func(d vm.Digest, n int) error {
		chunk = binary.BigEndian.AppendUint64(appendDigest(chunk, d), uint64(n))
		if len(chunk) < cap(chunk) {
			return nil
		}
		err := enc.EncodeBytes(chunk)
		chunk = chunk[:0]
		return err
	})
	if err == nil && len(chunk) > 0 {
		err = enc.EncodeBytes(chunk)
	}
	if err == nil {
		err = enc.EncodeBytes([]byte{})
	}
	return err
}

// Decode reads what Encode has written.
func Decode(dec *msgpack.Decoder, f func(d vm.Digest, n int)) error {
	for {
		chunk, err := dec.DecodeBytes()
		if err != nil || len(chunk) == 0 {
			return err
		}
		for ; len(chunk) >= entrySize; chunk = chunk[entrySize:] {
			f(digestOf(chunk), int(binary.BigEndian.Uint64(chunk[digestSize:])))
		}
	}
}
