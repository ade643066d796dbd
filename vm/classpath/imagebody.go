package classpath

import (
	"errors"
	"io"
	"os"
)

var errBeyond = errors.New("its content lies beyond the end of the file")

// bytesBody is an image in memory, mapped or not.
type bytesBody struct {
	data  []byte
	unmap func() error // nil if there is nothing to do
}

func (b *bytesBody) size() int64 { return int64(len(b.data)) }

func (b *bytesBody) slice(off, n int64) ([]byte, error) {
	if off < 0 || n < 0 || off > b.size() || n > b.size()-off {
		return nil, errBeyond
	}
	return b.data[off : off+n : off+n], nil
}

func (b *bytesBody) close() error {
	b.data = nil
	if b.unmap == nil {
		return nil
	}
	return b.unmap()
}

// fileBody reads an image piece by piece, where files cannot be mapped.
type fileBody struct {
	f      *os.File
	length int64
}

func newFileBody(f *os.File) (*fileBody, error) {
	info, err := f.Stat()
	if err != nil {
		return nil, err
	}
	return &fileBody{f: f, length: info.Size()}, nil
}

func (b *fileBody) size() int64 { return b.length }

func (b *fileBody) slice(off, n int64) ([]byte, error) {
	if off < 0 || n < 0 || off > b.length || n > b.length-off {
		return nil, errBeyond
	}
	data := make([]byte, n)
	if _, err := b.f.ReadAt(data, off); err != nil && err != io.EOF {
		return nil, err
	}
	return data, nil
}

func (b *fileBody) close() error { return b.f.Close() }
