package models

import (
	"maps"

	"github.com/gojpf/gojpf/models/zlib"
	"github.com/gojpf/gojpf/vm"
)

// Natives of java.util.zip.Deflater and Inflater. A handle names a value in the
// state that is copied before its first change in each epoch.

// zipStream is a Deflater or an Inflater.
type zipStream struct {
	epoch    vm.Epoch // the one in which the value may be changed
	deflater *zlib.Deflater
	inflater *zlib.Inflater
}

// zipStreams are those that are open: immutable.
type zipStreams struct {
	next int64
	open map[int64]zipStream
}

// Empty reports whether no stream is open: then there is nothing to match.
func (z zipStreams) Empty() bool { return len(z.open) == 0 }

const zipKey = "zip"

func openZip(e *vm.Env, s zipStream) int64 {
	all, _ := e.M.Extra(zipKey).(zipStreams)
	all.next++
	putZip(e, all, all.next, &s)
	return all.next
}

func putZip(e *vm.Env, all zipStreams, handle int64, s *zipStream) {
	open := make(map[int64]zipStream, len(all.open)+1)
	maps.Copy(open, all.open)
	if s == nil {
		delete(open, handle)
	} else {
		s.epoch = e.M.Epoch()
		open[handle] = *s
	}
	e.M.SetExtra(zipKey, zipStreams{all.next, open})
}

// zipOf returns the stream with the handle in argument i, for changing.
func zipOf(e *vm.Env, i int) zipStream {
	all, _ := e.M.Extra(zipKey).(zipStreams)
	s := all.open[e.Long(i)]
	if s.epoch == e.M.Epoch() {
		return s
	}
	if s.deflater != nil {
		s.deflater = s.deflater.Clone()
	} else {
		s.inflater = s.inflater.Clone()
	}
	putZip(e, all, e.Long(i), &s)
	return s
}

func endZip(e *vm.Env) {
	all, _ := e.M.Extra(zipKey).(zipStreams)
	putZip(e, all, e.Long(0), nil)
}

func init() {
	Register("java/util/zip/Deflater", Methods{
		"init": func(e *vm.Env) {
			if level, strategy := e.Int(0), e.Int(1); level < -1 || level > 9 || strategy < 0 || strategy > 4 {
				e.ThrowNoMessage("java/lang/IllegalArgumentException")
				return
			}
			e.ReturnLong(openZip(e, zipStream{deflater: zlib.NewDeflater(int(e.Int(0)), zlib.Strategy(e.Int(1)), e.Bool(2))}))
		},
		"setDictionary":       func(e *vm.Env) { zipDictionary(e, arrayBuffer(e, 2, false), deflaterDictionary) },
		"setDictionaryBuffer": func(e *vm.Env) { zipDictionary(e, addressBuffer(e, 2, false), deflaterDictionary) },
		"deflateBytesBytes":   func(e *vm.Env) { deflate(e, arrayBuffer(e, 3, false), arrayBuffer(e, 6, true), 9) },
		"deflateBytesBuffer":  func(e *vm.Env) { deflate(e, arrayBuffer(e, 3, false), addressBuffer(e, 6, true), 9) },
		"deflateBufferBytes":  func(e *vm.Env) { deflate(e, addressBuffer(e, 3, false), arrayBuffer(e, 6, true), 9) },
		"deflateBufferBuffer": func(e *vm.Env) { deflate(e, addressBuffer(e, 3, false), addressBuffer(e, 6, true), 9) },
		"getAdler":            func(e *vm.Env) { e.ReturnInt(int32(zipOf(e, 0).deflater.Adler())) },
		"reset":               func(e *vm.Env) { zipOf(e, 0).deflater.Reset() },
		"end":                 endZip,
	})
	Register("java/util/zip/Inflater", Methods{
		"initIDs": nothing,
		"init": func(e *vm.Env) {
			e.ReturnLong(openZip(e, zipStream{inflater: zlib.NewInflater(e.Bool(0))}))
		},
		"setDictionary":       func(e *vm.Env) { zipDictionary(e, arrayBuffer(e, 2, false), inflaterDictionary) },
		"setDictionaryBuffer": func(e *vm.Env) { zipDictionary(e, addressBuffer(e, 2, false), inflaterDictionary) },
		"inflateBytesBytes":   func(e *vm.Env) { inflate(e, arrayBuffer(e, 3, false), arrayBuffer(e, 6, true)) },
		"inflateBytesBuffer":  func(e *vm.Env) { inflate(e, arrayBuffer(e, 3, false), addressBuffer(e, 6, true)) },
		"inflateBufferBytes":  func(e *vm.Env) { inflate(e, addressBuffer(e, 3, false), arrayBuffer(e, 6, true)) },
		"inflateBufferBuffer": func(e *vm.Env) { inflate(e, addressBuffer(e, 3, false), addressBuffer(e, 6, true)) },
		"getAdler":            func(e *vm.Env) { e.ReturnInt(int32(zipOf(e, 0).inflater.Adler())) },
		"reset":               func(e *vm.Env) { zipOf(e, 0).inflater.Reset() },
		"end":                 endZip,
	})
}

// arrayBuffer is the part of a byte array that arguments i to i+2 describe:
// array, offset, length.
func arrayBuffer(e *vm.Env, i int, writing bool) []byte {
	if e.Ref(i) == 0 {
		return nil
	}
	o := e.Object(i)
	if writing {
		o = e.M.Heap.Writable(e.Ref(i))
	}
	return o.RawBytes()[e.Int(i+1):][:e.Int(i+2)]
}

// addressBuffer is the memory that arguments i to i+2 describe: a long address
// and a length.
func addressBuffer(e *vm.Env, i int, writing bool) []byte {
	b, _ := span(e, 0, e.Long(i), int64(e.Int(i+2)), writing)
	return b
}

func deflaterDictionary(s zipStream, dict []byte) zlib.Status { return s.deflater.SetDictionary(dict) }
func inflaterDictionary(s zipStream, dict []byte) zlib.Status { return s.inflater.SetDictionary(dict) }

func zipDictionary(e *vm.Env, dict []byte, set func(zipStream, []byte) zlib.Status) {
	if set(zipOf(e, 0), dict) != zlib.OK {
		e.ThrowNoMessage("java/lang/IllegalArgumentException")
	}
}

// Bits of the results of deflate and inflate, beside two counts of 31 bits.
const (
	zipFinished  = 1 << 62
	zipNeedDict  = -1 << 63
	zipSetParams = -1 << 63
)

// deflate has flush mode and parameters in arguments flushArg and the next.
func deflate(e *vm.Env, in, out []byte, flushArg int) {
	d := zipOf(e, 1).deflater
	flush, params := zlib.Flush(e.Int(flushArg)), e.Int(flushArg+1)
	var result int64
	var used, made int
	var st zlib.Status
	if params&1 != 0 {
		used, made, st = d.Params(in, out, int(params>>3), zlib.Strategy(params>>1&3))
		if st != zlib.OK {
			result = zipSetParams
		}
	} else if used, made, st = d.Deflate(in, out, flush); st == zlib.StreamEnd {
		result = zipFinished
	}
	if st == zlib.StreamError {
		e.Throw("java/lang/InternalError", "stream error")
		return
	}
	e.ReturnLong(result | int64(used) | int64(made)<<31)
}

func inflate(e *vm.Env, in, out []byte) {
	f := zipOf(e, 1).inflater
	used, made, st := f.Inflate(in, out)
	result := int64(used) | int64(made)<<31
	switch st {
	case zlib.StreamEnd:
		result |= zipFinished
	case zlib.NeedDict:
		result |= zipNeedDict
	case zlib.DataError:
		o := e.M.Heap.Writable(e.Ref(0))
		o.Words[o.Class.FieldNamed("inputConsumed").Word] = uint64(used)
		o.Words[o.Class.FieldNamed("outputConsumed").Word] = uint64(made)
		e.Throw("java/util/zip/DataFormatException", f.Message())
		return
	}
	e.ReturnLong(result)
}
