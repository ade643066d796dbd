package hunt

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/gojpf/gojpf"
	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/hunt/options"
	"github.com/gojpf/gojpf/symbolic/solve"
	"github.com/gojpf/gojpf/vm/classpath"
)

const recipesKey = "symbolic.lazy.recipes"

// Configure reads the hunt.* keys of a .jpf file, "" for none, and of settings. What
// else these say holds for the exploration of each method.
func Configure(file string, settings []string) (Options, error) {
	set := []gojpf.Setting{gojpf.Isolated()}
	for _, kv := range settings {
		set = append(set, gojpf.Args("+"+kv))
	}
	cfg, err := gojpf.ReadConfig(file, set...)
	if err != nil {
		return Options{}, err
	}
	r := config.Read(cfg)
	v := options.Read(r)
	o := Options{
		File: file, Settings: settings, Paths: v.Paths, Include: v.Include, Exclude: v.Exclude, Depth: v.Depth, Methods: Visibility(v.Methods),
		Changes: v.Changes, Library: v.Library, Strategy: v.Strategy, Model: v.Model, Endless: v.Endless, Time: v.Time, Workers: v.Workers, JUnit: v.JUnit, TestDir: v.TestDir,
		Baseline: v.Baseline, Contracts: v.Contracts, Sources: v.Sources, ChangedSince: v.ChangedSince, Store: v.Store,
	}
	if file != "" {
		o.ClassPath = strings.Join(classpath.ReadPath(r), string(filepath.ListSeparator))
	}
	return o, r.Err()
}

// base is the configuration that a hunt's own is laid over.
func (o *Options) base() (*config.Config, error) {
	set := []gojpf.Setting{gojpf.Isolated()}
	for _, kv := range o.Settings {
		set = append(set, gojpf.Args("+"+kv))
	}
	return gojpf.ReadConfig(o.File, set...)
}

// settings are the configuration of a unit's exploration.
func settings(o *Options, s *scope, u *unit) []gojpf.Setting {
	set := []gojpf.Setting{gojpf.Isolated()}
	defaults, own := keysOf(o, s, u)
	for _, kv := range defaults {
		set = append(set, gojpf.Set(kv[0], kv[1]))
	}
	for _, kv := range o.Settings {
		set = append(set, gojpf.Args("+"+kv))
	}
	for _, kv := range own {
		set = append(set, gojpf.Set(kv[0], kv[1]))
	}
	if s.answers != nil { // what is found does not depend on where they are
		set = append(set, gojpf.Set(solve.StoreKey, s.answers.Dir()))
	}
	return set
}

// keysOf are the keys of a unit's exploration: those that nobody else has set, and those
// that are the hunt's alone.
func keysOf(o *Options, s *scope, u *unit) (defaults, own [][2]string) {
	words := slices.Repeat([]string{"sym"}, len(u.params()))
	for _, kv := range [][2]string{
		{"symbolic.lazy", "true"},
		{"symbolic.lazy.objects", "calls"},
		{"symbolic.environment", "true"},
		{"symbolic.lazy.max_objects", "3"},
		{"symbolic.lazy.max_depth", "4"},
		{"symbolic.array_length_limit", "3"},
		{"symbolic.max_branch_visits", "4"},
		{"symbolic.max_pc_length", "60"},
		{"search.multiple_errors", "true"},
		{"search.properties", ".vm.NoAssertionErrorsProperty"},
		{"symbolic.string_length_limit", "6"},
		// These end before the time does, on most machines, so that the same command
		// finds the same on each of them.
		{"search.max_states", "3000"},
		{"search.max_instructions", "20000000"},
		{"search.max_queries", "20000"},
		{"symbolic.call_depth", fmt.Sprint(s.depths.of(u))},
		{"symbolic.call_depth.changes", o.Changes},
		{"symbolic.library", o.Library},
		{"vm.tree_output", "false"},
		{"report.console.finished", ""},
	} {
		if !slices.Contains(s.given, kv[0]) {
			defaults = append(defaults, kv)
		}
	}
	if r := strings.Join(s.contracts.RecipeKeys(), ","); r != "" && !slices.Contains(s.given, recipesKey) {
		defaults = append(defaults, [2]string{recipesKey, r})
	}
	return defaults, [][2]string{
		{"target", dotted(u.class)},
		{"target.entry", u.name + u.desc},
		{"classpath", strings.Join(append(slices.Clone(s.paths), o.ClassPath), ":")},
		{"symbolic.method", fmt.Sprintf("%s.%s(%s)(%s)", dotted(u.class), u.name, strings.Join(words, "#"), strings.Join(u.params(), "#"))},
		{"search.max_time", fmt.Sprint(o.Time.Milliseconds())},
	}
}
