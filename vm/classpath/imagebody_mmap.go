//go:build unix

package classpath

import (
	"math"
	"os"
	"syscall"
)

// openBody maps the file, so that opening costs nothing and resources need no
// copy. It owns the file if it succeeds.
func openBody(f *os.File) (imageBody, error) {
	info, err := f.Stat()
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() || info.Size() == 0 || info.Size() > math.MaxInt {
		return newFileBody(f)
	}
	data, err := syscall.Mmap(int(f.Fd()), 0, int(info.Size()), syscall.PROT_READ, syscall.MAP_SHARED)
	if err != nil {
		return newFileBody(f) // a file system that cannot map
	}
	f.Close()
	return &bytesBody{data: data, unmap: func() error { return syscall.Munmap(data) }}, nil
}
