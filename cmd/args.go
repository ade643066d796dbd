package cmd

import (
	"errors"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"github.com/gojpf/gojpf"
	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/search"
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
	args, name, rest := config.SplitArgs(c.Args().Slice())
	var settings []gojpf.Setting
	if path := c.String("classpath"); c.IsSet("classpath") {
		settings = append(settings, gojpf.ClassPath(path)) // what is set by key goes before it
	}
	settings = append(settings, gojpf.Args(args...))
	for _, f := range []struct{ flag, key string }{{"trace", "search.trace.file"}, {"replay", "search.replay"}} {
		if c.IsSet(f.flag) {
			settings = append(settings, gojpf.Set(f.key, c.String(f.flag)))
		}
	}
	file := ""
	switch {
	case strings.HasSuffix(name, ".jpf"):
		file = name
	case name != "":
		settings = append(settings, gojpf.Target(name))
	}
	cfg, err := gojpf.ReadConfig(file, trusting(c, settings...)...)
	if err != nil {
		return nil, err
	}
	if search.TargetName(cfg) == "" {
		return nil, errors.New("nothing to run: name a main class, or a .jpf file that sets target")
	}
	t := &target{cfg: cfg}
	if len(rest) > 0 {
		t.args = rest
	}
	return t, nil
}

// trusting adds what --trust says.
func trusting(c *cli.Context, settings ...gojpf.Setting) []gojpf.Setting {
	if c.Bool("trust") {
		settings = append(settings, gojpf.Trust())
	}
	return settings
}

// options are what a run of the target is made of on a console.
func (t *target) options(con *console) []gojpf.Option {
	opts := []gojpf.Option{gojpf.WithInput(stdin{con}), gojpf.WithOutput(stdout{con}, stderr{con})}
	if t.args != nil {
		opts = append(opts, gojpf.WithArgs(t.args...))
	}
	return opts
}
