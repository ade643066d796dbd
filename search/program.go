// Package search makes a program from a configuration, loaded and ready to run, and has
// it explored (package [explore]): it finds classes, sets the machine, its natives and
// its solver up, and completes the result.
//
// Invariants. Nothing that a program under test can do makes a run panic: a panic of
// the machine becomes an *InternalError at the edge of the run. Errors of a
// configuration are told before anything is executed.
package search

import (
	"cmp"
	"context"
	"errors"
	"io"
	"os"
	"strings"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/models"
	"github.com/gojpf/gojpf/search/explore"
	"github.com/gojpf/gojpf/search/property"
	"github.com/gojpf/gojpf/search/result"
	"github.com/gojpf/gojpf/search/strategy"
	"github.com/gojpf/gojpf/search/world"
	"github.com/gojpf/gojpf/stop"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classpath"
)

// Program is a program under test, loaded and ready to run main. What a search does
// with it is its Session's.
// The Target and the Session are embedded, so whoever has a program asks it directly; but a
// stage that follows has another Session (stageFrom), so nobody may keep that one.
type Program struct {
	explore.Target
	*explore.Session
	Java string // version of the JDK

	// constructor makes what the launcher calls Main on, nil where that is static.
	constructor *vm.Method

	opts *programOptions
	// It is shared by all programs of the process and mapped into memory: names of the JDK's
	// classes point into it.
	image   *classpath.Image
	path    *classpath.Path
	hooks   models.Hooks // before the first stage
	begun   *vm.State    // the present stage, where that is not the first
	draws   bool         // it is known whether random numbers are inputs
	drawing drawing
	// Without giving it back a context that lives on would keep every program that was ever
	// loaded.
	release func() bool // of the context's hold on the machine
}

// Setup is what a program needs beside its configuration.
// It is what the front door's options are gathered in. Nothing in it is registered anywhere,
// so programs in one process share nothing of it.
type Setup struct {
	In       io.Reader // the program's standard streams
	Out, Err io.Writer
	// Args replace target.args where they are not nil.
	Args []string
	// Natives are methods of classes, by names with slashes, that the caller supplies.
	Natives map[string]models.Methods
	// Choices are generators by the names that the program knows them under.
	Choices map[string]choice.Generator
	// Factory changes the semantics of instructions; nil leaves them.
	Factory func(insn.Factory) insn.Factory
	// LogLevel is from which level on messages of the program's own log are shown, "" for
	// warnings.
	LogLevel string
	// Listed has traces hold the instructions of the program's own code.
	Listed bool
	// Strategy orders the search in place of search.class; nil for none.
	Strategy strategy.New
	// Straight is for one path as the java command would take it: keys of the
	// world outside (environment, locale, time zone, user, class path) that were
	// not set follow the host instead of their reproducible defaults.
	Straight bool
}

// Load makes a Program of the target that a configuration names. The error is
// one line. When ctx is cancelled the machine stops with vm.ErrInterrupted, then
// or in a later run.
// Everything that can be wrong with settings, classes, solvers and names is told here:
// afterwards a run has a verdict. What was opened until an error is closed again.
func Load(ctx context.Context, cfg *config.Config, setup Setup) (p *Program, err error) {
	p = &Program{Target: explore.Target{Config: cfg, Ending: stop.New(), Name: TargetName(cfg), Args: setup.Args,
		Out: setup.Out, Err: setup.Err, Strategy: setup.Strategy, Listed: setup.Listed}}
	if p.Name == "" {
		return nil, errors.New("no target: name a main class, or a .jpf file with target=")
	}
	// A context that has ended already would be heard of only when the program runs.
	if ctx.Err() != nil {
		return nil, vm.ErrInterrupted
	}
	p.release = context.AfterFunc(ctx, func() { p.Ending.Ask(vm.ErrInterrupted) })
	if err := result.Guard(func() error { return p.load(setup) }); err != nil {
		p.Close()
		return nil, err
	}
	return p, nil
}

// The order is given by who needs whom: the options decide what the watch looks for, the watch
// is part of the natives, natives are looked up when classes are linked, and the machine boots
// with all of it.
func (p *Program) load(setup Setup) error {
	cfg := p.Config
	var err error
	p.World, err = world.Read(cfg, setup.Straight)
	// Both are read before either is an error, so that a user sees all mistakes at once.
	if err := errors.Join(err, p.readOptions(setup)); err != nil {
		return err
	}
	p.Args = p.opts.args
	home, err := classpath.FindJavaHome(p.World.JavaHome, os.Getenv)
	if err != nil {
		return err
	}
	release, err := classpath.Version(home)
	if err != nil {
		return err
	}
	p.Java = release.JavaVersion
	if p.image, err = classpath.SharedImage(home); err != nil {
		return err
	}
	sees, err := p.World.World(home, release)
	if err != nil {
		return err
	}
	sees.Command = strings.Join(append([]string{p.Name}, p.Args...), " ")
	options := classpath.Options{FeatureVersion: release.Feature}
	p.path = classpath.ParsePath(sees.ClassPath, options)
	sees.Image, sees.Path = p.image, p.path
	sees.Config = models.NewConfig(cfg)
	sees.LogLevel = cmp.Or(setup.LogLevel, sees.LogLevel)

	boot := &bootFinder{image: p.image, models: models.Classes("java.base")}
	if extra := p.World.Models; len(extra) > 0 {
		for _, file := range extra {
			if _, err := os.Stat(file); err != nil {
				p.Warn("model_classpath: there is no file or folder " + file)
			}
		}
		boot.extra = classpath.ParsePath(strings.Join(extra, ":"), options)
	}
	noticed := p.opts.property
	var natives vm.Natives = models.Natives{Release: release.Feature, EnumerateRandom: p.opts.random, Own: setup.Natives}
	if !setup.Straight {
		if err := explore.Watched(p.Options, &noticed); err != nil {
			return err
		}
		noticed.Processors, noticed.Main = sees.Processors, p.Name
		// The watch is between the machine and its natives: a run along one path, as java
		// would take it, has none, and prints what leaves a thread.
		p.Watch = property.NewWatch(natives, noticed)
		natives = p.Watch
	}
	lib, err := vm.NewLibrary(boot, models.APIFinder(pathFinder{boot.extra, p.path}), natives, models.LoaderOfModule)
	if err != nil {
		return err
	}
	lib.EnablePreview = p.World.Preview
	machine := p.World.Machine(p.Ending, setup.Out, setup.Err)
	in := &interruptible{ending: p.Ending, in: setup.In}
	if setup.In != nil {
		machine.Stdin = in
	}
	if p.Watch != nil {
		machine.Exhausted = func() { p.Watch.HeapFull(p.Machine) }
		if noticed.Halts != nil {
			machine.Thrown = p.Watch.Thrown
		}
	}
	// A proof is about class files. Models, natives, other semantics and halts on exceptions
	// make the program do something else.
	if noticed.Halts == nil && boot.extra == nil && len(setup.Natives) == 0 && setup.Factory == nil && setup.Strategy == nil {
		p.Classes = p.ownClass
	}
	p.Factory = insn.Concrete{}
	if !setup.Straight {
		if p.Symexec, err = p.newSymbolic(); err != nil {
			return err
		}
		p.Factory = p.Symexec
	}
	if setup.Factory != nil {
		if p.Factory = setup.Factory(p.Factory); p.Factory == nil {
			return errors.New("WithFactory: no factory")
		}
	}
	sees.Choices = setup.Choices
	// A class is linked once in a run, whatever the path: so what is found out there is a fact
	// of the program and no part of states.
	lib.Linked = func(c *vm.Class) {
		configureBy(sees.Config, c)
		p.linkedRandom(c)
	}
	p.Machine = vm.New(lib, insn.New(lib, p.Factory), machine)
	if p.Symexec != nil {
		p.attachSymbolic(sees)
	}
	in.m = p.Machine
	world.Attach(p.Machine, machine)
	p.Machine.Interrupted = p.Ending
	p.Machine.LoopMode = p.World.Loop
	p.Begin = func() {
		p.beginSymbolic()
		p.start()
	}
	p.Session = explore.NewSession(&p.Target)
	if !setup.Straight {
		// It sets up a search that is thrown away: settings that do not go together must be
		// told before the JDK boots.
		if err := p.Check(); err != nil {
			return err
		}
	}
	if err := models.Boot(p.Machine, sees); err != nil {
		return err
	}
	if !setup.Straight {
		p.checkPlatform(sees)
	}
	if err := cmp.Or(p.findMain(), p.checkNatives(setup.Natives)); err != nil {
		return err
	}
	if p.Symexec != nil {
		if err := p.checkSymbolicMethods(); err != nil {
			return err
		}
	}
	return p.checkEntry()
}

// Exec runs the program once, on one path, as java does. It returns the exit
// status; an error says why the machine could not go on.
// Nothing is matched, watched or chosen: a choice has its first alternative.
func (p *Program) Exec() (status int, err error) {
	if err := result.Guard(p.execute); err != nil {
		return 1, err
	}
	if e := p.Machine.ExitStatus(); e != nil {
		return e.Status, nil
	}
	if models.Uncaught(p.Machine) != "" {
		return 1, nil
	}
	return 0, nil
}

// execute runs main and the shutdown sequence under the machine's own
// scheduler. It returns nil when the program has ended.
func (p *Program) execute() error {
	p.Machine.Chooser = func(choice.Generator) int { return 0 }
	p.start()
	return p.Transition()
}

// Close releases the program's files. The image of the JDK stays mapped: names
// in results and errors may be parts of it.
// The shared image is nobody's to close.
func (p *Program) Close() {
	if p.Left() {
		return // somebody still uses them
	}
	if p.release != nil {
		p.release()
	}
	if p.Symexec != nil {
		p.Symexec.Close()
	}
	if p.path != nil {
		p.path.Close()
	}
}

// interruptible is standard input whose reads end when the run does: a
// program that waits for input can be stopped.
type interruptible struct {
	ending *stop.Stop
	in     io.Reader
	m      *vm.Machine
}

func (r *interruptible) Read(b []byte) (int, error) {
	type outcome struct {
		n   int
		err error
	}
	done := make(chan outcome, 1)
	buf := make([]byte, len(b)) // b is the caller's again once we return
	go func() {
		n, err := r.in.Read(buf)
		done <- outcome{n, err}
	}()
	select {
	case o := <-done:
		return copy(b, buf[:o.n]), o.err
	case <-r.ending.Done():
		r.m.Stop(vm.ErrInterrupted)
		return 0, vm.ErrInterrupted
	}
}
