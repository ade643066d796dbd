package insn_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/internal/difftest"
	"github.com/gojpf/gojpf/vm"
)

// compile compiles one class and returns the folder of its class files.
func compile(t *testing.T, class, source string) string {
	t.Helper()
	dir := t.TempDir()
	file := filepath.Join(dir, class+".java")
	if err := os.WriteFile(file, []byte(source), 0o644); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command("javac", "-g", "-d", dir, file).CombinedOutput(); err != nil {
		t.Fatalf("javac: %v\n%s", err, out)
	}
	return dir
}

// shapes has, behind //=, the local variables that live where a line begins,
// references with an r.
const shapes = `package p;

class Shapes {
    public static void main(String[] args) {}

    static int straight(int a, long b, String c) {
        int n = a;                           //= 0 1 3r
        n += (int) b;                        //= 1 3r 4
        return n + c.length();               //= 3r 4
    }

    static int loop(int n) {
        int sum = 0;                         //= 0
        for (int i = 0; i < n; i++) {        //= 0 1
            sum += i;                        //= 0 1 2
        }
        return sum;                          //= 1
    }

    static void counted(int n) {
        int unread = 0;                      //= 0
        while (n-- > 0) {                    //= 0
            unread++;                        //= 0
        }
        System.gc();                         //=
    }

    static String caught(String a, Object b) {
        String r = "none";                   //= 0r 1r
        try {
            r = a.trim();                    //= 0r 1r 2r
            r = a + b;                       //= 0r 1r 2r
        } catch (RuntimeException e) {       //= 2r
            return r + e;                    //= 2r 3r
        }
        return a;                            //= 0r
    }

    static int finished(int[] a, Object lock) {
        int i = 0;                           //= 0r 1r
        try {
            synchronized (lock) {            //= 0r 1r
                i = a[0];                    //= 0r 3r
            }
        } finally {
            System.gc();                     //= 2
        }
        return i;                            //= 2
    }

    static Object merged(boolean b) {
        Object o;
        if (b) {                             //= 0
            String s = "x";                  //=
            o = s;                           //= 2r
        } else {
            int n = 3;                       //=
            o = n;                           //= 2
        }
        return o;                            //= 1r
    }

    static Runnable captured(int a, String b, double d) {
        Object dead = b;                     //= 0 1r 2
        return () ->                         //= 0 1r 2
            System.out.println(a + b + d);
    }

    int field;

    int receiver(int a) {
        field = a;                           //= 0r 1
        int f = field;                       //= 0r
        return switch (f) {                  //= 2
            case 1 -> f;                     //= 2
            default -> 7;                    //=
        };
    }
}
`

func TestSlotsOfJava(t *testing.T) {
	program := loadProgram(t, compile(t, "Shapes", shapes), &difftest.Program{Area: "p", Name: "Shapes"}, nil, nil)
	defer program.Close()
	m := program.Machine
	got := map[int]string{}
	for _, mt := range program.Main.Class.Methods {
		if mt.Info.Code == nil || strings.HasPrefix(mt.Name, "lambda$") {
			continue
		}
		code := m.CodeOf(mt)
		maps := insn.Slots(code)
		if !maps.Exact() {
			t.Errorf("%s is not analysed exactly", mt)
		}
		for pc, bci := range code.BCI {
			line := mt.Line(int(bci))
			if _, seen := got[line]; seen {
				continue
			}
			live, refs := maps.At(int32(pc))
			got[line] = locals(live, refs, code.MaxLocals)
		}
	}
	marks := 0
	for i, text := range strings.Split(shapes, "\n") {
		if _, want, ok := strings.Cut(text, "//="); ok {
			marks++
			if got, want := got[i+1], strings.TrimSpace(want); got != want {
				t.Errorf("line %d: %q, want %q: %s", i+1, got, want, strings.TrimSpace(text))
			}
		}
	}
	if marks == 0 {
		t.Error("nothing was expected")
	}
}

func locals(live, refs vm.SlotSet, n int) string {
	var out []string
	for i := range n {
		switch {
		case live.Has(i) && refs.Has(i):
			out = append(out, fmt.Sprintf("%dr", i))
		case live.Has(i):
			out = append(out, fmt.Sprint(i))
		}
	}
	return strings.Join(out, " ")
}

// What the collector keeps for the sake of local variables is what HotSpot
// keeps: a variable counts while it has a type, read or not.
func TestCollectorFollowsTypes(t *testing.T) {
	dir := compile(t, "Weak", `package p;
import java.lang.ref.WeakReference;

public class Weak {
    static void unread() {
        Object o = new Object();
        WeakReference<Object> w = new WeakReference<>(o);
        report("never read again", w);
    }

    static void nulled() {
        Object o = new Object();
        WeakReference<Object> w = new WeakReference<>(o);
        o = null;
        report("set to null", w);
    }

    static void outOfScope() {
        WeakReference<Object> w;
        {
            Object o = new Object();
            w = new WeakReference<>(o);
        }
        report("out of scope", w);
    }

    static void overwritten() {
        WeakReference<Object> w;
        {
            Object o = new Object();
            w = new WeakReference<>(o);
        }
        int x = 1;
        report("overwritten " + x, w);
    }

    static void joined(boolean b) {
        WeakReference<Object> w = null;
        if (b) {
            Object o = new Object();
            w = new WeakReference<>(o);
        }
        report("behind a join", w);
    }

    static void looped() {
        WeakReference<Object> w = null;
        for (int i = 0; i < 1; i++) {
            Object o = new Object();
            w = new WeakReference<>(o);
        }
        report("behind a loop", w);
    }

    static void argument(Object o) {
        report("argument", new WeakReference<>(o));
    }

    static void report(String what, WeakReference<Object> w) {
        System.gc();
        System.out.println(what + ": " + (w.get() == null ? "gone" : "kept"));
    }

    public static void main(String[] args) {
        unread();
        nulled();
        outOfScope();
        overwritten();
        joined(true);
        looped();
        argument(new Object());
    }
}
`)
	want := "never read again: kept\nset to null: gone\nout of scope: kept\noverwritten 1: gone\n" +
		"behind a join: gone\nbehind a loop: gone\nargument: kept\n"
	got := runProgram(t, dir, &difftest.Program{Area: "p", Name: "Weak"}, nil)
	if got.out != want || got.status != 0 {
		t.Errorf("status %d, %s\n%s", got.status, firstDifference(got.out, want), got.err)
	}
}
