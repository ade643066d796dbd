package config

import (
	"bufio"
	"fmt"
	"io"
	"path"
	"strings"
)

// WriteKeys writes the registered keys whose names match the pattern, each with
// its type, default, present value and meaning. The pattern is a glob if it
// holds a '*' or '?', else any part of the name; "" matches all. A nil cfg
// leaves the present values out.
func WriteKeys(w io.Writer, registry *Registry, cfg *Config, pattern string) error {
	out := bufio.NewWriter(w)
	for _, k := range registry.Keys() {
		matches, err := k.matches(pattern)
		if err != nil {
			return fmt.Errorf("pattern %q: %w", pattern, err)
		}
		if !matches {
			continue
		}
		fmt.Fprintf(out, "%s (%s", k.Name, k.Describe())
		if k.Default != "" {
			fmt.Fprintf(out, ", default %s", k.Default)
		}
		fmt.Fprint(out, ")\n")
		fmt.Fprintf(out, "    %s\n", k.Help)
		if len(k.Aliases) > 0 {
			fmt.Fprintf(out, "    also: %s\n", strings.Join(k.Aliases, ", "))
		}
		if k.Ignored != "" {
			fmt.Fprintf(out, "    no effect: %s\n", k.Ignored)
		}
		if cfg != nil {
			writePresent(out, k, cfg)
		}
	}
	return out.Flush()
}

func writePresent(w io.Writer, k *Key, cfg *Config) {
	if prefix, _ := k.affixes(); strings.Contains(k.Name, "*") {
		for _, name := range cfg.Keys(prefix) {
			if cfg.registry.Lookup(name) == k {
				fmt.Fprintf(w, "    now: %s=%s (%s)\n", name, cfg.String(name), cfg.Origin(name))
			}
		}
		return
	}
	if origin := cfg.Origin(k.Name); !origin.IsDefault() {
		fmt.Fprintf(w, "    now: %s (%s)\n", cfg.String(k.Name), origin)
	}
}

func (k *Key) matches(pattern string) (bool, error) {
	if !strings.ContainsAny(pattern, "*?[") {
		pattern = "*" + pattern + "*"
	}
	for _, name := range append([]string{k.Name}, k.Aliases...) {
		if ok, err := path.Match(pattern, name); ok || err != nil {
			return ok, err
		}
	}
	return false, nil
}
