// Package checkpoint is how a search is written down and read again: the file with its
// checksum (Write, Open), of which search it is (Identity), and the forms in which
// paths and violations are kept.
//
// Invariants. A process that dies at any moment leaves a whole checkpoint behind, the
// new one or the one before. What is read may be anything, as a checksum keeps nobody
// from writing one: whatever does not hang together is refused.
//
// It knows no explorer. What is to be kept, and when, the search says.
package checkpoint

import (
	"bufio"
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/zeebo/xxh3"
)

// The file of a checkpoint. It begins with a mark and the version of the
// format, ends with the checksum of all that stands before, and is replaced as
// a whole: the new one is written beside it, reaches the disk, and takes its
// place by being renamed. A process that dies at any moment leaves a complete
// checkpoint behind, the new one or the one before.
const (
	Name         = "gojpf.checkpoint"
	Mark         = "GOJPF checkpoint\n"
	format       = 2
	ChecksumSize = 8
)

// Write writes a checkpoint to a folder, with the body that write gives.
// A search may fill a gigabyte with digests, so the body is written as it is made.
func Write(dir string, body func(io.Writer) error) error {
	return replace(filepath.Join(dir, Name), func(w io.Writer) error { return enclose(w, body) })
}

// replace has write fill a file that then takes the place of name.
// The order is what makes it safe: contents on the disk first, then the name, then the folder
// that holds the name.
func replace(name string, write func(io.Writer) error) (err error) {
	dir := filepath.Dir(name)
	f, err := os.Create(name + ".tmp") // one that a dead process has left is overwritten
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			err = errors.Join(err, os.Remove(f.Name()))
		}
	}()
	err = write(f)
	if err == nil {
		err = f.Sync()
	}
	if e := f.Close(); err == nil {
		err = e
	}
	if err != nil {
		return err
	}
	if err = os.Rename(f.Name(), name); err != nil {
		return err
	}
	return syncFolder(dir)
}

// syncFolder makes a rename outlast a loss of power.
func syncFolder(dir string) error {
	d, err := os.Open(dir)
	if err != nil {
		return err
	}
	return errors.Join(d.Sync(), d.Close())
}

// enclose writes a body between mark and checksum.
// The sum is over what was written, the mark included, and is not part of itself.
func enclose(w io.Writer, body func(io.Writer) error) error {
	sum := xxh3.New()
	buffered := bufio.NewWriterSize(io.MultiWriter(w, sum), 1<<20)
	if _, err := buffered.Write(start()); err != nil {
		return err
	}
	if err := body(buffered); err != nil {
		return err
	}
	if err := buffered.Flush(); err != nil {
		return err
	}
	_, err := w.Write(binary.BigEndian.AppendUint64(nil, sum.Sum64()))
	return err
}

func start() []byte {
	return binary.BigEndian.AppendUint32([]byte(Mark), format)
}

// Reader reads the body of a checkpoint whose checksum was found
// right.
type Reader struct {
	*bufio.Reader
	file *os.File
}

// Close implements io.Closer.
func (r *Reader) Close() error { return r.file.Close() }

// Open opens the checkpoint in a folder.
// It is read twice, once for the sum: nothing of a damaged file is believed, not even its
// first part.
func Open(dir string) (_ *Reader, err error) {
	name := filepath.Join(dir, Name)
	f, err := os.Open(name)
	if errors.Is(err, os.ErrNotExist) {
		return nil, fmt.Errorf("there is no checkpoint in %s", dir)
	}
	if err != nil {
		return nil, err
	}
	defer func() {
		if err != nil {
			f.Close()
		}
	}()
	info, err := f.Stat()
	if err != nil {
		return nil, err
	}
	begin := start()
	head := make([]byte, len(begin))
	if _, err := io.ReadFull(f, head); err != nil || !bytes.HasPrefix(head, []byte(Mark)) {
		return nil, fmt.Errorf("%s is not a checkpoint", name)
	}
	if has := binary.BigEndian.Uint32(head[len(Mark):]); has != format {
		return nil, fmt.Errorf("%s has format %d; this gojpf reads format %d", name, has, format)
	}
	body := info.Size() - int64(len(begin)) - ChecksumSize
	sum := xxh3.New()
	sum.Write(head)
	var want [ChecksumSize]byte
	if body < 0 {
		return nil, fmt.Errorf("%s is cut short", name)
	}
	if _, err := io.CopyN(sum, f, body); err != nil {
		return nil, err
	}
	if _, err := io.ReadFull(f, want[:]); err != nil {
		return nil, err
	}
	if binary.BigEndian.Uint64(want[:]) != sum.Sum64() {
		return nil, fmt.Errorf("%s is damaged: its checksum is wrong", name)
	}
	if _, err := f.Seek(int64(len(begin)), io.SeekStart); err != nil {
		return nil, err
	}
	return &Reader{bufio.NewReaderSize(io.LimitReader(f, body), 1<<20), f}, nil
}
