package hunt

import (
	"bytes"
	"context"
	_ "embed"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/gojpf/gojpf/vm/classpath"
)

//go:embed runner/Runner.java
var runnerSource string

// Limits of the tests of candidates.
const (
	testTime   = 2 * time.Second // of one test
	testHeap   = "512m"
	batchTests = 400 // in one process
)

// confirmer runs the tests of candidates on the host.
type confirmer struct {
	o     *Options
	scope *scope
	work  string // a folder of its own
	home  string // of the JDK
}

// verdict is what became of a test.
type verdict struct {
	end       string // threw, returned, timeout, exit
	exception string
	message   string
	stack     []frame
}

type frame struct {
	class, method string
	line          int
}

// confirm gives each finding a status: that of its first candidate which is
// confirmed, or else of its first. An error says why no test could be run.
func (c *confirmer) confirm(ctx context.Context, findings []*Finding) error {
	for _, f := range findings {
		f.Status, f.Why = Unbuildable, f.candidates[0].reason
	}
	var err error
	if c.home, err = classpath.FindJavaHome(c.javaHome(), os.Getenv); err != nil {
		return err
	}
	if _, err := os.Stat(c.tool("javac")); err != nil {
		return fmt.Errorf("%s has no javac: nothing can be confirmed", c.home)
	}
	for round := range perSite {
		var tests []*candidate
		for _, f := range findings {
			if !f.Confirmed() && round < len(f.candidates) && f.candidates[round].plain != "" {
				tests = append(tests, f.candidates[round])
			}
		}
		if err := c.run(ctx, tests); err != nil {
			return err
		}
		for _, f := range findings {
			if !f.Confirmed() && round < len(f.candidates) {
				f.judge(c.scope, f.candidates[round])
			}
		}
	}
	return nil
}

func (c *confirmer) javaHome() string {
	for _, kv := range c.o.Settings {
		if home, ok := strings.CutPrefix(kv, "jvm.java_home="); ok {
			return home
		}
	}
	return ""
}

func (c *confirmer) tool(name string) string { return filepath.Join(c.home, "bin", name) }

// judge compares what a candidate foresaw with what happened.
func (f *Finding) judge(s *scope, k *candidate) {
	status, why := k.status(s)
	if f.chosen != nil && status != ConfirmedAPI && status != ConfirmedReflection {
		return
	}
	f.Status, f.Why, f.chosen = status, why, k
}

func (k *candidate) status(s *scope) (Status, string) {
	switch {
	case k.plain == "":
		return Unbuildable, k.reason
	case !k.ran:
		return Unconfirmed, "the test was not run"
	}
	status, why := k.happened(s)
	switch {
	case len(k.needs) == 0:
	case status == NotTriggered || status == Other:
		return Unconfirmed, "it needs " + strings.Join(k.needs, ", ") + "; without: " + why
	case k.fleeting && (status == ConfirmedAPI || status == ConfirmedReflection): // by chance: the test may not show it again
		return Unconfirmed, "it needs " + strings.Join(k.needs, ", ") + ", which a test cannot provide"
	}
	return status, why
}

// happened compares what a test did with what was foreseen.
func (k *candidate) happened(s *scope) (Status, string) {
	v := &k.verdict
	if k.exception == endlessName {
		switch v.end {
		case "timeout":
			if k.reflection {
				return ConfirmedReflection, ""
			}
			return ConfirmedAPI, ""
		case "threw":
			return Other, v.exception + " ended it"
		}
	}
	switch v.end {
	case "broken":
		return Unbuildable, v.message
	case "timeout":
		return Unconfirmed, "the test did not end in time"
	case "exit":
		return Unconfirmed, "the test ended the JVM"
	case "returned":
		return NotTriggered, "nothing was thrown"
	}
	name, _, _ := strings.Cut(k.method, "(")
	foreseen := fmt.Sprintf("%s.%s:%d", k.class, name, k.line)
	at := ""
	for _, fr := range v.stack {
		if s.classes[strings.ReplaceAll(fr.class, ".", "/")] {
			here := fmt.Sprintf("%s.%s:%d", fr.class, fr.method, fr.line)
			if at == "" || here == foreseen {
				at = here
			}
			// Where in a recursion the stack ends is chance.
			if v.exception != "java.lang.StackOverflowError" || at == foreseen {
				break
			}
		}
	}
	switch {
	case v.exception != k.exception:
		return Other, fmt.Sprintf("%s at %s", v.exception, at)
	case at != foreseen:
		return Other, "it was thrown at " + at
	case k.reflection:
		return ConfirmedReflection, ""
	}
	return ConfirmedAPI, ""
}

// run compiles and runs the tests of candidates.
func (c *confirmer) run(ctx context.Context, tests []*candidate) error {
	for batch := range slices.Chunk(tests, batchTests) {
		if ctx.Err() != nil {
			return nil
		}
		if err := c.runBatch(ctx, batch); err != nil {
			return err
		}
	}
	return nil
}

func (c *confirmer) runBatch(ctx context.Context, tests []*candidate) error {
	dir, err := os.MkdirTemp(c.work, "batch-")
	if err != nil {
		return err
	}
	sources, classes := filepath.Join(dir, "src"), filepath.Join(dir, "classes")
	if err := os.MkdirAll(classes, 0o755); err != nil {
		return err
	}
	names := map[string]*candidate{} // by class
	files := map[string]*candidate{}
	for i, k := range tests {
		name := "GojpfHunted" + strconv.Itoa(i)
		full := name
		if p := k.entry.pkg(); p != "" {
			full = p + "." + name
		}
		file := filepath.Join(sources, strings.ReplaceAll(full, ".", "/")+".java")
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(file, []byte(strings.ReplaceAll(k.plain, placeholder, name)), 0o644); err != nil {
			return err
		}
		names[full], files[file] = k, k
	}
	runner := filepath.Join(sources, "Runner.java")
	if err := os.WriteFile(runner, []byte(runnerSource), 0o644); err != nil {
		return err
	}
	if err := c.compile(ctx, classes, runner, files); err != nil {
		return err
	}
	var run []string
	for name, k := range names {
		if !k.ran {
			run = append(run, name)
		}
	}
	slices.Sort(run)
	return c.runAll(ctx, dir, classes, run, names)
}

// pkg is the package of a unit, with dots.
func (u *unit) pkg() string {
	if i := strings.LastIndexByte(u.class, '/'); i >= 0 {
		return dotted(u.class[:i])
	}
	return ""
}

func (c *confirmer) path() string {
	var list []string
	for _, p := range append(slices.Clone(c.scope.paths), filepath.SplitList(c.o.ClassPath)...) {
		if abs, err := filepath.Abs(p); err == nil && p != "" {
			list = append(list, abs)
		}
	}
	return strings.Join(list, string(filepath.ListSeparator))
}

var javacError = regexp.MustCompile(`(?m)^(.+\.java):\d+: error: (.*)$`)

// compile compiles all files that can be compiled; the others' candidates have ended
// as broken.
func (c *confirmer) compile(ctx context.Context, classes, runner string, files map[string]*candidate) error {
	for {
		list := append(sorted(files), runner)
		argfile := filepath.Join(filepath.Dir(classes), "sources")
		if err := os.WriteFile(argfile, []byte(strings.Join(list, "\n")), 0o644); err != nil {
			return err
		}
		var said bytes.Buffer
		cmd := exec.CommandContext(ctx, c.tool("javac"), "-g", "-nowarn", "-proc:none", "-implicit:none", "-encoding", "UTF-8", "-Xmaxerrs", "100000",
			"-J-Xmx512m", "-cp", c.path(), "-d", classes, "@"+argfile)
		cmd.Stdout, cmd.Stderr = &said, &said
		err := cmd.Run()
		if err == nil || ctx.Err() != nil {
			return nil
		}
		broken := 0
		for _, m := range javacError.FindAllStringSubmatch(said.String(), -1) {
			if k := files[m[1]]; k != nil {
				k.ran, k.verdict = true, verdict{end: "broken", message: "the test does not compile: " + m[2]}
				delete(files, m[1])
				broken++
			}
		}
		if broken == 0 {
			return fmt.Errorf("javac: %w: %s", err, oneLine(said.String()))
		}
	}
}

// runAll runs tests, in further processes behind one that did not come back.
func (c *confirmer) runAll(ctx context.Context, dir, classes string, run []string, names map[string]*candidate) error {
	empty := filepath.Join(dir, "empty")
	if err := os.MkdirAll(empty, 0o755); err != nil {
		return err
	}
	for n := 0; len(run) > 0 && ctx.Err() == nil; n++ {
		results := filepath.Join(dir, fmt.Sprintf("results-%d", n))
		limit := time.Duration(len(run))*testTime + 20*time.Second
		over, cancel := context.WithTimeout(ctx, limit)
		cmd := exec.CommandContext(over, c.tool("java"), append([]string{
			"-Xmx" + testHeap, "-Xshare:auto", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp", classes, "Runner", results,
			fmt.Sprint(testTime.Milliseconds()), c.path() + string(filepath.ListSeparator) + classes,
		}, run...)...)
		cmd.Dir = empty
		cmd.WaitDelay = time.Second
		err := cmd.Run()
		cancel()
		done, read := readResults(results, names)
		if !read || done == 0 {
			return fmt.Errorf("the tests could not be run: %w", err)
		}
		run = slices.DeleteFunc(run, func(name string) bool { return names[name].ran })
	}
	return nil
}

// readResults reads what a process has written; done is how many tests have ended.
func readResults(file string, names map[string]*candidate) (done int, ok bool) {
	data, err := os.ReadFile(file)
	if err != nil {
		return 0, false
	}
	for line := range strings.Lines(string(data)) {
		part := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if len(part) < 5 || names[part[1]] == nil {
			continue
		}
		k := names[part[1]]
		if part[0] == "start" {
			k.ran, k.verdict = true, verdict{end: "exit"}
			done++
			continue
		}
		k.verdict = verdict{end: part[0], exception: part[2], message: part[3]}
		for fr := range strings.SplitSeq(part[4], "|") {
			if f := strings.Fields(fr); len(f) == 3 {
				n, _ := strconv.Atoi(f[2])
				k.verdict.stack = append(k.verdict.stack, frame{f[0], f[1], n})
			}
		}
	}
	return done, true
}
