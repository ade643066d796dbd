// Package search explores the state space of a program: it makes a machine
// from a configuration, runs it, takes and restores states, and decides when
// to stop.
package search

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/models"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classpath"
)

// Program is a program under test, loaded and ready to run main.
type Program struct {
	Machine *vm.Machine
	Main    *vm.Method
	Name    string // of the main class
	Args    []string

	image *classpath.Image
	path  *classpath.Path
}

// Streams are the standard streams of the program under test.
type Streams struct {
	In       io.Reader
	Out, Err io.Writer
}

// Load makes a Program of the target that a configuration names. The error is
// one line.
func Load(cfg *config.Config, streams Streams) (*Program, error) {
	p := &Program{Name: strings.ReplaceAll(cfg.String("target"), "/", ".")}
	if p.Name == "" {
		return nil, errors.New("no target: name a main class, or a .jpf file with target=")
	}
	home, err := classpath.FindJavaHome(cfg.String("jvm.java_home"), os.Getenv)
	if err != nil {
		return nil, err
	}
	if p.image, err = classpath.OpenImage(home); err != nil {
		return nil, err
	}
	release, err := classpath.Version(home)
	if err != nil {
		return nil, err
	}
	opt, err := worldOptions(cfg, home, release)
	if err != nil {
		return nil, err
	}
	p.path = classpath.ParsePath(opt.ClassPath, classpath.Options{FeatureVersion: release.Feature})
	opt.Image, opt.Path = p.image, p.path
	boot := &bootFinder{image: p.image, models: models.Classes("java.base")}
	if extra := strings.Join(cfg.Paths("model_classpath"), ":"); extra != "" {
		boot.extra = classpath.ParsePath(extra, classpath.Options{FeatureVersion: release.Feature})
	}
	lib, err := vm.NewLibrary(boot, pathFinder{p.path}, models.Natives{}, models.LoaderOfModule)
	if err != nil {
		return nil, err
	}
	mopt, err := machineOptions(cfg, streams)
	if err != nil {
		return nil, err
	}
	p.Machine = vm.New(lib, insn.New(lib, nil), mopt)
	switch cfg.String("insn.loop") {
	case "impl":
		p.Machine.LoopMode = vm.LoopImpl
	case "hooked":
		p.Machine.LoopMode = vm.LoopHooked
	}
	if err := models.Boot(p.Machine, opt); err != nil {
		return nil, err
	}
	p.Args = cfg.Strings("target.args")
	return p, p.findMain(cfg)
}

// findMain loads the main class and finds its main method, with the errors of
// the java launcher.
func (p *Program) findMain(cfg *config.Config) error {
	slashed := strings.ReplaceAll(p.Name, ".", "/")
	c, err := p.Machine.Lib.Load(p.Machine.Lib.AppLoader, slashed)
	if err != nil {
		if vm.NotFound(err, slashed) {
			where := p.path.Name()
			if missing := p.path.Missing(); len(missing) > 0 {
				where += " (not there: " + strings.Join(missing, ", ") + ")"
			}
			return fmt.Errorf("could not find or load main class %s on class path %s", p.Name, where)
		}
		return fmt.Errorf("main class %s cannot be used: %w", p.Name, err)
	}
	entry, desc := "main", "([Ljava/lang/String;)V"
	if e := cfg.String("target.entry"); e != "" {
		i := strings.IndexByte(e, '(')
		if i < 0 {
			return fmt.Errorf("target.entry: expected a method such as main([Ljava/lang/String;)V, got %q", e)
		}
		entry, desc = e[:i], e[i:]
	}
	m := c.Method(entry, desc)
	switch {
	case m == nil:
		return fmt.Errorf("main method not found in class %s: define it as public static void main(String[] args)", p.Name)
	case !m.Static():
		return fmt.Errorf("main method is not static in class %s: define it as public static void main(String[] args)", p.Name)
	case m.Flags&1 == 0:
		return fmt.Errorf("main method not found in class %s: define it as public static void main(String[] args)", p.Name)
	case m.Ret != vm.KindVoid:
		return fmt.Errorf("main method must return a value of type void in class %s", p.Name)
	}
	p.Main = m
	return nil
}

// Exec runs the program once, on one path, as java does. It returns the exit
// status; an error says why the machine could not go on.
func (p *Program) Exec() (int, error) {
	m := p.Machine
	models.Main(m, p.Main, p.Args)
	for {
		switch m.Execute() {
		case vm.Halted:
			return 1, m.Halt
		case vm.Deadlock:
			return 1, &DeadlockError{Threads: m.LiveThreads()}
		}
		if !models.Finish(m) {
			break
		}
	}
	if e := m.ExitStatus(); e != nil {
		return e.Status, nil
	}
	if models.Uncaught(m) {
		return 1, nil
	}
	return 0, nil
}

// DeadlockError says that live threads remain and none can ever run.
type DeadlockError struct{ Threads []string }

func (d *DeadlockError) Error() string {
	return "deadlock: no thread can run: " + strings.Join(d.Threads, ", ")
}

// Close releases the program's files.
func (p *Program) Close() {
	p.path.Close()
	p.image.Close()
}

// bootFinder finds the classes of the boot loader: the user's models, ours,
// then the JDK's.
type bootFinder struct {
	extra  *classpath.Path
	models classpath.Source
	image  *classpath.Image
}

func (b *bootFinder) FindClass(name string) (vm.Found, bool, error) {
	file := name + ".class"
	if b.extra != nil {
		if r, ok, err := b.extra.Find(file); err != nil || ok && !r.Dir {
			module, _ := b.image.ModuleOf(packageOf(name))
			return vm.Found{Data: r.Data, Source: b.extra.Name(), URL: r.CodeSource, Module: module}, ok, err
		}
	}
	if r, ok, err := b.models.Find(file); err != nil || ok && !r.Dir {
		return vm.Found{Data: r.Data, Source: "models", Module: "java.base"}, ok, err
	}
	r, ok, err := b.image.Find(file)
	if err != nil || !ok || r.Dir {
		return vm.Found{}, false, err
	}
	return vm.Found{Data: r.Data, Source: "jrt:/" + r.Module, URL: "jrt:/" + r.Module, Module: r.Module}, true, nil
}

func packageOf(name string) string {
	i := strings.LastIndexByte(name, '/')
	if i < 0 {
		return ""
	}
	return strings.ReplaceAll(name[:i], "/", ".")
}

type pathFinder struct{ path *classpath.Path }

func (f pathFinder) FindClass(name string) (vm.Found, bool, error) {
	r, ok, err := f.path.Find(name + ".class")
	if err != nil || !ok || r.Dir {
		return vm.Found{}, false, err
	}
	return vm.Found{Data: r.Data, Source: r.CodeSource, URL: r.CodeSource}, true, nil
}

func worldOptions(cfg *config.Config, home string, release classpath.Release) (*models.Options, error) {
	o := models.DefaultOptions()
	o.JavaHome, o.Feature, o.Version, o.RuntimeVersion = home, release.Feature, release.JavaVersion, release.RuntimeVersion
	o.ClassPath = strings.Join(cfg.Paths("classpath"), ":")
	if !cfg.Has("classpath") {
		o.ClassPath = "."
	}
	o.Command = strings.Join(append([]string{cfg.String("target")}, cfg.Strings("target.args")...), " ")
	return o, nil
}

func machineOptions(cfg *config.Config, streams Streams) (vm.Options, error) {
	depth, err := cfg.Int("vm.max_stack_depth")
	if err != nil {
		return vm.Options{}, err
	}
	heap, err := cfg.Size("vm.max_heap")
	if err != nil {
		return vm.Options{}, err
	}
	o := vm.Options{MaxDepth: depth, MaxHeap: heap, Stdout: streams.Out, Stderr: streams.Err, Stdin: streams.In}
	o.Clock = models.VirtualClock{Start: time.Now().UnixNano(), PerInsn: 1}
	o.Assertion = func(string) bool { return true }
	return o, nil
}
