package cmd

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"time"

	"github.com/urfave/cli/v2"

	"github.com/gojpf/gojpf"
	"github.com/gojpf/gojpf/listener/coverage"
	"github.com/gojpf/gojpf/report"
	"github.com/gojpf/gojpf/sequences"
	"github.com/gojpf/gojpf/tests"
)

// cover is what tests cover of some classes: those that are there, and those that are written.
type cover struct {
	c       *cli.Context
	tests   []string
	path    []string
	before  *coverage.Runs // nil where no tests are named
	now     *coverage.Runs // nil where nobody asks
	sources []string
}

func newCover(c *cli.Context, classes []string) (*cover, error) {
	k := &cover{c: c, tests: *c.Generic("tests").(*patternList), path: filepath.SplitList(cmp.Or(c.String(classpathFlag.Name), "."))}
	if len(k.tests) == 0 && c.String("lcov") == "" && c.String("html") == "" {
		if c.String("sources") != "" {
			return nil, fmt.Errorf("--sources are for the page of --html and the file of --lcov")
		}
		return k, nil
	}
	of := func(class string) bool {
		return slices.ContainsFunc(classes, func(outer string) bool { return sequences.Within(class, outer) })
	}
	k.now = coverage.NewRuns(of)
	if len(k.tests) > 0 {
		k.before = coverage.NewRuns(of)
	}
	return k, nil
}

// run runs the tests that are there.
func (k *cover) run(ctx context.Context, settings []string) error {
	if k.before == nil {
		return nil
	}
	o := tests.Options{Targets: k.tests, ClassPath: k.c.String(classpathFlag.Name), Time: 10 * time.Minute, Settings: settings}
	once, err := tests.RunOnce(ctx, o, func([]string) []gojpf.Option { return []gojpf.Option{gojpf.WithFactory(k.before.Factory)} })
	if err != nil {
		return fmt.Errorf("--tests: %w", err)
	}
	for _, n := range once.Notes {
		fmt.Fprintf(k.c.App.ErrWriter, "note: %s\n", n)
	}
	if once.Failed > 0 {
		fmt.Fprintf(k.c.App.ErrWriter, "note: %d of %d tests of --tests failed\n", once.Failed, once.Failed+once.Passed)
	}
	k.sources = once.Sources
	k.now.Add(k.before)
	return nil
}

// write writes what is covered.
func (k *cover) write() error {
	if k.now == nil {
		return nil
	}
	roots := append(filepath.SplitList(k.c.String("sources")), k.sources...)
	sources := report.SourcesOf(roots, k.path)
	now := k.now.Tables(k.path, sources)
	var before *coverage.Tables
	if k.before != nil {
		before = k.before.Tables(k.path, sources)
		k.rows(before, now)
	}
	for _, f := range []struct {
		flag  string
		write func(w io.Writer) error
	}{
		{"lcov", now.Lcov}, {"lcov-before", func(w io.Writer) error { return before.Lcov(w) }},
		{"html", func(w io.Writer) error { return now.WriteHTML(w, before) }},
	} {
		if name := k.c.String(f.flag); name != "" {
			if err := writeTo(k.c, name, f.write); err != nil {
				return err
			}
		}
	}
	return nil
}

// rows prints what is covered before and now, by class, and by method where more is asked for.
func (k *cover) rows(before, now *coverage.Tables) {
	was, is := before.Rows(k.c.Bool("verbose")), now.Rows(k.c.Bool("verbose"))
	was, is = append(was, before.Total()), append(is, now.Total())
	for i, r := range is {
		indent, methods := "", fmt.Sprintf(", methods %s, now %s", was[i].Method, r.Method)
		if r.IsMethod() {
			indent, methods = "    ", ""
		}
		fmt.Fprintf(k.c.App.Writer, "%s%s: lines %s, now %s, branches %s, now %s%s\n", indent, r.Name, was[i].Lines, r.Lines, was[i].Branches, r.Branches, methods)
	}
}
