package cmd

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/urfave/cli/v2"

	"github.com/gojpf/gojpf/listener/contractfile"
	"github.com/gojpf/gojpf/sequences"
)

func sequencesCommand() *cli.Command {
	return &cli.Command{
		Name:      "sequences",
		Usage:     "write tests that make sequences of calls, to cover the branches of classes",
		ArgsUsage: "[+key=value ...] CLASS...",
		Description: "Tries sequences of public calls and writes those that cover something new as JUnit tests, with what was observed.\n" +
			"The exit status is 0 if all sequences were tried, 3 if not, and 2 if there are no tests.",
		Flags: []cli.Flag{
			classpathFlag,
			&cli.IntFlag{Name: "length", Usage: "make at most `N` calls one after the other, with the constructor", Value: 5},
			&cli.IntFlag{Name: "values", Usage: "call methods with `N` different numbers and texts", Value: 4},
			&cli.DurationFlag{Name: "time", Usage: "`TIME` for a class; 0 for no limit", Value: time.Minute},
			&cli.StringFlag{Name: "cover", Usage: "write tests for each of the `WHAT`: branches, ways through a method, pairs of methods, states, or shapes of the object", Value: string(sequences.BranchPaths)},
			&cli.BoolFlag{Name: "solve", Usage: "find arguments for branches that small ones do not take, by running methods with unknown ones", DisableDefaultText: true},
			&cli.BoolFlag{Name: "symbolic", Usage: "call methods with unknown numbers, and solve for those that cover something", DisableDefaultText: true},
			&cli.StringFlag{Name: "match", Usage: "of sequences that lead to equal `WHAT` one goes on: states, or shapes of the object", Value: "states"},
			&cli.IntFlag{Name: "further", Usage: "have `N` calls follow each sequence, for what is wrong with the object to show", Value: 4},
			&cli.StringFlag{Name: "out", Usage: "write the tests below `DIR`", Value: "."},
			&cli.IntFlag{Name: "junit", Usage: "the `VERSION` of JUnit that they are written for", Value: 5},
			&cli.GenericFlag{Name: "tests", Value: &patternList{}, Usage: "run the tests of `PATH` or CLASS[#METHOD], once each, to know what is covered before; several times for several"},
			&cli.StringFlag{Name: "lcov", Usage: "write which lines and branches all tests cover to `FILE`, in lcov's form"},
			&cli.StringFlag{Name: "lcov-before", Usage: "write the same of the tests of --tests alone to `FILE`"},
			&cli.StringFlag{Name: "html", Usage: "write a page with what is covered, and what was before, to `FILE`"},
			&cli.StringFlag{Name: "sources", Usage: "`PATH` where the sources are, beside where they usually lie"},
			&cli.StringFlag{Name: "contracts", Usage: "make calls in the orders that `FILE`, which gojpf learn has written, knows"},
			&cli.BoolFlag{Name: "verbose", Usage: "name the branches that were not covered", DisableDefaultText: true},
		},
		Action: sequencesAction,
	}
}

func sequencesAction(c *cli.Context) error {
	settings, classes, err := spread(c)
	if err != nil {
		return err
	}
	o := sequences.Options{
		ClassPath: c.String(classpathFlag.Name), Length: c.Int("length"), Values: c.Int("values"), Time: c.Duration("time"),
		JUnit: c.Int("junit"), Cover: sequences.Cover(c.String("cover")), Settings: settings, Further: c.Int("further"),
		OneOfShape: c.String("match") == "shapes", Solve: c.Bool("solve"), Unknown: c.Bool("symbolic"),
	}
	switch {
	case len(classes) == 0:
		return errors.New("name a class to write tests for")
	case o.Length < 1:
		return fmt.Errorf("--length: a sequence has one call at least, not %d", o.Length)
	case o.Values < 1 || o.Values > 26:
		return fmt.Errorf("--values: from 1 to 26, not %d", o.Values)
	case o.JUnit != 4 && o.JUnit != 5:
		return fmt.Errorf("--junit: there are versions 4 and 5, not %d", o.JUnit)
	case !slices.Contains(sequences.Covers, o.Cover):
		return fmt.Errorf("--cover: branches, ways, pairs, states or shapes, not %q", o.Cover)
	case c.String("match") != "states" && c.String("match") != "shapes":
		return fmt.Errorf("--match: states or shapes, not %q", c.String("match"))
	case o.Unknown && o.Cover == sequences.States:
		return fmt.Errorf("--cover states: with unknown numbers, which --symbolic has, a state stands for many; shapes can be covered")
	case o.Further < 0:
		return fmt.Errorf("--further: no calls or some, not %d", o.Further)
	case o.Time < 0:
		return fmt.Errorf("--time is no time before now")
	case c.String("lcov-before") != "" && len(*c.Generic("tests").(*patternList)) == 0:
		return fmt.Errorf("--lcov-before: there is nothing before: name tests with --tests")
	}
	for i := range classes {
		classes[i] = strings.ReplaceAll(classes[i], "/", ".")
	}
	if file := c.String("contracts"); file != "" {
		if o.Contracts, err = contractfile.Load(file); err != nil {
			return err
		}
	}
	ctx, release := untilSignal()
	defer release()
	status := 0
	cover, err := newCover(c, classes)
	if err != nil {
		return err
	}
	if err := cover.run(ctx, settings); err != nil {
		return err
	}
	o.Covered = cover.now
	var none error // of the first class that has no tests
	tested := 0
	for _, class := range classes {
		r, err := sequences.Run(ctx, class, o)
		if no := (*sequences.Untestable)(nil); errors.As(err, &no) && len(classes) > 1 {
			none, status = cmp.Or(none, err), 3
			fmt.Fprintf(c.App.Writer, "left out: %v\n", err)
			continue
		}
		if err != nil {
			return err
		}
		tested++
		if err := r.WriteTests(c.String("out")); err != nil {
			return err
		}
		if err := r.WriteSummary(c.App.Writer); err != nil {
			return err
		}
		if c.Bool("verbose") {
			for _, m := range r.Missed {
				fmt.Fprintf(c.App.Writer, "    not covered: %s\n", m)
			}
		}
		if !r.Complete {
			status = 3
		}
	}
	if tested == 0 && none != nil {
		return none
	}
	if err := cover.write(); err != nil {
		return err
	}
	return exitStatus(status)
}
