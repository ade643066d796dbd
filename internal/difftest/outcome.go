package difftest

import (
	"fmt"
	"strings"
)

// Outcome is what a run of a program could be seen to do.
type Outcome struct {
	Stdout, Stderr string
	Status         int
	TimedOut       bool
}

// replaced is the outcome with a text in the place of another one.
func (o Outcome) replaced(old, by string) Outcome {
	o.Stdout = strings.ReplaceAll(o.Stdout, old, by)
	o.Stderr = strings.ReplaceAll(o.Stderr, old, by)
	return o
}

// Diff describes the first difference between what java and gojpf did, "" if
// there is none.
func Diff(host, ours Outcome) string {
	switch {
	case ours.TimedOut:
		return "gojpf did not end in time" + blame(host, ours)
	case host.Stdout != ours.Stdout:
		return "stdout: " + firstDifference(host.Stdout, ours.Stdout) + blame(host, ours)
	case host.Stderr != ours.Stderr:
		return "stderr: " + firstDifference(host.Stderr, ours.Stderr)
	case host.Status != ours.Status:
		return fmt.Sprintf("exit status: java %d, gojpf %d%s", host.Status, ours.Status, blame(host, ours))
	}
	return ""
}

// blame adds what gojpf said on standard error and java did not, which usually
// is the reason.
func blame(host, ours Outcome) string {
	if host.Stderr == ours.Stderr {
		return ""
	}
	var kept []string
	for _, line := range strings.Split(strings.TrimSpace(ours.Stderr), "\n") {
		if line != "" && len(kept) < 12 {
			kept = append(kept, "\n    gojpf says: "+clip(line))
		}
	}
	return strings.Join(kept, "")
}

// firstDifference shows the first line that differs.
func firstDifference(host, ours string) string {
	a, b := strings.SplitAfter(host, "\n"), strings.SplitAfter(ours, "\n")
	i := 0
	for i < len(a) && i < len(b) && a[i] == b[i] {
		i++
	}
	line := func(lines []string) string {
		if i < len(lines) && lines[i] != "" {
			return fmt.Sprintf("%q", clip(lines[i]))
		}
		return "(nothing)"
	}
	return fmt.Sprintf("line %d\n    java:  %s\n    gojpf: %s", i+1, line(a), line(b))
}

func clip(s string) string {
	const most = 300
	if len(s) > most {
		return s[:most] + "..."
	}
	return s
}

// Cause condenses a difference to one line, by which failures of one cause come
// together in a list: what gojpf says of itself, else the innermost exception
// that java did not print, else the difference.
func Cause(host, ours Outcome) string {
	said := strings.Split(ours.Stderr, "\n")
	for _, line := range said {
		if i := strings.Index(line, "gojpf: "); i >= 0 {
			return clip(line[i:])
		}
	}
	cause := ""
	for i, line := range said {
		if strings.HasPrefix(line, "\t") || line == "" || strings.Contains(host.Stderr, line+"\n") {
			continue
		}
		if cause == "" || strings.HasPrefix(line, "Caused by: ") {
			cause = clip(line)
			if i+1 < len(said) {
				cause += " " + strings.TrimSpace(said[i+1])
			}
		}
	}
	if cause != "" {
		return cause
	}
	return strings.Join(strings.Fields(Diff(host, ours)), " ")
}
