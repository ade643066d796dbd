// Package archtest holds no code, only tests of rules that concern the whole
// repository: which room may import which, how long a file may be, what no file
// may mention.
package archtest

import (
	"bytes"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

const (
	module = "github.com/gojpf/gojpf"
	root   = "../.."
)

// allowedImports says what the packages of each room may import of this module
// besides their own room. Tests may import anything. A package belongs to the
// room with the longest name that its path starts with. Imports run downwards:
// what a room may use stands below it.
var allowedImports = map[string][]string{
	// The command line.
	"cmd": {frontDoor, "hunt", "tests", "learn", "learn/insource", "sequences", "linear", "config", "vm", "choice", "models", "search", "listener", "report", "internal", "internal/keys",
		"vm/classpath", "search/memory", "symbolic"}, // what doctor looks at

	// Whole code bases, method by method, through the front door.
	"hunt": {frontDoor, "internal/cache", "config", "search/strategy", "hunt/options", "hunt/order", "tests/build", "vm", "vm/classfile", "vm/bytecode", "vm/classpath", "insn/symexec", "insn/symexec/core", "insn/symexec/heap", "choice", "symbolic", "listener", "report"},

	// Its keys are known to those who have nothing to do with it.
	"hunt/options": {"config"},

	// The order in which states are explored, as it is learnt: numbers only.
	"hunt/order": {"vm", "vm/bytecode"},

	// A project's own tests, one search each, through the front door.
	"tests": {frontDoor, "internal/driver", "internal/cache", "linear", "tests/build", "vm", "vm/classfile", "vm/classpath", "search", "search/property", "report"},

	// What is kept from one run to the next is files, named by what it depends on.
	"internal/cache": {"vm/classfile", "vm/classpath"},

	// Where build tools leave classes is known without running any.
	"tests/build": {},

	// What held in runs of tests, through the front door.
	"learn": {frontDoor, "tests", "vm", "vm/classfile", "vm/bytecode", "insn", "listener", "report"},

	// Contracts in a copy of the sources: texts only.
	"learn/insource": {"listener"},

	// Tests that make sequences of calls, through the front door.
	"sequences": {frontDoor, "internal/driver", "vm", "vm/classfile", "vm/bytecode", "vm/classpath", "insn", "insn/symexec", "insn/symexec/core", "insn/symexec/heap", "choice", "symbolic", "listener", "search"},

	// Objects that threads use at the same time, compared with what they do one operation
	// at a time, through the front door.
	"linear": {frontDoor, "internal/driver", "vm", "vm/classfile", "vm/classpath", "choice", "search", "search/property", "report"},

	// The way in for everybody: it assembles a check.
	frontDoor: {"config", "vm", "insn", "choice", "models", "search", "search/strategy", "listener", "report", "internal/keys"},
	// All keys of the configuration, from the rooms that declare them.
	"internal/keys": {"config", "search", "report", "listener", "hunt/options"},

	"report":                {"stop", "config", "vm", "vm/classfile", "vm/classpath", "choice", "symbolic", "search"},
	"listener/listenertest": {"config", "search", "listener", "internal/keys"},
	"listener":              {"stop", "config", "vm", "vm/classfile", "vm/bytecode", "vm/javaexpr", "vm/classpath", "choice", "insn", "insn/symexec", "insn/symexec/core", "insn/symexec/heap", "insn/symexec/text", "insn/symexec/condition", "symbolic", "search", "report"},
	"search": {"stop", "internal/invariants", "config", "vm", "vm/classfile", "vm/bytecode", "vm/classpath", "choice", "insn", "insn/symexec", "insn/symexec/core", "insn/symexec/heap", "insn/symexec/concolic", "insn/symexec/merge", "insn/symexec/subsume", "models", "symbolic",
		"search/strategy", "search/schedule", "search/store", "search/memory", "search/threads", "search/trace",
		"search/property", "search/checkpoint", "search/replay", "search/result", "search/world", "search/proof"},
	// Proofs are about class files: they know of no machine.
	"search/proof": {"stop", "vm/classfile", "vm/bytecode", "symbolic"},
	// What a program is given: no part of the search itself.
	"search/world": {"stop", "config", "vm", "vm/classpath", "models"},
	// A result outlives the search that has found it out.
	"search/result": {"config", "vm", "symbolic", "search/property"},
	// What is kept of a search is known without it.
	"search/checkpoint": {"choice", "models", "search/property", "search/trace"},
	// What is wrong is noticed without knowing why the program was run.
	"search/property": {"config", "vm", "choice", "insn/symexec", "insn/symexec/concolic", "models", "search/threads", "search/trace"},
	// A path is told without the search that has taken it.
	"search/trace": {"config", "vm", "choice", "insn", "insn/symexec/concolic", "models", "search/threads"},
	// Paths are taken again without nodes and frontier.
	"search/replay": {"vm", "choice", "insn", "insn/symexec", "insn/symexec/core", "models", "symbolic",
		"search/property", "search/result", "search/schedule", "search/store", "search/trace"},
	// Orders know of a search only what their Node tells.
	"search/strategy": {"internal/invariants", "choice", "vm"},
	"search/schedule": {"config", "choice", "vm", "search/strategy"},
	// What was visited is a set of digests.
	"search/store":  {"config", "vm", "search/memory"},
	"search/memory": {},
	// What threads do can be asked of a machine.
	"search/threads": {"vm", "vm/bytecode"},

	// Which states stand for others: over expressions alone.
	"insn/symexec/subsume": {"vm", "symbolic"},
	// Paths and decisions: nothing of instructions, calls, texts and heaps.
	"insn/symexec/core": {"config", "vm", "choice", "symbolic"},
	// What a call with unknown values is, and who has a model of it.
	"insn/symexec/calls": {"vm", "vm/classfile", "symbolic", "insn/symexec/core"},
	// Strings and builders: nothing of other objects.
	"insn/symexec/text": {"vm", "vm/classfile", "insn", "symbolic", "vm/javamath", "insn/symexec/core", "insn/symexec/calls"},
	// Unknown references: who executes instructions asks it first.
	"insn/symexec/heap": {"config", "vm", "vm/classfile", "vm/bytecode", "choice", "insn", "symbolic",
		"insn/symexec/core", "insn/symexec/calls", "insn/symexec/text", "insn/symexec/spec", "insn/symexec/condition"},
	// What is said of methods, without a machine.
	"insn/symexec/spec":      {"vm", "vm/classfile", "symbolic"},
	"insn/symexec/condition": {"vm", "vm/javaexpr", "symbolic"},
	// Runs with values guide decisions; what is decided is not theirs to know.
	"insn/symexec/concolic": {"config", "vm", "vm/classfile", "vm/bytecode", "symbolic", "insn/symexec/core", "insn/symexec/spec", "insn/symexec/condition"},
	// The ways of a branch up to where they meet, on the side.
	"insn/symexec/merge": {"vm", "vm/bytecode", "insn", "symbolic", "insn/symexec/core"},
	"insn/symexec": {"insn/symexec/core", "insn/symexec/merge", "insn/symexec/calls", "insn/symexec/text", "insn/symexec/heap", "insn/symexec/spec", "insn/symexec/condition", "insn/symexec/concolic",
		"stop", "config", "vm", "vm/classfile", "vm/bytecode", "vm/javaexpr", "choice", "insn", "symbolic", "vm/javamath"},
	"models":   {"stop", "config", "vm", "vm/memory", "vm/classfile", "vm/classpath", "choice", "insn", "insn/symexec", "insn/symexec/core", "insn/symexec/heap", "symbolic", "vm/javamath"},
	"insn":     {"config", "vm", "vm/memory", "vm/classfile", "vm/bytecode", "choice", "vm/javamath"},
	"symbolic": {"stop", "internal/invariants", "config", "vm/javamath"},

	"vm": {"stop", "internal/invariants", "config", "vm/classfile", "vm/bytecode", "vm/classpath", "vm/verify", "vm/memory", "vm/sections", "choice"},
	// The memory model knows threads and variables by number.
	"vm/memory":    {},
	"vm/classpath": {"config", "vm/classfile"},

	// The floor: these know nothing of the machine.
	"stop":         {},
	"choice":       {"config"},
	"config":       {},
	"vm/javamath":  {},
	"vm/javaexpr":  {},
	"vm/bytecode":  {"vm/classfile"},
	"vm/verify":    {"vm/classfile", "vm/bytecode"},
	"vm/sections":  {"vm/classfile", "vm/bytecode"},
	"vm/classfile": {},

	// Whether what must hold is checked.
	"internal/invariants": {},
	// Classes that run a program's, for its class path.
	"internal/driver": {},

	// Tools for building and testing the project itself.
	"internal": {"config", "vm", "vm/memory", "vm/classfile", "vm/classpath", "internal/hostjdk"},
	// Which JDK tests have at hand.
	"internal/hostjdk": {},
	// What the tests of searches share.
	"internal/corpus": {frontDoor, "config", "search", "listener", "internal/hostjdk"},
	"bench": {"stop", "config", "vm", "vm/classfile", "vm/classpath", "insn", "insn/symexec", "choice", "models",
		"symbolic", "search", "listener", "report", "internal", "internal/hostjdk"},
	// The yardstick of generated tests changes class files.
	"bench/tests": {"sequences", "vm", "vm/classfile", "vm/bytecode", "vm/classpath"},
	"examples":    {frontDoor, "config", "choice", "listener", "report", "cmd", "models", "vm"},
}

// frontDoor is the module's root, the package gojpf.
const frontDoor = "."

// maxLines is where a file becomes too long to be read in one sitting.
const maxLines = 700

// longFiles are the exceptions, each with its reason.
var longFiles = map[string]string{
	"insn/loop.go":                      "the one switch over all instructions, which is fastest in one function",
	"vm/javamath/hotspot_tables.go":     "tables of numbers",
	"testdata/exec/lang/WideForms.java": "needs far jumps and many locals",
}

// replacedClasses is where the Java sources are that stand in for the JDK's. They
// may be long: each has the whole public API of its class, and Java wants a
// class in one file.
const replacedClasses = "models/src/"

// unwanted are texts that have no place in the project. The patterns are
// written so that they do not match themselves.
var unwanted = map[string]*regexp.Regexp{
	"an absolute path of someone's machine": regexp.MustCompile(`(^|[^\w./\-}])/(work|root|tmp)/[\w.]`),
	"a package registry's host":             regexp.MustCompile(`proxy\.golang\.(org)|sum\.golang\.(org)|repo1?\.maven\.|registry\.npmjs\.`),
}

// TestImportsRunDownwards checks allowedImports against the sources.
func TestImportsRunDownwards(t *testing.T) {
	for _, file := range files(t, ".go") {
		if strings.HasSuffix(file, "_test.go") || strings.Contains(file, "testdata/") {
			continue
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), filepath.Join(root, file), nil, parser.ImportsOnly)
		if err != nil {
			t.Errorf("%s: %v", file, err)
			continue
		}
		from := roomOf(path.Dir(file))
		if from == "" {
			t.Errorf("%s: its folder is in no room: give it one in allowedImports", file)
			continue
		}
		for _, spec := range parsed.Imports {
			imported, err := strconv.Unquote(spec.Path.Value)
			if err != nil {
				t.Fatal(err)
			}
			folder, ours := strings.CutPrefix(imported, module+"/")
			if imported == module {
				folder, ours = frontDoor, true
			}
			if ours && !mayImport(from, folder) {
				t.Errorf("%s imports %s: %s may import only %s", file, folder, from, strings.Join(allowedImports[from], ", "))
			}
		}
	}
}

// roomOf returns the room that a folder belongs to, or "".
func roomOf(folder string) string {
	if folder == frontDoor {
		return frontDoor
	}
	for folder != "." {
		if _, ok := allowedImports[folder]; ok {
			return folder
		}
		folder = path.Dir(folder)
	}
	return ""
}

func mayImport(from, folder string) bool {
	to := roomOf(folder)
	return to == from || slices.Contains(allowedImports[from], to)
}

// TestTableIsAcyclic makes sure that "downwards" means something: no room may
// reach itself over others.
func TestTableIsAcyclic(t *testing.T) {
	const visiting, done = 1, 2
	state := make(map[string]int)
	var visit func(room string, above []string)
	visit = func(room string, above []string) {
		switch state[room] {
		case visiting:
			t.Errorf("the table has a cycle: %s -> %s", strings.Join(above, " -> "), room)
			return
		case done:
			return
		}
		state[room] = visiting
		for _, below := range allowedImports[room] {
			if _, known := allowedImports[below]; !known {
				t.Errorf("%s may import %s, which is no room", room, below)
			}
			visit(below, append(above, room))
		}
		state[room] = done
	}
	for room := range allowedImports {
		visit(room, nil)
	}
}

func TestMayImport(t *testing.T) {
	for _, test := range []struct {
		from, folder string
		want         bool
	}{
		{"vm", "insn", false}, {"vm", "vm/classfile", true}, {"vm/classfile", "vm", false},
		{"insn", "models", false}, {"insn", "vm/javamath", true}, {"insn", "insn/symexec", false},
		{"listener", "listener/race", true}, {"config", "vm", false}, {"cmd", "nowhere", false},
		{"cmd", frontDoor, true}, {"search", frontDoor, false},
	} {
		if got := mayImport(test.from, test.folder); got != test.want {
			t.Errorf("mayImport(%s, %s) = %v", test.from, test.folder, got)
		}
	}
}

func TestFilesAreShort(t *testing.T) {
	for file, reason := range longFiles {
		if reason == "" {
			t.Errorf("longFiles gives no reason for %s", file)
		}
		if n, err := lines(file); err != nil || n <= maxLines {
			t.Errorf("longFiles names %s, which needs no exception (%d lines, %v)", file, n, err)
		}
	}
	for _, file := range files(t, ".go", ".java", ".sh", "Makefile") {
		if _, excused := longFiles[file]; excused || strings.HasPrefix(file, replacedClasses) {
			continue
		}
		if n, err := lines(file); err != nil {
			t.Error(err)
		} else if n > maxLines {
			t.Errorf("%s has %d lines, more than %d", file, n, maxLines)
		}
	}
}

var generated = regexp.MustCompile(`(?m)^// Code generated .* DO NOT EDIT\.$`)

// lines counts the lines of a file that people wrote.
func lines(file string) (int, error) {
	text, err := os.ReadFile(filepath.Join(root, file))
	if err != nil || generated.Match(text) {
		return 0, err
	}
	return bytes.Count(text, []byte("\n")), nil
}

func TestNothingUnwanted(t *testing.T) {
	for _, file := range files(t, "") {
		text, err := os.ReadFile(filepath.Join(root, file))
		if err != nil {
			t.Error(err)
			continue
		}
		if bytes.IndexByte(text, 0) >= 0 || file == "go.sum" {
			continue // no text, or not ours
		}
		for number, line := range bytes.Split(text, []byte("\n")) {
			for what, pattern := range unwanted {
				if found := pattern.Find(line); found != nil {
					t.Errorf("%s:%d: %s: %q", file, number+1, what, found)
				}
			}
		}
	}
}

// The patterns must be able to find what they are for.
func TestUnwantedPatterns(t *testing.T) {
	slash := "/"
	for text, want := range map[string]bool{
		`"` + slash + `tmp/x"`:          true,
		slash + "root/.config":          true,
		"see " + slash + "work/main":    true,
		"a/work/b":                      false,
		"${dir}/tmp/x":                  false,
		"https://proxy.golang" + ".org": true,
		"https://go.dev/dl":             false,
	} {
		got := false
		for _, pattern := range unwanted {
			got = got || pattern.MatchString(text)
		}
		if got != want {
			t.Errorf("%q found: %v, want %v", text, got, want)
		}
	}
}

// files lists the repository's files with one of the suffixes, without what git
// ignores or keeps for itself.
func files(t *testing.T, suffixes ...string) []string {
	t.Helper()
	var list []string
	err := filepath.WalkDir(root, func(name string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		short, err := filepath.Rel(root, name)
		if err != nil {
			return err
		}
		short = filepath.ToSlash(short)
		switch short {
		case ".git", "bin", "build", "dist":
			if entry.IsDir() {
				return filepath.SkipDir
			}
			return nil // .git is a file in a worktree
		}
		if entry.IsDir() {
			return nil
		}
		if short == ".git" { // of a worktree
			return nil
		}
		if entry.Type().IsRegular() && slices.ContainsFunc(suffixes, func(s string) bool { return strings.HasSuffix(short, s) }) {
			list = append(list, short)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(list) == 0 {
		t.Fatalf("no files with %q", suffixes)
	}
	return list
}
