package cmd

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"
	"syscall"
	"time"

	"github.com/urfave/cli/v2"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/summary"
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

// patience is how long what was told to end may take before it is left as it is.
// It is longer than search.Program.Run takes for that.
const patience = 1300 * time.Millisecond

// inTime waits for f, but not long after ctx is done. It reports whether f has
// ended.
func inTime(ctx context.Context, f func()) bool {
	done := make(chan struct{})
	go func() {
		defer close(done)
		f()
	}()
	select {
	case <-done:
		return true
	case <-ctx.Done():
	}
	select {
	case <-done:
		return true
	case <-time.After(patience):
		return false
	}
}

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
	var outcome error
	if !inTime(ctx, func() { outcome = execute(ctx, c, t) }) {
		return interruptedStatus(ctx)
	}
	return outcome
}

// execute is execAction without the end that a signal brings.
func execute(ctx context.Context, c *cli.Context, t *target) error {
	con := newConsole(c.App.Reader, c.App.Writer, c.App.ErrWriter)
	defer con.Flush()
	p, err := search.Load(ctx, t.cfg, search.Setup{
		In: stdin{con}, Out: stdout{con}, Err: stderr{con}, Args: t.args, Straight: true,
	})
	if errors.Is(err, vm.ErrInterrupted) {
		return interruptedStatus(ctx)
	}
	if err != nil {
		return err
	}
	defer p.Close()
	status, err := p.Exec()
	if err == nil {
		return exitStatus(status)
	}
	if errors.Is(err, vm.ErrInterrupted) {
		return interruptedStatus(ctx)
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
	warn(c.App.ErrWriter, t.cfg, quiet)
	ctx, release := untilSignal()
	defer release()
	con := newConsole(c.App.Reader, c.App.Writer, c.App.ErrWriter)
	defer con.Flush()

	reporter, err := report.New(report.NewRun(t.cfg, version(), t.args),
		report.Options{Stdout: stdout{con}, Quiet: quiet, JSON: c.String("json")})
	if err != nil {
		return err
	}
	checkpoints, forget := checkpointsOf(c)
	defer forget()
	var checked struct {
		result *search.Result
		err    error
	}
	result := search.Interrupted() // what is known of a run that does not end
	if inTime(ctx, func() { checked.result, checked.err = check(ctx, t, con, reporter, checkpoints) }) {
		result, err = checked.result, checked.err
	}
	if result == nil {
		return err
	}
	con.Flush()
	printWarnings(c.App.ErrWriter, t.cfg, quiet, result.Warnings)
	err = errors.Join(err, reporter.FinishUnless(ctx, result, time.Now()))
	con.Flush()
	if result.Failure != nil {
		reportInternal(stderr{con}, result.Failure)
	}
	if err == nil && con.Err() != nil && reporter.OnStdout() {
		err = fmt.Errorf("standard output: %w; the verdict is %s", con.Err(), result.Verdict)
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

// check loads the program, runs it and returns what was found. Without a result
// the error says why there was no run, beside one what else went wrong.
func check(ctx context.Context, t *target, con *console, reporter *report.Reporter, checkpoints search.Checkpoints) (*search.Result, error) {
	p, err := search.Load(ctx, t.cfg, search.Setup{In: stdin{con}, Out: stdout{con}, Err: stderr{con}, Args: t.args})
	if errors.Is(err, vm.ErrInterrupted) {
		return search.Interrupted(), nil
	}
	if err != nil {
		return nil, err
	}
	defer p.Close()
	var own []any
	if reporter.Follows() {
		own = append(own, follower{reporter})
	}
	if reporter.Paths() {
		own = append(own, summary.NewCollector())
	}
	if err := listener.Attach(p, t.cfg, stdout{con}, own...); err != nil {
		return nil, err
	}
	if err := p.Checkpoint(checkpoints); err != nil {
		return nil, err
	}
	reporter.Start(p)
	r := p.Run()
	if r.Unmade != nil {
		return nil, r.Unmade
	}
	return r, errors.Join(p.CheckpointError(), storeTrace(p, t.cfg, r))
}

// storeTrace stores the trace of the first violation where the configuration
// wants it.
func storeTrace(p *search.Program, cfg *config.Config, r *search.Result) error {
	file := cfg.Path("search.trace.file")
	if file == "" || len(r.Violations) == 0 {
		return nil
	}
	v := &r.Violations[0]
	comment, _, _ := strings.Cut(v.Details, "\n")
	return search.NewStoredTrace(p.Name, comment, v.Trace, v).WriteFile(file, true)
}

// follower is the listener that passes transitions on to the reports that want
// to hear of them.
type follower struct{ *report.Reporter }

// StateAdvanced implements listener.StateAdvanced.
func (f follower) StateAdvanced(c *listener.Context, a *search.Advance) {
	f.Advanced(a, &c.Result.Statistics)
}

// warn prints what the configuration has to say.
func warn(errOut io.Writer, cfg *config.Config, quiet bool) {
	printWarnings(errOut, cfg, quiet, cfg.Warnings())
}

func printWarnings(errOut io.Writer, cfg *config.Config, quiet bool, warnings []config.Warning) {
	if quiet || cfg.String("log.level") == "severe" {
		return
	}
	for _, w := range warnings {
		fmt.Fprintln(errOut, "gojpf: warning:", w)
	}
}

// A follower keeps nothing that a checkpoint would need.

// SaveCheckpoint implements listener.Checkpointed.
func (follower) SaveCheckpoint() ([]byte, error) { return nil, nil }

// LoadCheckpoint implements listener.Checkpointed.
func (follower) LoadCheckpoint([]byte) error { return nil }
