package javatest

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"regexp"
	"strings"
	"testing"
)

func TestText(t *testing.T) {
	for want, chars := range map[string][]uint16{
		`""`: nil, `"a\"\\b"`: []uint16{'a', '"', '\\', 'b'}, `"\n\r\t"`: []uint16{'\n', '\r', '\t'},
		`"\u0000\ud800\u20ac"`: []uint16{0, 0xd800, 0x20ac},
	} {
		if got := Text(chars); got != want {
			t.Errorf("%v: %s, expected %s", chars, got, want)
		}
	}
}

func TestComment(t *testing.T) {
	// Even in a comment an escape could end the line.
	if got := comment("c == '\\u000a' &&\n d != '€'"); got != `c == '\\u000a' && d != '?'` {
		t.Errorf("got %s", got)
	}
}

func TestNames(t *testing.T) {
	for name, ok := range map[string]bool{"": true, "a.b_1": true, "a..b": false, "a.int": false, "java": false, "java.x": false, "javax.x": true, "a-b": false, "é": true, "€": false, "a.\u00fc1": true} {
		if err := CheckPackage(name); (err == nil) != ok {
			t.Errorf("package %q: %v", name, err)
		}
	}
	for name, ok := range map[string]bool{"": false, "A$b": true, "1A": false, "var": false, "A B": false} {
		if err := CheckClass(name); (err == nil) != ok {
			t.Errorf("class %q: %v", name, err)
		}
	}
}

// The stand-ins have all methods of the API but for questions that only gojpf can
// answer.
func TestStandIns(t *testing.T) {
	questions := regexp.MustCompile(`^(isSymbolic|getSymbolic|getSolvedPC|getPC|matchAbstractState|makeSymbolicRef|makeSymbolicNull|PC4Z3)`)
	declared := regexp.MustCompile(`public static (?:native )?[\w.]+ (\w+\([^)]*\))`)
	for _, file := range []string{"gov/nasa/jpf/symbc/Debug.java", "org/sosy_lab/sv_benchmarks/Verifier.java"} {
		api, err := os.ReadFile("../../models/src/api/" + file)
		if err != nil {
			t.Fatal(err)
		}
		mine, err := fs.ReadFile(StandIns(), file)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range declared.FindAllSubmatch(api, -1) {
			if !questions.Match(m[1]) && !bytes.Contains(mine, append(m[1], ' ')) {
				t.Errorf("%s has no %s", file, m[1])
			}
		}
	}
}

type full struct{ left int }

func (f *full) Write(p []byte) (int, error) {
	if f.left -= len(p); f.left < 0 {
		return 0, errors.New("disk full")
	}
	return len(p), nil
}

func TestWriteFails(t *testing.T) {
	f := New(nil, "p", "T", JUnit5)
	f.Omit("x")
	f.Omit("x")
	var b strings.Builder
	if err := f.Write(&b); err != nil || strings.Count(b.String(), "// Left out: x") != 1 {
		t.Errorf("%v: %s", err, b.String())
	}
	if err := f.Write(&full{40}); err == nil {
		t.Error("an error while writing is lost")
	}
}
