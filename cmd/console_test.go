package cmd

import (
	"bytes"
	"strings"
	"testing"
)

// What is printed takes the place of the status line.
func TestStatus(t *testing.T) {
	var out bytes.Buffer
	con := newConsole(strings.NewReader(""), &out, &out)
	if stdout := (stdout{con}); stdout.Status("unseen") {
		t.Error("a buffer is taken for a terminal")
	}
	con.lines = true
	stdout{con}.Status("one")
	stdout{con}.Status("two")
	stdout{con}.Write([]byte("text\n"))
	stdout{con}.Status("three")
	stderr{con}.Write([]byte("error\n"))
	stdout{con}.Write([]byte("no end"))
	stdout{con}.Status("not now")
	stdout{con}.Status("")
	const want = "\rone\x1b[K\rtwo\x1b[K\r\x1b[Ktext\n\rthree\x1b[K\r\x1b[Kerror\n" + "no end"
	con.Flush()
	if got := out.String(); got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}
