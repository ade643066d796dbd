package conctest

import (
	"bytes"
	"fmt"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/gojpf/gojpf/internal/hostjdk"
)

// hostSources are the Java classes that run programs on a plain JVM.
const (
	hostSources = "host/oracle"
	hostPoints  = "host/within/Delay.java"
)

// classFiles returns the folder of what changes class files, by what the JDK at hand has for that,
// and the flags that it needs.
func classFiles() (folder string, flags []string) {
	if hostjdk.Release() >= 24 {
		return "host/points24/oracle", nil
	}
	return "host/points17/oracle", []string{"--add-exports", "java.base/jdk.internal.org.objectweb.asm=ALL-UNNAMED"}
}

// Host runs programs on a plain JVM, many times, with random delays.
type Host struct {
	Classes string // of the programs
	API     string // of gov.nasa.jpf
	Own     string // folder for its own classes
	Runs    int
	All     bool // all outcomes, not only those up to the first error
	Within  bool // delays within java.util.concurrent, too
	// Longest is how long a run may take; one that spins for ever takes as long.
	Longest time.Duration
}

// Outcomes returns, for each of the classes, what happened in its runs: see
// Stress.java.
func (h *Host) Outcomes(classes []string) (map[string][]string, error) {
	sources, err := filepath.Glob(filepath.Join(hostSources, "*.java"))
	if err != nil {
		return nil, err
	}
	folder, flags := classFiles()
	args := slices.Concat(flags, []string{"-nowarn", "-d", h.Own, filepath.Join(folder, "Points.java")}, sources)
	if out, err := exec.Command("javac", args...).CombinedOutput(); err != nil {
		return nil, fmt.Errorf("javac: %w\n%s", err, out)
	}
	if h.Within {
		if err := h.patch(); err != nil {
			return nil, err
		}
	}
	outcomes := map[string][]string{}
	for len(classes) > 0 {
		before := len(outcomes)
		if err := h.run(classes, outcomes); err != nil {
			return nil, err
		}
		if len(outcomes) == before {
			break // who asks notices
		}
		classes = slices.DeleteFunc(slices.Clone(classes), func(c string) bool { return outcomes[c] != nil })
	}
	return outcomes, nil
}

// patched is the folder of classes of the JDK that have delays in them.
func (h *Host) patched() string { return filepath.Join(h.Own, "within") }

// patch fills it.
func (h *Host) patch() error {
	_, flags := classFiles()
	for _, command := range [][]string{
		slices.Concat([]string{"java"}, flags, []string{"-cp", h.Own, "oracle.Within", h.patched()}),
		{"javac", "-nowarn", "--patch-module", "java.base=" + filepath.Dir(hostPoints), "-d", h.patched(), hostPoints},
	} {
		if out, err := exec.Command(command[0], command[1:]...).CombinedOutput(); err != nil {
			return fmt.Errorf("%s: %w\n%s", command[0], err, out)
		}
	}
	return nil
}

// run has one JVM run the first of the classes, as many as it can.
func (h *Host) run(classes []string, outcomes map[string][]string) error {
	extent := "first"
	if h.All {
		extent = "all"
	}
	// One compiler is enough for runs this short.
	_, flags := classFiles()
	args := append([]string{"-XX:TieredStopAtLevel=1"}, flags...)
	if h.Within {
		args = append(args, "--patch-module", "java.base="+h.patched())
	}
	args = append(args, "-cp", h.Own+":"+h.API,
		"oracle.Stress", h.Classes, extent, strconv.Itoa(h.Runs), strconv.FormatInt(h.Longest.Milliseconds(), 10))
	var stderr bytes.Buffer
	cmd := exec.Command("java", append(args, classes...)...)
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		return fmt.Errorf("java: %w\n%s", err, stderr.Bytes())
	}
	for line := range strings.Lines(string(out)) {
		class, list, _ := strings.Cut(strings.TrimSuffix(line, "\n"), "|")
		outcomes[class] = strings.Split(list, "|")
	}
	return nil
}
