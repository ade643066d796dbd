package cmd

import (
	"errors"
	"os"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/listener"
)

// flagsFirst reorders the arguments of commands that run a program: flags may
// stand between +key=value settings, as far as the target; what follows the
// target belongs to the program, whatever it looks like.
func flagsFirst(app *cli.App, args []string) []string {
	if len(args) < 2 {
		return args
	}
	i := slices.IndexFunc(app.Commands, func(c *cli.Command) bool { return c.Name == args[1] })
	if i < 0 || !takesSettings(app.Commands[i]) {
		return args
	}
	cmd, rest := app.Commands[i], args[2:]
	var flags, settings []string
	for len(rest) > 0 {
		arg := rest[0]
		switch {
		case arg == "--":
			return slices.Concat(args[:2], flags, []string{"--"}, settings, rest[1:])
		case strings.HasPrefix(arg, "+"):
			settings = append(settings, arg)
		case strings.HasPrefix(arg, "-") && arg != "-":
			flags = append(flags, arg)
			if needsValue(cmd, arg) && len(rest) > 1 {
				rest = rest[1:]
				flags = append(flags, rest[0])
			}
		default:
			return slices.Concat(args[:2], flags, []string{"--"}, settings, rest)
		}
		rest = rest[1:]
	}
	return slices.Concat(args[:2], flags, settings)
}

func takesSettings(cmd *cli.Command) bool { return cmd.Name == "run" || cmd.Name == "exec" }

// needsValue reports whether the argument is a flag whose value is the next one.
func needsValue(cmd *cli.Command, arg string) bool {
	name := strings.TrimLeft(arg, "-")
	for _, f := range cmd.Flags {
		if slices.Contains(f.Names(), name) {
			_, isBool := f.(*cli.BoolFlag)
			return !isBool
		}
	}
	return false
}

// target is what a run command is asked to run.
type target struct {
	cfg  *config.Config
	args []string // of the program; nil if none were given
}

// loadTarget reads the configuration that the arguments of a run command
// describe.
func loadTarget(c *cli.Context) (*target, error) {
	settings, name, rest := config.SplitArgs(c.Args().Slice())
	if path := c.String("classpath"); c.IsSet("classpath") {
		settings = append([]string{"+classpath=" + path}, settings...)
	}
	for _, f := range []struct{ flag, key string }{{"trace", "search.trace.file"}, {"replay", "search.replay"}} {
		if c.IsSet(f.flag) {
			settings = append(settings, "+"+f.key+"="+c.String(f.flag))
		}
	}
	file := ""
	switch {
	case strings.HasSuffix(name, ".jpf"):
		file = name
	case name != "":
		settings = append(settings, "+target="+name)
	}
	cfg, err := loadConfig(file, settings, c.Bool("trust"))
	if err != nil {
		return nil, err
	}
	if cfg.String("target") == "" {
		return nil, errors.New("nothing to run: name a main class, or a .jpf file that sets target")
	}
	t := &target{cfg: cfg}
	if len(rest) > 0 {
		t.args = rest
	}
	return t, nil
}

// loadConfig reads all layers of configuration.
func loadConfig(file string, settings []string, trust bool) (*config.Config, error) {
	home, err := os.UserHomeDir()
	if err != nil {
		home = "" // then there is no site file
	}
	registry := config.Builtin()
	registry.Add(listener.Keys()...)
	return config.Load(config.Options{Registry: registry, File: file, Args: settings, Env: os.Environ(), Home: home, Trust: trust})
}
