package main

import (
	"bufio"
	"bytes"
	"context"
	_ "embed"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/gojpf/gojpf/sequences"
	"github.com/gojpf/gojpf/vm/bytecode"
	"github.com/gojpf/gojpf/vm/classfile"
)

//go:embed judge/Judge.java
var judgeSource []byte

// outcome is what becomes of a mutant.
type outcome string

const (
	invalid  outcome = "invalid"  // the verifier refuses it
	same     outcome = "same"     // nothing told it from the original
	survived outcome = "survived" // random calls did, the tests do not
	killed   outcome = "killed"   // a test fails
	endless  outcome = "endless"  // a test does not end, which is as good
)

// result is what became of the mutants of a program.
type result struct {
	Class    string   `json:"class"`
	Length   int      `json:"length"`
	Values   int      `json:"values"`
	Tests    int      `json:"tests"`
	Covered  int      `json:"covered"`
	Branches int      `json:"branches"`
	Complete bool     `json:"complete"` // all sequences were tried
	Seconds  float64  `json:"seconds"`  // that gojpf took
	Mutants  []judged `json:"mutants"`

	container bool
}

type judged struct {
	mutant
	Outcome outcome `json:"outcome"`
	By      string  `json:"by,omitempty"` // the test that fails
}

// yardstick measures tests: with which JDK, and where everything lies.
type yardstick struct {
	tool    func(name string) string // of the JDK
	junit   string                   // jars, as a class path
	folder  string                   // for what is made
	classes string                   // of the programs
	random  int                      // how many random sequences of calls tell a mutant from the original
	kinds   []kind
	options sequences.Options
}

// junitJars are those that tests are compiled and run with, as Debian has them.
var junitJars = []string{"junit-jupiter-api", "junit-platform-commons", "opentest4j", "apiguardian-api"}

// findJUnit finds them in a folder.
func findJUnit(folder string) (string, error) {
	var list []string
	for _, j := range junitJars {
		file := filepath.Join(folder, j+".jar")
		if _, err := os.Stat(file); err != nil {
			return "", fmt.Errorf("JUnit 5 is needed (make setup): %w", err)
		}
		list = append(list, file)
	}
	return strings.Join(list, ":"), nil
}

// prepare compiles the judge and the programs.
func (y *yardstick) prepare(sources []string) error {
	judge := filepath.Join(y.folder, "Judge.java")
	if err := os.WriteFile(judge, judgeSource, 0o644); err != nil {
		return err
	}
	if err := y.javac("-d", filepath.Join(y.folder, "judge"), judge); err != nil {
		return err
	}
	return y.javac(append([]string{"-g", "-d", y.classes}, sources...)...)
}

func (y *yardstick) javac(args ...string) error {
	if out, err := exec.Command(y.tool("javac"), append([]string{"-nowarn"}, args...)...).CombinedOutput(); err != nil {
		return fmt.Errorf("javac: %w\n%s", err, out)
	}
	return nil
}

// measure writes tests of a program and tries them on its mutants.
func (y *yardstick) measure(ctx context.Context, p program) (*result, error) {
	o := y.options
	o.ClassPath, o.Length, o.Values, o.JUnit = y.classes, p.length, p.values, 5
	began := time.Now()
	made, err := sequences.Run(ctx, p.class, o)
	if err != nil {
		return nil, err
	}
	r := &result{
		Class: p.class, Length: p.length, Values: p.values, Tests: made.Tests, Covered: made.Covered, Branches: made.Branches, Complete: made.Complete,
		Seconds: time.Since(began).Seconds(), container: p.container(),
	}
	folder := filepath.Join(y.folder, p.class)
	source := filepath.Join(folder, made.Test+".java")
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return nil, err
	}
	if err := os.WriteFile(source, made.Source, 0o644); err != nil {
		return nil, err
	}
	tests := filepath.Join(folder, "tests")
	if err := y.javac("-cp", y.classes+":"+y.junit, "-d", tests, source); err != nil {
		return nil, err
	}
	mutants, numbers, err := y.mutants(p.class)
	if err != nil {
		return nil, err
	}
	name := made.Test
	if made.Package != "" {
		name = made.Package + "." + name
	}
	r.Mutants, err = y.judge(ctx, tests, p.class, name, mutants, numbers)
	return r, err
}

// mutants makes those of a class and the classes within it, and lists the numbers that their code has.
func (y *yardstick) mutants(class string) (list []mutant, numbers []int, err error) {
	path := filepath.Join(y.classes, filepath.FromSlash(strings.ReplaceAll(class, ".", "/")))
	files, err := filepath.Glob(path + "$*.class")
	if err != nil {
		return nil, nil, err
	}
	for _, file := range append([]string{path + ".class"}, files...) {
		data, err := os.ReadFile(file)
		if err != nil {
			return nil, nil, err
		}
		of, err := mutantsOf(data, y.kinds)
		if err != nil {
			return nil, nil, err
		}
		list = append(list, of...)
		numbers = append(numbers, numbersOf(data)...)
	}
	slices.Sort(numbers)
	return list, slices.Compact(numbers), nil
}

// numbersOf are those that random calls try more often than others.
func numbersOf(data []byte) (list []int) {
	f, err := classfile.Parse(data)
	if err != nil {
		return nil
	}
	for _, m := range f.Methods {
		if m.Code == nil {
			continue
		}
		code := &bytecode.Code{Bytes: m.Code.Bytes}
		for bci := 0; bci < len(code.Bytes); {
			switch code.Op(bci) {
			case bytecode.Bipush:
				list = append(list, code.S1(bci+1))
			case bytecode.Sipush:
				list = append(list, code.S2(bci+1))
			}
			n, wrong := code.Length(bci)
			if wrong != "" {
				break
			}
			bci += n
		}
	}
	return list
}

// judge tells what becomes of mutants, in as many processes of the host's JVM as it takes: each
// ends where something does not end.
func (y *yardstick) judge(ctx context.Context, tests, class, test string, mutants []mutant, numbers []int) ([]judged, error) {
	list := make([]judged, len(mutants))
	var patches strings.Builder
	for i, m := range mutants {
		list[i].mutant = m
		fmt.Fprintln(&patches, m.patch())
	}
	for first := 0; first < len(mutants); {
		args := []string{"-Xmx512m", "-XX:TieredStopAtLevel=1", "-cp", filepath.Join(y.folder, "judge") + ":" + y.junit, "Judge", y.classes, tests, class, test,
			strconv.Itoa(first), strconv.Itoa(y.random)}
		for _, n := range numbers {
			args = append(args, strconv.Itoa(n))
		}
		cmd := exec.CommandContext(ctx, y.tool("java"), args...)
		cmd.Stdin = strings.NewReader(patches.String())
		var errs bytes.Buffer
		cmd.Stderr = &errs
		out, err := cmd.Output()
		next, wrong := verdicts(list, out, first)
		switch {
		case wrong != nil:
			return nil, fmt.Errorf("%s: %w", class, wrong)
		case next == first:
			return nil, fmt.Errorf("%s: the judge ended at once: %w\n%s", class, err, errs.Bytes())
		}
		first = next
	}
	return list, nil
}

// verdicts reads what a judge said, and returns which mutant is the next.
func verdicts(list []judged, out []byte, first int) (next int, err error) {
	next = first
	var now *judged
	phase := ""
	for lines := bufio.NewScanner(bytes.NewReader(out)); lines.Scan(); {
		word, rest, _ := strings.Cut(lines.Text(), " ")
		if now == nil && word != "begin" && word != "broken" {
			return next, fmt.Errorf("before the first mutant: %s", lines.Text())
		}
		switch word {
		case "broken":
			return next, errors.New("the tests or random calls fail on the original: " + rest)
		case "begin":
			if n, err := strconv.Atoi(rest); err != nil || n != next {
				return next, fmt.Errorf("the judge is at mutant %s, not %d", rest, next)
			}
			now, phase = &list[next], ""
		case "tests", "random":
			phase = word
		case "endless":
			now.Outcome = endless
			if phase == "random" {
				now.Outcome = survived
			}
			next++
		case "killed":
			now.Outcome, now.By = killed, rest
			next++
		case "changed":
			now.Outcome = survived
			next++
		case "same", "invalid":
			now.Outcome = outcome(word)
			next++
		default:
			return next, fmt.Errorf("the judge says of %s: %s", now, lines.Text())
		}
	}
	if now != nil && next < len(list) && now == &list[next] && now.Outcome == "" {
		return next, fmt.Errorf("the judge died of %s", now)
	}
	return next, nil
}

// sourcesBelow lists the Java sources below a folder.
func sourcesBelow(folder string) (list []string, err error) {
	err = filepath.WalkDir(folder, func(path string, d fs.DirEntry, err error) error {
		if err == nil && strings.HasSuffix(path, ".java") {
			list = append(list, path)
		}
		return err
	})
	if err == nil && len(list) == 0 {
		err = errors.New("no Java sources below " + folder)
	}
	return list, err
}
