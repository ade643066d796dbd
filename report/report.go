// Package report tells people and programs what a run found. A [Reporter] hands
// it to the publishers that the configuration names, each of which writes one
// form: the console report in the sections that users of JPF know, JSON, JPF's
// XML, JUnit XML and SARIF.
//
// The package only formats a search.Result: it never changes a verdict, leaves
// out no violation and no cut, and writes an incomplete run never as one
// without errors. Publishers are independent: one that fails, even by a panic,
// keeps none of the others from writing theirs. What a report says depends on
// the run alone; host, user and clock appear only where a form has fields for
// them.
package report

import (
	"fmt"
	"os"
	"os/user"
	"runtime"
	"strings"
	"time"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/search"
)

// Run describes a run to its publishers. It does not change after the search
// has started.
type Run struct {
	Config  *config.Config
	Version string // of gojpf
	Dir     string // that relative names of files start from
	Host    Host
	Started time.Time

	Class string   // the main class, with dots
	Entry string   // the method that was started
	Args  []string // of the program

	roots []string // where its sources may be
}

func (run *Run) sources() *sources { return sourcesIn(run.roots) }

// Host is where a run takes place.
type Host struct{ Name, User, OS, Arch, Java string }

// NewRun describes a run that starts now, as far as it is known before the
// program is loaded.
func NewRun(cfg *config.Config, version string, args []string) *Run {
	run := &Run{
		Config: cfg, Version: version, Started: time.Now(),
		Class: search.TargetName(cfg), Entry: "main", Args: args,
	}
	run.Dir, _ = os.Getwd()
	run.Host = Host{OS: runtime.GOOS, Arch: runtime.GOARCH}
	run.Host.Name, _ = os.Hostname()
	if u, err := user.Current(); err == nil {
		run.Host.User = u.Username
	}
	return run
}

// loaded adds what is known of the program.
func (run *Run) loaded(p *search.Program) {
	run.Class, run.Entry, run.Args = p.Main.Class.JavaName(), p.Main.Name, p.Args
	run.Host.Java = p.Java
}

// target spells the call that was checked, as JPF does.
func (run *Run) target() string {
	quoted := make([]string, len(run.Args))
	for i, arg := range run.Args {
		quoted[i] = fmt.Sprintf("%q", arg)
	}
	return fmt.Sprintf("%s.%s(%s)", run.Class, run.Entry, strings.Join(quoted, ","))
}

// shorten makes one short line of a text of several, as JPF's result line has.
func shorten(text string) string {
	const most = 60
	runes := []rune(strings.ReplaceAll(text, "\n", " "))
	if len(runes) > most {
		return string(runes[:most]) + "..."
	}
	return string(runes)
}

// headline is the one line that says what a violation is.
func headline(v *search.Violation) string {
	switch {
	case v.Exception != "" && v.Message != "":
		return v.Exception + ": " + v.Message
	case v.Exception != "":
		return v.Exception
	case v.Message != "":
		return v.Message
	}
	return v.Property
}

// reasons lists why a run is incomplete, each reason once.
func reasons(cuts []search.Cut) []string {
	var list []string
	seen := map[string]bool{}
	for _, c := range cuts {
		if !seen[c.Reason] {
			seen[c.Reason] = true
			list = append(list, c.Reason)
		}
	}
	return list
}

// describe tells a cut in lines: the reason and how often, the stack of the
// thread that met it, what the user can do.
func describe(c search.Cut, stack bool) []string {
	line := c.Reason
	if c.Count > 1 {
		line = fmt.Sprintf("%s (%d times)", c.Reason, c.Count)
	}
	lines := []string{line}
	if stack {
		for _, at := range c.Stack {
			lines = append(lines, "\tat "+at)
		}
	}
	for _, in := range inputLines(c.Inputs) {
		lines = append(lines, "  it depends on "+in)
	}
	if c.Help != "" {
		lines = append(lines, "  "+c.Help)
	}
	return lines
}

// hms is a duration as JPF prints it.
func hms(d time.Duration) string {
	s := int(d.Seconds())
	return fmt.Sprintf("%02d:%02d:%02d", s/3600, s/60%60, s%60)
}

// constraints counts what was cut.
func constraints(r *search.Result) int {
	n := 0
	for _, c := range r.Incomplete {
		n += c.Count
	}
	return n
}
