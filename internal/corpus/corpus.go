// Package corpus reads, compiles and searches the programs that tests judge the
// search by. Each program says in the comment at its head what is expected of
// it:
//
//	// verdict: safe, violated or incomplete
//	// error:   the exception's class, or the kind of the violation
//	// twin:    the corrected program of a violated one, in the same folder
//	// paths:   complete paths, without state matching
//	// ends:    transitions that end the program, with state matching
//	// args:    arguments of main
//	// set:     +key=value ...
//	// oracle:  skip, when a plain JVM cannot tell
//	// release: 21 or 17-22, the releases of Java that have what it needs
//	// preview: 25, the release whose preview features it uses
//
// It follows the reason why it must be so. The folder of a program is its
// package.
package corpus

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/gojpf/gojpf"
	"github.com/gojpf/gojpf/internal/hostjdk"
	_ "github.com/gojpf/gojpf/listener/all" // those that programs ask for
	"github.com/gojpf/gojpf/search"
)

// assertionError is the exception of a violation of kind assertion.
const assertionError = "java.lang.AssertionError"

// Program is one program and what is expected of it.
type Program struct {
	Area, Name string
	File       string
	Verdict    search.Verdict
	Error      string // "" unless violated
	Twin       string // name of the corrected program, "" where there is none
	Paths      int64  // -1 where it is not told
	Ends       int64
	Settings   []string
	Args       []string
	Oracle     bool // a plain JVM can tell
	Releases   hostjdk.Releases
	Preview    bool // uses preview features of the release at hand
}

// Class is the name of the main class, which is in no package where no area is told.
func (p *Program) Class() string { return strings.TrimPrefix(p.Area+"."+p.Name, ".") }

// Exception is the class of the exception that is expected, "" if it is none.
func (p *Program) Exception() string {
	if strings.Contains(p.Error, ".") {
		return p.Error
	}
	return ""
}

// Kind is the kind of the violation that is expected.
func (p *Program) Kind() string {
	switch {
	case p.Error == assertionError:
		return search.KindAssertion
	case p.Exception() != "":
		return search.KindUncaught
	}
	return p.Error
}

// ReadProgram reads the comment at the head of a source file.
func ReadProgram(file string) (*Program, error) {
	source, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	p := &Program{
		Area: filepath.Base(filepath.Dir(file)), Name: strings.TrimSuffix(filepath.Base(file), ".java"),
		File: file, Paths: -1, Ends: -1, Oracle: true,
	}
	reasons := 0
	lines := bufio.NewScanner(bytes.NewReader(source))
	for lines.Scan() {
		text, isComment := strings.CutPrefix(lines.Text(), "// ")
		if !isComment {
			break
		}
		key, value, _ := strings.Cut(text, ":")
		known, err := p.set(key, strings.TrimSpace(value))
		if err != nil {
			return nil, fmt.Errorf("%s: %w", file, err)
		}
		if !known {
			reasons++
		}
	}
	switch {
	case p.Verdict != search.Safe && p.Verdict != search.Violated && p.Verdict != search.Incomplete:
		return nil, fmt.Errorf("%s: verdict %q", file, p.Verdict)
	case (p.Verdict == search.Violated) != (p.Error != ""):
		return nil, fmt.Errorf("%s: a violated program, and no other, names its error", file)
	case reasons == 0:
		return nil, fmt.Errorf("%s: no reason given", file)
	}
	return p, nil
}

// set takes one line of the comment; it reports whether there is such a key.
func (p *Program) set(key, value string) (known bool, err error) {
	switch key {
	case "verdict":
		p.Verdict = search.Verdict(value)
	case "error":
		p.Error = value
	case "twin":
		p.Twin = value
	case "paths":
		p.Paths, err = strconv.ParseInt(value, 10, 64)
	case "ends":
		p.Ends, err = strconv.ParseInt(value, 10, 64)
	case "args":
		p.Args = strings.Fields(value)
	case "set":
		p.Settings = append(p.Settings, strings.Fields(value)...)
	case "oracle":
		p.Oracle = value != "skip"
	case "release":
		p.Releases, err = hostjdk.ParseReleases(value)
	case "preview":
		p.Preview, p.Settings = true, append(p.Settings, "+vm.enable_preview=true")
		p.Releases, err = hostjdk.ParseReleases(value + "-" + value)
	default:
		return false, nil
	}
	return true, err
}

// partVar has tests take every n-th program only: scripts/jdks wants some of each area.
const partVar = "GOJPF_CORPUS_PART"

// Sample returns the programs that a test of all of them is to search: all, or a part of them
// under the race detector, or where that is asked for.
func Sample(programs []*Program) []*Program {
	step := sampled
	if part := os.Getenv(partVar); part != "" {
		n, err := strconv.Atoi(part)
		if err != nil || n < 1 {
			panic(partVar + " is no number of programs of which one is taken: " + part)
		}
		step *= n
	}
	var some []*Program
	for i := 0; i < len(programs); i += step {
		some = append(some, programs[i])
	}
	return some
}

// Read reads the programs in the folders of dir that run on the JDK at hand, see ReadAll.
func Read(dir string, fewest int) ([]*Program, error) {
	programs, err := ReadAll(dir, fewest)
	return slices.DeleteFunc(programs, func(p *Program) bool { return !p.Releases.Here() }), err
}

// ReadAll reads the programs in the folders of dir, in the order of their names. Fewer than
// the given number means that some were not found.
func ReadAll(dir string, fewest int) ([]*Program, error) {
	files, err := filepath.Glob(filepath.Join(dir, "*", "*.java"))
	if err != nil {
		return nil, err
	}
	if len(files) < fewest {
		return nil, fmt.Errorf("%d programs in %s, expected at least %d", len(files), dir, fewest)
	}
	var programs []*Program
	for _, file := range files {
		p, err := ReadProgram(file)
		if err != nil {
			return nil, err
		}
		programs = append(programs, p)
	}
	return programs, nil
}

// Files are the sources of the programs.
func Files(programs []*Program) []string {
	files := make([]string, len(programs))
	for i, p := range programs {
		files[i] = p.File
	}
	return files
}

// Compile compiles sources into a folder, with one call of javac.
func Compile(classPath, to string, files ...string) error {
	args := append([]string{"-g", "-nowarn", "-Xlint:none", "-cp", classPath, "-d", to}, files...)
	if out, err := exec.Command("javac", args...).CombinedOutput(); err != nil {
		return fmt.Errorf("javac: %w\n%s", err, out)
	}
	return nil
}

// CompilePrograms compiles programs into a folder, those with preview features apart.
func CompilePrograms(classPath, to string, programs []*Program) error {
	var plain, previews []*Program
	for _, p := range programs {
		if p.Preview {
			previews = append(previews, p)
		} else {
			plain = append(plain, p)
		}
	}
	if err := Compile(classPath, to, Files(plain)...); err != nil || len(previews) == 0 {
		return err
	}
	return Compile(classPath, to, append([]string{"--enable-preview", "--release", strconv.Itoa(hostjdk.Release())}, Files(previews)...)...)
}

// Run is how a program is searched.
type Run struct {
	Classes  string
	Settings []string  // +key=value, stronger than the program's own
	Out      io.Writer // of the program; nil for nowhere
	Own      []any     // listeners beside those that settings name
	// Patience is how long the search may take; it is cut then, and the verdict
	// no longer what it should be. 0 is for ever.
	Patience time.Duration
}

// Search searches the program.
func (p *Program) Search(run Run) (*search.Result, error) {
	args := append([]string{"+target=" + p.Class(), "+classpath=" + run.Classes}, p.Settings...)
	cfg, err := gojpf.ReadConfig("", gojpf.Isolated(), gojpf.Args(append(args, run.Settings...)...))
	if err != nil {
		return nil, err
	}
	ctx, cancel := context.Background(), func() {}
	if run.Patience > 0 {
		ctx, cancel = context.WithTimeout(ctx, slowness*run.Patience)
	}
	defer cancel()
	out := run.Out
	if out == nil {
		out = io.Discard
	}
	opts := []gojpf.Option{gojpf.WithOutput(out, io.Discard), gojpf.WithoutConsole()}
	if p.Args != nil {
		opts = append(opts, gojpf.WithArgs(p.Args...))
	}
	for _, l := range run.Own {
		opts = append(opts, gojpf.WithListener(l))
	}
	r, err := gojpf.Check(ctx, cfg, opts...)
	if r != nil && r.Failure != nil {
		return nil, fmt.Errorf("%w\n%s", r.Failure, r.Failure.Stack)
	}
	return r, err
}

// Mismatch tells in what a result differs from what the program's comment says,
// "" if in nothing. Ends are compared with the given number, unless it is
// negative.
func (p *Program) Mismatch(r *search.Result, ends int64) string {
	if r.Verdict != p.Verdict {
		return fmt.Sprintf("verdict %s, expected %s: %s", r.Verdict, p.Verdict, findings(r))
	}
	if p.Verdict == search.Violated {
		if v := r.Violations[0]; v.Kind != p.Kind() || v.Exception != p.Exception() {
			return fmt.Sprintf("%s %s, expected %s %s", v.Kind, v.Exception, p.Kind(), p.Exception())
		}
	}
	if p.Verdict == search.Safe && ends >= 0 && r.Statistics.EndStates != ends {
		return fmt.Sprintf("%d ends, expected %d", r.Statistics.EndStates, ends)
	}
	return ""
}

// findings lists what a search has found and what it has left out.
func findings(r *search.Result) string {
	var list []string
	for _, v := range r.Violations {
		list = append(list, strings.TrimSpace(fmt.Sprintf("%s %s %s %s", v.Kind, v.Exception, v.Message, v.Location)))
	}
	for _, c := range r.Incomplete {
		list = append(list, fmt.Sprintf("%s (%d)", c.Reason, c.Count))
	}
	return strings.Join(list, "; ")
}
