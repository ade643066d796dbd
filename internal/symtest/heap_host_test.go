package symtest

import (
	"bytes"
	"os/exec"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/internal/corpus"
	"github.com/gojpf/gojpf/search"
)

// lazyMethod is a symbolic method that a plain JVM can call by itself: a static
// one of the main class.
var lazyMethod = regexp.MustCompile(`^\+symbolic\.method=(lazy\.\w+)\.(\w+)\([^)]+\)$`)

// What is reported with unknown objects happens on a plain JVM, too, with objects
// built as the shapes say.
func TestShapesOnHost(t *testing.T) {
	programs, err := corpus.Read(corpusDir, fewest)
	if err != nil {
		t.Fatal(err)
	}
	programs = slices.DeleteFunc(programs, func(p *corpus.Program) bool { return p.Area != "lazy" || p.Verdict != search.Violated })
	classes := t.TempDir()
	args := []string{"-g", "-parameters", "-nowarn", "-Xlint:none", "-cp", apiDir, "-d", classes, "testdata/shapes/Replay.java"}
	if out, err := exec.Command("javac", append(args, corpus.Files(programs)...)...).CombinedOutput(); err != nil {
		t.Fatalf("javac: %v\n%s", err, out)
	}
	tried := 0
	for _, p := range programs {
		class, method := "", ""
		for _, s := range p.Settings {
			if m := lazyMethod.FindStringSubmatch(s); m != nil {
				class, method = m[1], m[2]
			}
		}
		if class != p.Class() || p.Name == "SharedByThreads" || p.Name == "UncaughtInput" {
			continue // no such method, or it takes a certain schedule
		}
		tried++
		t.Run(p.Name, func(t *testing.T) {
			r, err := p.Search(corpus.Run{Classes: classes, Settings: []string{"+search.multiple_errors=true"}, Patience: patience})
			if err != nil {
				t.Fatal(err)
			}
			for _, v := range r.Violations[:min(len(r.Violations), 3)] {
				args := []string{"-ea", "-Xss512k", "-cp", classes, "shapes.Replay", class, method}
				for name, shape := range v.Inputs {
					args = append(args, name+"="+shape)
				}
				slices.Sort(args[7:])
				cmd := exec.Command("java", args...)
				var out bytes.Buffer
				cmd.Stdout, cmd.Stderr = &out, &out
				err := cmd.Run()
				if err == nil || !strings.Contains(out.String(), `Exception in thread "main" `+v.Exception) {
					t.Errorf("a plain JVM does not throw %s with %v: %v\n%s", v.Exception, v.Inputs, err, out.String())
				}
			}
		})
	}
	if tried < 15 {
		t.Errorf("only %d programs were tried", tried)
	}
}
