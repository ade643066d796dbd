package config

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"time"
)

// Config is a set of values. It is not safe for use while another goroutine
// changes it.
type Config struct {
	registry *Registry
	dir      string // what relative paths start from
	home     string // what "~/" stands for
	values   map[string]*value
	order    []string // keys in the order of their first appearance
	warnings []Warning
	borrowed Origin // the stranger whose value the last references took
	mentions []*Mention
}

// value is what is stored under a key. An empty text means that the key was
// emptied on purpose, which for types that have an empty value differs from
// its never having been set.
type value struct {
	text   string
	origin Origin
	bases  []string // folders of the files that contributed to the text
	// stranger is where a part of the text comes from that the user has not
	// chosen: zero for none.
	stranger Origin
	shared   bool // from a file that serves several runs: the site's or a project's
	stock    bool // from the properties that come with JPF itself
	read     atomic.Bool
}

// New returns a Config without values, in which relative paths start from the
// current directory.
func New(registry *Registry) *Config {
	return &Config{registry: registry, values: make(map[string]*value)}
}

// Registry returns the registry that the Config was made with.
func (c *Config) Registry() *Registry { return c.registry }

// Warnings returns what the user should be told, in the order of discovery.
func (c *Config) Warnings() []Warning { return slices.Clone(c.warnings) }

// Has reports whether the key was given a value that is not empty; a default
// does not count.
func (c *Config) Has(key string) bool {
	v := c.values[c.registry.Canonical(key)]
	v.asked()
	return v.set()
}

// set reports whether there is a value that is not empty.
func (v *value) set() bool { return v != nil && v.text != "" }

// asked notes that somebody wants to know the value.
func (v *value) asked() {
	if v != nil && !v.read.Load() {
		v.read.Store(true)
	}
}

// Origin tells where the key's present value comes from.
func (c *Config) Origin(key string) Origin {
	if v := c.values[c.registry.Canonical(key)]; v != nil {
		return v.origin
	}
	return Origin{}
}

// Keys returns the keys with values whose names start with the prefix, sorted.
func (c *Config) Keys(prefix string) []string {
	var keys []string
	for key, v := range c.values {
		if v.text != "" && strings.HasPrefix(key, prefix) {
			keys = append(keys, key)
		}
	}
	slices.Sort(keys)
	return keys
}

// Set gives the key a value; the empty text removes the one it has. The value
// is neither expanded nor checked: the next typed getter does that.
func (c *Config) Set(key, text string, origin Origin) {
	c.store(c.registry.Canonical(key), &value{text: text, origin: origin})
}

func (c *Config) store(key string, v *value) {
	if _, known := c.values[key]; !known {
		c.order = append(c.order, key)
	}
	c.values[key] = v
}

// lookup returns the key's text and where it comes from: the value that was
// set, or the registry's default.
func (c *Config) lookup(key string) (string, *value, *Key) {
	k := c.registry.Lookup(key)
	v := c.values[c.registry.Canonical(key)]
	v.asked()
	switch {
	case v != nil && (v.text != "" || k == nil || k.Type.emptyIsValue()):
		return v.text, v, k
	case k != nil:
		return k.Default, v, k
	}
	return "", v, nil
}

// Text returns the key's text as it was set, or the default, for those who list
// all keys: it does not count as use of the value, see [Config.Unread].
func (c *Config) Text(key string) string {
	if v := c.values[c.registry.Canonical(key)]; v.set() {
		return v.text
	}
	if k := c.registry.Lookup(key); k != nil {
		return k.Default
	}
	return ""
}

// String returns the key's text; an Enum as the registry spells it.
func (c *Config) String(key string) string {
	text, _, k := c.lookup(key)
	if k != nil && k.Type == Enum {
		if canonical, ok := matchValue(k.Values, text); ok {
			return canonical
		}
	}
	return text
}

// typed reads the key's text with parse. Without a text it returns the zero
// value.
func typed[T any](c *Config, key, expected string, parse func(string) (T, bool)) (T, error) {
	text, _, k := c.lookup(key)
	var result T
	if text == "" {
		return result, nil
	}
	if k != nil {
		if why, ok := k.check(text); !ok {
			return result, c.valueError(key, text, why)
		}
	}
	result, ok := parse(text)
	if !ok {
		return result, c.valueError(key, text, expected)
	}
	return result, nil
}

func (c *Config) valueError(key, text, expected string) error {
	return &ValueError{Origin: c.Origin(key), Key: key, Value: text, Expected: expected}
}

// Bool returns the value of a boolean key.
func (c *Config) Bool(key string) (bool, error) {
	return typed(c, key, expectedBool, parseBool)
}

// Int returns the value of a 32-bit integer key.
func (c *Config) Int(key string) (int, error) {
	return typed(c, key, expectedInt, func(text string) (int, bool) {
		v, ok := parseInt(text, 32)
		return int(v), ok
	})
}

// Int64 returns the value of a 64-bit integer key. MAX and MIN are the limits
// of the key's own type.
func (c *Config) Int64(key string) (int64, error) {
	bits := 64
	if k := c.registry.Lookup(key); k != nil && k.Type == Int {
		bits = 32
	}
	return typed(c, key, expectedInt, func(text string) (int64, bool) { return parseInt(text, bits) })
}

// Float returns the value of a numeric key.
func (c *Config) Float(key string) (float64, error) {
	return typed(c, key, expectedFloat, parseFloat)
}

// Duration returns the value of a duration key.
func (c *Config) Duration(key string) (time.Duration, error) {
	return typed(c, key, expectedDuration, parseDuration)
}

// Size returns the value of a size key in bytes.
func (c *Config) Size(key string) (int64, error) {
	return typed(c, key, expectedSize, parseSize)
}

// Time returns the value of a time key.
func (c *Config) Time(key string) (time.Time, error) {
	return typed(c, key, expectedTime, parseTime)
}

// Strings returns the elements of a list key.
func (c *Config) Strings(key string) []string {
	text, _, k := c.lookup(key)
	list := splitList(text)
	if k != nil {
		for i, element := range list {
			if canonical, ok := matchValue(k.Values, element); ok {
				list[i] = canonical
			}
		}
	}
	return list
}

// Class returns the class name under the key, JPF's short form completed.
func (c *Config) Class(key string) string {
	text, _, _ := c.lookup(key)
	return expandClass(text)
}

// Classes returns the class names under the key, JPF's short forms completed.
func (c *Config) Classes(key string) []string {
	list := c.Strings(key)
	for i, name := range list {
		list[i] = expandClass(name)
	}
	return list
}

// Path returns the file name under the key, made absolute as [Config.Paths]
// does it, or "".
func (c *Config) Path(key string) string {
	text, v, _ := c.lookup(key)
	if text == "" {
		return ""
	}
	return c.resolve(text, v)
}

// Paths returns the elements of a list of paths. A relative one starts from the
// current directory, as in JPF; if nothing is there, but something is beside
// the file that wrote the value, that is what is meant.
func (c *Config) Paths(key string) []string {
	text, v, _ := c.lookup(key)
	list := splitAt(text, pathSeparators)
	for i, path := range list {
		list[i] = c.resolve(path, v)
	}
	return list
}

// pathSeparators are those of JPF and, where it differs, the system's own.
var pathSeparators = ",;" + strings.TrimPrefix(string(os.PathListSeparator), ";")

// File makes a file name that is a part of the value under the key absolute, as
// [Config.Paths] does it.
func (c *Config) File(key, path string) string {
	_, v, _ := c.lookup(key)
	return c.resolve(path, v)
}

func (c *Config) resolve(path string, v *value) string {
	if rest, ok := strings.CutPrefix(path, "~/"); ok && c.home != "" {
		return filepath.Join(c.home, rest)
	}
	if filepath.IsAbs(path) {
		return filepath.Clean(path)
	}
	here := filepath.Join(c.dir, path)
	if v == nil || exists(here) {
		return here
	}
	for _, base := range v.bases {
		if there := filepath.Join(base, path); exists(there) {
			return there
		}
	}
	return here
}

// exists reports whether there is such a file; of "lib/*", the folder counts.
func exists(path string) bool {
	if filepath.Base(path) == "*" {
		path = filepath.Dir(path)
	}
	_, err := os.Stat(path)
	return err == nil
}

// Validate checks every value whose key is registered and has an effect, and returns all
// the errors, in the order in which the keys first appeared. What JPF would have made of
// the others is not ours to judge.
func (c *Config) Validate() []error {
	var errs []error
	for _, key := range c.order {
		k := c.registry.Lookup(key)
		if k == nil || k.Ignored != "" {
			continue
		}
		text := c.values[key].text
		if expected, ok := k.check(text); !ok {
			errs = append(errs, c.valueError(key, text, expected))
		}
	}
	return errs
}
