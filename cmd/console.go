package cmd

import (
	"bufio"
	"context"
	"io"
	"os"
	"sync"
	"sync/atomic"
	"time"
)

// flushAfter is how long output may wait in the buffer while the program goes
// on working.
const flushAfter = 50 * time.Millisecond

// console is the standard streams of the program under test. Output is
// buffered; it is written before anything goes to standard error, so that both
// keep their order where they are one file, before input is waited for, soon
// after it was printed, and at the end.
type console struct {
	mu    sync.Mutex
	out   *bufio.Writer
	err   io.Writer
	in    io.Reader
	lines bool // write whole lines at once: somebody is watching
	timer *time.Timer
	armed bool
	lost  error // why output was lost
	// flushing is how many calls of Flush are under way.
	flushing atomic.Int32
	// status is the line that Status shows, below what was printed last. It is not
	// shown while that is a line without its end.
	status  string
	partial bool
}

// What moves to the start of a terminal's line, and clears what is right of there.
const lineStart, clearLine = "\r", "\x1b[K"

func newConsole(in io.Reader, out, err io.Writer) *console {
	return &console{out: bufio.NewWriterSize(out, 1<<16), err: err, in: in, lines: terminal(out)}
}

// terminal tells whether a stream is one that people look at.
func terminal(w io.Writer) bool {
	f, ok := w.(*os.File)
	if !ok {
		return false
	}
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}

// Flush writes what is buffered. A program cannot see that its console is
// gone, so errors are kept for Err.
func (c *console) Flush() {
	c.flushing.Add(1)
	defer c.flushing.Add(-1)
	c.mu.Lock()
	c.flush()
	c.mu.Unlock()
}

func (c *console) flush() {
	if err := c.out.Flush(); err != nil && c.lost == nil {
		c.lost = err
	}
	c.armed = false
}

// FlushUnless is Flush for a run that ctx may tell to end: where nobody reads what is
// written, the rest is lost then.
func (c *console) FlushUnless(ctx context.Context) {
	if c.flushing.Load() > 0 { // one that got stuck
		over, cancel := context.WithCancel(ctx)
		cancel()
		ctx = over
	}
	done := make(chan struct{})
	go func() {
		defer close(done)
		c.Flush()
	}()
	select {
	case <-done:
		return
	case <-ctx.Done():
	}
	select {
	case <-done:
	case <-time.After(flushAfter):
	}
}

// Err says why output was lost, nil if none was.
func (c *console) Err() error {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.lost
}

// stdout, stderr and stdin are the three streams of a console.
type (
	stdout struct{ *console }
	stderr struct{ *console }
	stdin  struct{ *console }
)

func (s stdout) Write(b []byte) (int, error) {
	c := s.console
	c.mu.Lock()
	defer c.mu.Unlock()
	c.clearStatus()
	if len(b) > 0 {
		c.partial = b[len(b)-1] != '\n'
	}
	n, err := c.out.Write(b)
	switch {
	case c.lines && len(b) > 0 && b[len(b)-1] == '\n':
		c.flush()
	case c.armed:
	case c.timer == nil:
		c.armed = true
		c.timer = time.AfterFunc(flushAfter, c.Flush)
	default:
		c.armed = true
		c.timer.Reset(flushAfter)
	}
	return n, err
}

// Status shows a line that the next output replaces; an empty one shows nothing.
// It returns false where nobody is watching.
func (s stdout) Status(line string) bool {
	c := s.console
	if !c.lines {
		return false
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if !c.partial && (c.status != "" || line != "") {
		c.out.WriteString(lineStart + line + clearLine)
		c.status = line
		c.flush()
	}
	return true
}

func (c *console) clearStatus() {
	if c.status != "" {
		c.out.WriteString(lineStart + clearLine)
		c.status = ""
	}
}

func (s stderr) Write(b []byte) (int, error) {
	s.mu.Lock()
	s.clearStatus()
	s.mu.Unlock()
	s.Flush()
	return s.err.Write(b)
}

func (s stdin) Read(b []byte) (int, error) {
	s.Flush()
	return s.in.Read(b)
}
