package search

import (
	"slices"
	"strings"

	"github.com/gojpf/gojpf/insn/symexec"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/search/trace"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// Random numbers as inputs: symbolic.random. What a generator without a seed returns is
// any number: one sequence, as JPF has it, is a wrong verdict where another one fails.
// Programs of several threads keep it, unless they use Verifier: their states are
// compared best where all values are known.

// threadClasses are the classes that have threads; a class that makes one of its own calls
// Thread's constructor.
// The list need not be complete to be sound: a program whose threads are not found has its
// numbers as inputs, which costs states and misses nothing.
var threadClasses = []string{
	"java/util/concurrent/Executors", "java/util/concurrent/ThreadPoolExecutor", "java/util/concurrent/ScheduledThreadPoolExecutor",
	"java/util/concurrent/ForkJoinPool", "java/util/concurrent/CompletableFuture", "java/util/Timer",
}

// generators are the classes of random numbers that a class may refer to, and
// drawers the methods of others that have generators of their own.
var (
	generators = []string{"java/util/Random", "java/util/SplittableRandom", "java/util/concurrent/ThreadLocalRandom", "java/security/SecureRandom"}
	drawers    = []string{"java/lang/Math.random", "java/lang/StrictMath.random", "java/util/Collections.shuffle"}
)

// beginRandom is called in front of main.
func (p *Program) beginRandom() {
	switch p.Options.Symbolic.Random {
	case symexec.RandomOn:
		p.randomInputs()
	case symexec.RandomAuto:
		p.draws = p.opts.randomSet || p.Options.Workers > 1 // workers have no unknown values
		lib := p.Machine.Lib
		for id := 1; id < lib.Classes(); id++ {
			p.linkedRandom(lib.ClassByID(uint32(id)))
		}
	default:
		p.draws = true
	}
}

func (p *Program) randomInputs() {
	p.Symexec.Random, p.draws = true, true
	p.Machine.Unknowns = p.Symexec
}

// linkedRandom is told of each class of the program. The first that may draw random
// numbers decides whether these are inputs. That looks at files alone, so it does not
// depend on the path.
func (p *Program) linkedRandom(c *vm.Class) {
	if p.Symexec == nil || p.Main == nil || p.draws || c.File == nil || !trace.Own(c) || !drawsRandom(c.File.Pool) {
		return
	}
	p.draws = true
	if p.takesAny() {
		p.randomInputs()
	}
}

func drawsRandom(pool *classfile.Pool) bool {
	return refers(pool, generators, drawers)
}

// refers reports whether a class refers to one of some classes or methods.
func refers(pool *classfile.Pool, classes, methods []string) bool {
	for i, k := range pool.Consts {
		switch k.Tag {
		case classfile.TagClass:
			if slices.Contains(classes, pool.Class(uint16(i))) {
				return true
			}
		case classfile.TagMethodref:
			if class, name, _ := pool.Member(uint16(i)); slices.Contains(methods, class+"."+name) {
				return true
			}
		}
	}
	return false
}

// drawing is whose code says what random numbers are, where that is not the main class's.
type drawing struct {
	classes []string               // with dots; none for the main class
	apart   func(name string) bool // which classes do not count; nil for none
}

// DrawnBy has the code of some classes, named with dots, say what random numbers are, in
// place of that of main: main runs them, by names that it is given. Classes that are apart
// do not count.
func (p *Program) DrawnBy(classes []string, apart func(name string) bool) {
	p.drawing = drawing{classes, apart}
}

// takesAny reports whether the program means any number by a random one: its classes,
// from that of main on, refer to Verifier, or make no threads.
// It reads class files from that of main on, following names. Of a program that is too large
// to be read it is not known, and JPF's way is kept.
func (p *Program) takesAny() bool {
	const most = 1000 // classes that are looked at
	alone := true
	seen := map[string]bool{}
	var queue []string
	follow := func(name string) {
		if !seen[name] && (p.drawing.apart == nil || !p.drawing.apart(name)) {
			seen[name] = true
			queue = append(queue, name)
		}
	}
	for _, class := range p.drawing.classes {
		follow(strings.ReplaceAll(class, ".", "/"))
	}
	if len(queue) == 0 {
		follow(p.Main.Class.Name)
	}
	for len(queue) > 0 {
		found, ok, err := findIn(p.path, queue[0])
		queue = queue[1:]
		if !ok || err != nil {
			continue
		}
		file, err := classfile.Parse(found.Data)
		if err != nil {
			continue
		}
		if refers(file.Pool, []string{core.VerifierClass}, nil) {
			return true
		}
		alone = alone && !refers(file.Pool, threadClasses, []string{"java/lang/Thread.<init>"})
		for i, k := range file.Pool.Consts {
			if k.Tag != classfile.TagClass {
				continue
			}
			follow(file.Pool.Class(uint16(i)))
		}
		if len(seen) > most {
			return false
		}
	}
	return alone
}
