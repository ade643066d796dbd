package cmd

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"github.com/urfave/cli/v2"

	"github.com/gojpf/gojpf/tests"
)

// verdictFolder is where verdicts are kept, below the working directory, if nobody says
// where. It can be deleted at any time.
var verdictFolder = filepath.Join(".gojpf", "tests")

func testCommand() *cli.Command {
	return &cli.Command{
		Name:      "test",
		Usage:     "run the tests of a project on every schedule",
		ArgsUsage: "[+key=value ...] PATH|CLASS[#METHOD]...",
		Description: "Finds tests of JUnit and TestNG and searches each of them. The exit status is 0 if all passed or were skipped,\n" +
			"1 if some failed, 3 if none failed and some are incomplete, and 2 if none could be run.",
		Flags: []cli.Flag{
			classpathFlag,
			&cli.GenericFlag{Name: "filter", Value: &patternList{}, Usage: "only tests that match `PATTERN`, as in p.C#m, p.* or *Queue*"},
			&cli.BoolFlag{Name: "fail-fast", Usage: "end with the first test that fails", DisableDefaultText: true},
			&cli.BoolFlag{Name: "race", Usage: "take data races for failures", DisableDefaultText: true},
			&cli.StringFlag{Name: "timeouts", Usage: "`WHEN` waits with a limit end: last, when nothing else can happen, or any time", Value: "last"},
			&cli.DurationFlag{Name: "time", Usage: "`TIME` for a test; 0 for no limit", Value: time.Minute},
			&cli.DurationFlag{Name: "total-time", Usage: "`TIME` for all tests; 0 for no limit"},
			&cli.IntFlag{Name: "workers", Usage: "run `N` classes at a time; 0 for one on each processor"},
			&cli.IntFlag{Name: "schedules", Usage: "run each test on `N` random schedules in place of all; it is incomplete then, or fails"},
			&cli.Uint64Flag{Name: "seed", Usage: "draw them from `N`"},
			&cli.StringFlag{Name: "replay", Usage: "run one test again, on the schedule of `SEED` on which it failed; other flags of the search are those of that run, settings must be given again"},
			&cli.StringFlag{Name: "junit-xml", Usage: "write the report as JUnit's XML to `FILE`, too; - is standard output"},
			&cli.StringFlag{Name: "json", Usage: "write the report as JSON to `FILE`, too; - is standard output"},
			&cli.StringFlag{Name: "sarif", Usage: "write the failures as SARIF to `FILE`, too; - is standard output"},
			&cli.StringFlag{Name: "html", Usage: "write the report as a page to `FILE`, too; - is standard output"},
			&cli.StringFlag{Name: "store", Usage: "keep verdicts of classes that passed in `DIR`, and use them again where nothing has changed; \"\" for not at all", Value: verdictFolder},
			&cli.BoolFlag{Name: "quiet", Usage: "leave out the console report", DisableDefaultText: true},
		},
		Action: testAction,
	}
}

func testAction(c *cli.Context) error {
	settings, targets, err := spread(c)
	if err != nil {
		return err
	}
	o := tests.Options{
		Targets: targets, ClassPath: c.String(classpathFlag.Name), Filter: *c.Generic("filter").(*patternList), Time: c.Duration("time"), TotalTime: c.Duration("total-time"),
		Workers: c.Int("workers"), FailFast: c.Bool("fail-fast"), Race: c.Bool("race"), AnyTimeouts: c.String("timeouts") == "any", Settings: settings,
		Schedules: c.Int("schedules"), Seed: c.Uint64("seed"), Replay: c.String("replay"), Store: c.String("store"),
	}
	if !c.IsSet("store") && os.MkdirAll(o.Store, 0o755) != nil {
		o.Store = ""
	}
	switch {
	case o.Time < 0 || o.TotalTime < 0:
		return fmt.Errorf("--time and --total-time are no times before now")
	case c.IsSet("replay") && o.Replay == "":
		return fmt.Errorf("--replay: a seed is missing")
	case o.Schedules < 0:
		return fmt.Errorf("--schedules: %d is no number of schedules", o.Schedules)
	case c.String("timeouts") != "any" && c.String("timeouts") != "last":
		return fmt.Errorf("--timeouts: waits end any time or last, not %q", c.String("timeouts"))
	}
	ctx, release := untilSignal()
	defer release()
	loud := !c.Bool("quiet")
	for _, form := range []string{"json", "junit-xml", "sarif", "html"} {
		loud = loud && c.String(form) != "-"
	}
	if loud {
		o.Progress = func(t *tests.Test) { t.WriteTest(c.App.Writer) }
	}
	r, err := tests.Run(ctx, o)
	if err != nil {
		return err
	}
	if loud {
		if err := r.WriteSummary(c.App.Writer); err != nil {
			return err
		}
	}
	if err := errors.Join(writeTo(c, c.String("json"), r.WriteJSON), writeTo(c, c.String("junit-xml"), r.WriteJUnit),
		writeTo(c, c.String("sarif"), r.WriteSARIF), writeTo(c, c.String("html"), r.WriteHTML)); err != nil {
		return err
	}
	return exitStatus(r.ExitStatus())
}
