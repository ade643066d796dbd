package models

import (
	"os"
	"strings"
	"sync/atomic"
	"unicode/utf16"
	"unicode/utf8"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/insn/symexec"
	"github.com/gojpf/gojpf/models/vfs"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classpath"
)

// Options is what a booted program sees of the world around it.
type Options struct {
	JavaHome       string
	Feature        int    // of the JDK: 17
	RuntimeVersion string // 17.0.1+12
	Version        string // 17.0.1
	ClassPath      string
	Command        string // main class and arguments
	Language       string
	Country        string
	Charset        string // default charset and that of the standard streams
	OSVersion      string
	Dir, Home      string
	User           string
	Processors     int
	ClockStands    bool // the program's clock always shows zero
	Env            [][2]string
	Properties     [][2]string
	Seed           uint64     // of what would be random on a real machine
	FileWrites     string     // state, host or deny
	Reach          *vfs.Reach // which of the host's files the program sees; nil for all
	LogLevel       string     // what the program logs through Verify shows from this level on
	Timezone       string     // default time zone; "" for that of the environment
	Image          *classpath.Image
	Path           *classpath.Path

	// Symbolic makes inputs, nil where a run takes one path only.
	Symbolic *symexec.Runtime

	// Choices are generators that the caller has made, by the names that Verify's
	// methods are called with.
	Choices map[string]choice.Generator

	Config Config // the run's configuration, nil for none
	Hooks  Hooks  // what the search does for the program
	Ledger *Ledger
	Refers *atomic.Bool // the program has asked what became of a reference

	input *input
}

// Twin implements vm.World. The Ledger belongs to the run, and is shared.
func (o *Options) Twin() vm.World {
	twin := *o
	return &twin
}

// World is what the natives of a machine know of the world outside, nil before
// [Boot].
func World(m *vm.Machine) *Options {
	o, _ := m.World.(*Options)
	return o
}

func options(e *vm.Env) *Options { return World(e.M) }

// EnvCharset returns the name of the charset that a JDK takes from the
// environment's locale.
func EnvCharset(env func(string) string) string {
	for _, k := range []string{"LC_ALL", "LC_CTYPE", "LANG"} {
		if v := env(k); v != "" {
			u := strings.ToUpper(v)
			if strings.Contains(u, "UTF-8") || strings.Contains(u, "UTF8") {
				return "UTF-8"
			}
			if strings.Contains(u, "8859-1") || strings.Contains(u, "ISO88591") {
				return "ISO-8859-1"
			}
			break
		}
	}
	return "ANSI_X3.4-1968"
}

// DefaultOptions are what a plain `java` in this process's environment has.
func DefaultOptions() *Options {
	o := &Options{
		Language: "en", Charset: EnvCharset(os.Getenv), OSVersion: "5.0", Dir: workingDir(),
		Home: "/home/user", User: "user", Processors: defaultProcessors(), FileWrites: "state", LogLevel: "warning",
		Ledger: &Ledger{}, Refers: &atomic.Bool{}, input: &input{},
	}
	return o
}

// encode converts text to bytes of the console's charset, as an encoder that
// replaces does.
func (o *Options) encode(u []uint16) []byte {
	out := make([]byte, 0, len(u)+1)
	limit := uint16(0x80)
	switch o.Charset {
	case "UTF-8":
		for i := 0; i < len(u); i++ {
			c := rune(u[i])
			if c < 0x80 {
				out = append(out, byte(c))
				continue
			}
			if utf16.IsSurrogate(c) {
				if i+1 < len(u) {
					if r := utf16.DecodeRune(c, rune(u[i+1])); r != utf8.RuneError {
						out = utf8.AppendRune(out, r)
						i++
						continue
					}
				}
				out = append(out, '?')
				continue
			}
			out = utf8.AppendRune(out, c)
		}
		return out
	case "ISO-8859-1":
		limit = 0x100
	}
	for i := 0; i < len(u); i++ {
		c := u[i]
		if c < limit {
			out = append(out, byte(c))
			continue
		}
		if utf16.IsSurrogate(rune(c)) && i+1 < len(u) && utf16.DecodeRune(rune(c), rune(u[i+1])) != utf8.RuneError {
			i++
		}
		out = append(out, '?')
	}
	return out
}

// Heuristic is the value that Verify.setHeuristicSearchValue was given. It
// steers the search and does not tell states apart.
type Heuristic int

// Unmatched implements vm.Unmatched.
func (Heuristic) Unmatched() {}

// HeuristicKey is the key under which the machine keeps the Heuristic.
const HeuristicKey = "verify.heuristic"
