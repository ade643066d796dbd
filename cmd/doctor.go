package cmd

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"github.com/gojpf/gojpf"
	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/search/memory"
	"github.com/gojpf/gojpf/symbolic/horn"
	"github.com/gojpf/gojpf/symbolic/solve"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classpath"
)

// testedReleases are those of Java whose library is compared with java's in the tests.
var testedReleases = []int{17, 21, 25}

func doctorCommand() *cli.Command {
	return &cli.Command{
		Name:      "doctor",
		Usage:     "say which JDK, solvers and limits were found, and what will not work",
		ArgsUsage: "[+key=value ...] [Target.jpf]",
		Description: "The exit status is 0 if programs can be run, 2 if not. What is found depends on the\n" +
			"configuration, as for a run: jvm.java_home names another JDK.",
		Flags: []cli.Flag{trustFlag},
		Action: func(c *cli.Context) error {
			args, file, rest := config.SplitArgs(c.Args().Slice())
			if len(rest) > 0 || file != "" && !strings.HasSuffix(file, ".jpf") {
				return fmt.Errorf("doctor takes settings and a .jpf file, got %q", append([]string{file}, rest...))
			}
			cfg, err := gojpf.ReadConfig(file, trusting(c, gojpf.Args(args...))...)
			if err != nil {
				return err
			}
			d := &doctor{out: c.App.Writer}
			fmt.Fprintf(d.out, "gojpf %s, %s/%s\n", gojpf.Version(), runtime.GOOS, runtime.GOARCH)
			d.jdk(classpath.ReadPlaces(config.Read(cfg)).JavaHome)
			d.solvers()
			d.limits()
			if d.unable {
				return exitStatus(exitUnmade)
			}
			return nil
		},
	}
}

// doctor prints a line for each thing it looked at.
type doctor struct {
	out    io.Writer
	unable bool // to run programs
}

// say prints what was found: good, or with what will not work.
func (d *doctor) say(what, found, lacks string) {
	mark := "ok"
	if lacks != "" {
		mark = "--"
		found = strings.TrimSpace(found + "\n      " + strings.ReplaceAll(lacks, "\n", "\n      "))
	}
	fmt.Fprintf(d.out, "  %s  %s: %s\n", mark, what, found)
}

// jdk looks at the JDK whose classes programs run on, and at its programs.
func (d *doctor) jdk(configured string) {
	home, err := classpath.FindJavaHome(configured, os.Getenv)
	if err != nil {
		d.unable = true
		d.say("JDK", "", err.Error())
		return
	}
	release, err := classpath.Version(home)
	if err != nil {
		d.unable = true // a run wants to know
		d.say("JDK", home, "which release it is cannot be told: "+err.Error())
	} else {
		lacks := ""
		if !slices.Contains(testedReleases, release.Feature) {
			lacks = fmt.Sprintf("gojpf is tested with the releases %s: programs may end as incomplete here", strings.Trim(fmt.Sprint(testedReleases), "[]"))
		}
		d.say("JDK", fmt.Sprintf("%s in %s", release.JavaVersion, home), lacks)
	}
	image, err := classpath.OpenImage(filepath.Join(home, "lib", "modules"))
	if err == nil {
		_, found, lookErr := image.Find("java/lang/Object.class")
		if err = lookErr; err == nil && !found {
			err = fmt.Errorf("it has no java.lang.Object")
		}
		if err == nil {
			d.code(image)
		}
		image.Close()
	}
	if err != nil {
		d.unable = true
		d.say("classes", "", "no program can run: "+err.Error())
	}
	for _, program := range []struct{ name, without string }{
		{"java", "gojpf hunt confirms nothing that it finds"},
		{"javac", "gojpf hunt confirms nothing that it finds, and tests that gojpf writes need a compiler of yours"},
	} {
		path := filepath.Join(home, "bin", program.name)
		if _, err := os.Stat(path); err != nil {
			d.say(program.name, "not in the JDK", program.without)
		} else {
			d.say(program.name, path, "")
		}
	}
}

// imageFinder finds classes of a JDK.
type imageFinder struct{ image *classpath.Image }

// FindClass implements vm.Finder.
func (f imageFinder) FindClass(name string) (vm.Found, bool, error) {
	r, ok, err := f.image.Find(name + ".class")
	return vm.Found{Data: r.Data}, ok && !r.Dir, err
}

// code looks for calls of java.util.concurrent that nobody has looked at.
func (d *doctor) code(image *classpath.Image) {
	unknown := vm.UnknownCode(imageFinder{image})
	if len(unknown) == 0 {
		d.say("java.util.concurrent", "its code is known", "")
		return
	}
	d.say("java.util.concurrent", "", "calls are executed step by step, which takes more states, of "+strings.ReplaceAll(strings.Join(unknown, ", "), "/", "."))
}

// solvers starts each solver that has a name for symbolic.dp.
func (d *doctor) solvers() {
	for _, name := range solve.Names() {
		if name == solve.Auto || name == solve.None {
			continue // made of the others, or of nothing
		}
		found, lacks := "symbolic.dp="+name, ""
		if err := solve.Try(name); err != nil {
			lacks = "cannot be asked about path conditions: " + err.Error()
		} else if strings.HasPrefix(name, solve.Z3) && !solve.HasZ3 {
			found += ", as a program: gojpf was built without z3, which is faster in process"
		}
		d.say("solver "+name, found, lacks)
	}
	if horn.Available() {
		d.say("proofs", "symbolic.proof, with z3 as a program", "")
	} else {
		d.say("proofs", "", "programs whose loops depend on inputs are not proved safe: the program z3 is not on PATH")
	}
}

// limits says what searches can take of the machine.
func (d *doctor) limits() {
	d.say("processors", fmt.Sprintf("%d of %d", runtime.GOMAXPROCS(0), runtime.NumCPU()), "")
	free, known := memory.Free()
	if !known {
		d.say("memory", "", "how much is free cannot be told: searches do not end before it is used up, set GOMEMLIMIT")
		return
	}
	d.say("memory", fmt.Sprintf("%d MB free", free>>20), "")
}
