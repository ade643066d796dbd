package search

import "github.com/gojpf/gojpf/config"

// registry has the keys that a search needs.
func registry() *config.Registry {
	r := config.Builtin()
	r.Add(Keys()...)
	return r
}
