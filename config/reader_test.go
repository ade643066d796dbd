package config

import (
	"errors"
	"testing"
)

// A Reader goes on behind an error, and tells of each key once.
func TestReaderGathersErrors(t *testing.T) {
	c := New(NewRegistry(typedKeys...))
	c.Set("a.bool", "perhaps", Origin{"app.jpf", 1})
	c.Set("a.int", "many", Origin{"app.jpf", 2})
	c.Set("a.long", "-3", Origin{"app.jpf", 3})
	c.Set("a.duration", "5s", CommandLine)
	r := Read(c)
	r.Bool("a.bool")
	n := r.IntFrom("a.int", 1) // no number, so not too small
	long := r.Int64("a.long")
	r.Check(long >= 0, "a.long", "a number that is not negative")
	r.Duration("a.duration")
	r.Refuse("a.duration", "it is %w", errors.ErrUnsupported)
	r.Fail(nil)
	want := `app.jpf:1: a.bool: expected true or false, got "perhaps"
app.jpf:2: a.int: expected an integer, got "many"
app.jpf:3: a.long: expected a number that is not negative, got "-3"
command line: a.duration: it is unsupported operation`
	if err := r.Err(); err == nil || err.Error() != want {
		t.Errorf("got %v\nwant %s", err, want)
	}
	if !errors.Is(r.Err(), errors.ErrUnsupported) {
		t.Error("the cause is lost")
	}
	if n != 0 {
		t.Errorf("a value that is none is %d", n)
	}
	if err := Read(c).Err(); err != nil {
		t.Errorf("nothing was read, but: %v", err)
	}
	// What the readers have read was asked for.
	if warnings := c.Unread(); len(warnings) != 0 {
		t.Errorf("unread: %v", warnings)
	}
}
