package gojpf

import "runtime/debug"

// release is the version of this source; CHANGELOG.md says what is in it.
const release = "0.2.0"

// Version returns the version and the revision it was built from. The latter is
// known of the main module only, which is another one where somebody has linked
// packages of his own.
func Version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok || info.Main.Path != "github.com/gojpf/gojpf" {
		return release
	}
	revision, changed := "", ""
	for _, s := range info.Settings {
		switch {
		case s.Key == "vcs.revision" && len(s.Value) >= 12:
			revision = s.Value[:12]
		case s.Key == "vcs.modified" && s.Value == "true":
			changed = ", changed"
		}
	}
	if revision == "" {
		return release
	}
	return release + " (" + revision + changed + ")"
}
