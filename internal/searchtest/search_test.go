// Package searchtest runs the programs of testdata/search through every
// strategy of package search and compares verdicts and counts with what their
// comments say, and these with the paths that a plain JVM takes.
//
// A program's first comment tells what is expected:
//
//	// verdict: safe, violated or incomplete
//	// error:   the exception's class, or the kind of the violation
//	// paths:   complete paths, without state matching
//	// ends:    transitions that end the program, with state matching
//	// set:     +key=value ...
//	// oracle:  skip, when a plain JVM cannot tell
//
// It follows the reason why it must be so.
package searchtest

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/search"
)

const (
	corpusDir = "../../testdata/search"
	apiDir    = "../../models/classes/api"
	oracleDir = "oracle"
	fewest    = 100 // programs; fewer means that some were not found
)

type program struct {
	class    string // p.Main
	verdict  search.Verdict
	err      string
	paths    int64 // -1 where it is not told
	ends     int64
	settings []string
	args     []string
	oracle   bool
}

// readProgram reads the comment at the head of a source file.
func readProgram(file string) (*program, error) {
	source, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	area, name := filepath.Base(filepath.Dir(file)), strings.TrimSuffix(filepath.Base(file), ".java")
	p := &program{class: area + "." + name, paths: -1, ends: -1, oracle: true}
	reasons := 0
	lines := bufio.NewScanner(bytes.NewReader(source))
	for lines.Scan() {
		text, isComment := strings.CutPrefix(lines.Text(), "// ")
		if !isComment {
			break
		}
		key, value, _ := strings.Cut(text, ":")
		value = strings.TrimSpace(value)
		switch key {
		case "verdict":
			p.verdict = search.Verdict(value)
		case "error":
			p.err = value
		case "paths":
			p.paths, err = strconv.ParseInt(value, 10, 64)
		case "ends":
			p.ends, err = strconv.ParseInt(value, 10, 64)
		case "args":
			p.args = strings.Fields(value)
		case "set":
			p.settings = strings.Fields(value)
		case "oracle":
			p.oracle = value != "skip"
		default:
			reasons++
		}
		if err != nil {
			return nil, fmt.Errorf("%s: %w", file, err)
		}
	}
	switch {
	case p.verdict != search.Safe && p.verdict != search.Violated && p.verdict != search.Incomplete:
		return nil, fmt.Errorf("%s: verdict %q", file, p.verdict)
	case (p.verdict == search.Violated) != (p.err != ""):
		return nil, fmt.Errorf("%s: a violated program, and no other, names its error", file)
	case reasons == 0:
		return nil, fmt.Errorf("%s: no reason given", file)
	}
	return p, nil
}

func readPrograms(t *testing.T) (programs []*program, files []string) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(corpusDir, "*", "*.java"))
	if err != nil {
		t.Fatal(err)
	}
	if len(files) < fewest {
		t.Fatalf("%d programs in %s, expected at least %d", len(files), corpusDir, fewest)
	}
	for _, file := range files {
		p, err := readProgram(file)
		if err != nil {
			t.Error(err)
			continue
		}
		programs = append(programs, p)
	}
	return programs, files
}

func compile(t *testing.T, classPath, to string, files ...string) {
	t.Helper()
	out, err := exec.Command("javac", append([]string{"-g", "-nowarn", "-cp", classPath, "-d", to}, files...)...).CombinedOutput()
	if err != nil {
		t.Fatalf("javac: %v\n%s", err, out)
	}
}

// run searches a program.
func (p *program) run(classes string, settings ...string) (*search.Result, error) {
	args := append([]string{"+target=" + p.class, "+classpath=" + classes}, p.settings...)
	cfg, err := config.Load(config.Options{Args: append(args, settings...), Dir: classes})
	if err != nil {
		return nil, err
	}
	loaded, err := search.Load(context.Background(), cfg, search.Setup{Args: p.args})
	if err != nil {
		return nil, err
	}
	defer loaded.Close()
	r := loaded.Run()
	if r.Failure != nil {
		return nil, fmt.Errorf("%w\n%s", r.Failure, r.Failure.Stack)
	}
	return r, nil
}

// mismatch tells in what a result differs from what the program's comment
// says, "" if in nothing.
func (p *program) mismatch(r *search.Result, ends int64) string {
	if r.Verdict != p.verdict {
		return fmt.Sprintf("verdict %s, expected %s: %+v %+v", r.Verdict, p.verdict, r.Violations, r.Incomplete)
	}
	if p.verdict == search.Violated {
		if v := r.Violations[0]; v.Exception != p.err && v.Kind != p.err {
			return fmt.Sprintf("error %s %s, expected %s", v.Kind, v.Exception, p.err)
		}
	}
	if p.verdict == search.Safe && ends >= 0 && r.Statistics.EndStates != ends {
		return fmt.Sprintf("%d ends, expected %d", r.Statistics.EndStates, ends)
	}
	return ""
}

func TestSearchPrograms(t *testing.T) {
	programs, files := readPrograms(t)
	classes := t.TempDir()
	compile(t, apiDir, classes, files...)
	slots := make(chan struct{}, 2)
	for _, p := range programs {
		t.Run(p.class, func(t *testing.T) {
			t.Parallel()
			slots <- struct{}{}
			defer func() { <-slots }()
			p.test(t, classes)
		})
	}
}

func (p *program) test(t *testing.T, classes string) {
	strategies := []struct {
		settings []string
		ends     int64
		counts   bool // states are counted as by the first one
	}{
		{[]string{"+search.class=dfs"}, p.ends, true},
		{[]string{"+search.class=bfs"}, p.ends, true},
		{[]string{"+search.class=iddfs"}, -1, false},
		{[]string{"+search.class=dfs", "+vm.storage.class=nil"}, p.paths, false},
	}
	if p.paths < 0 {
		strategies = strategies[:3] // it may have no end without state matching
	}
	var first *search.Statistics
	for _, s := range strategies {
		r, err := p.run(classes, s.settings...)
		if err != nil {
			t.Fatalf("%v: %v", s.settings, err)
		}
		if m := p.mismatch(r, s.ends); m != "" {
			t.Errorf("%v: %s", s.settings, m)
		}
		if r.Verdict != search.Safe || !s.counts {
			continue
		}
		if first == nil {
			first = &r.Statistics
		}
		if n, e := r.Statistics.StatesNew, r.Statistics.EndStates; n != first.StatesNew || e != first.EndStates {
			t.Errorf("%v: %d states and %d ends, %v: %d and %d", strategies[0].settings, first.StatesNew, first.EndStates, s.settings, n, e)
		}
	}
}

// oracleVerdicts are what the oracle prints of the programs that it can judge.
func oracleVerdicts(t *testing.T, programs []*program, files []string) map[string][]string {
	t.Helper()
	classes := t.TempDir()
	compile(t, apiDir, classes, files...)
	// The oracle's Verify has to be found by the parent of the programs' loader.
	own := t.TempDir()
	compile(t, own, own, filepath.Join(oracleDir, "gov/nasa/jpf/vm/Verify.java"), filepath.Join(oracleDir, "oracle/Oracle.java"))
	args := []string{"-ea", "-Xss512k", "-cp", own, "oracle.Oracle", classes}
	for _, p := range programs {
		if p.oracle {
			args = append(args, p.class)
		}
	}
	var stderr bytes.Buffer
	cmd := exec.Command("java", args...)
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("oracle: %v\n%s%s", err, out, stderr.Bytes())
	}
	verdicts := map[string][]string{}
	for line := range strings.Lines(string(out)) {
		fields := strings.Fields(line)
		verdicts[fields[0]] = fields[1:]
	}
	return verdicts
}

// What the comments say is what a plain JVM does on all paths.
func TestExpectations(t *testing.T) {
	programs, files := readPrograms(t)
	verdicts := oracleVerdicts(t, programs, files)
	for _, p := range programs {
		if !p.oracle {
			continue
		}
		v := verdicts[p.class]
		if len(v) != 3 {
			t.Errorf("%s: the oracle says %q", p.class, v)
			continue
		}
		verdict, paths, exception := v[0], v[1], v[2]
		switch {
		case verdict != string(p.verdict):
			t.Errorf("%s: the oracle says %v, the comment %s", p.class, v, p.verdict)
		case p.verdict == search.Violated && exception != p.err:
			t.Errorf("%s: the oracle met %s, the comment says %s", p.class, exception, p.err)
		case p.verdict == search.Safe && paths != strconv.FormatInt(p.paths, 10):
			t.Errorf("%s: the oracle took %s paths, the comment says %d", p.class, paths, p.paths)
		}
	}
}
