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

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/report"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/vm"
)

var classpathFlag = &cli.StringFlag{
	Name: "classpath", Aliases: []string{"cp"}, Usage: "folders and jars with the program's classes (+classpath=`PATH`)",
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
			&cli.StringFlag{Name: "json", Usage: "write the report as JSON to `FILE`, too; - is standard output"},
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
		Flags:        []cli.Flag{classpathFlag},
		BashComplete: completeRun,
		Action:       execAction,
	}
}

// signalled is why a run was interrupted.
type signalled struct{ signal syscall.Signal }

func (s signalled) Error() string { return s.signal.String() }

// untilSignal returns a context that the first SIGINT or SIGTERM cancels; the
// next one ends the process as if nobody listened.
func untilSignal() (context.Context, func()) {
	ctx, cancel := context.WithCancelCause(context.Background())
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, syscall.SIGINT, syscall.SIGTERM)
	go func() {
		if s, ok := (<-signals).(syscall.Signal); ok {
			signal.Stop(signals)
			cancel(signalled{s})
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

	out, closeReport, reportErr := reportWriter(t.cfg, con, quiet)
	console := report.NewConsole(out, t.cfg, version())
	result, err := check(ctx, t, con, console)
	if err != nil {
		return err
	}
	con.Flush()
	console.Finish(result, time.Now())
	con.Flush()
	if result.Failure != nil {
		reportInternal(stderr{con}, result.Failure)
	}
	if err := errors.Join(reportErr, console.Err(), closeReport(), writeJSON(c, t.cfg, con, result)); err != nil {
		return err
	}
	return exitStatus(result.Verdict.ExitStatus())
}

// check loads the program, runs it and returns what was found; an error means
// that there was no run.
func check(ctx context.Context, t *target, con *console, console *report.Console) (*search.Result, error) {
	p, err := search.Load(ctx, t.cfg, search.Setup{In: stdin{con}, Out: stdout{con}, Err: stderr{con}, Args: t.args})
	if errors.Is(err, vm.ErrInterrupted) {
		return search.Interrupted(), nil
	}
	if err != nil {
		return nil, err
	}
	defer p.Close()
	if err := listener.Attach(p, t.cfg, stdout{con}); err != nil {
		return nil, err
	}
	console.Start(p, time.Now())
	return p.Run(), nil
}

// warn prints what the configuration has to say.
func warn(errOut io.Writer, cfg *config.Config, quiet bool) {
	if quiet || cfg.String("log.level") == "severe" {
		return
	}
	for _, w := range cfg.Warnings() {
		fmt.Fprintln(errOut, "gojpf: warning:", w)
	}
}

// reportWriter returns where the console report goes: standard output,
// report.file, or nowhere. Where the file cannot be made the report goes to
// standard output, and the error is told when the run is over.
func reportWriter(cfg *config.Config, con *console, quiet bool) (out io.Writer, closeFile func() error, err error) {
	nothing := func() error { return nil }
	file := cfg.Path("report.file")
	switch {
	case quiet:
		return io.Discard, nothing, nil
	case file == "":
		return stdout{con}, nothing, nil
	}
	f, err := os.Create(file)
	if err != nil {
		return stdout{con}, nothing, fmt.Errorf("report.file: %w", err)
	}
	return f, f.Close, nil
}

// writeJSON writes the JSON reports that the flag and the key ask for.
func writeJSON(c *cli.Context, cfg *config.Config, con *console, r *search.Result) error {
	var errs []error
	files := []string{c.String("json"), cfg.Path("report.json.file")}
	for i, file := range files {
		if file != "" && (i == 0 || file != files[0]) {
			errs = append(errs, report.WriteJSONFile(file, stdout{con}, r))
		}
	}
	return errors.Join(errs...)
}
