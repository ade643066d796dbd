package symtest

import (
	"io"
	"os"
	"path/filepath"
	"testing"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/internal/keys"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/vm"
)

const idleProgram = `
import gov.nasa.jpf.vm.Verify;

public class Idle {
    int field;
    static long total;
    static int step(Idle o, int[] a, Integer box, int i) {
        o.field += a[i % a.length];
        total += o.field;
        return box == null ? 0 : box + (o == null ? 1 : i);
    }
    public static void main(String[] args) {
        Idle o = new Idle();
        int[] a = { 1, 2, 3 };
        int n = Verify.getInt(0, 2);
        for (int i = 0; i < 50; i++) n += step(o, a, 200, i);
        for (Object p = o, q = a; p != q; q = p) n++;
        assert n > 0;
    }
}
`

// counted counts the instructions that run on their Impls.
type counted struct {
	insn.Factory
	slow int
}

type countedImpl struct {
	vm.Impl
	c *counted
}

func (c *counted) Impl(code *vm.Code, i int) vm.Impl { return countedImpl{c.Factory.Impl(code, i), c} }

func (x countedImpl) Execute(m *vm.Machine, t *vm.Thread, f *vm.Frame) {
	x.c.slow++
	x.Impl.Execute(m, t, f)
}

// A program without inputs pays nothing for them: no solver is opened, natives
// and calls are not watched, and just as many instructions leave the fast loop as
// when there is no symbolic execution.
func TestProgramsWithoutInputsPayNothing(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "Idle.java")
	if err := os.WriteFile(file, []byte(idleProgram), 0o600); err != nil {
		t.Fatal(err)
	}
	compile(t, apiDir, dir, file)
	run := func(factory func(*search.Program) insn.Factory) (slow int, instructions int64) {
		cfg, err := config.Load(config.Options{Registry: keys.Registry(), Args: []string{"+target=Idle", "+classpath=" + dir}})
		if err != nil {
			t.Fatal(err)
		}
		p, err := search.Load(t.Context(), cfg, search.Setup{Out: io.Discard, Err: io.Discard})
		if err != nil {
			t.Fatal(err)
		}
		defer p.Close()
		c := &counted{Factory: factory(p)}
		p.Machine.Interp = insn.New(p.Machine.Lib, c)
		r := p.Run()
		if r.Verdict != search.Safe {
			t.Fatalf("%s %+v %+v", r.Verdict, r.Violations, r.Incomplete)
		}
		if p.Machine.Unknowns != nil {
			t.Error("the machine watches for unknown values")
		}
		if p.Symbolic().Uses() != nil {
			t.Error("a solver was opened")
		}
		return c.slow, r.Statistics.Instructions
	}
	plain, all := run(func(*search.Program) insn.Factory { return insn.Concrete{} })
	symbolic, again := run(func(p *search.Program) insn.Factory { return p.Symbolic() })
	if plain != symbolic || all != again {
		t.Errorf("%d of %d instructions ran on Impls, without symbolic execution %d of %d", symbolic, again, plain, all)
	}
	if plain == 0 || int64(plain) > all/2 {
		t.Errorf("%d of %d instructions ran on Impls: this is no measure", plain, all)
	}
}
