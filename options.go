package gojpf

import (
	"errors"
	"fmt"
	"io"
	"maps"
	"strings"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/models"
	"github.com/gojpf/gojpf/report"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/search/explore"
	"github.com/gojpf/gojpf/search/strategy"
	"github.com/gojpf/gojpf/vm"
)

// Option is a part of a check that comes from Go and not from the configuration.
type Option func(*options) error

// options are what a check is made of.
type options struct {
	setup       search.Setup
	listeners   []any
	reports     report.Options
	checkpoints explore.Checkpoints
	paths       bool
	searches    []string // options that say something of a search only
}

func newOptions(cfg *config.Config, opts []Option) (*options, error) {
	if cfg == nil {
		return nil, errors.New("no configuration: ReadConfig makes one")
	}
	o := &options{setup: search.Setup{Out: io.Discard, Err: io.Discard}}
	for _, opt := range opts {
		if opt == nil {
			return nil, errors.New("an option is nil")
		}
		if err := opt(o); err != nil {
			return nil, err
		}
	}
	o.setup.Listed, o.setup.LogLevel = report.ListsCode(cfg), report.LogLevel(cfg)
	o.reports.Stdout = o.setup.Out
	o.checkpoints.Version = Version()
	return o, nil
}

// search notes that an option concerns searches only.
func (o *options) search(name string) { o.searches = append(o.searches, name) }

// onlyFor refuses options that have no meaning where there is no search.
func (o *options) onlyFor(what string) error {
	if len(o.searches) > 0 {
		return fmt.Errorf("%s: %s has no search to apply it to", o.searches[0], what)
	}
	return nil
}

// WithArgs gives the program its arguments, in place of target.args.
func WithArgs(args ...string) Option {
	return func(o *options) error {
		o.setup.Args = append([]string{}, args...)
		return nil
	}
}

// WithInput gives the program its standard input. Without it there is none.
func WithInput(in io.Reader) Option {
	return func(o *options) error { o.setup.In = in; return nil }
}

// Buffered is an output that keeps what is written to it for a while. Check flushes
// it at the end; Err then says why something was lost.
type Buffered interface {
	io.Writer
	Flush()
	Err() error
}

// WithOutput says where standard output and standard error go: what the program and
// the listeners print, and the console report. Without it all that is
// discarded. An output may be [Buffered].
func WithOutput(out, errOut io.Writer) Option {
	return func(o *options) error {
		if out == nil || errOut == nil {
			return errors.New("WithOutput: a stream is nil; io.Discard takes what nobody wants")
		}
		o.setup.Out, o.setup.Err = out, errOut
		return nil
	}
}

// WithListener attaches a listener behind those that the configuration names: a
// value that implements one or more of the interfaces of package listener. A
// listener belongs to one check.
func WithListener(l any) Option {
	return func(o *options) error {
		o.search("WithListener")
		if err := listener.Validate(l); err != nil {
			return fmt.Errorf("WithListener: %w", err)
		}
		o.listeners = append(o.listeners, l)
		return nil
	}
}

// Natives are methods of a class that are written in Go, by name, or by name and
// descriptor where the name is that of several: "read" or "read(I)I".
type Natives = models.Methods

// Env is what a native method works with. What a native remembers between two calls
// belongs to the program's state and is kept with SetExtra of its machine, M, never
// in a Go variable: the search goes back to earlier states.
type Env = vm.Env

// WithNatives supplies methods of a class: those that it declares native, and those
// whose bodies it is to take the place of. The class is named as in
// "com.example.Sensor" or "com/example/Sensor$Kind".
func WithNatives(class string, methods Natives) Option {
	return func(o *options) error {
		if o.setup.Natives == nil {
			o.setup.Natives = map[string]models.Methods{}
		}
		class := strings.ReplaceAll(class, ".", "/")
		have := o.setup.Natives[class]
		if have == nil {
			have = models.Methods{}
			o.setup.Natives[class] = have
		}
		for name, fn := range methods {
			if fn == nil {
				return fmt.Errorf("WithNatives: %s.%s is nil", class, name)
			}
		}
		maps.Copy(have, methods)
		return nil
	}
}

// WithChoice has Verify.getInt(key) and its like choose among the alternatives of a
// generator, in place of the one that the keys key.class and so on describe. It must
// be of the type that the program asks for, such as choice.Ints.
func WithChoice(key string, g choice.Generator) Option {
	return func(o *options) error {
		switch {
		case g == nil:
			return fmt.Errorf("WithChoice: the generator for %q is nil", key)
		case o.setup.Choices[key] != nil:
			return fmt.Errorf("WithChoice: two generators for %q", key)
		case o.setup.Choices == nil:
			o.setup.Choices = map[string]choice.Generator{}
		}
		o.setup.Choices[key] = g
		return nil
	}
}

// WithStrategy has a strategy order the search in place of search.class, see package
// search/strategy.
func WithStrategy(s strategy.New) Option {
	return func(o *options) error {
		o.search("WithStrategy")
		if s == nil {
			return errors.New("WithStrategy: no strategy")
		}
		o.setup.Strategy = s
		return nil
	}
}

// Factory supplies the semantics of instructions, see package insn.
type Factory = insn.Factory

// WithFactory replaces the semantics of instructions. replace is called once, with
// the factory that the check would have otherwise, which is the one to ask for what
// is not replaced.
func WithFactory(replace func(base Factory) Factory) Option {
	return func(o *options) error {
		if replace == nil {
			return errors.New("WithFactory: no factory")
		}
		before := o.setup.Factory
		o.setup.Factory = func(base insn.Factory) insn.Factory {
			if before != nil {
				base = before(base)
			}
			return replace(base)
		}
		return nil
	}
}

// WithReport has a report of a format written to w, beside those that the
// configuration asks for: console, json, xml, junit, sarif, html or svg.
func WithReport(format string, w io.Writer) Option {
	return func(o *options) error {
		o.search("WithReport")
		if w == nil {
			return fmt.Errorf("WithReport: nowhere to write %s to", format)
		}
		o.reports.Extra = append(o.reports.Extra, report.Extra{Format: format, Writer: w})
		return nil
	}
}

// WithReportFormat has a report in a form of the caller's own written to w, which no
// other check knows: the form needs no registration, and its name is for errors only.
// What f.New needs to know it may take from where it was made, or read from the
// configuration.
func WithReportFormat(f report.Format, w io.Writer) Option {
	return func(o *options) error {
		o.search("WithReportFormat")
		if w == nil {
			return fmt.Errorf("WithReportFormat: nowhere to write %s to", f.Name)
		}
		o.reports.Extra = append(o.reports.Extra, report.Extra{Own: &f, Writer: w})
		return nil
	}
}

// WithReportFile is WithReport for a file, "-" for standard output.
func WithReportFile(format, file string) Option {
	return func(o *options) error {
		o.search("WithReportFile")
		o.reports.Extra = append(o.reports.Extra, report.Extra{Format: format, File: file})
		return nil
	}
}

// WithoutConsole leaves the console report out where it would go to standard output.
func WithoutConsole() Option {
	return func(o *options) error {
		o.search("WithoutConsole")
		o.reports.Quiet = true
		return nil
	}
}

// WithPaths has Result.Paths tell of all paths: through symbolic methods, or through
// the program where it has none.
func WithPaths() Option {
	return func(o *options) error {
		o.search("WithPaths")
		o.paths = true
		return nil
	}
}

// Checkpoints say where a search is written to from time to time, and whether it
// goes on from there.
type Checkpoints = explore.Checkpoints

// WithCheckpoints writes the search down, or goes on with one that was.
func WithCheckpoints(c Checkpoints) Option {
	return func(o *options) error {
		o.search("WithCheckpoints")
		o.checkpoints = c
		return nil
	}
}
