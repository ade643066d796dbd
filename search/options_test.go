package search

import "github.com/gojpf/gojpf/config"

// registry has the keys that a search needs.
func registry() *config.Registry {
	r := config.NewRegistry(config.Keys()...)
	r.Add(Keys()...)
	return r
}
