package config

import (
	"fmt"
	"strings"
)

// warnUnknown warns of keys that nobody registered but that look like a known
// one. Other unknown keys are the business of whoever asks for them.
func (c *Config) warnUnknown() {
	for _, key := range c.order {
		v := c.values[key]
		if v.origin.IsDefault() || c.registry.Lookup(key) != nil {
			continue
		}
		if known := c.registry.Nearest(key); known != "" {
			c.warn(v.origin, fmt.Sprintf("unknown key %q; did you mean %q?", key, known))
		}
	}
}

// warnIgnored warns of keys that the user set in vain.
func (c *Config) warnIgnored() {
	for _, key := range c.order {
		k, v := c.registry.Lookup(key), c.values[key]
		if k == nil || k.Ignored == "" || !v.set() {
			continue
		}
		if v.read.Store(true); !v.stock && !(v.shared && k.Harmless) {
			c.warn(v.origin, fmt.Sprintf("%s has no effect: %s", key, k.Ignored))
		}
	}
}

// Unread returns warnings of keys that were set for this run, but that nothing
// in it has asked for. What a site or a project sets is for other runs, too.
func (c *Config) Unread() []Warning {
	var list []Warning
	for _, key := range c.order {
		v := c.values[key]
		if !v.set() || v.shared || v.read.Load() || v.origin.IsDefault() {
			continue
		}
		text := key + " had no effect: nothing in this run asks for it"
		switch k := c.registry.Lookup(key); {
		case k != nil && k.Reports:
			continue
		case k == nil && c.registry.Nearest(key) != "":
			continue // there was a warning
		case k == nil:
			text = fmt.Sprintf("unknown key %q: nothing in this run asks for it", key)
		case k.Of != "":
			text = fmt.Sprintf("%s had no effect: it is a key of the listener %s, which is not attached or does not need it", key, k.Of)
		}
		list = append(list, Warning{v.origin, text})
	}
	return list
}

// Nearest returns the registered name or alias that an unknown key was probably
// meant to be, or "".
func (r *Registry) Nearest(key string) string {
	best, bestDistance := "", allowedDistance(key)+1
	consider := func(candidate string) {
		distance := 0
		if foldKey(candidate) != foldKey(key) {
			distance = editDistance(key, candidate)
		}
		if distance < bestDistance {
			best, bestDistance = candidate, distance
		}
	}
	for _, k := range r.keys {
		if !strings.Contains(k.Name, "*") {
			consider(k.Name)
			for _, alias := range k.Aliases {
				consider(alias)
			}
			continue
		}
		// Compare a family by what stands before its '*', and complete that
		// with what the key has in the place of the '*'.
		prefix, suffix := k.affixes()
		for _, head := range k.Heads {
			if consider(prefix + head); best == "" && strings.HasPrefix(key, prefix+head) {
				best = prefix + head // bestDistance stays, others may be nearer
			}
		}
		if dots := strings.Count(prefix, "."); suffix == "" && dots > 0 {
			parts := strings.SplitAfterN(key, ".", dots+1)
			if own := parts[len(parts)-1]; len(parts) == dots+1 && own != "" {
				consider(prefix + own)
			}
		}
	}
	return best
}

// allowedDistance is how many slips of the pen a key of that length may hold.
func allowedDistance(key string) int {
	switch n := len(key); {
	case n < 5:
		return 0
	case n < 10:
		return 1
	}
	return 2
}

// foldKey removes what people misremember: case and the marks between words.
func foldKey(key string) string {
	return strings.Map(func(r rune) rune {
		if r == '_' || r == '.' || r == '-' {
			return -1
		}
		return r
	}, strings.ToLower(key))
}

// editDistance counts the insertions, deletions, replacements and swaps of
// neighbours that make b of a.
func editDistance(a, b string) int {
	s, t := []rune(a), []rune(b)
	beforeLast := make([]int, len(t)+1)
	last := make([]int, len(t)+1)
	row := make([]int, len(t)+1)
	for j := range last {
		last[j] = j
	}
	for i := 1; i <= len(s); i++ {
		row[0] = i
		for j := 1; j <= len(t); j++ {
			replacement := last[j-1]
			if s[i-1] != t[j-1] {
				replacement++
			}
			row[j] = min(last[j]+1, row[j-1]+1, replacement)
			if i > 1 && j > 1 && s[i-1] == t[j-2] && s[i-2] == t[j-1] {
				row[j] = min(row[j], beforeLast[j-2]+1)
			}
		}
		beforeLast, last, row = last, row, beforeLast
	}
	return last[len(t)]
}
