package memtest

import (
	"bytes"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/internal/corpus"
	"github.com/gojpf/gojpf/search"
)

// TestIdioms explores what people write: each with all that it may print, sequentially
// consistent outcomes first, then what the model allows besides.
func TestIdioms(t *testing.T) {
	text, err := os.ReadFile("testdata/Idioms.java")
	if err != nil {
		t.Fatal(err)
	}
	classes := compile(t, map[string]string{"Idioms": string(text)})
	for _, x := range []struct {
		name     string
		seq, jmm []string
	}{
		{"unsafe", []string{"0 -1 00", "0 5 00"}, []string{"0 0 00"}},
		{"final", []string{"0 -1 00", "0 75 00"}, nil},
		{"leak", []string{"0 -1 00", "0 0 00", "0 7 00"}, nil},
		{"dcl", []string{"5 5 00"}, []string{"-5 5 00 NullPointerException", "0 5 00", "5 -5 00 NullPointerException", "5 0 00"}},
		{"dclv", []string{"5 5 00"}, nil},
		{"lock", []string{"0 0 20"}, nil},
		{"rlock", []string{"0 0 20"}, nil},
		{"latch", []string{"0 5 50"}, nil},
		{"chm", []string{"0 -1 00", "0 5 00"}, nil},
		{"spin", []string{"0 5 50"}, nil},
		{"peterson", []string{"0 0 02"}, []string{"0 0 01"}},
		{"seqlock", []string{"0 -1 00", "0 0 00", "0 11 00"}, []string{"0 1 00", "0 10 00"}},
		{"string", []string{"0 -1 00", "0 30 00"}, nil},
		{"alive", []string{"0 5 50"}, nil},
		{"state", []string{"0 5 50"}, nil},
		{"interrupt", []string{"0 5 50"}, nil},
		{"looks", []string{"0 5 50"}, nil},
		{"sleep", []string{"0 -1 50", "0 5 50"}, nil},
		{"list", []string{"0 -1 00", "0 1 00"}, []string{"0 0 00"}},
	} {
		for _, model := range []string{"sc", "jmm"} {
			want := slices.Clone(x.seq)
			if model == "jmm" {
				want = append(want, x.jmm...)
			}
			slices.Sort(want)
			var out bytes.Buffer
			p := &corpus.Program{Name: "Idioms", Args: []string{x.name}}
			r, err := p.Search(corpus.Run{Classes: classes, Out: &out, Settings: []string{"+search.multiple_errors=true", "+vm.memory=" + model}})
			if err != nil {
				t.Fatal(err)
			}
			got := strings.Split(strings.TrimSpace(out.String()), "\n")
			slices.Sort(got)
			if got = slices.Compact(got); !slices.Equal(got, want) || r.Verdict != search.Safe {
				t.Errorf("%s, %s: %s, met %q, expected %q", x.name, model, r.Verdict, got, want)
			}
		}
	}
}

// A read that may return one of more writes than are kept makes a run incomplete.
func TestHistories(t *testing.T) {
	classes := compile(t, map[string]string{"Many": `class Many {
    static int x;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            for (int i = 1; i <= 4; i++) {
                x = i;
            }
        });
        t.start();
        int seen = x;
        t.join();
    }
}
`})
	for histories, want := range map[string]search.Verdict{"2": search.Incomplete, "64": search.Safe} {
		p := &corpus.Program{Name: "Many"}
		r, err := p.Search(corpus.Run{Classes: classes, Settings: []string{"+vm.memory=jmm", "+vm.memory.histories=" + histories}})
		if err != nil {
			t.Fatal(err)
		}
		if r.Verdict != want {
			t.Errorf("%s writes kept: %s %+v", histories, r.Verdict, r.Incomplete)
		}
	}
}
