package cmd

import (
	"regexp"
	"testing"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/internal/keys"
	_ "github.com/gojpf/gojpf/listener/all"
)

var outside = regexp.MustCompile(`(?i)\b(files?|folders?|commands?|scripts?|programs? that)\b`)

// Every key for something outside of gojpf says what it is for: who adds a key
// that names a file or a command cannot forget whom to trust with it.
func TestKeysTellTheirPower(t *testing.T) {
	registry := keys.Registry()
	for _, k := range registry.Keys() {
		names := k.Type == config.Path || k.Type == config.Paths
		if k.Type == config.String || k.Type == config.List || k.Type == config.Classes {
			names = outside.MatchString(k.Help)
		}
		if names && k.Power == config.NoPower && k.Ignored == "" {
			t.Errorf("%s (%s) needs a Power: %s", k.Name, k.Type, k.Help)
		}
		if k.Uses != nil && k.Power != config.Runs && k.Power != config.Writes {
			t.Errorf("%s tells its uses of no power", k.Name)
		}
	}
}
