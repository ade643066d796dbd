package models

import (
	_ "embed"
	"slices"
	"strings"
	"sync"
)

// A native that is registered by the name of a method alone was written for the
// overloads that there were. One that a later update of the JDK adds, or that a
// program's own copy of a class of the API has, is another method with other
// arguments: the native must not take its place.

//go:embed overloads.txt
var overloadsText string

// overloads maps class.name to the descriptors that natives registered by that
// name were written for. Natives of users' own classes are not listed and serve
// all overloads.
var overloads = sync.OnceValue(func() map[string][]string {
	known := map[string][]string{}
	for line := range strings.Lines(overloadsText) {
		if words := strings.Fields(line); len(words) > 1 && words[0] != "#" {
			known[words[0]] = words[1:]
		}
	}
	return known
})

// serves reports whether natives registered by a name alone serve the method.
func serves(class, name, desc string) bool {
	known := overloads()[class+"."+name]
	return known == nil || slices.Contains(known, desc)
}
