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

// A file as JPF writes it has classes and alternatives only.
func TestParseTraceOfJPF(t *testing.T) {
	text := `/* violated property: x
   second line */
application: Dice
[0] gov.nasa.jpf.vm.choice.ThreadChoiceFromSet 0
[1] gov.nasa.jpf.vm.BooleanChoiceGenerator 1  // true
[2] #1 0
`
	got, err := Parse([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	want := &Stored{Comment: "violated property: x\n   second line", Application: "Dice", Choices: []Choice{
		{Class: "gov.nasa.jpf.vm.choice.ThreadChoiceFromSet", Transition: -1},
		{Class: "gov.nasa.jpf.vm.BooleanChoiceGenerator", Index: 1, Transition: -1},
		{Class: "gov.nasa.jpf.vm.BooleanChoiceGenerator", Transition: -1},
	}}
	if !reflect.DeepEqual(withoutLines(got), want) {
		t.Errorf("got %+v\nwant %+v", got, want)
	}
}

func TestParseTraceErrors(t *testing.T) {
	const head = "application: Main\n"
	tests := []struct{ name, text, want string }{
		{"empty", "", "1: there is no line"},
		{"no application", "[0] p.C 1\n", `1: expected "application: Main"`},
		{"open comment", "/* a\nb\n", "2: the comment has no end"},
		{"wrong number", head + "[1] p.C 0\n", `2: expected "[0] class alternative"`},
		{"no alternative", head + "[0] p.C\n", "2: expected"},
		{"negative", head + "[0] p.C -1\n", `2: expected a number, got "-1"`},
		{"unnamed class", head + "[0] #0 1\n", "2: #0 was not named above"},
		{"no class", head + "[0] p!C 1\n", `2: expected a class, got "p!C"`},
		{"beyond", head + "[0] p.C 3 //@ transition=1 of=3 id=\"x\"\n", "2: alternative 3 of 3"},
		{"no transition", head + "[0] p.C 3 //@ of=9 id=\"x\"\n", "2: transition: expected a number"},
		{"backwards", head + "[0] p.C 0 //@ transition=2 of=9\n[1] p.C 0 //@ transition=1 of=9\n", "3: transition 1 behind transition 2"},
		{"no pair", head + "[0] p.C 0 //@ transition\n", "2: expected name=value"},
		{"open quotes", head + "[0] p.C 0 //@ transition=1 of=9 id=\"x\n", "2: id: bad quotes"},
		{"notes", head + "[0] p.C 0 //@ transition=1 of=9 noted=\"{\"\n", "2: noted: "},
		{"newer form", head + "//@ gojpf=99\n", "2: expected a trace of form 1, got gojpf=99"},
		{"stray attributes", head + "//@ gojpf=1\n//@ gojpf=1\n", "3: attributes without a choice"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, err := Parse([]byte(tt.text))
			if err == nil || !strings.HasPrefix(err.Error(), tt.want) {
				t.Errorf("error %v, want %s...", err, tt.want)
			}
		})
	}
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
