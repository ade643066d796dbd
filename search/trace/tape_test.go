package trace

import (
	"fmt"
	"testing"
)

// A tape that is full takes no more, but the program sees nothing of that.
func TestTape(t *testing.T) {
	tape := &tape{left: 5}
	for i, test := range []struct{ write, want string }{{"abc", "abc"}, {"", ""}, {"defg", "de"}, {"h", ""}} {
		if n, err := fmt.Fprint(tape, test.write); n != len(test.write) || err != nil {
			t.Errorf("write %d: %d, %v", i, n, err)
		}
		if got := tape.take(); got != test.want {
			t.Errorf("take %d: got %q, want %q", i, got, test.want)
		}
	}
	if got := tape.take(); got != "" {
		t.Errorf("taken twice: %q", got)
	}
}
