package cmd

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/search"
)

func TestFlagsFirst(t *testing.T) {
	app := newApp(nil, io.Discard, io.Discard)
	for _, test := range []struct{ in, want string }{
		{"run Main", "run -- Main"},
		{"run +a=b --json f +c -cp p Main --json x", "run --json f -cp p -- +a=b +c Main --json x"},
		{"run --json=f --quiet Main", "run --json=f --quiet -- Main"},
		{"run --quiet -- +a=b -Main -- x", "run --quiet -- +a=b -Main -- x"},
		{"exec +a -cp", "exec -cp +a"},
		{"exec Main -- -cp", "exec -- Main -- -cp"},
		{"keys +a=b vm", "keys +a=b vm"},
		{"nothing -x", "nothing -x"},
		{"", ""},
	} {
		args := append([]string{"gojpf"}, strings.Fields(test.in)...)
		want := append([]string{"gojpf"}, strings.Fields(test.want)...)
		if got := flagsFirst(app, args); !slices.Equal(got, want) {
			t.Errorf("%s: got %q, want %q", test.in, got, want)
		}
	}
}

func TestInternalError(t *testing.T) {
	internal := &search.InternalError{Value: "broken\nbadly", Stack: []byte("goroutine 1\n")}
	var out bytes.Buffer
	if status := fail(&out, fmt.Errorf("run: %w", internal)); status != exitIncomplete {
		t.Errorf("exit status %d", status)
	}
	if got, want := out.String(), "gojpf: internal error: broken (please report; stack with GOJPF_DEBUG=1)\n"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	t.Setenv("GOJPF_DEBUG", "1")
	out.Reset()
	fail(&out, internal)
	if !strings.Contains(out.String(), "goroutine 1") {
		t.Errorf("no stack in %q", out.String())
	}
}

func TestFail(t *testing.T) {
	var out bytes.Buffer
	if status := fail(&out, errors.Join(errors.New("one"), errors.New("two"))); status != exitUnmade {
		t.Errorf("exit status %d", status)
	}
	if got, want := out.String(), "gojpf: one\ngojpf: two\n"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// What is printed stays in order where both streams end in one place, and
// waits nowhere when input is asked for.
func TestConsoleOrder(t *testing.T) {
	var both bytes.Buffer
	c := newConsole(readerFunc(func([]byte) (int, error) {
		both.WriteString("[read]")
		return 0, io.EOF
	}), &both, &both)
	fmt.Fprint(stdout{c}, "a")
	fmt.Fprint(stderr{c}, "b")
	fmt.Fprint(stdout{c}, "c")
	stdin{c}.Read(nil)
	fmt.Fprint(stdout{c}, "d")
	c.Flush()
	if got, want := both.String(), "abc[read]d"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

type readerFunc func([]byte) (int, error)

func (f readerFunc) Read(b []byte) (int, error) { return f(b) }
