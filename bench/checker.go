package bench

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"time"
)

// Checker checks programs with gojpf, each in a process of its own.
type Checker struct {
	Gojpf    string   // command
	Classes  string   // folder with the compiled programs
	Settings []string // +key=value for every run
	Timeout  time.Duration
}

// Usage is what a run took.
type Usage struct {
	Wall, CPU time.Duration
	RSS       int64
}

// check runs a program and has the JSON report of the run read.
func (k *Checker) check(class string, args, options []string, read func(report []byte) error) (u Usage, err error) {
	ctx, cancel := context.WithTimeout(context.Background(), k.Timeout)
	defer cancel()
	dir, err := os.MkdirTemp("", "gojpf-bench-")
	if err != nil {
		return u, err
	}
	defer os.RemoveAll(dir)
	file := filepath.Join(dir, "report.json")
	line := append([]string{"run", "--json", file, "+classpath=" + k.Classes}, options...)
	line = append(append(append(line, k.Settings...), class), args...)
	printed, err := os.Create(filepath.Join(dir, "printed.txt"))
	if err != nil {
		return u, err
	}
	defer printed.Close()
	cmd := exec.CommandContext(ctx, k.Gojpf, line...)
	var diagnostics bytes.Buffer
	cmd.Stdout, cmd.Stderr = printed, &diagnostics
	start := time.Now()
	err = cmd.Run()
	u.Wall = time.Since(start)
	var exit *exec.ExitError
	switch {
	case ctx.Err() != nil:
		return u, fmt.Errorf("took longer than %v", k.Timeout)
	case err != nil && !errors.As(err, &exit): // verdicts are exit statuses
		return u, err
	}
	u.CPU, u.RSS = usage(cmd.ProcessState)
	text, err := os.ReadFile(file)
	if err != nil {
		return u, fmt.Errorf("no report: %s", firstLine(diagnostics.String()))
	}
	return u, read(text)
}

// readReport reads what is wanted of a JSON report. It fails where the run did not
// come to its end.
func readReport(text []byte, wanted any) error {
	var report struct {
		Verdict    string
		Incomplete []struct{ Reason string }
	}
	for _, into := range []any{&report, wanted} {
		if err := json.Unmarshal(text, into); err != nil {
			return fmt.Errorf("read the report: %w", err)
		}
	}
	if report.Verdict == "incomplete" && len(report.Incomplete) > 0 {
		return fmt.Errorf("incomplete: %s", report.Incomplete[0].Reason)
	}
	return nil
}
