package cmd

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/urfave/cli/v2"

	"github.com/gojpf/gojpf/hunt"
)

func huntCommand() *cli.Command {
	return &cli.Command{
		Name:      "hunt",
		Usage:     "look for bugs in compiled code without a main, and confirm them on the host's JVM",
		ArgsUsage: "[+key=value ...] [FILE.jpf] FOLDER|JAR|PROJECT|CLASS|PACKAGE...",
		Description: "Explores each method on unknown inputs. The exit status is 1 if a bug was seen to happen, 0 if there is none,\n" +
			"3 if there is none but more than a tenth of the methods were cut short, and 2 if there was no hunt.",
		Flags: []cli.Flag{
			classpathFlag,
			trustFlag,
			&cli.StringFlag{Name: "methods", Usage: "`WHICH` methods: public, declared, all", Value: string(hunt.Public)},
			&cli.GenericFlag{Name: "include", Value: &patternList{}, Usage: "only methods that match `PATTERN`, as in p.C.m or p.*"},
			&cli.GenericFlag{Name: "exclude", Value: &patternList{}, Usage: "no methods that match `PATTERN`"},
			&cli.GenericFlag{Name: "depth", Value: &patternList{}, Usage: "follow calls `N` deep, -1 for all; PATTERN=N for the methods that match"},
			&cli.StringFlag{Name: "changes", Usage: "`WHAT` calls that are not followed may change: nothing, everything", Value: "nothing"},
			&cli.StringFlag{Name: "library", Usage: "`HOW` calls of the JDK are taken: execute, unknown", Value: "execute"},
			&cli.StringFlag{Name: "strategy", Usage: "explore states in this `ORDER`: dfs, bfs, coverage, nulls, learnt", Value: "dfs"},
			&cli.StringFlag{Name: "model", Usage: "with --strategy learnt, take what `FILE` of --learn has learnt"},
			&cli.StringFlag{Name: "learn", Usage: "do not hunt, but learn below which states errors lie, and keep that in `FILE`, with what is there already"},
			&cli.BoolFlag{Name: "folds", Usage: "with --learn, judge each tenth of the methods by what was learnt from the others", DisableDefaultText: true},
			&cli.BoolFlag{Name: "endless", Usage: "find calls that never end, too", DisableDefaultText: true},
			&cli.StringFlag{Name: "changed-since", Usage: "only methods that have changed, or what they call, since `REVISION` of git, or since FILE was written"},
			&cli.StringFlag{Name: "store", Usage: "keep results in `DIR`, and use them again where nothing has changed; \"\" for not at all", Value: storeFolder},
			&cli.StringFlag{Name: "contracts", Usage: "take what `FILE`, which gojpf learn has written, says of how methods are used"},
			&cli.DurationFlag{Name: "time", Usage: "`TIME` for a method", Value: 5 * time.Second},
			&cli.IntFlag{Name: "workers", Usage: "explore `N` methods at a time; 0 for one on each processor"},
			&cli.StringFlag{Name: "junit-out", Usage: "write the tests of what was found below `DIR`"},
			&cli.IntFlag{Name: "junit", Usage: "the `VERSION` of JUnit that they are written for", Value: 5},
			&cli.StringFlag{Name: "json", Usage: "write the report as JSON to `FILE`, too; - is standard output"},
			&cli.StringFlag{Name: "sarif", Usage: "write what is confirmed as SARIF to `FILE`"},
			&cli.StringFlag{Name: "sonar", Usage: "write what is confirmed as generic issues of SonarQube to `FILE`"},
			&cli.StringFlag{Name: "html", Usage: "write a page to `FILE`, or to a folder, whose name ends in /, with a page for each class"},
			&cli.StringFlag{Name: "sources", Usage: "look for sources in the folders and archives of `PATH`, too"},
			&cli.StringFlag{Name: "baseline", Usage: "leave out what the JSON report `FILE` of an earlier hunt has"},
			&cli.BoolFlag{Name: "table", Usage: "hunt without --contracts and with them, and write how many reports there are in a table", DisableDefaultText: true},
			&cli.BoolFlag{Name: "verbose", Usage: "show what is not confirmed, too", DisableDefaultText: true},
			&cli.BoolFlag{Name: "quiet", Usage: "leave out the console report", DisableDefaultText: true},
		},
		Action: huntAction,
	}
}

func huntAction(c *cli.Context) error {
	settings, paths, err := spread(c)
	if err != nil {
		return err
	}
	file := ""
	paths = slices.DeleteFunc(paths, func(p string) bool {
		is := strings.HasSuffix(p, ".jpf")
		if is {
			file = p
		}
		return is
	})
	o, err := hunt.Configure(file, settings)
	if err != nil {
		return err
	}
	o.Paths = append(o.Paths, paths...)
	if err := huntFlags(c, &o); err != nil {
		return err
	}
	ctx, release := untilSignal()
	defer release()
	if terminal(c.App.ErrWriter) {
		line := &progressLine{out: c.App.ErrWriter, began: time.Now()}
		o.Progress = line.show
		defer line.clear()
	}
	if file := c.String("learn"); file != "" {
		l, err := hunt.LearnFile(ctx, o, file, c.Bool("folds"))
		if err != nil {
			return err
		}
		return l.WriteSummary(c.App.Writer)
	}
	var r *hunt.Result
	var table *hunt.Comparison
	if c.Bool("table") {
		if table, err = hunt.Compare(ctx, o); err == nil {
			r = table.With
		}
	} else {
		r, err = hunt.Run(ctx, o)
	}
	if err != nil {
		return err
	}
	documents := []document{{"json", r.WriteJSON}, {"sarif", r.WriteSARIF}, {"sonar", r.WriteSonar}, {"html", r.WriteHTML}}
	taken := slices.ContainsFunc(documents, func(d document) bool { return c.String(d.flag) == "-" })
	if !c.Bool("quiet") && !taken {
		summary := func(w io.Writer) error { return r.WriteSummary(w, c.Bool("verbose")) }
		if table != nil {
			summary = table.WriteTable
		}
		if err := summary(c.App.Writer); err != nil {
			return err
		}
	}
	if dir := c.String("html"); strings.HasSuffix(dir, "/") {
		if err := r.WritePages(dir); err != nil {
			return err
		}
		documents = documents[:len(documents)-1]
	}
	for _, d := range documents {
		if err := writeTo(c, c.String(d.flag), d.write); err != nil {
			return err
		}
	}
	return exitStatus(r.ExitStatus())
}

// storeFolder is where results are kept, below the working directory, if nobody says
// where. It can be deleted at any time.
var storeFolder = filepath.Join(".gojpf", "hunt")

// huntFlags are the flags that were given: they win over the keys of a file.
func huntFlags(c *cli.Context, o *hunt.Options) error {
	text := map[string]*string{
		"junit-out": &o.TestDir, "baseline": &o.Baseline, "changes": &o.Changes, "library": &o.Library, "strategy": &o.Strategy, "model": &o.Model,
		"contracts": &o.Contracts, "changed-since": &o.ChangedSince, "store": &o.Store, classpathFlag.Name: &o.ClassPath,
	}
	for name, at := range text {
		if c.IsSet(name) {
			*at = c.String(name)
		}
	}
	for name, at := range map[string]*[]string{"include": &o.Include, "exclude": &o.Exclude, "depth": &o.Depth} {
		if c.IsSet(name) {
			*at = *c.Generic(name).(*patternList)
		}
	}
	for name, at := range map[string]*int{"workers": &o.Workers, "junit": &o.JUnit} {
		if c.IsSet(name) {
			*at = c.Int(name)
		}
	}
	if !c.IsSet("store") && o.Store == "" && os.MkdirAll(storeFolder, 0o755) == nil {
		o.Store = storeFolder
	}
	if c.IsSet("endless") {
		o.Endless = c.Bool("endless")
	}
	if c.IsSet("methods") {
		o.Methods = hunt.Visibility(c.String("methods"))
	}
	if c.IsSet("time") {
		o.Time = c.Duration("time")
	}
	if c.IsSet("sources") {
		o.Sources = filepath.SplitList(c.String("sources"))
	}
	switch {
	case o.Time <= 0:
		return fmt.Errorf("--time: %s is no time to explore a method in", o.Time)
	case o.JUnit != 4 && o.JUnit != 5:
		return fmt.Errorf("--junit: there are versions 4 and 5, not %d", o.JUnit)
	}
	return nil
}

// document is a form of the report, with the flag that asks for it.
type document struct {
	flag  string
	write func(io.Writer) error
}

// patternList is a flag that may be given several times. A comma is no end of a
// pattern: it stands between the types of parameters.
type patternList []string

// Set implements flag.Value.
func (p *patternList) Set(text string) error {
	*p = append(*p, text)
	return nil
}

// String implements flag.Value.
func (p *patternList) String() string { return strings.Join(*p, " ") }

// spread reads the arguments of a command that takes flags, settings and operands in
// any order; behind -- there are operands only.
func spread(c *cli.Context) (settings, operands []string, err error) {
	args := c.Args().Slice()
	for len(args) > 0 {
		arg := args[0]
		args = args[1:]
		switch {
		case arg == "--":
			return settings, append(operands, args...), nil
		case strings.HasPrefix(arg, "+"):
			settings = append(settings, arg[1:])
			continue
		case arg == "-" || !strings.HasPrefix(arg, "-"):
			operands = append(operands, arg)
			continue
		}
		name, value, given := strings.Cut(strings.TrimLeft(arg, "-"), "=")
		i := slices.IndexFunc(c.Command.Flags, func(f cli.Flag) bool { return slices.Contains(f.Names(), name) })
		switch {
		case i < 0:
			return nil, nil, fmt.Errorf("there is no flag %s", arg)
		case given:
		case !takesValue(c.Command.Flags[i]):
			value = "true"
		case len(args) == 0:
			return nil, nil, fmt.Errorf("%s has no value", arg)
		default:
			value, args = args[0], args[1:]
		}
		// An alias is not set with its flag, nor the flag with its alias.
		if err := c.Set(c.Command.Flags[i].Names()[0], value); err != nil {
			return nil, nil, fmt.Errorf("%s: %w", arg, err)
		}
	}
	return settings, operands, nil
}

func takesValue(f cli.Flag) bool {
	d, ok := f.(cli.DocGenerationFlag)
	return !ok || d.TakesValue()
}

// progressLine is a line on a terminal that is written anew.
type progressLine struct {
	out         io.Writer
	began, last time.Time
}

// show writes how far a hunt has come, ten times a second at most.
func (l *progressLine) show(done, all, candidates int) {
	now := time.Now()
	if now.Sub(l.last) < 100*time.Millisecond && done < all {
		return
	}
	l.last = now
	spent := now.Sub(l.began)
	left := time.Duration(float64(spent) / float64(done) * float64(all-done)).Round(time.Second)
	fmt.Fprintf(l.out, lineStart+"%d of %d methods, %d candidates, %.1f methods/s, %s left "+clearLine, done, all, candidates, float64(done)/spent.Seconds(), left)
}

// clear takes the line away.
func (l *progressLine) clear() {
	if !l.last.IsZero() {
		fmt.Fprint(l.out, lineStart+clearLine)
	}
}

// writeTo writes to a file, "-" for standard output, "" for none.
func writeTo(c *cli.Context, file string, write func(io.Writer) error) error {
	switch file {
	case "":
		return nil
	case "-":
		return write(c.App.Writer)
	}
	f, err := os.Create(file)
	if err != nil {
		return err
	}
	err = write(f)
	if closing := f.Close(); err == nil {
		err = closing
	}
	return err
}
