package lives

import (
	"fmt"
	"strings"
)

// End is how the line begins that a program prints when no thread can do any
// more; the variables follow, and the results of each thread.
const End = "END"

// Java returns the program as a Java class.
func (p *Program) Java(pkg, class string) string {
	var b strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	n := len(p.Bodies)
	line("package %s;", pkg)
	line("class %s {", class)
	line("static final Thread[] T = new Thread[%d];", n)
	line("static final Object[] M = new Object[%d];", n+p.Locks)
	line("static final int[][] R = new int[%d][];", n)
	line("static final Object BOOK = new Object();")
	line("static int live;")
	for v := range p.Vars {
		line("static volatile int v%d; static int p%d;", v, v)
	}
	line(`static void count(int by) { synchronized (BOOK) { live += by; if (live == 0) BOOK.notifyAll(); } }
static int start(Thread t) {
  count(1);
  try { t.start(); return 1; } catch (IllegalThreadStateException e) { count(-1); return 2; }
}
static int born(Thread t) {
  Thread.State s = t.getState();
  return s == Thread.State.NEW ? 0 : s == Thread.State.TERMINATED ? 2 : 1;
}`)
	for i, body := range p.Bodies {
		line("static int[] body%d() {", i)
		line("int[] r = new int[%d];", len(body))
		for k, op := range body {
			for _, text := range strings.Split(op.java(fmt.Sprintf("r[%d]", k)), "\n") {
				line("%s", text)
			}
		}
		line("return r;")
		line("}")
	}
	line("public static void main(String[] args) {")
	line("T[0] = Thread.currentThread();")
	for i := 1; i < n; i++ {
		line("T[%d] = new Thread(() -> { int[] r = body%d(); synchronized (BOOK) { R[%d] = r; count(-1); } });", i, i, i)
	}
	for i := range n {
		line("M[%d] = T[%d];", i, i)
	}
	for i := range p.Locks {
		line("M[%d] = new Object();", n+i)
	}
	line("R[0] = body0();")
	line("StringBuilder line = new StringBuilder(\"%s\");", End)
	line("synchronized (BOOK) {")
	line("while (live > 0) try { BOOK.wait(); } catch (InterruptedException e) { }")
	for v := range p.Vars {
		line("line.append(' ').append(v%d).append(' ').append(p%d);", v, v)
	}
	line("for (int[] r : R) { line.append(\" |\"); if (r != null) for (int x : r) line.append(' ').append(x); }")
	line("}")
	line("System.out.println(line);")
	line("}")
	line("}")
	return b.String()
}

func (op Op) java(r string) string {
	wait := func(call string) string {
		return fmt.Sprintf("try { %s; %s = 1; } catch (InterruptedException e) { %s = 2; }", call, r, r)
	}
	switch op.Kind {
	case Start:
		return fmt.Sprintf("%s = start(T[%d]);", r, op.On)
	case Join:
		return wait(fmt.Sprintf("T[%d].join()", op.On))
	case JoinTimed:
		return wait(fmt.Sprintf("T[%d].join(1)", op.On))
	case Alive:
		return fmt.Sprintf("%s = T[%d].isAlive() ? 1 : 0;", r, op.On)
	case Born:
		return fmt.Sprintf("%s = born(T[%d]);", r, op.On)
	case Interrupt:
		return fmt.Sprintf("T[%d].interrupt();", op.On)
	case Interrupted:
		return fmt.Sprintf("%s = T[%d].isInterrupted() ? 1 : 0;", r, op.On)
	case Enter:
		return fmt.Sprintf("synchronized (M[%d]) {", op.On)
	case Exit:
		return "}"
	case Wait:
		return wait(fmt.Sprintf("M[%d].wait()", op.On))
	case WaitTimed:
		return wait(fmt.Sprintf("M[%d].wait(1)", op.On))
	case Notify:
		return fmt.Sprintf("M[%d].notify();", op.On)
	case NotifyAll:
		return fmt.Sprintf("M[%d].notifyAll();", op.On)
	case Read:
		return fmt.Sprintf("%s = v%d;", r, op.On)
	case Add:
		return fmt.Sprintf("v%d++;", op.On)
	case ReadPlain:
		return fmt.Sprintf("%s = p%d;", r, op.On)
	case AddPlain:
		return fmt.Sprintf("p%d++;", op.On)
	}
	panic("lives: an operation of no kind")
}
