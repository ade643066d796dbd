package config

import (
	"errors"
	"fmt"
	"strings"
)

// JPF expands a reference when it stores the value that holds it, from what is
// known at that moment; so a value may refer to the key's own former value.
// We do the same, with one addition: a reference to another key that has no
// value yet is kept, marked, and resolved when everything has been read. Marked
// text looks like "\x00{key}"; no input can contain it, since NUL is refused.

const (
	pendingOpen = "\x00{"
	refOpen     = "${"
)

var errUnclosed = errors.New("a ${ without its }")

// source finds the value of a reference outside the stored values.
type source func(name string) (text string, ok bool)

// expand replaces the references in text that is about to be stored under key.
func (c *Config) expand(key, text string, outside source) (string, error) {
	var out strings.Builder
	for {
		before, after, found := strings.Cut(text, refOpen)
		out.WriteString(before)
		if !found {
			return out.String(), nil
		}
		name, rest, closed := strings.Cut(after, "}")
		if !closed {
			return "", errUnclosed
		}
		if strings.Contains(name, refOpen) {
			return "", fmt.Errorf("${%s}: a reference inside a reference", name)
		}
		out.WriteString(c.reference(key, strings.TrimSpace(name), outside))
		text = rest
	}
}

// reference returns what a reference from key to name is replaced with.
func (c *Config) reference(key, name string, outside source) string {
	canonical := c.registry.Canonical(name)
	if v := c.values[canonical]; v != nil {
		if !v.stranger.IsDefault() {
			c.borrowed = v.stranger
		}
		v.asked()
		if canonical != key && strings.Contains(v.text, pendingOpen) {
			return pendingOpen + canonical + "}"
		}
		return v.text
	}
	if text, ok := outside(name); ok {
		return text
	}
	if k := c.registry.Lookup(name); k != nil && k.Default != "" {
		return k.Default
	}
	if canonical == key {
		return "" // "path=x;${path}" with nothing before it
	}
	return pendingOpen + canonical + "}"
}

// expandNow expands text that is needed at once, so that a reference to an
// unknown key is an error.
func (c *Config) expandNow(text string, outside source) (string, error) {
	expanded, err := c.expand("", text, outside)
	if err != nil {
		return "", err
	}
	if _, after, found := strings.Cut(expanded, pendingOpen); found {
		name, _, _ := strings.Cut(after, "}")
		return "", fmt.Errorf("${%s} is not defined here", name)
	}
	return expanded, nil
}

// resolvePending replaces the references that were left marked. One to a key
// that never got a value becomes the empty text, as in JPF, with a warning.
func (c *Config) resolvePending() error {
	r := resolver{config: c, active: make(map[string]bool)}
	for _, key := range c.order {
		if err := r.resolve(key); err != nil {
			return err
		}
	}
	return nil
}

type resolver struct {
	config *Config
	active map[string]bool
	chain  []string // the keys of active, outermost first
}

func (r *resolver) resolve(key string) error {
	v := r.config.values[key]
	if !strings.Contains(v.text, pendingOpen) {
		return nil
	}
	if r.active[key] {
		return r.cycle(key)
	}
	r.active[key] = true
	r.chain = append(r.chain, key)
	var out strings.Builder
	rest := v.text
	for {
		before, after, found := strings.Cut(rest, pendingOpen)
		out.WriteString(before)
		if !found {
			break
		}
		var name string
		name, rest, _ = strings.Cut(after, "}")
		target := r.config.values[name]
		if target == nil {
			r.config.warn(v.origin, fmt.Sprintf("%s: ${%s} is not defined, and taken as empty", key, name))
			continue
		}
		if err := r.resolve(name); err != nil {
			return err
		}
		out.WriteString(target.text)
		if !target.stranger.IsDefault() {
			v.stranger = target.stranger
		}
	}
	v.text = strings.TrimSpace(out.String())
	r.chain = r.chain[:len(r.chain)-1]
	delete(r.active, key)
	return nil
}

func (r *resolver) cycle(key string) error {
	start := 0
	for r.chain[start] != key {
		start++
	}
	var path strings.Builder
	for _, k := range r.chain[start:] {
		fmt.Fprintf(&path, "%s (%s) -> ", k, r.config.values[k].origin)
	}
	path.WriteString(key)
	return &EntryError{
		Origin: r.config.values[key].origin,
		Err:    fmt.Errorf("the value of %s refers to itself: %s", key, path.String()),
	}
}

func (c *Config) warn(origin Origin, text string) {
	c.warnings = append(c.warnings, Warning{origin, text})
}
