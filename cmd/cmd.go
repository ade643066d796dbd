// Package cmd is the command line of gojpf. It parses arguments, assembles a run
// from the packages below it and prints; what a verdict is, or what a key
// means, it does not know.
//
// The command itself, gojpf/main.go, does nothing but call Main. So can any
// other program that links packages of its own around the same command: natives
// of package models register themselves in an init function.
package cmd

import (
	"errors"
	"fmt"
	"io"
	"os"
	"runtime"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"github.com/gojpf/gojpf"
	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/search"
)

// Exit statuses beside those of a verdict.
const (
	exitUnmade     = 2 // the run could not be made
	exitIncomplete = 3
)

// Main runs the command line args, of which the first is the program's own
// name, on the process's standard streams. It returns the exit status.
func Main(args []string) int {
	if os.Getenv("GOGC") == "" {
		paceCollector()
	}
	return command(args, os.Stdin, os.Stdout, os.Stderr)
}

// exitStatus ends the command with a status when all has been said.
type exitStatus int

func (e exitStatus) Error() string { return fmt.Sprintf("exit status %d", int(e)) }

// command runs gojpf and returns its exit status.
func command(args []string, in io.Reader, out, errOut io.Writer) int {
	app := newApp(in, out, errOut)
	if !askedToComplete() {
		args = flagsFirst(app, args)
	} else if slices.Contains(args, "--") {
		return 0 // behind it stands nothing that we could complete
	}
	err := app.Run(args)
	var status exitStatus
	switch {
	case err == nil:
		return 0
	case errors.As(err, &status):
		return int(status)
	}
	return fail(errOut, err)
}

// fail says in one line why there was no run or no end of it, and returns the
// exit status.
func fail(errOut io.Writer, err error) int {
	var internal *search.InternalError
	if errors.As(err, &internal) {
		reportInternal(errOut, internal)
		return exitIncomplete
	}
	fmt.Fprintln(errOut, "gojpf:", strings.ReplaceAll(err.Error(), "\n", "\ngojpf: "))
	return exitUnmade
}

// reportInternal prints a broken invariant of our own.
func reportInternal(errOut io.Writer, e *search.InternalError) {
	text, _, _ := strings.Cut(e.Error(), "\n")
	fmt.Fprintf(errOut, "gojpf: %s (please report; stack with GOJPF_DEBUG=1)\n", text)
	if os.Getenv("GOJPF_DEBUG") != "" {
		fmt.Fprintf(errOut, "%s", e.Stack)
	}
}

func newApp(in io.Reader, out, errOut io.Writer) *cli.App {
	cli.VersionFlag = &cli.BoolFlag{Name: "version", Usage: "print the version", DisableDefaultText: true}
	usageError := func(c *cli.Context, err error, _ bool) error {
		return fmt.Errorf("%w (see gojpf help %s)", err, c.Command.Name)
	}
	app := &cli.App{
		Name:                 "gojpf",
		Usage:                "run Java programs in every way that they can run",
		Version:              gojpf.Version(),
		Reader:               in,
		Writer:               out,
		ErrWriter:            errOut,
		HideHelpCommand:      false,
		EnableBashCompletion: askedToComplete(),
		ExitErrHandler:       func(*cli.Context, error) {}, // command decides
		OnUsageError:         usageError,
		Action: func(c *cli.Context) error {
			if name := c.Args().First(); name != "" {
				return unknownCommand(name)
			}
			return cli.ShowAppHelp(c)
		},
		Commands: []*cli.Command{runCommand(), execCommand(), huntCommand(), testCommand(), learnCommand(), linearCommand(), sequencesCommand(), apijarCommand(), keysCommand(), listenersCommand(), doctorCommand(), completionCommand(), versionCommand()},
	}
	for _, cmd := range app.Commands {
		cmd.OnUsageError = usageError
		cmd.HideHelpCommand = true
	}
	return app
}

func unknownCommand(name string) error {
	if strings.HasSuffix(name, ".jpf") || strings.HasPrefix(name, "+") {
		return fmt.Errorf("%s is not a command: did you mean gojpf run %s?", name, name)
	}
	return fmt.Errorf("%s is not a command: gojpf help lists them", name)
}

func versionCommand() *cli.Command {
	return &cli.Command{
		Name:  "version",
		Usage: "print the version",
		Action: func(c *cli.Context) error {
			_, err := fmt.Fprintf(c.App.Writer, "gojpf version %s %s/%s %s\n", gojpf.Version(), runtime.GOOS, runtime.GOARCH, runtime.Version())
			return err
		},
	}
}

func keysCommand() *cli.Command {
	return &cli.Command{
		Name:      "keys",
		Usage:     "list configuration keys: meaning, type, default, present value",
		ArgsUsage: "[+key=value ...] [Target.jpf] [PATTERN]",
		Description: "Lists the keys whose names contain PATTERN, or match it if it holds a * or ?.\n" +
			"The present value is the one of the current directory's files, and of Target.jpf.",
		Action: func(c *cli.Context) error {
			settings, pattern, rest := config.SplitArgs(c.Args().Slice())
			file := ""
			if strings.HasSuffix(pattern, ".jpf") {
				file, pattern = pattern, ""
				if len(rest) > 0 {
					pattern, rest = rest[0], rest[1:]
				}
			}
			if len(rest) > 0 {
				return fmt.Errorf("one pattern is enough, got %q as well", rest)
			}
			cfg, err := gojpf.ReadConfig(file, gojpf.Args(settings...), gojpf.Trust())
			if err != nil {
				return err
			}
			return config.WriteKeys(c.App.Writer, cfg.Registry(), cfg, pattern)
		},
	}
}
