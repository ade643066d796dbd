// Package difftest compares gojpf exec with the host's java: every program of
// testdata/exec is compiled once and run under both, and standard output, exit
// status and standard error must be equal, byte for byte. There is no
// normalisation: a program whose output depends on the host or the schedule
// does not belong into the corpus.
//
// A program is a source file with a main method in a folder that is its
// package. Comment lines in front of the package line say how it is run:
//
//	// args: 3 "two words" -x
//	// stdin: first line\nsecond line\n
//	// exit: 1
//	// release: 21
//	// preview: 25
//
// Arguments are split at blanks outside double quotes; stdin knows the escapes
// of a Go string; exit is the status that java must return, else 0. A program
// runs on the releases of Java that it names, 21 and later ones or 17-22, and is
// no part of the corpus on others. One that uses preview features runs on their release
// alone. A compact source, without a package line and
// a class around it, is the class of its file's name.
package difftest

import (
	"bufio"
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"sort"
	"strconv"
	"strings"

	"github.com/gojpf/gojpf/internal/hostjdk"
)

// Program is one program of the corpus.
type Program struct {
	Area, Name string
	File       string
	Args       []string
	Stdin      string
	Exit       int
	Releases   hostjdk.Releases
	Compact    bool // in no package
	Preview    bool // uses preview features of the release at hand
	Source     []byte
}

// ID is "area/Name".
func (p *Program) ID() string { return p.Area + "/" + p.Name }

// Class is the name of the main class.
func (p *Program) Class() string {
	if p.Compact {
		return p.Name
	}
	return p.Area + "." + p.Name
}

// java is the command that runs it by java, with the classes of a folder.
func (p *Program) java(classes string) []string {
	// Frames are larger in some releases than in others: ten thousand of them have to fit.
	args := []string{"java", "-Xss4m", "-ea", "-cp", classes}
	if p.Preview {
		args = slices.Insert(args, 1, "--enable-preview")
	}
	return args
}

// exec is the command that runs it by a gojpf.
func (p *Program) exec(gojpf, classes string) []string {
	if p.Preview {
		return []string{gojpf, "exec", "+vm.enable_preview=true", "-cp", classes}
	}
	return []string{gojpf, "exec", "-cp", classes}
}

// Corpus is all programs, sorted, and the files that they share.
type Corpus struct {
	Programs []*Program
	Files    []string // all sources, but for
	Previews []string // those with preview features
	Helpers  []byte   // contents of the sources without a main method
}

var (
	mainMethod = regexp.MustCompile(`\bstatic\s+(final\s+)?(synchronized\s+)?void\s+main\s*\(`)
	// instanceMain is one that the launcher of JDK 25 calls.
	instanceMain = regexp.MustCompile(`(?m)^\s*(public |protected )?void main\(`)
	packageLine  = regexp.MustCompile(`(?m)^package `)
)

// ReadCorpus reads the programs in the folders of dir that run on the JDK at hand.
func ReadCorpus(dir string) (*Corpus, error) {
	files, err := filepath.Glob(filepath.Join(dir, "*", "*.java"))
	if err != nil {
		return nil, err
	}
	sort.Strings(files)
	c := &Corpus{}
	for _, file := range files {
		source, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		p := &Program{
			Area: filepath.Base(filepath.Dir(file)), Name: strings.TrimSuffix(filepath.Base(file), ".java"),
			File: file, Compact: !packageLine.Match(source), Source: source,
		}
		if err := p.readHeader(); err != nil {
			return nil, fmt.Errorf("%s: %w", file, err)
		}
		if !p.Releases.Here() {
			continue
		}
		if p.Preview {
			c.Previews = append(c.Previews, file)
		} else {
			c.Files = append(c.Files, file)
		}
		if !mainMethod.Match(source) && !instanceMain.Match(source) {
			c.Helpers = append(c.Helpers, source...)
			continue
		}
		c.Programs = append(c.Programs, p)
	}
	if len(c.Programs) == 0 {
		return nil, fmt.Errorf("no programs in %s", dir)
	}
	return c, nil
}

func (p *Program) readHeader() error {
	lines := bufio.NewScanner(bytes.NewReader(p.Source))
	for lines.Scan() {
		line := lines.Text()
		if strings.HasPrefix(line, "package ") {
			break
		}
		comment, ok := strings.CutPrefix(line, "// ")
		if !ok {
			if p.Compact {
				break
			}
			continue
		}
		key, value, _ := strings.Cut(comment, ":")
		value = strings.TrimPrefix(value, " ")
		var err error
		switch key {
		case "args":
			p.Args, err = splitArgs(value)
		case "stdin":
			p.Stdin, err = strconv.Unquote(`"` + strings.ReplaceAll(value, `"`, `\"`) + `"`)
		case "exit":
			p.Exit, err = strconv.Atoi(strings.TrimSpace(value))
		case "release":
			p.Releases, err = hostjdk.ParseReleases(value)
		case "preview":
			p.Preview = true
			p.Releases, err = hostjdk.ParseReleases(value + "-" + value)
		}
		if err != nil {
			return fmt.Errorf("%q: %w", line, err)
		}
	}
	return nil
}

// splitArgs splits at blanks outside double quotes.
func splitArgs(s string) ([]string, error) {
	var args []string
	var arg strings.Builder
	quoted, open := false, false
	for _, r := range s {
		switch {
		case r == '"':
			quoted, open = !quoted, true
		case r == ' ' && !quoted:
			if open {
				args = append(args, arg.String())
				arg.Reset()
			}
			open = false
		default:
			arg.WriteRune(r)
			open = true
		}
	}
	if quoted {
		return nil, fmt.Errorf("a quote is not closed")
	}
	if open {
		args = append(args, arg.String())
	}
	return args, nil
}

// Sample picks n programs (0 or too many: all), the same number from each area
// as far as it has them, spread evenly over each area's.
func Sample(programs []*Program, n int) []*Program {
	if n <= 0 || n >= len(programs) {
		return programs
	}
	var areas []string
	byArea := map[string][]*Program{}
	for _, p := range programs {
		if byArea[p.Area] == nil {
			areas = append(areas, p.Area)
		}
		byArea[p.Area] = append(byArea[p.Area], p)
	}
	quota := map[string]int{}
	for left := n; left > 0; {
		for _, a := range areas {
			if left > 0 && quota[a] < len(byArea[a]) {
				quota[a]++
				left--
			}
		}
	}
	var picked []*Program
	for _, a := range areas {
		all, q := byArea[a], quota[a]
		for i := range q {
			picked = append(picked, all[i*len(all)/q])
		}
	}
	return picked
}
