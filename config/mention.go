package config

import (
	"slices"
	"sync/atomic"
)

// Mention is a part of a key's value that names something of the program: a
// class, a method, a line. What it names may not exist, which only a run finds
// out.
type Mention struct {
	Key, Text string
	Origin    Origin
	Means     any // what tells whether something is meant, for whoever asks
	met       atomic.Bool
}

// Meet notes that something of that name was met.
func (m *Mention) Meet() {
	if m != nil && !m.met.Load() {
		m.met.Store(true)
	}
}

// Met reports whether Meet was called.
func (m *Mention) Met() bool { return m.met.Load() }

// Mention notes that the key's value has such a part. The same part is noted
// once, however often the value is read.
func (c *Config) Mention(key, text string, means any) *Mention {
	for _, m := range c.mentions {
		if m.Key == key && m.Text == text {
			return m
		}
	}
	m := &Mention{Key: key, Text: text, Origin: c.Origin(key), Means: means}
	c.mentions = append(c.mentions, m)
	return m
}

// Mentions returns what was noted, in that order.
func (c *Config) Mentions() []*Mention { return slices.Clone(c.mentions) }
