package report

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"
	"sync"
	"time"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/search/explore"
)

// Publisher writes one form of report. What it cannot write, the writer it was
// made with remembers.
type Publisher interface {
	// Start comes when the program is loaded, before the search.
	Start(*Run)
	// Finish comes once, with what was found. There is no Start before it where
	// a run was stopped while its program was loaded.
	Finish(*Run, *search.Result, time.Time)
}

// Error says that a report was not written. Others may be.
type Error struct {
	Report  string // its name, "" for what goes to standard output
	Err     error
	Verdict search.Verdict // stands, whoever gets to know it
}

func (e *Error) Error() string {
	what := "report " + e.Report
	if e.Report == "" {
		what = "standard output"
	}
	return fmt.Sprintf("%s: %v; the verdict is %s", what, e.Err, e.Verdict)
}

func (e *Error) Unwrap() error { return e.Err }

// progressPublisher is a Publisher that says something while the search goes on, too.
type progressPublisher interface {
	Publisher
	// advanced comes after each transition.
	advanced(*explore.Advance, *search.Statistics)
}

// stdoutName is the name of a file that stands for standard output.
const stdoutName = "-"

// channel is a publisher of a run with where it writes.
type channel struct {
	name   string // as the configuration calls it
	format *format
	settings
	file   string    // absolute; stdoutName for standard output
	writer io.Writer // where it goes in place of a file, nil for none
	origin string    // where the file was named, "" if nowhere

	pub    Publisher // nil where nothing could be opened
	out    *bufio.Writer
	closer io.Closer
	opened bool
	err    error // the first thing that went wrong

	gate *gate // what it writes goes through; nil where nothing could be opened
	// mu guards how far it is with the end of the report, see finishBriefly.
	mu       sync.Mutex
	complete bool
	taken    bool // by who writes it anew
}

// take has the report written anew, unless it is complete.
func (c *channel) take() (old *gate, complete bool, err error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.complete {
		return nil, true, c.err
	}
	c.taken = true
	return c.gate, false, nil
}

// begins reports whether the end of the report may be written.
func (c *channel) begins() bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return !c.taken
}

// ends notes that the report is complete.
func (c *channel) ends() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.complete = !c.taken
}

// Options say of the reports of a run what its configuration does not.
type Options struct {
	Stdout io.Writer
	Quiet  bool    // no console report on standard output
	Extra  []Extra // beside those configured
}

// Extra is a report that the configuration does not ask for.
type Extra struct {
	Format string    // console, json, xml ...
	Own    *Format   // what it is written in, in place of one that has a name; nil for that
	File   string    // "-" for standard output
	Writer io.Writer // where it goes, in place of a file
}

// Reporter hands what happens in a run to its publishers.
type Reporter struct {
	run      *Run
	opts     Options
	channels []*channel
}

// New finds the publishers that the run's configuration names. An error is one
// of the configuration; no file is touched yet.
func New(run *Run, opts Options) (*Reporter, error) {
	r := &Reporter{run: run, opts: opts}
	conf := config.Read(run.Config)
	run.roots = sourceRoots(conf)
	for _, w := range readWishes(conf, run.Dir) {
		if opts.Quiet && w.format.name == "console" && w.file == stdoutName {
			continue
		}
		r.channels = append(r.channels, &channel{name: w.name, format: w.format, settings: w.settings, file: w.file, origin: w.origin})
	}
	for _, extra := range opts.Extra {
		conf.Fail(r.addExtra(conf, extra))
	}
	if err := conf.Err(); err != nil {
		return nil, err
	}
	return r, r.separate()
}

// addExtra makes a channel for a report that the configuration does not ask for.
func (r *Reporter) addExtra(conf *config.Reader, e Extra) error {
	f := formatNamed(e.Format)
	if e.Own != nil {
		if err := e.Own.validate(); err != nil {
			return err
		}
		f = e.Own.format()
	}
	if f == nil {
		return fmt.Errorf("there is no report %q; there are %s", e.Format, formatNames())
	}
	file := e.File
	if e.Writer == nil && file != stdoutName && !filepath.IsAbs(file) {
		file = filepath.Join(r.run.Dir, file)
	}
	r.channels = append(r.channels, &channel{name: f.name, format: f, settings: f.read(conf, f.name), file: file, writer: e.Writer})
	return nil
}

// isDevice reports whether there is something under the name that is no plain
// file, such as /dev/null.
func isDevice(file string) bool {
	info, err := os.Stat(file)
	return err == nil && !info.Mode().IsRegular() && !info.IsDir()
}

// separate makes sure that no two publishers write one file; the same report
// that is asked for twice is written once.
func (r *Reporter) separate() error {
	var kept []*channel
next:
	for _, c := range r.channels {
		for _, k := range kept {
			switch {
			case c.writer != nil || k.writer != nil || !sameFile(c.file, k.file):
				continue
			case c.name == k.name:
				continue next
			case c.file == stdoutName || isDevice(c.file):
				continue
			}
			return fmt.Errorf("%sthe reports %s and %s would be written to the same file %s", c.where(), k.name, c.name, c.file)
		}
		kept = append(kept, c)
	}
	r.channels = kept
	return nil
}

// where is the beginning of an error about the file of a channel.
func (c *channel) where() string {
	if c.origin == "" {
		return ""
	}
	return c.origin + ": "
}

func sameFile(a, b string) bool {
	if filepath.Clean(a) == filepath.Clean(b) {
		return true
	}
	infoA, errA := os.Stat(a)
	infoB, errB := os.Stat(b)
	return errA == nil && errB == nil && os.SameFile(infoA, infoB)
}

// Start tells the publishers that the program is loaded. Their files are made
// here: what is left of an earlier run is gone even if this one is killed.
func (r *Reporter) Start(p *search.Program) {
	if p != nil {
		r.run.loaded(p)
	}
	for _, c := range r.channels {
		r.tell(c, func() { c.pub.Start(r.run) })
	}
}

// Follows reports whether a publisher wants to hear of each transition.
func (r *Reporter) Follows() bool {
	return slices.ContainsFunc(r.channels, func(c *channel) bool { return c.follows })
}

// Paths reports whether a publisher wants to know the paths through symbolic
// methods.
func (r *Reporter) Paths() bool {
	return slices.ContainsFunc(r.channels, func(c *channel) bool { return c.paths })
}

// OnStdout reports whether something is written to standard output.
func (r *Reporter) OnStdout() bool {
	return slices.ContainsFunc(r.channels, func(c *channel) bool { return c.onStdout() })
}

// onStdout reports whether the channel's report goes to standard output.
func (c *channel) onStdout() bool { return c.writer == nil && c.file == stdoutName }

// Advanced tells the publishers of a transition that was made.
func (r *Reporter) Advanced(a *explore.Advance, s *search.Statistics) {
	for _, c := range r.channels {
		if f, ok := c.pub.(progressPublisher); ok {
			r.tell(c, func() { f.advanced(a, s) })
		}
	}
}

// Finish has the reports written. The error names each one that could not be;
// all others are complete.
func (r *Reporter) Finish(result *search.Result, now time.Time) error {
	var errs []error
	for _, c := range r.channels {
		if c.begins() {
			errs = append(errs, r.finish(c, result, now))
		}
	}
	return errors.Join(errs...)
}

// finish has one report written.
func (r *Reporter) finish(c *channel, result *search.Result, now time.Time) error {
	r.tell(c, func() { c.pub.Finish(r.run, result, now) })
	if c.closer != nil {
		c.fail(c.closer.Close())
	}
	c.ends()
	if c.err != nil {
		return r.failed(c, c.err, result)
	}
	return nil
}

func (r *Reporter) failed(c *channel, err error, result *search.Result) error {
	return &Error{Report: c.name, Err: err, Verdict: result.Verdict}
}

// tell has a publisher do something and sends what it wrote on its way. One
// that panics hears nothing more.
func (r *Reporter) tell(c *channel, do func()) {
	if c.open(r); c.pub == nil {
		return
	}
	defer func() {
		if v := recover(); v != nil {
			c.fail(&search.InternalError{Value: v, Stack: debug.Stack()})
			c.pub = nil
		}
		c.fail(c.out.Flush())
	}()
	do()
}

// open makes the channel's file, when it is first needed, and the publisher. A
// console report whose file cannot be made goes to standard output.
func (c *channel) open(r *Reporter) {
	if c.opened {
		return
	}
	c.opened = true
	out := r.opts.Stdout
	if c.writer != nil {
		whole := &whole{channel: c}
		out, c.closer = whole, whole
	} else if c.file != stdoutName {
		if f, err := os.Create(c.file); err == nil {
			out, c.closer = f, f
		} else if c.fail(err); c.format.name != "console" || r.opts.Quiet {
			return
		}
	}
	g := &gate{w: out}
	c.mu.Lock()
	c.gate = g
	c.mu.Unlock()
	c.out = bufio.NewWriter(g)
	c.pub = c.make(c.out)
}

// whole is a report for a writer, which gets all of it at once: where a report is
// begun anew, nobody has seen the one before.
type whole struct {
	bytes.Buffer
	channel *channel
}

// Close hands the report over.
func (w *whole) Close() error {
	if !w.channel.begins() {
		return nil
	}
	_, err := w.WriteTo(w.channel.writer)
	return err
}

// fail remembers the first error.
func (c *channel) fail(err error) {
	if c.err == nil {
		c.err = err
	}
}
