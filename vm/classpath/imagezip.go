package classpath

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
)

// A compressed resource of an image starts with a header of 29 bytes in the
// byte order of the image: a magic word, the sizes of the content before and
// after decompression (8 bytes each), the name of the decompressor as an offset
// into the strings, an offset to its configuration, and a byte that marks the
// innermost layer. Layers nest: what one yields may start with a header again.
const (
	layerMagic      = 0xcafefafa
	layerHeaderSize = 4 + 8 + 8 + 4 + 4 + 1
	maxLayers       = 4
	maxResource     = 1 << 30
)

func (img *Image) decompress(data []byte) ([]byte, error) {
	for layer := 0; len(data) >= layerHeaderSize && img.order.Uint32(data) == layerMagic; layer++ {
		if layer == maxLayers {
			return nil, errors.New("compressed too many times over")
		}
		stored := img.order.Uint64(data[4:])
		size := img.order.Uint64(data[12:])
		name, ok := img.str(uint64(img.order.Uint32(data[20:])))
		data = data[layerHeaderSize:]
		if !ok || size > maxResource || stored > uint64(len(data)) {
			return nil, errors.New("bad header of a compressed resource")
		}
		var err error
		switch data = data[:stored]; string(name) {
		case "zip":
			data, err = inflate(data, int64(size))
		case "compact-cp":
			data, err = img.expandPool(data)
		default:
			return nil, fmt.Errorf("compression %q is not supported", name)
		}
		if err != nil {
			return nil, err
		}
	}
	return data, nil
}

func inflate(data []byte, size int64) ([]byte, error) {
	z, err := zlib.NewReader(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	out.Grow(int(min(size, 64+int64(len(data))*32)))
	n, err := io.Copy(&out, io.LimitReader(z, size+1))
	if err == nil && n != size {
		err = errors.New("compressed data has another size than its header says")
	}
	return out.Bytes(), err
}

// The tags of constants as class files have them, and the two that stand for a
// string kept in the image: as it is, or a descriptor or signature from which
// the class names were taken out.
const (
	tagUTF8           = 1
	tagLong           = 5
	tagDouble         = 6
	tagShared         = 23
	tagSharedSplit    = 25
	classFilePoolSize = 8 // offset of the count of constants
)

// constantSize is the number of bytes behind a tag, for those of fixed size.
var constantSize = [...]int{3: 4, 4: 4, 5: 8, 6: 8, 7: 2, 8: 2, 9: 4, 10: 4, 11: 4, 12: 4,
	15: 3, 16: 2, 17: 4, 18: 4, 19: 2, 20: 2}

var errPool = errors.New("bad shared constant pool")

// expandPool restores a class file whose constant pool shares its strings with
// the image.
func (img *Image) expandPool(data []byte) ([]byte, error) {
	if len(data) < classFilePoolSize+2 {
		return nil, errPool
	}
	out := make([]byte, 0, 2*len(data))
	out = append(out, data[:classFilePoolSize+2]...)
	count := int(binary.BigEndian.Uint16(data[classFilePoolSize:]))
	data = data[classFilePoolSize+2:]
	for i := 1; i < count; i++ {
		if len(data) == 0 {
			return nil, errPool
		}
		tag := data[0]
		var err error
		switch tag {
		case tagShared:
			data = data[1:]
			var s []byte
			if s, err = img.sharedString(&data); err == nil {
				out, err = appendUTF8(out, s)
			}
		case tagSharedSplit:
			data = data[1:]
			var s []byte
			if s, err = img.splitString(&data); err == nil {
				out, err = appendUTF8(out, s)
			}
		default:
			size := 0
			if tag == tagUTF8 && len(data) >= 3 {
				size = 2 + int(binary.BigEndian.Uint16(data[1:]))
			} else if int(tag) < len(constantSize) {
				size = constantSize[tag]
			}
			if size == 0 || len(data) < 1+size {
				return nil, errPool
			}
			out, data = append(out, data[:1+size]...), data[1+size:]
			if tag == tagLong || tag == tagDouble {
				i++
			}
		}
		if err != nil {
			return nil, err
		}
	}
	return append(out, data...), nil
}

func appendUTF8(out, s []byte) ([]byte, error) {
	if len(s) > 0xffff {
		return nil, errPool
	}
	out = append(out, tagUTF8, byte(len(s)>>8), byte(len(s)))
	return append(out, s...), nil
}

// splitString puts a descriptor together: behind each L in its pattern belong
// a package, if it is not empty, and a class.
func (img *Image) splitString(data *[]byte) ([]byte, error) {
	pattern, err := img.sharedString(data)
	if err != nil {
		return nil, err
	}
	n, err := packedInt(data)
	if err != nil || n > len(*data) {
		return nil, errPool
	}
	names := (*data)[:n]
	*data = (*data)[n:]
	var s []byte
	for _, c := range pattern {
		s = append(s, c)
		if c != 'L' {
			continue
		}
		pkg, err := img.sharedString(&names)
		if err != nil {
			return nil, err
		}
		class, err := img.sharedString(&names)
		if err != nil {
			return nil, err
		}
		if len(pkg) > 0 {
			s = append(append(s, pkg...), '/')
		}
		if s = append(s, class...); len(s) > 0xffff {
			return nil, errPool
		}
	}
	return s, nil
}

func (img *Image) sharedString(data *[]byte) ([]byte, error) {
	off, err := packedInt(data)
	if err != nil {
		return nil, err
	}
	s, ok := img.str(uint64(off))
	if !ok {
		return nil, errPool
	}
	return s, nil
}

// packedInt reads a number. With the top bit of the first byte set, the next
// two bits tell how many bytes it has in all and the other five are the top of
// its value; otherwise it has four bytes.
func packedInt(data *[]byte) (int, error) {
	b := *data
	if len(b) == 0 {
		return 0, errPool
	}
	size, v := 4, int(b[0])
	if b[0]&0x80 != 0 {
		size, v = int(b[0]>>5&3), int(b[0]&0x1f)
	}
	if size == 0 || len(b) < size {
		return 0, errPool
	}
	for _, c := range b[1:size] {
		v = v<<8 | int(c)
	}
	*data = b[size:]
	return v, nil
}
