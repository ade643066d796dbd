package result

import (
	"errors"
	"fmt"
	"runtime/debug"
	"strings"

	"github.com/gojpf/gojpf/vm"
)

// OneLine spells an error of the loader with its causes on one line.
// Reports have a line for each reason, and tools read them by lines.
func OneLine(err error) string {
	text := err.Error()
	var le *vm.LinkageError
	if errors.As(err, &le) && le.Cause != nil && !strings.Contains(text, le.Cause.Error()) {
		text += ": " + le.Cause.Error()
	}
	return strings.Join(strings.Fields(strings.ReplaceAll(text, "\n", " ")), " ")
}

// InternalError is a broken invariant of gojpf itself.
type InternalError struct {
	Value any
	Stack []byte
}

func (e *InternalError) Error() string { return fmt.Sprintf("internal error: %v", e.Value) }

// Guard runs f and turns a panic into an *InternalError.
// It stands at the edges only: of a run, of a transition, of what users have written. Within
// them a panic is a broken invariant, and nothing is done about it on the way.
func Guard(f func() error) (err error) {
	defer func() {
		if v := recover(); v != nil {
			err = &InternalError{Value: v, Stack: debug.Stack()}
		}
	}()
	return f()
}
