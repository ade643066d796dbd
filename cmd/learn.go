package cmd

import (
	"fmt"
	"io"
	"path/filepath"
	"strings"
	"time"

	"github.com/urfave/cli/v2"

	"github.com/gojpf/gojpf/learn"
	"github.com/gojpf/gojpf/learn/insource"
	"github.com/gojpf/gojpf/tests"
)

func learnCommand() *cli.Command {
	return &cli.Command{
		Name:      "learn",
		Usage:     "learn contracts from the tests of a project, or from a run of a main",
		ArgsUsage: "[+key=value ...] PATH|CLASS[#METHOD]... | --main CLASS [ARGUMENT...]",
		Description: "Runs tests once each and writes what held whenever a method began or returned. The exit status is 0 if contracts were\n" +
			"learnt and 2 if not.",
		Flags: []cli.Flag{
			classpathFlag,
			&cli.StringFlag{Name: "main", Usage: "run the main of `CLASS` in place of tests; what else is named are its arguments"},
			&cli.GenericFlag{Name: "filter", Value: &patternList{}, Usage: "only tests that match `PATTERN`, as in p.C#m, p.* or *Queue*"},
			&cli.GenericFlag{Name: "include", Value: &patternList{}, Usage: "contracts of classes that match `PATTERN` only, as in p.C or p.*"},
			&cli.GenericFlag{Name: "exclude", Value: &patternList{}, Usage: "none of classes that match `PATTERN`"},
			&cli.IntFlag{Name: "depth", Usage: "look at fields of fields, up to `N` of them", Value: 1},
			&cli.Float64Flag{Name: "confidence", Usage: "write what is no chance with the probability `P`", Value: 0.99},
			&cli.DurationFlag{Name: "time", Usage: "`TIME` for the tests of a class; 0 for no limit", Value: 10 * time.Minute},
			&cli.DurationFlag{Name: "total-time", Usage: "`TIME` for all; 0 for no limit"},
			&cli.StringFlag{Name: "out", Aliases: []string{"o"}, Usage: "write the contracts to `FILE`; - is standard output", Value: "-"},
			&cli.StringFlag{Name: "java", Usage: "write a copy of the sources, with the contracts in front of classes and methods, below `DIR`"},
			&cli.StringFlag{Name: "java-form", Usage: "`FORM` that they have there: comments or annotations", Value: "comments"},
			&cli.StringFlag{Name: "sources", Usage: "`PATH` where the sources are, beside where they usually lie"},
		},
		Action: learnAction,
	}
}

func learnAction(c *cli.Context) error {
	settings, targets, err := spread(c)
	if err != nil {
		return err
	}
	o := learn.Options{
		Tests: tests.Options{
			Targets: targets, ClassPath: c.String(classpathFlag.Name), Filter: *c.Generic("filter").(*patternList), Time: c.Duration("time"),
			TotalTime: c.Duration("total-time"), Settings: settings,
		},
		Main: c.String("main"), Include: *c.Generic("include").(*patternList), Exclude: *c.Generic("exclude").(*patternList),
		Depth: c.Int("depth"), Confidence: c.Float64("confidence"),
	}
	switch {
	case o.Tests.Time < 0 || o.Tests.TotalTime < 0:
		return fmt.Errorf("--time and --total-time are no times before now")
	case o.Depth < 1 || o.Depth > 5:
		return fmt.Errorf("--depth: fields are read to a depth from 1 to 5, not %d", o.Depth)
	case c.String("java-form") != string(insource.Comments) && c.String("java-form") != string(insource.Annotations):
		return fmt.Errorf("--java-form: contracts stand in sources as comments or annotations, not as %q", c.String("java-form"))
	case c.String("java") == "" && (c.IsSet("java-form") || c.IsSet("sources")):
		return fmt.Errorf("--java-form and --sources are for a copy of the sources: --java says where it goes")
	case !(o.Confidence > 0 && o.Confidence < 1):
		return fmt.Errorf("--confidence: a probability lies between 0 and 1, which %v does not", o.Confidence)
	}
	if o.Main != "" {
		o.Args = append([]string{}, targets...)
		if c.String("out") != "-" {
			o.Out = c.App.Writer
		}
	}
	ctx, release := untilSignal()
	defer release()
	r, err := learn.Run(ctx, o)
	if err != nil {
		return err
	}
	if err := writeTo(c, c.String("out"), func(w io.Writer) error { return r.Write(w) }); err != nil {
		return err
	}
	if to := c.String("java"); to != "" {
		from := insource.Sources{Whole: filepath.SplitList(c.String("sources")), Maybe: r.Sources}
		files, notes, err := insource.Copy(r.Contracts, from, to, insource.Form(c.String("java-form")))
		switch {
		case err != nil:
			return err
		case files == 0:
			return fmt.Errorf("--java: no sources were found in %s: name them with --sources", strings.Join(append(from.Whole, from.Maybe...), ", "))
		}
		r.Notes = append(r.Notes, notes...)
	}
	for _, n := range r.Notes {
		fmt.Fprintf(c.App.ErrWriter, "note: %s\n", n)
	}
	return nil
}
