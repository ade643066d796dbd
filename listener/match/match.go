// Package match has the name patterns of listeners' include and exclude keys:
// texts in which '*' stands for any characters, as in JPF.
package match

import (
	"strings"

	"github.com/gojpf/gojpf/config"
)

// Pattern is a text in which each '*' stands for any number of characters.
type Pattern string

// Match reports whether the whole name fits.
func (p Pattern) Match(name string) bool {
	parts := strings.Split(string(p), "*")
	if len(parts) == 1 {
		return name == parts[0]
	}
	first, last := parts[0], parts[len(parts)-1]
	if len(name) < len(first)+len(last) || !strings.HasPrefix(name, first) || !strings.HasSuffix(name, last) {
		return false
	}
	name = name[len(first) : len(name)-len(last)]
	for _, part := range parts[1 : len(parts)-1] {
		i := strings.Index(name, part)
		if i < 0 {
			return false
		}
		name = name[i+len(part):]
	}
	return true
}

// Filter chooses names. The zero Filter chooses all.
type Filter struct {
	Include []Pattern // none means all
	Exclude []Pattern
}

// FromConfig returns the filter of two keys that hold lists of patterns.
func FromConfig(cfg *config.Config, include, exclude string) Filter {
	return Filter{patterns(cfg.Strings(include)), patterns(cfg.Strings(exclude))}
}

func patterns(texts []string) []Pattern {
	var list []Pattern
	for _, t := range texts {
		list = append(list, Pattern(t))
	}
	return list
}

// Match reports whether the filter chooses a thing that goes by any of the
// given names: one of them is included and none excluded.
func (f Filter) Match(names ...string) bool {
	return (len(f.Include) == 0 || matchAny(f.Include, names)) && !matchAny(f.Exclude, names)
}

func matchAny(patterns []Pattern, names []string) bool {
	for _, p := range patterns {
		for _, n := range names {
			if p.Match(n) {
				return true
			}
		}
	}
	return false
}
