package matchtest

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// program is a program of several kinds.
type program struct {
	name   string
	kinds  []*kind
	breaks string
	// late: another thread observes.
	late bool
}

// breaks are ways to come to where states are compared. What is chosen there
// is forgotten.
var breaks = []string{
	`Verify.getBoolean();`,
	`Verify.getInt(1, 3);`,
	`Verify.breakTransition("compared", 0, 1);`,
	`for (int i = 0; i < 2; i++) Verify.getBoolean();`,
	`Other.run(false);`, // a choice of threads
	`Other.run(true);`,
}

// pick makes a program of the given kinds.
func pick(r *rand.Rand, name string, kinds ...*kind) *program {
	p := &program{name: name, kinds: kinds, breaks: breaks[r.IntN(len(breaks))], late: r.IntN(4) == 0}
	for _, k := range kinds {
		if k.own || k.alone || k.around != "" {
			p.late = false
		}
		if k.single {
			p.breaks = breaks[0]
		}
	}
	return p
}

// lines are what the program must print, one line for each way to choose: a
// digit for each kind.
func (p *program) lines() map[string]bool {
	lines := map[string]bool{}
	for n := range 1 << len(p.kinds) {
		lines[fmt.Sprintf("%0*b", len(p.kinds), n)] = true
	}
	return lines
}

// exact reports whether lines is all that there is to say.
func (p *program) exact() bool {
	for _, k := range p.kinds {
		if k.model {
			return false
		}
	}
	return true
}

// java writes the program. Its argument, if any, is a line that it must not
// print.
func (p *program) java() string {
	var b strings.Builder
	fmt.Fprintf(&b, "package %s;\n\nimport gov.nasa.jpf.vm.Verify;\nimport java.io.*;\nimport java.nio.file.*;\nimport java.util.concurrent.*;\nimport java.util.concurrent.atomic.*;\nimport java.util.concurrent.locks.*;\n\n", javaPackage)
	fmt.Fprintf(&b, "@SuppressWarnings(\"all\")\npublic class %s {\n", p.name)
	for i, k := range p.kinds {
		self := fmt.Sprintf("K%d", i)
		text := func(s string) string {
			return strings.NewReplacer("SELF", self, "INNER", fmt.Sprintf("%s.inside(%d)", p.name, i+1)).Replace(s)
		}
		fmt.Fprintf(&b, "\t// %s\n\tpublic static class %s {\n\t\tstatic boolean seen;\n", k.name, self)
		if k.members != "" {
			fmt.Fprintf(&b, "\t\t%s\n", text(k.members))
		}
		fmt.Fprintf(&b, "\t\tstatic void before() throws Throwable { %s }\n", text(k.before))
		if k.around != "" {
			fmt.Fprintf(&b, "\t\tstatic void around(boolean d) throws Throwable { %s }\n", text(k.around))
		} else {
			fmt.Fprintf(&b, "\t\tstatic void act(boolean d) throws Throwable { %s }\n", text(k.act))
			if k.observe != "" {
				fmt.Fprintf(&b, "\t\tstatic boolean observe() throws Throwable { return %s; }\n", text(k.observe))
			}
		}
		b.WriteString("\t}\n\n")
	}
	b.WriteString("\tstatic int inside(int n) throws Throwable {\n")
	for i, k := range p.kinds {
		if k.around != "" {
			fmt.Fprintf(&b, "\t\tif (n <= %d) { K%d.around(Verify.getBoolean()); return 0; }\n", i, i)
		}
	}
	fmt.Fprintf(&b, "\t\t%s\n\t\treturn 0;\n\t}\n\n", p.breaks)
	b.WriteString("\tstatic void observe() throws Throwable {\n")
	for i, k := range p.kinds {
		if k.observe != "" {
			fmt.Fprintf(&b, "\t\tK%d.seen = K%d.observe();\n", i, i)
		}
	}
	b.WriteString("\t}\n\n\tpublic static void main(String[] args) throws Throwable {\n\t\tPrintStream out = System.out;\n")
	for i := range p.kinds {
		fmt.Fprintf(&b, "\t\tK%d.before();\n", i)
	}
	for i, k := range p.kinds {
		if k.around == "" {
			fmt.Fprintf(&b, "\t\tK%d.act(Verify.getBoolean());\n", i)
		}
	}
	b.WriteString("\t\tinside(0);\n")
	if p.late {
		b.WriteString("\t\tOther.observe();\n")
	} else {
		b.WriteString("\t\tobserve();\n")
	}
	b.WriteString("\t\tString line = \"\"")
	for i := range p.kinds {
		fmt.Fprintf(&b, " + (K%d.seen ? 1 : 0)", i)
	}
	b.WriteString(";\n\t\tif (args.length == 0) out.println(line);\n\t\telse if (line.equals(args[0])) throw new AssertionError(line);\n\t}\n")
	b.WriteString(strings.ReplaceAll(other, "MAIN", p.name))
	b.WriteString("}\n")
	return b.String()
}

// other is a second thread.
const other = `
	static class Other {
		static volatile int value;
		static Throwable failed;
		static void join(Thread t) {
			boolean interrupted = false;
			for (;;) try {
				t.join();
				break;
			} catch (InterruptedException e) {
				interrupted = true;
			}
			if (interrupted) Thread.currentThread().interrupt();
		}
		static void run(boolean twice) {
			Thread t = new Thread("other") { public void run() { value++; if (twice) value++; } };
			t.start();
			value++;
			join(t);
			value = 0;
		}
		static void observe() throws Throwable {
			Thread t = new Thread("observer") { public void run() { try { MAIN.observe(); } catch (Throwable e) { failed = e; } } };
			t.start();
			join(t);
			if (failed != null) throw failed;
		}
	}
`

const javaPackage = "matched"
