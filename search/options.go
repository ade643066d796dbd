package search

import (
	"slices"
	"strings"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/search/schedule"
	"github.com/gojpf/gojpf/search/store"
	"github.com/gojpf/gojpf/search/world"
	"github.com/gojpf/gojpf/symbolic/solve"
	"github.com/gojpf/gojpf/vm/classpath"
)

// Keys returns the keys of all that a search is made of.
func Keys() []config.Key {
	return slices.Concat(classpath.Keys, world.Keys, schedule.Keys, store.Keys, solve.Keys)
}

// TargetName returns the name of the class that is run, "" for none.
func TargetName(cfg *config.Config) string {
	return strings.ReplaceAll(config.Read(cfg).String("target"), "/", ".")
}
