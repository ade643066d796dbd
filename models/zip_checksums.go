package models

import (
	"hash/crc32"

	"github.com/gojpf/gojpf/models/zlib"
	"github.com/gojpf/gojpf/vm"
)

// Natives of java.util.zip.CRC32 and Adler32. All take the sum so far, and the
// bytes as an int, an array or an address.

func init() {
	crc := func(sum uint32, p []byte) uint32 { return crc32.Update(sum, crc32.IEEETable, p) }
	Register("java/util/zip/CRC32", Methods{
		"update":            updateByte(crc),
		"updateBytes0":      updateBytes(crc),
		"updateByteBuffer0": updateMemory(crc),
	})
	Register("java/util/zip/Adler32", Methods{
		"update":           updateByte(zlib.Adler32),
		"updateBytes":      updateBytes(zlib.Adler32),
		"updateByteBuffer": updateMemory(zlib.Adler32),
	})
}

type checksum func(sum uint32, p []byte) uint32

func updateByte(f checksum) vm.NativeFunc {
	return func(e *vm.Env) { e.ReturnInt(int32(f(uint32(e.Int(0)), []byte{byte(e.Int(1))}))) }
}

func updateBytes(f checksum) vm.NativeFunc {
	return func(e *vm.Env) { e.ReturnInt(int32(f(uint32(e.Int(0)), arrayBuffer(e, 1, false)))) }
}

// updateMemory has a long address in argument 1, then an offset and a length.
func updateMemory(f checksum) vm.NativeFunc {
	return func(e *vm.Env) {
		if p, ok := span(e, 0, e.Long(1)+int64(e.Int(3)), int64(e.Int(4)), false); ok {
			e.ReturnInt(int32(f(uint32(e.Int(0)), p)))
		}
	}
}
