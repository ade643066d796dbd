package reviewed

import (
	_ "embed"
	"fmt"
	"slices"
	"strings"
	"sync"
)

// The sums that are known, with the releases of the JDK that have such code: a line for each.
//
//go:embed known.txt
var list string

var known = sync.OnceValue(func() map[string][]string {
	m := map[string][]string{}
	for line := range strings.Lines(list) {
		if words := strings.Fields(line); len(words) >= 2 && words[0] != "#" {
			m[words[0]] = append(m[words[0]], words[1])
		}
	}
	return m
})

// Known reports whether somebody has looked at the code of a class that has this sum.
func Known(class string, sum uint64) bool { return slices.Contains(known()[class], Text(sum)) }

// Text is how a sum is written.
func Text(sum uint64) string { return fmt.Sprintf("%016x", sum) }
