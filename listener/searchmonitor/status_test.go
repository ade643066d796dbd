package searchmonitor

import (
	"bytes"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/search/explore"
)

// terminal is an output with a status line.
type terminal struct {
	bytes.Buffer
	status []string
}

func (t *terminal) Status(line string) bool {
	t.status = append(t.status, line)
	return true
}

// On a terminal all lines but the last are the status line, which is cleared at
// the end.
func TestStatusLine(t *testing.T) {
	out := &terminal{}
	c := &listener.Context{Out: out, Result: &search.Result{}}
	l := &monitor{}
	l.SearchStarted(c)
	l.StateAdvanced(c, &explore.Advance{To: 1, Depth: 7, New: true, End: true})
	l.SearchFinished(c, c.Result)
	if len(out.status) != 2 || !strings.Contains(out.status[0], "depth 7, ") || out.status[1] != "" {
		t.Errorf("status lines %q", out.status)
	}
	if text := out.String(); strings.Count(text, "\n") != 1 || !strings.HasSuffix(text, "100.0 % done\n") {
		t.Errorf("printed %q", text)
	}
}
