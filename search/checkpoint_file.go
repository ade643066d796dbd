package search

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
	checkpointName   = "gojpf.checkpoint"
	checkpointMark   = "GOJPF checkpoint\n"
	checkpointFormat = 2
	checksumSize     = 8
)

// replaceFile has write fill a file that then takes the place of name.
func replaceFile(name string, write func(io.Writer) error) (err error) {
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

// writeCheckpoint writes a body between mark and checksum.
func writeCheckpoint(w io.Writer, body func(io.Writer) error) error {
	sum := xxh3.New()
	buffered := bufio.NewWriterSize(io.MultiWriter(w, sum), 1<<20)
	if _, err := buffered.Write(checkpointStart()); err != nil {
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

func checkpointStart() []byte {
	return binary.BigEndian.AppendUint32([]byte(checkpointMark), checkpointFormat)
}

// checkpointReader reads the body of a checkpoint whose checksum was found
// right.
type checkpointReader struct {
	*bufio.Reader
	file *os.File
}

func (r *checkpointReader) Close() error { return r.file.Close() }

// openCheckpoint opens the checkpoint in a folder.
func openCheckpoint(dir string) (_ *checkpointReader, err error) {
	name := filepath.Join(dir, checkpointName)
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
	start := checkpointStart()
	head := make([]byte, len(start))
	if _, err := io.ReadFull(f, head); err != nil || !bytes.HasPrefix(head, []byte(checkpointMark)) {
		return nil, fmt.Errorf("%s is not a checkpoint", name)
	}
	if format := binary.BigEndian.Uint32(head[len(checkpointMark):]); format != checkpointFormat {
		return nil, fmt.Errorf("%s has format %d; this gojpf reads format %d", name, format, checkpointFormat)
	}
	body := info.Size() - int64(len(start)) - checksumSize
	sum := xxh3.New()
	sum.Write(head)
	var want [checksumSize]byte
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
	if _, err := f.Seek(int64(len(start)), io.SeekStart); err != nil {
		return nil, err
	}
	return &checkpointReader{bufio.NewReaderSize(io.LimitReader(f, body), 1<<20), f}, nil
}
