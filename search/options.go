package search

import (
	"strings"

	"github.com/gojpf/gojpf/config"
)

// TargetName returns the name of the class that is run, "" for none.
func TargetName(cfg *config.Config) string {
	return strings.ReplaceAll(config.Read(cfg).String("target"), "/", ".")
}
