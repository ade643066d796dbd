package listener

import (
	"fmt"
	"strings"

	"github.com/gojpf/gojpf/config"
)

// keys are those of the room itself; listeners declare their own.
var keys = []config.Key{
	{Name: "listener", Type: config.Classes, Power: config.Reads, JPF: true,
		Help: "The listeners to attach: built-in names, JPF class names, or script files."},
	{Name: "search.listener", Type: config.Classes, JPF: true,
		Help: "More listeners to attach, after those of listener."},
	{Name: "listener.autoload", Type: config.List, JPF: true,
		Help: "Annotations that have a listener attached when a class is loaded that carries one, on itself or a member. The key listener.NAME names the listener for annotation NAME."},
	{Name: "listener.*", Type: config.Class, JPF: true,
		Help: "The listener for an annotation of listener.autoload."},
	{Name: "script.max_steps", Type: config.Int, Default: "10000000",
		Help: "How many steps of Starlark each call of a script may take. A script that takes more has failed."},
	{Name: "script.max_memory", Type: config.Size, Default: "256M",
		Help: "How much memory each call of a script may take. A script that takes more has failed."},
}

// options are what a run's listeners are.
type options struct {
	attach   []wanted          // from the start, in this order
	autoload map[string]wanted // by the annotation that a class must carry
}

// wanted is a listener that the configuration names.
type wanted struct {
	name   string // of its kind, or of a script
	file   string // of the script; "" for a kind
	origin config.Origin
}

func readOptions(cfg *config.Config) (options, error) {
	r := config.Read(cfg)
	o := options{autoload: map[string]wanted{}}
	want := func(key, name string) wanted {
		w := wanted{name: name, origin: r.Origin(key)}
		if strings.HasSuffix(name, ".star") {
			w.file = r.File(key, name) // beside the file that names it, too
		}
		return w
	}
	for _, key := range []string{"listener", "search.listener"} {
		for _, name := range r.Classes(key) {
			o.attach = append(o.attach, want(key, name))
		}
	}
	for _, annotation := range r.Strings("listener.autoload") {
		// The keys use the annotation's name, with or without its package.
		key := "listener." + annotation
		if !r.Has(key) {
			key = "listener." + short(annotation)
		}
		if !r.Has(key) {
			r.Fail(fmt.Errorf("%s: listener.autoload names %s, but there is no key listener.%s",
				r.Origin("listener.autoload"), annotation, annotation))
			continue
		}
		o.autoload[annotation] = want(key, r.Class(key))
	}
	return o, r.Err()
}

// scriptOptions are read where there is a script.
type scriptOptions struct {
	steps  int
	memory int64
	// value is the text of any key, for scripts that ask.
	value func(key string) string
}

func readScriptOptions(cfg *config.Config) (scriptOptions, error) {
	r := config.Read(cfg)
	o := scriptOptions{steps: r.Int("script.max_steps"), memory: r.Size("script.max_memory"), value: r.String}
	if o.steps < 1 {
		r.Refuse("script.max_steps", "expected a positive number, got %d", o.steps)
	}
	if o.memory < 1 {
		r.Refuse("script.max_memory", "expected a size above 0")
	}
	return o, r.Err()
}
