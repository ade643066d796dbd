package cmd

import (
	"bufio"
	"io"
	"os"
	"sync"
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
}

func newConsole(in io.Reader, out, err io.Writer) *console {
	c := &console{out: bufio.NewWriterSize(out, 1<<16), err: err, in: in}
	if f, ok := out.(*os.File); ok {
		if info, err := f.Stat(); err == nil {
			c.lines = info.Mode()&os.ModeCharDevice != 0
		}
	}
	return c
}

// Flush writes what is buffered. A program cannot see that its console is
// gone, so errors end here.
func (c *console) Flush() {
	c.mu.Lock()
	c.flush()
	c.mu.Unlock()
}

func (c *console) flush() {
	c.out.Flush()
	c.armed = false
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

func (s stderr) Write(b []byte) (int, error) {
	s.Flush()
	return s.err.Write(b)
}

func (s stdin) Read(b []byte) (int, error) {
	s.Flush()
	return s.in.Read(b)
}
