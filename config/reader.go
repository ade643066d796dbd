package config

import (
	"errors"
	"fmt"
	"time"
)

// Reader reads the keys of a room into its options, once and at the start, and
// gathers all that is wrong with them:
//
//	r := config.Read(c)
//	o := Options{Depth: r.Int("search.depth_limit"), Dir: r.Path("vm.storage.dir")}
//	r.Check(o.Depth >= 0, "search.depth_limit", "a number that is not negative")
//	return o, r.Err()
//
// A key that is read counts as used, see [Config.Unread]. So what matters only
// where something is switched on is read only there.
type Reader struct {
	c    *Config
	errs []error
	bad  map[string]bool // keys that one of the errors is about
}

// Read returns a Reader of a configuration.
func Read(c *Config) *Reader { return &Reader{c: c} }

// Err returns all that was wrong, nil for nothing.
func (r *Reader) Err() error { return errors.Join(r.errs...) }

// Fail adds an error, unless it is nil.
func (r *Reader) Fail(err error) {
	if err != nil {
		r.errs = append(r.errs, err)
	}
}

// Check rejects the value of a key unless it is as expected, a noun phrase. A key
// is rejected once: a text that is no number is not too small as well.
func (r *Reader) Check(ok bool, key, expected string) {
	if !ok {
		r.RejectPart(key, r.c.String(key), expected)
	}
}

// Reject is Check for a value that was found to be wrong.
func (r *Reader) Reject(key, expected string) { r.Check(false, key, expected) }

// RejectPart is Reject for a part of the value, or for a form of it.
func (r *Reader) RejectPart(key, part, expected string) {
	r.fault(key, &ValueError{Origin: r.c.Origin(key), Key: key, Value: part, Expected: expected})
}

// Refuse rejects the value of a key with a whole sentence.
func (r *Reader) Refuse(key, format string, args ...any) {
	r.fault(key, fmt.Errorf("%v: %s: %w", r.c.Origin(key), key, fmt.Errorf(format, args...)))
}

func (r *Reader) fault(key string, err error) {
	if r.bad[key] {
		return
	}
	if r.bad == nil {
		r.bad = map[string]bool{}
	}
	r.bad[key] = true
	r.errs = append(r.errs, err)
}

// take passes a value on and gathers its error.
func take[T any](r *Reader, key string, get func(string) (T, error)) T {
	v, err := get(key)
	if err != nil {
		r.fault(key, err)
	}
	return v
}

// Has reports whether the key was given a value that is not empty; a default
// does not count.
func (r *Reader) Has(key string) bool { return r.c.Has(key) }

// IsSet reports whether somebody has written the key, if only to empty it.
func (r *Reader) IsSet(key string) bool { return !r.c.Origin(key).IsDefault() }

// Origin tells where the value of the key comes from.
func (r *Reader) Origin(key string) Origin { return r.c.Origin(key) }

// Keys returns the keys with values whose names start with the prefix, sorted.
func (r *Reader) Keys(prefix string) []string { return r.c.Keys(prefix) }

// Mention notes that the key's value names a part of the program.
func (r *Reader) Mention(key, text string, means any) *Mention { return r.c.Mention(key, text, means) }

// String returns the key's text; an Enum as the registry spells it.
func (r *Reader) String(key string) string { return r.c.String(key) }

// Bool returns the value of a boolean key.
func (r *Reader) Bool(key string) bool { return take(r, key, r.c.Bool) }

// Int returns the value of a 32-bit integer key.
func (r *Reader) Int(key string) int { return take(r, key, r.c.Int) }

// IntFrom is Int for a key whose value must be at least that.
func (r *Reader) IntFrom(key string, least int) int {
	v := r.Int(key)
	r.Check(v >= least, key, atLeast(least))
	return v
}

// Int64 returns the value of a 64-bit integer key.
func (r *Reader) Int64(key string) int64 { return take(r, key, r.c.Int64) }

// Float returns the value of a numeric key.
func (r *Reader) Float(key string) float64 { return take(r, key, r.c.Float) }

// Duration returns the value of a duration key.
func (r *Reader) Duration(key string) time.Duration { return take(r, key, r.c.Duration) }

// Size returns the value of a size key in bytes.
func (r *Reader) Size(key string) int64 { return take(r, key, r.c.Size) }

// Time returns the value of a time key.
func (r *Reader) Time(key string) time.Time { return take(r, key, r.c.Time) }

// Strings returns the elements of a list key.
func (r *Reader) Strings(key string) []string { return r.c.Strings(key) }

// Class returns the class name under the key, JPF's short form completed.
func (r *Reader) Class(key string) string { return r.c.Class(key) }

// Classes returns the class names under the key, JPF's short forms completed.
func (r *Reader) Classes(key string) []string { return r.c.Classes(key) }

// Path returns the file name under the key, made absolute, or "".
func (r *Reader) Path(key string) string { return r.c.Path(key) }

// Paths returns the elements of a list of paths, made absolute.
func (r *Reader) Paths(key string) []string { return r.c.Paths(key) }

// File makes a file name that is a part of the value under the key absolute.
func (r *Reader) File(key, path string) string { return r.c.File(key, path) }
