package hunt

import (
	"fmt"
	"strconv"
	"strings"
)

// depths say how deep calls are followed: each a number, for all methods or those that
// match a pattern. The last one that means a method counts for it.
type depths struct {
	patterns []*patterns // one pattern each; nil for all methods
	numbers  []int
}

// everyCall is the depth at which all calls are followed.
const everyCall = -1

// newDepths reads texts such as "2" and "p.C.m(int)=0".
func newDepths(texts []string) (d depths, err error) {
	for _, text := range texts {
		pattern, number, found := cutLast(text, "=")
		if !found {
			pattern, number = "", text
		}
		n, err := strconv.Atoi(strings.TrimSpace(number))
		if err != nil || n < everyCall {
			return d, fmt.Errorf("--depth %s: expected a number of calls, -1 for all, or PATTERN=NUMBER", text)
		}
		var p *patterns
		if found {
			one := newPatterns("--depth", []string{strings.TrimSpace(pattern)})
			p = &one
		}
		d.patterns, d.numbers = append(d.patterns, p), append(d.numbers, n)
	}
	return d, nil
}

// of is the depth of a method.
func (d *depths) of(u *unit) int {
	depth := everyCall
	for i, p := range d.patterns {
		if p == nil || p.mean(u) {
			depth = d.numbers[i]
		}
	}
	return depth
}

// unused is an error for a pattern that means no method.
func (d *depths) unused() error {
	for _, p := range d.patterns {
		if p != nil {
			if err := p.unused(); err != nil {
				return err
			}
		}
	}
	return nil
}

func cutLast(text, separator string) (before, after string, found bool) {
	i := strings.LastIndex(text, separator)
	if i < 0 {
		return text, "", false
	}
	return text[:i], text[i+len(separator):], true
}
