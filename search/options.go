package search

import (
	"slices"
	"strings"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/insn/symexec"
	"github.com/gojpf/gojpf/insn/symexec/concolic"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/insn/symexec/heap"
	"github.com/gojpf/gojpf/models"
	"github.com/gojpf/gojpf/search/explore"
	"github.com/gojpf/gojpf/search/property"
	"github.com/gojpf/gojpf/search/schedule"
	"github.com/gojpf/gojpf/search/store"
	"github.com/gojpf/gojpf/search/world"
	"github.com/gojpf/gojpf/symbolic/solve"
	"github.com/gojpf/gojpf/vm/classpath"
)

// Keys returns the keys of all that a search is made of.
// Each room declares its own beside the options that it reads them into; here is only the list
// of rooms.
func Keys() []config.Key {
	return slices.Concat(programKeys, choice.Keys, models.Keys, explore.Keys, classpath.Keys, world.Keys, schedule.Keys, store.Keys, property.Keys, symexec.Keys, core.Keys, concolic.Keys, heap.Keys, solve.Keys)
}

// programKeys say what is run.
var programKeys = []config.Key{
	{Name: "target", Type: config.Class, JPF: true,
		Help: "The class whose main method is run."},
	{Name: "target.args", Aliases: []string{"target_args"}, Type: config.List, JPF: true,
		Help: "The arguments of the main method."},
	{Name: "target.entry", Type: config.String, Default: "main([Ljava/lang/String;)V", JPF: true,
		Help: "The method to start with instead of main: its name, and its descriptor if the name alone is not unique. It is static and takes nothing or main's arguments, or its receiver and parameters are all inputs (symbolic.method)."},
	{Name: "search.trace.file", Type: config.Path, Reports: true, Power: config.Writes,
		Help: "Where the trace of the first violation is stored, to be replayed."},
	{Name: "cg.enumerate_random", Type: config.Bool, Default: "false", JPF: true,
		Help: "Whether what java.util.Random and Math.random return is a choice."},
}

// programOptions are what the configuration says of the program.
type programOptions struct {
	args      []string
	entry     string
	random    bool // what generators of random numbers return is a choice
	randomSet bool // somebody has said so, or not
	property  property.Options
}

// TargetName returns the name of the class that is run, "" for none.
func TargetName(cfg *config.Config) string {
	return strings.ReplaceAll(config.Read(cfg).String("target"), "/", ".")
}

// readOptions reads the keys of the program and of its search.
func (p *Program) readOptions(setup Setup) error {
	r := config.Read(p.Config)
	o := &programOptions{
		args: setup.Args, entry: r.String("target.entry"), random: r.Bool("cg.enumerate_random"), randomSet: r.IsSet("cg.enumerate_random"),
	}
	if o.args == nil {
		o.args = r.Strings("target.args")
	}
	o.property = property.Parse(r)
	// A run along one path reads nothing of a search, so keys of one have their warning there.
	p.opts, p.Options = o, &explore.Options{}
	if !setup.Straight {
		p.Options = explore.NewOptions(r, p.Config, setup.Strategy != nil, p.World)
	}
	return r.Err()
}

// FirstTrace returns the file for the trace of the first violation, "" for none.
func FirstTrace(cfg *config.Config) string { return config.Read(cfg).Path("search.trace.file") }
