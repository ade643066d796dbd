package search

import (
	"slices"

	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// Random numbers as inputs: symbolic.random. Programs of verification suites mean
// any number by a generator without a seed; who comes from JPF expects one sequence.

const verifier = "org/sosy_lab/sv_benchmarks/Verifier"

// generators are the classes of random numbers that a class may refer to, and
// drawers the methods of others that have generators of their own.
var (
	generators = []string{"java/util/Random", "java/util/SplittableRandom", "java/util/concurrent/ThreadLocalRandom", "java/security/SecureRandom"}
	drawers    = []string{"java/lang/Math.random", "java/lang/StrictMath.random", "java/util/Collections.shuffle"}
)

// beginRandom is called in front of main.
func (p *Program) beginRandom() {
	switch p.cfg.String("symbolic.random") {
	case "true":
		p.randomInputs()
	case "auto":
		p.draws = !p.cfg.Origin("cg.enumerate_random").IsDefault()
		lib := p.Machine.Lib
		for id := 1; id < lib.Classes(); id++ {
			p.linkedRandom(lib.ClassByID(uint32(id)))
		}
	default:
		p.draws = true
	}
}

func (p *Program) randomInputs() {
	p.symbolic.Random, p.draws = true, true
	p.Machine.Unknowns = p.symbolic
}

// linkedRandom is told of each class of the program. The first that may draw random
// numbers decides whether these are inputs. That looks at files alone, so it does not
// depend on the path.
func (p *Program) linkedRandom(c *vm.Class) {
	if p.symbolic == nil || p.Main == nil || p.draws || c.File == nil || c.Loader.Boot() || !drawsRandom(c.File.Pool) {
		return
	}
	p.draws = true
	if p.usesVerifier() {
		p.randomInputs()
	}
}

func drawsRandom(pool *classfile.Pool) bool {
	for i, k := range pool.Consts {
		switch k.Tag {
		case classfile.TagClass:
			if slices.Contains(generators, pool.Class(uint16(i))) {
				return true
			}
		case classfile.TagMethodref:
			if class, name, _ := pool.Member(uint16(i)); slices.Contains(drawers, class+"."+name) {
				return true
			}
		}
	}
	return false
}

// usesVerifier reports whether the program's classes, from that of main on, refer to
// Verifier.
func (p *Program) usesVerifier() bool {
	const most = 1000 // classes; larger programs are no suite's
	seen := map[string]bool{p.Main.Class.Name: true}
	todo := []string{p.Main.Class.Name}
	for len(todo) > 0 && len(seen) < most {
		found, ok, err := findIn(p.path, todo[0])
		todo = todo[1:]
		if !ok || err != nil {
			continue
		}
		file, err := classfile.Parse(found.Data)
		if err != nil {
			continue
		}
		for i, k := range file.Pool.Consts {
			if k.Tag != classfile.TagClass {
				continue
			}
			name := file.Pool.Class(uint16(i))
			if name == verifier {
				return true
			}
			if !seen[name] {
				seen[name] = true
				todo = append(todo, name)
			}
		}
	}
	return false
}
