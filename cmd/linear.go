package cmd

import (
	"errors"
	"io"

	"github.com/urfave/cli/v2"

	"github.com/gojpf/gojpf/linear"
)

func linearCommand() *cli.Command {
	d := linear.Defaults()
	return &cli.Command{
		Name:      "linear",
		Usage:     "check that objects are linearizable: each operation happens at one moment",
		ArgsUsage: "[+key=value ...] CLASS...",
		Description: "Has threads call the annotated operations of a class in all interleavings of many scenarios, and compares what they\n" +
			"return with orders of the operations. The exit status is 0 if all classes are right in all scenarios that were\n" +
			"checked, 1 if one is not, 3 if something was cut, and 2 if a class cannot be checked.",
		Flags: []cli.Flag{
			classpathFlag,
			&cli.StringFlag{Name: "spec", Usage: "compare with what `CLASS` does one operation at a time, in place of the class itself"},
			&cli.StringFlag{Name: "consistency", Usage: "ask for `KIND`: linearizable, quiescent or sequential", Value: string(d.Consistency)},
			&cli.IntFlag{Name: "threads", Usage: "have up to `N` threads run together", Value: d.Threads},
			&cli.IntFlag{Name: "operations", Usage: "have each of them make up to `N` calls", Value: d.Operations},
			&cli.IntFlag{Name: "before", Usage: "make up to `N` calls before they run", Value: d.Before},
			&cli.IntFlag{Name: "after", Usage: "make up to `N` calls after they have run", Value: d.After},
			&cli.IntFlag{Name: "values", Usage: "call operations with `N` different numbers and texts", Value: d.Values},
			&cli.IntFlag{Name: "scenarios", Usage: "check at most `N` scenarios", Value: d.Scenarios},
			&cli.Uint64Flag{Name: "seed", Usage: "draw those that are drawn from `N`", Value: d.Seed},
			&cli.StringFlag{Name: "scenario", Usage: "check `SCENARIO` only, as reports have it"},
			&cli.DurationFlag{Name: "time", Usage: "`TIME` for a class; 0 for no limit", Value: d.Time},
			&cli.StringFlag{Name: "json", Usage: "write the report as JSON to `FILE`, too; - is standard output"},
			&cli.BoolFlag{Name: "quiet", Usage: "leave out the console report", DisableDefaultText: true},
		},
		Action: linearAction,
	}
}

func linearAction(c *cli.Context) error {
	settings, classes, err := spread(c)
	if err != nil {
		return err
	}
	o := linear.Options{
		ClassPath: c.String(classpathFlag.Name), Specification: c.String("spec"), Consistency: linear.Consistency(c.String("consistency")),
		Threads: c.Int("threads"), Operations: c.Int("operations"), Before: c.Int("before"), After: c.Int("after"), Values: c.Int("values"),
		Scenarios: c.Int("scenarios"), Seed: c.Uint64("seed"), Scenario: c.String("scenario"), Time: c.Duration("time"), Settings: settings,
	}
	if err := o.Check(); err != nil {
		return err
	}
	if len(classes) == 0 {
		return errors.New("name a class to check")
	}
	ctx, release := untilSignal()
	defer release()
	loud := !c.Bool("quiet") && c.String("json") != "-"
	var list []*linear.Result
	for _, class := range classes {
		r, err := linear.Run(ctx, class, o)
		if err != nil {
			return err
		}
		list = append(list, r)
		if loud {
			if err := r.Write(c.App.Writer); err != nil {
				return err
			}
		}
	}
	if err := writeTo(c, c.String("json"), func(w io.Writer) error { return linear.WriteJSON(w, list) }); err != nil {
		return err
	}
	return exitStatus(linear.ExitStatus(list))
}
