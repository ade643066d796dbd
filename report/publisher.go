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
	"strings"
	"sync"
	"time"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/search"
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

// follower is a Publisher that says something while the search goes on, too.
type follower interface {
	Publisher
	// advanced comes after each transition.
	advanced(*search.Advance, *search.Statistics)
}

// format is a kind of publisher.
type format struct {
	name   string // in report.publisher
	ending string // of its files
	// make returns a publisher that is configured by the keys report.<name>.*.
	make func(cfg *config.Config, name string, out io.Writer) Publisher
	// check finds what is wrong with those keys; nil where nothing can be.
	check func(cfg *config.Config, name string) error
	// follows reports whether it is configured to be a follower; nil for never.
	follows func(cfg *config.Config, name string) bool
}

var formats = []*format{
	{
		name: "console", check: checkConsole, follows: consoleFollows,
		make: func(cfg *config.Config, name string, out io.Writer) Publisher { return newConsole(cfg, name, out) },
	},
	{
		name: "json", ending: ".json",
		make: func(_ *config.Config, _ string, out io.Writer) Publisher { return jsonPublisher{out} },
	},
	{
		name: "xml", ending: ".xml",
		make: func(_ *config.Config, _ string, out io.Writer) Publisher { return xmlPublisher{out} },
	},
	{
		name: "junit", ending: ".junit.xml",
		make: func(cfg *config.Config, _ string, out io.Writer) Publisher {
			return junit{out: out, skip: cfg.String("report.junit.incomplete") == "skipped"}
		},
	},
	{
		name: "sarif", ending: ".sarif",
		make: func(_ *config.Config, _ string, out io.Writer) Publisher { return sarif{out} },
	},
	{
		name: "html", ending: ".html",
		make: func(_ *config.Config, _ string, out io.Writer) Publisher { return htmlPublisher{out} },
	},
	{
		name: "svg", ending: ".svg",
		make: func(_ *config.Config, _ string, out io.Writer) Publisher { return svgPublisher{out} },
	},
}

// formatNamed returns the format of a name, which may be a class of JPF's:
// gov.nasa.jpf.report.XMLPublisher. It returns nil if there is none.
func formatNamed(name string) *format {
	name = name[strings.LastIndexByte(name, '.')+1:]
	if short, ok := strings.CutSuffix(name, "Publisher"); ok {
		name = short
	}
	for _, f := range formats {
		if strings.EqualFold(f.name, name) {
			return f
		}
	}
	return nil
}

// stdoutName is the name of a file that stands for standard output.
const stdoutName = "-"

// channel is a publisher of a run with where it writes.
type channel struct {
	name   string // as the configuration calls it
	format *format
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
	cfg := run.Config
	names := cfg.Strings("report.publisher")
	for _, f := range formats { // naming its file turns a publisher on
		if cfg.Has("report."+f.name+".file") && !slices.ContainsFunc(names, func(n string) bool { return strings.EqualFold(n, f.name) }) {
			names = append(names, f.name)
		}
	}
	for _, name := range names {
		if err := r.add(name); err != nil {
			return nil, err
		}
	}
	for _, extra := range opts.Extra {
		if err := r.addExtra(extra); err != nil {
			return nil, err
		}
	}
	return r, r.separate()
}

// addExtra makes a channel for a report that the configuration does not ask for.
func (r *Reporter) addExtra(e Extra) error {
	f := formatNamed(e.Format)
	if f == nil {
		return fmt.Errorf("there is no report %q; there are %s", e.Format, formatNames())
	}
	if f.check != nil {
		if err := f.check(r.run.Config, f.name); err != nil {
			return err
		}
	}
	file := e.File
	if e.Writer == nil && file != stdoutName && !filepath.IsAbs(file) {
		file = filepath.Join(r.run.Dir, file)
	}
	r.channels = append(r.channels, &channel{name: f.name, format: f, file: file, writer: e.Writer})
	return nil
}

// add makes a channel of the publisher of that name.
func (r *Reporter) add(name string) error {
	cfg, key := r.run.Config, "report."+name+".class"
	f := formatNamed(name)
	if class := cfg.Class(key); class != "" {
		if f = formatNamed(class); f == nil {
			return fmt.Errorf("%s: %s: there is no publisher %s; there are %s", cfg.Origin(key), key, class, formatNames())
		}
	}
	if f == nil {
		return fmt.Errorf("%s: report.publisher: there is no publisher %q; there are %s, and those with a %s",
			cfg.Origin("report.publisher"), name, formatNames(), key)
	}
	if strings.ContainsRune(name, '.') {
		name = f.name // a class has no keys of its own
	}
	if f.check != nil {
		if err := f.check(cfg, name); err != nil {
			return err
		}
	}
	c := &channel{name: name, format: f}
	c.file, c.origin = destination(cfg, r.run.Dir, c.name, f)
	if r.opts.Quiet && f.name == "console" && c.file == stdoutName {
		return nil
	}
	r.channels = append(r.channels, c)
	return nil
}

func formatNames() string {
	names := make([]string, len(formats))
	for i, f := range formats {
		names[i] = f.name
	}
	return strings.Join(names, ", ")
}

// destination is where a publisher writes: the file of its own; for the console
// report.file, else standard output; for others report.file with their ending,
// or a file named report in the current directory.
func destination(cfg *config.Config, dir, name string, f *format) (file, origin string) {
	key := "report." + name + ".file"
	switch {
	case cfg.String(key) == stdoutName:
		return stdoutName, ""
	case cfg.Has(key):
		file = cfg.Path(key)
		if f.name == "xml" && filepath.Ext(file) == "" && !isDevice(file) {
			file += f.ending // as in JPF
		}
		return file, fmt.Sprintf("%s: %s", cfg.Origin(key), key)
	case cfg.Has("report.file") && cfg.String("report.file") != stdoutName:
		file = cfg.Path("report.file")
		if f.ending != "" {
			file = strings.TrimSuffix(file, filepath.Ext(file)) + f.ending
		}
		return file, fmt.Sprintf("%s: report.file", cfg.Origin("report.file"))
	case f.name == "console":
		return stdoutName, ""
	}
	return filepath.Join(dir, "report"+f.ending), cfg.Origin("report.publisher").String() + ": report.publisher"
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
	return slices.ContainsFunc(r.channels, func(c *channel) bool {
		return c.format.follows != nil && c.format.follows(r.run.Config, c.name)
	})
}

// Paths reports whether a publisher wants to know the paths through symbolic
// methods.
func (r *Reporter) Paths() bool {
	cfg := r.run.Config
	asked, _ := cfg.Bool("report.paths") // checked when it was loaded
	return slices.ContainsFunc(r.channels, func(c *channel) bool {
		return asked && c.format.name == "json" ||
			c.format.name == "console" && slices.Contains(consoleTopics(cfg, c.name, "finished"), pathsTopic)
	})
}

// OnStdout reports whether something is written to standard output.
func (r *Reporter) OnStdout() bool {
	return slices.ContainsFunc(r.channels, func(c *channel) bool { return c.onStdout() })
}

// onStdout reports whether the channel's report goes to standard output.
func (c *channel) onStdout() bool { return c.writer == nil && c.file == stdoutName }

// Advanced tells the publishers of a transition that was made.
func (r *Reporter) Advanced(a *search.Advance, s *search.Statistics) {
	for _, c := range r.channels {
		if f, ok := c.pub.(follower); ok {
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
	return fmt.Errorf("report %s: %w; the verdict is %s", c.name, err, result.Verdict)
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
	c.pub = c.format.make(r.run.Config, c.name, c.out)
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
