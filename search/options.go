package search

import (
	"strings"

	"github.com/gojpf/gojpf/config"
)

// TargetName returns the name of the class that is run, "" for none.
func TargetName(r *config.Reader) string { return strings.ReplaceAll(r.String("target"), "/", ".") }
