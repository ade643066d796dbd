// Package learn finds out how code is meant to be used: it runs a project's own tests,
// or a main, inside the machine, watches where methods begin and return, and infers what
// has held each time.
//
// The path of data: watch has methods tell of their begin and return, a layout says which
// variables there are and reads them, a point has what was seen of them (single, pair,
// triple), and from it conditions become a file of contracts.
//
// Invariants. What is written has held in every sample, in the runs' own arithmetic. What
// is kept of a run does not grow with its length. A condition is left out where chance
// explains it.
//
// The package never says that a condition has to hold: it was so, no more.
package learn

import (
	"context"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"time"

	"github.com/gojpf/gojpf"
	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/listener/contractfile"
	"github.com/gojpf/gojpf/report"
	"github.com/gojpf/gojpf/tests"
	"github.com/gojpf/gojpf/vm"
)

// Options are what is to be learnt from.
type Options struct {
	// Tests are what gojpf test takes, with Settings, ClassPath, Filter and times.
	Tests tests.Options
	// Main is a class with a main, in place of tests, and Args are its arguments.
	Main string
	Args []string
	// Out has what a main prints; nil for nobody.
	Out io.Writer
	// Include are patterns of classes to learn of, all of the program without any, but
	// not those of Exclude.
	Include, Exclude []string
	Depth            int     // how many fields are read one through another
	Confidence       float64 // that a condition is no chance, less than 1
}

// Result is what was learnt.
type Result struct {
	Contracts      *contractfile.File
	Passed, Failed int // tests
	Notes          []string
	Sources        []string // where those of the classes may be
	Elapsed        time.Duration
}

// Run learns. The error says why nothing was run.
func Run(ctx context.Context, o Options) (*Result, error) {
	began := time.Now()
	b := &book{main: o.Main, depth: o.Depth, include: o.Include, exclude: o.Exclude, tests: map[string]bool{}, classes: map[string]*classBook{}}
	r := &Result{}
	prepare := func(classes []string) []gojpf.Option {
		for _, c := range classes {
			b.tests[c] = true
		}
		w := &run{book: b, methods: map[*vm.Method]*bound{}, classes: map[*vm.Class][]*place{}, open: map[int][]call{}}
		return []gojpf.Option{gojpf.WithFactory(func(base gojpf.Factory) gojpf.Factory { return watch{base, w} })}
	}
	if o.Main != "" {
		r.Sources = report.SourcesBeside(filepath.SplitList(o.Tests.ClassPath))
		if err := o.main(ctx, r, prepare(nil)); err != nil {
			return nil, err
		}
	} else {
		once, err := tests.RunOnce(ctx, o.Tests, prepare)
		if err != nil {
			return nil, err
		}
		r.Passed, r.Failed, r.Notes, r.Sources = once.Passed, once.Failed, once.Notes, once.Sources
	}
	r.Contracts = b.file(chance{1 - o.Confidence})
	if len(r.Contracts.Classes) == 0 {
		return nil, errors.New("no method was called that contracts could be learnt of: name classes with --include")
	}
	for _, c := range r.Contracts.Classes {
		if nameless(c) {
			r.Notes = append(r.Notes, fmt.Sprintf("%s was compiled without names of parameters: javac -g keeps them", c.Name))
		}
	}
	r.Elapsed = time.Since(began)
	return r, nil
}

// nameless reports whether no method of a class has names of parameters. What javac adds
// to an enum never has.
func nameless(c *contractfile.Class) bool {
	some := false
	for _, m := range c.Methods {
		if len(m.Params) == 0 || m.Name == "valueOf" || m.Name == "<init>" {
			continue
		}
		if m.Params[0] != "arg0" {
			return false
		}
		some = true
	}
	return some
}

func (o *Options) main(ctx context.Context, r *Result, opts []gojpf.Option) error {
	set := []gojpf.Setting{gojpf.Isolated(), gojpf.Set("target", o.Main), gojpf.Set("classpath", o.Tests.ClassPath)}
	for _, kv := range o.Tests.Settings {
		set = append(set, gojpf.Args("+"+kv))
	}
	cfg, err := gojpf.ReadConfig("", set...)
	if err != nil {
		return err
	}
	opts = append(opts, gojpf.WithArgs(o.Args...))
	if o.Out != nil {
		opts = append(opts, gojpf.WithOutput(o.Out, o.Out))
	}
	if o.Tests.TotalTime > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, o.Tests.TotalTime)
		defer cancel()
	}
	status, err := gojpf.Exec(ctx, cfg, opts...)
	var load *gojpf.LoadError
	switch {
	case errors.As(err, &load):
		return err
	case err != nil:
		r.Notes = append(r.Notes, fmt.Sprintf("%s did not come to its end: %v", o.Main, err))
	case status != 0:
		r.Notes = append(r.Notes, fmt.Sprintf("%s ended with status %d", o.Main, status))
	}
	return nil
}

var _ insn.Selective = watch{}

// Write writes the contracts, below a line that says where they come from.
func (r *Result) Write(w io.Writer) error {
	from := "a run of a main"
	if n := r.Passed + r.Failed; n > 0 {
		from = fmt.Sprintf("%d tests, %d of them failed", n, r.Failed)
	}
	if _, err := fmt.Fprintf(w, "// Learnt by gojpf from %s. Behind a condition stands how often it was seen to hold.\n\n", from); err != nil {
		return err
	}
	return r.Contracts.Write(w)
}
