package trace

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"testing/quick"

	"github.com/cockroachdb/datadriven"

	"github.com/gojpf/gojpf/models"
)

// withoutLines forgets where choices stand in a file.
func withoutLines(t *Stored) *Stored {
	for i := range t.Choices {
		t.Choices[i].line = 0
	}
	return t
}

// What is written is read again, whatever texts ids and values are.
func TestStoredTraceRoundTrip(t *testing.T) {
	roundTrip := func(ids []string, indices []uint16, comment string) bool {
		comment = strings.Trim(strings.NewReplacer("*/", "", "\r", "", "*", "").Replace(comment), " ")
		if strings.ContainsAny(comment, "\u0085\u2028") {
			comment = ""
		}
		want := &Stored{
			Application: "p.Main", Comment: comment,
			Violation: &Violation{Kind: "assertion", Exception: "java.lang.AssertionError", Location: `a "file".java:3`},
		}
		for i, id := range ids {
			c := Choice{Class: "p.C" + string(rune('a'+i%3)), Transition: i / 2, ID: id, Value: id, Len: 1 << 16}
			if i < len(indices) {
				c.Index = int(indices[i])
			}
			if i == 1 {
				c.Noted = &models.Record{}
				if err := json.Unmarshal([]byte(`{"counters":{"0":3},"values":{"k \"x":-1},"bits":{"2":[1,5]}}`), c.Noted); err != nil {
					t.Fatal(err)
				}
			}
			want.Choices = append(want.Choices, c)
		}
		got, err := Parse(want.Format(true))
		if err != nil {
			t.Logf("%v\n%s", err, want.Format(true))
			return false
		}
		return reflect.DeepEqual(withoutLines(got), want)
	}
	if err := quick.Check(roundTrip, nil); err != nil {
		t.Error(err)
	}
}

// The files in testdata/parse have stored traces, and what they are when they are written again with
// all that was read, or why they are none.
func TestParseTexts(t *testing.T) {
	datadriven.Walk(t, "testdata/parse", func(t *testing.T, path string) {
		datadriven.RunTest(t, path, func(t *testing.T, d *datadriven.TestData) string {
			text := d.Input
			if text != "" {
				text += "\n"
			}
			trace, err := Parse([]byte(text))
			if err != nil {
				return err.Error() + "\n"
			}
			return string(trace.Format(true))
		})
	})
}

// Whatever can be read is written and read again as the same.
func FuzzParseTrace(f *testing.F) {
	f.Add([]byte("/* c */\napplication: Main\n//@ gojpf=1 kind=\"deadlock\"\n[0] a.B 0 //@ transition=0 of=1 id=\"ROOT\"\n[1] #0 1 // x\n"))
	f.Add([]byte("application: Main // x\n[0] a.B 0 //@ transition=1 of=2 noted=\"{}\"\n"))
	f.Fuzz(func(t *testing.T, text []byte) {
		first, err := Parse(text)
		if err != nil {
			return
		}
		written := first.Format(true)
		second, err := Parse(written)
		if err != nil {
			t.Fatalf("%v in\n%s", err, written)
		}
		if again := second.Format(true); !bytes.Equal(again, written) {
			t.Fatalf("written\n%s\nagain\n%s", written, again)
		}
	})
}

func TestStoredTraceFileErrors(t *testing.T) {
	dir := t.TempDir()
	if err := (&Stored{Application: "Main"}).WriteFile(filepath.Join(dir, "no", "trace"), false); err == nil || !strings.HasPrefix(err.Error(), "trace: ") {
		t.Errorf("error %v", err)
	}
	file := filepath.Join(dir, "trace")
	if err := os.WriteFile(file, []byte("application: Main\n[7]\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := Read(file); err == nil || !strings.HasPrefix(err.Error(), file+":2: ") {
		t.Errorf("error %v does not name file and line", err)
	}
	if _, err := NewPlayback(file, "Main"); err == nil {
		t.Error("a broken trace was followed")
	}
}
