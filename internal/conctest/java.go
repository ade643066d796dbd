package conctest

import (
	"fmt"
	"strings"
)

// end is how a line begins that a Java program prints when it ends; the values
// of the shared variables follow, then the local variables of each thread.
const end = "END"

// Java returns the program as a Java class.
func (p *Program) Java(pkg, class string) string {
	w := &javaWriter{p: p}
	w.line("package %s;", pkg)
	w.line("")
	if p.Twins {
		w.line("import java.util.Arrays;")
	}
	w.line("import java.util.concurrent.atomic.AtomicInteger;")
	w.line("")
	w.open("class %s {", class)
	w.line("static final class Oops extends RuntimeException { }")
	w.line("static final Oops OOPS = new Oops();")
	w.line("static final int[] A = new int[%d];", len(p.Vars))
	w.line("static final %s O = new %s();", class, class)
	w.line("static final int[][] LOCALS = new int[%d][];", len(p.Threads))
	if p.Twins {
		w.line("static int ended;")
	}
	for i, kind := range p.Vars {
		switch kind {
		case Static:
			w.line("static int v%d;", i)
		case VolatileStatic:
			w.line("static volatile int v%d;", i)
		case Field:
			w.line("int v%d;", i)
		case VolatileField:
			w.line("volatile int v%d;", i)
		case Atomic:
			w.line("static final AtomicInteger V%d = new AtomicInteger();", i)
		}
	}
	for i := range p.Locks {
		w.line("static final Object L%d = new Object();", i)
	}
	for i, body := range p.Threads {
		w.line("")
		w.open("static void body%d() throws InterruptedException {", i)
		for x := range p.Locals {
			w.line("int x%d = 0;", x)
		}
		w.open("try {")
		w.stmts(body)
		w.close("} catch (Oops e) { }")
		var locals []string
		for x := range p.Locals {
			locals = append(locals, fmt.Sprintf("x%d", x))
		}
		row := fmt.Sprintf("new int[] {%s}", strings.Join(locals, ", "))
		if w.p.Twins && i > 0 {
			w.open("synchronized (LOCALS) {")
			w.line("LOCALS[++ended] = %s;", row)
			w.line("LOCALS.notifyAll();")
			w.close("}")
		} else {
			w.line("LOCALS[%d] = %s;", i, row)
		}
		w.close("}")
		if w.p.Twins && i > 0 {
			break
		}
	}
	w.main()
	w.close("}")
	return w.out.String()
}

type javaWriter struct {
	p      *Program
	out    strings.Builder
	indent int
	loops  int // counters of Repeat so far
}

func (w *javaWriter) line(format string, args ...any) {
	if format != "" {
		w.out.WriteString(strings.Repeat("    ", w.indent))
	}
	fmt.Fprintf(&w.out, format+"\n", args...)
}

func (w *javaWriter) open(format string, args ...any) {
	w.line(format, args...)
	w.indent++
}

func (w *javaWriter) close(format string, args ...any) {
	w.indent--
	w.line(format, args...)
}

func (w *javaWriter) main() {
	w.line("")
	w.line("interface Body { void run() throws InterruptedException; }")
	w.line("")
	w.open("static Thread start(Body body) {")
	w.open("Thread t = new Thread(() -> {")
	w.open("try {")
	w.line("body.run();")
	w.close("} catch (InterruptedException e) { }")
	w.close("});")
	w.line("t.start();")
	w.line("return t;")
	w.close("}")
	w.line("")
	w.open("public static void main(String[] args) throws InterruptedException {")
	if w.p.Twins {
		w.line("for (int i = 1; i < %d; i++) start(() -> body1());", len(w.p.Threads))
		w.line("body0();")
		w.open("synchronized (LOCALS) {")
		w.line("while (ended < %d) LOCALS.wait();", len(w.p.Threads)-1)
		w.close("}")
		w.line("Arrays.sort(LOCALS, 1, LOCALS.length, Arrays::compare);")
	} else {
		for i := 1; i < len(w.p.Threads); i++ {
			w.line("Thread t%d = start(() -> body%d());", i, i)
		}
		w.line("body0();")
		for i := 1; i < len(w.p.Threads); i++ {
			w.line("t%d.join();", i)
		}
	}
	w.line("StringBuilder line = new StringBuilder(\"%s\");", end)
	for i := range w.p.Vars {
		w.line("line.append(' ').append(%s);", w.variable(i))
	}
	w.line("for (int[] locals : LOCALS) for (int x : locals) line.append(' ').append(x);")
	w.line("System.out.println(line);")
	w.close("}")
}

// variable is an expression that reads a shared variable and, unless it is an
// AtomicInteger, the left side of its assignment.
func (w *javaWriter) variable(i int) string {
	switch w.p.Vars[i] {
	case Field, VolatileField:
		return fmt.Sprintf("O.v%d", i)
	case Element:
		return fmt.Sprintf("A[%d]", i)
	case Atomic:
		return fmt.Sprintf("V%d.get()", i)
	}
	return fmt.Sprintf("v%d", i)
}

func (w *javaWriter) expr(e Expr) string {
	switch e := e.(type) {
	case Const:
		return fmt.Sprintf("%d", int32(e))
	case Local:
		return fmt.Sprintf("x%d", int(e))
	case Read:
		return w.variable(int(e))
	case Bin:
		return fmt.Sprintf("(%s %s %s)", w.expr(e.X), e.Op, w.expr(e.Y))
	}
	panic(fmt.Sprintf("conctest: expression %T", e))
}

func (w *javaWriter) cond(c Cond) string {
	return fmt.Sprintf("%s %s %s", w.expr(c.X), c.Op, w.expr(c.Y))
}

func (w *javaWriter) stmts(list []Stmt) {
	for _, s := range list {
		w.stmt(s)
	}
}

func (w *javaWriter) block(body []Stmt, format string, args ...any) {
	w.open(format, args...)
	w.stmts(body)
	w.close("}")
}

func (w *javaWriter) stmt(s Stmt) {
	switch s := s.(type) {
	case SetLocal:
		w.line("x%d = %s;", s.Local, w.expr(s.E))
	case Write:
		if w.p.Vars[s.Var] == Atomic {
			w.line("V%d.set(%s);", s.Var, w.expr(s.E))
		} else {
			w.line("%s = %s;", w.variable(s.Var), w.expr(s.E))
		}
	case Add:
		w.line("%s += %s;", w.variable(s.Var), w.expr(s.E))
	case Increment:
		w.line("%s++;", w.variable(s.Var))
	case AddAndGet:
		w.line("x%d = V%d.addAndGet(%s);", s.Local, s.Var, w.expr(s.E))
	case CompareAndSet:
		w.line("x%d = V%d.compareAndSet(%s, %s) ? 1 : 0;", s.Local, s.Var, w.expr(s.Expected), w.expr(s.Update))
	case Sync:
		w.block(s.Body, "synchronized (L%d) {", s.Lock)
	case Wait:
		if s.Timed {
			w.line("L%d.wait(1);", s.Lock)
		} else {
			w.line("L%d.wait();", s.Lock)
		}
	case Notify:
		if s.All {
			w.line("L%d.notifyAll();", s.Lock)
		} else {
			w.line("L%d.notify();", s.Lock)
		}
	case If:
		w.block(s.Then, "if (%s) {", w.cond(s.Cond))
		if len(s.Else) > 0 {
			w.block(s.Else, "else {")
		}
	case While:
		w.block(s.Body, "while (%s) {", w.cond(s.Cond))
	case Repeat:
		w.loops++
		w.block(s.Body, "for (int i%d = 0; i%d < 2; i%d++) {", w.loops, w.loops, w.loops)
	case Assert:
		w.line("assert %s;", w.cond(s.Cond))
	case Throw:
		w.line("if (x0 == x0) throw OOPS;") // javac refuses what comes after a plain throw
	case Try:
		w.try(s)
	case Yield:
		w.line("Thread.yield();")
	default:
		panic(fmt.Sprintf("conctest: statement %T", s))
	}
}

func (w *javaWriter) try(s Try) {
	w.open("try {")
	w.stmts(s.Body)
	if s.Catch != nil {
		w.close("} catch (Oops e) {")
		w.indent++
		w.stmts(s.Catch)
	}
	if s.Finally != nil {
		w.close("} finally {")
		w.indent++
		w.stmts(s.Finally)
	}
	w.close("}")
}
