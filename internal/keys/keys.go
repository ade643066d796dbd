// Package keys puts together the configuration keys that the rooms declare, each
// in one file of its own beside the options that are read from them. It is for the
// front door and for tests, which need a registry of all keys.
//
// It holds no keys, and reads none.
package keys

import (
	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/hunt/options"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/report"
	"github.com/gojpf/gojpf/search"
)

// Registry returns a new registry of all keys: those of the rooms, of the listeners
// that are linked, and those of Java PathFinder that have no effect here.
func Registry() *config.Registry {
	r := config.NewRegistry(config.Keys()...)
	r.Add(search.Keys()...)
	r.Add(report.Keys()...)
	r.Add(listener.Keys()...)
	r.Add(options.Keys...)
	return r
}
