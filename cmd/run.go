package cmd

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"syscall"
	"time"

	"github.com/urfave/cli/v2"

	"github.com/gojpf/gojpf"
	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/report"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/vm"
)

var classpathFlag = &cli.StringFlag{
	Name: "classpath", Aliases: []string{"cp"}, Usage: "folders and jars with the program's classes (+classpath=`PATH`)",
}

var trustFlag = &cli.BoolFlag{
	Name: "trust", Usage: "let properties files that were not named run commands and write files anywhere", DisableDefaultText: true,
}

const targetUsage = "[+key=value ...] Main.Class|Target.jpf [args]"

func runCommand() *cli.Command {
	return &cli.Command{
		Name:      "run",
		Usage:     "check a program and report what was found",
		ArgsUsage: targetUsage,
		Description: "The exit status is 0 if the program is safe, 1 if a property is violated, 3 if neither is known\n" +
			"because something was cut, and 2 if there was no run.",
		Flags: []cli.Flag{
			trustFlag,
			&cli.StringFlag{Name: "json", Usage: "write the report as JSON to `FILE`, too; - is standard output"},
			&cli.StringFlag{Name: "trace", Usage: "store the trace of the first violation in `FILE`"},
			&cli.StringFlag{Name: "replay", Usage: "take the path of the trace in `FILE` only"},
			&cli.StringFlag{Name: "checkpoint", Usage: "write the search to folder `DIR` from time to time, and when it is stopped"},
			&cli.DurationFlag{Name: "checkpoint-interval", Usage: "`TIME` between two checkpoints", Value: time.Minute},
			&cli.StringFlag{Name: "resume", Usage: "go on with the search in folder `DIR`"},
			&cli.BoolFlag{Name: "quiet", Usage: "leave out the console report", DisableDefaultText: true},
			classpathFlag,
		},
		BashComplete: completeRun,
		Action:       runAction,
	}
}

func execCommand() *cli.Command {
	return &cli.Command{
		Name:         "exec",
		Usage:        "run a program once, as java -ea does",
		ArgsUsage:    targetUsage,
		Description:  "What is printed and the exit status are the program's own.",
		Flags:        []cli.Flag{classpathFlag, trustFlag},
		BashComplete: completeRun,
		Action:       execAction,
	}
}

// signalled is why a run was interrupted.
type signalled struct{ signal syscall.Signal }

func (s signalled) Error() string { return s.signal.String() }

// grace is how long another signal is taken for the same one: the command timeout
// sends its signal to the process and then to the group that it is in. It is longer
// than a run takes to end and to write its reports.
const grace = 5 * time.Second

// untilSignal returns a context that the first SIGINT or SIGTERM cancels; one that
// comes later ends the process as if nobody listened.
func untilSignal() (context.Context, func()) {
	ctx, cancel := context.WithCancelCause(context.Background())
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, syscall.SIGINT, syscall.SIGTERM)
	go func() {
		if s, ok := (<-signals).(syscall.Signal); ok {
			cancel(signalled{s})
			time.Sleep(grace)
			signal.Stop(signals)
		}
	}()
	return ctx, func() { signal.Stop(signals); cancel(nil) }
}

func execAction(c *cli.Context) error {
	t, err := loadTarget(c)
	if err != nil {
		return err
	}
	ctx, release := untilSignal()
	defer release()
	con := newConsole(c.App.Reader, c.App.Writer, c.App.ErrWriter)
	defer con.FlushUnless(ctx)
	status, err := gojpf.Exec(ctx, t.cfg, t.options(con)...)
	var unmade *gojpf.LoadError
	switch {
	case err == nil:
		return exitStatus(status)
	case errors.Is(err, gojpf.ErrInterrupted):
		return interruptedStatus(ctx)
	case errors.As(err, &unmade):
		return unmade.Err
	}
	explainHalt(stderr{con}, err)
	return exitStatus(exitIncomplete)
}

// interruptedStatus is the exit status that shells give a process that a
// signal ended.
func interruptedStatus(ctx context.Context) error {
	var s signalled
	if errors.As(context.Cause(ctx), &s) {
		return exitStatus(128 + int(s.signal))
	}
	return exitStatus(exitIncomplete)
}

// explainHalt says why the machine could not go on: one line, and for what is
// not supported, where the program met it and how it can be supplied.
func explainHalt(errOut io.Writer, err error) {
	var internal *search.InternalError
	if errors.As(err, &internal) {
		reportInternal(errOut, internal)
		return
	}
	fmt.Fprintln(errOut, "gojpf:", err)
	var unsupported *vm.Unsupported
	if errors.As(err, &unsupported) {
		for _, line := range unsupported.Stack {
			fmt.Fprintln(errOut, "\tat", line)
		}
		if unsupported.Help != "" {
			fmt.Fprintln(errOut, "  "+unsupported.Help)
		}
	}
}

func runAction(c *cli.Context) error {
	t, err := loadTarget(c)
	if err != nil {
		return err
	}
	quiet := c.Bool("quiet")
	printWarnings(c.App.ErrWriter, t.cfg, quiet, t.cfg.Warnings())
	ctx, release := untilSignal()
	defer release()
	con := newConsole(c.App.Reader, c.App.Writer, c.App.ErrWriter)
	defer con.FlushUnless(ctx)
	checkpoints, forget := checkpointsOf(c)
	defer forget()

	opts := append(t.options(con), gojpf.WithCheckpoints(checkpoints))
	if quiet {
		opts = append(opts, gojpf.WithoutConsole())
	}
	if file := c.String("json"); file != "" {
		opts = append(opts, gojpf.WithReportFile("json", file))
	}
	result, err := gojpf.Check(ctx, t.cfg, opts...)
	if result == nil {
		return err
	}
	printWarnings(c.App.ErrWriter, t.cfg, quiet, result.Warnings)
	if result.Failure != nil {
		reportInternal(stderr{con}, result.Failure)
	}
	if err != nil {
		// The verdict stands; but what is safe is not said to be by a report
		// that nobody can read.
		if status := result.Verdict.ExitStatus(); status != 0 {
			fail(stderr{con}, err)
			return exitStatus(status)
		}
		return err
	}
	return exitStatus(result.Verdict.ExitStatus())
}

// printWarnings prints what the configuration has to say.
func printWarnings(errOut io.Writer, cfg *config.Config, quiet bool, warnings []config.Warning) {
	if quiet || !report.Warns(cfg) {
		return
	}
	for _, w := range warnings {
		fmt.Fprintln(errOut, "gojpf: warning:", w)
	}
}
