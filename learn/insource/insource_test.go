package insource

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/listener/contractfile"
)

const tricky = `/* package wrong; */
@Deprecated
package p.q; // class Not {

import java.util.*;

/** class NotEither { void no() {} } */
@SuppressWarnings({"a {", "}"}) public final class Outer<T extends Comparable<T>, U> extends Base<List<T>> implements A, B {
    static final String s = "class X { void y() {", t = """
        void z() { " }
        """;
    char c = '}', d = '\'', e = '"';
    int[] x = {1, 2}, y = f(() -> { class Local { void no() {} } });

    static { int i = 0; }
    { int j = 0; }

    public Outer(final int a, @Named("x,(") String... rest) throws Exception { new Object() { void hidden() {} }; }

    <V extends Map<T, U>> V generic(T t, Map<String, List<V>> m, java.util.Map.Entry<T, U>[] e, V[][] v) { return null; }

    @Override public int hashCode() { return a < b ? 1 : 2; }
    abstract void none();
    int old(int a[], Outer<T, U> this) { return 0; }
    record Point<N>(int x, N... more) { Point { if (x < 0) throw null; } static void of() {} record Empty() {} }
    enum Kind { A(1) { int k() { return 2; } }, B { }, @X(3) C; Kind(int... n) {} int k() { return 1; } }
    enum Plain { A, B }
    @interface Mark { int value() default 3; Class<?>[] of() default {}; }
    interface Inner { default void with(int record) { record = 1; } void record(Inner inner); }
    class Deep { class Deeper { Deeper(long n) {} } }
    ;
}
sealed interface Shape permits Circle {}
non-sealed class Circle implements Shape { int größe(double ä) { return 0; } }
`

const declares = `p.q.Outer
p.q.Outer <init>(int,String[])
p.q.Outer generic(?,Map,Entry[],?[][])
p.q.Outer hashCode()
p.q.Outer none()
p.q.Outer old(int[])
p.q.Outer$Point
p.q.Outer$Point <init>(int,?[])
p.q.Outer$Point of()
p.q.Outer$Point$Empty
p.q.Outer$Kind
p.q.Outer$Kind <init>(int[])
p.q.Outer$Kind k()
p.q.Outer$Plain
p.q.Outer$Mark
p.q.Outer$Mark value()
p.q.Outer$Mark of()
p.q.Outer$Inner
p.q.Outer$Inner with(int)
p.q.Outer$Inner record(Inner)
p.q.Outer$Deep
p.q.Outer$Deep$Deeper
p.q.Outer$Deep$Deeper <init>(long)
p.q.Shape
p.q.Circle
p.q.Circle größe(double)
`

func TestDeclared(t *testing.T) {
	var b strings.Builder
	for _, d := range declared(tricky) {
		b.WriteString(d.class)
		if d.method != "" {
			fmt.Fprintf(&b, " %s(%s)", d.method, strings.Join(d.types, ","))
		}
		b.WriteString("\n")
	}
	if b.String() != declares {
		t.Errorf("%s", b.String())
	}
}

const contracts = `class p.Account
    invariant balance >= 0                          // 120
    constructor(int start)
        requires start >= 0                         // 10
    method put(int amount)
        requires amount > 0                         // 43
        ensures Result == amount + \old(balance)    // 43
    method put(java.lang.String text)
        requires text != "a\"b"                     // 2
    method get(java.lang.Object key)
        ensures Result != null                      // 3
class p.Account$Rest
    constructor(p.Account outer, int n)
        requires n == 1                             // 4
class p.Gone
    invariant x > 0                                 // 1
`

const account = `package p;

/** An account. */
public class Account<K> {
    int balance;
    public Account(int start) { balance = start; }

    /** Puts. */
    @Deprecated
    int put(int amount) {
        return balance += amount;
    }
    int put(String text) { return 0; } K get(K key) { return key; }
    class Rest {
        Rest(int n) {}
    }
}
`

const commented = `package p;

/** An account. */
// invariant balance >= 0 (120)
public class Account<K> {
    int balance;
    // requires start >= 0 (10)
    public Account(int start) { balance = start; }

    /** Puts. */
    // requires amount > 0 (43)
    // ensures Result == amount + \old(balance) (43)
    @Deprecated
    int put(int amount) {
        return balance += amount;
    }
    // requires text != "a\"b" (2)
    int put(String text) { return 0; } 
    // ensures Result != null (3)
    K get(K key) { return key; }
    class Rest {
        // requires n == 1 (4)
        Rest(int n) {}
    }
}
`

func TestText(t *testing.T) {
	f, err := contractfile.Parse("c", strings.NewReader(contracts))
	if err != nil {
		t.Fatal(err)
	}
	text, found := Text(account, f, Comments)
	if text != commented || !slices.Equal(found, []string{"p.Account", "p.Account$Rest"}) {
		t.Errorf("%v\n%s", found, text)
	}
	if text, _ = Text(strings.ReplaceAll(account, "\n", "\r\n"), f, Comments); text != strings.ReplaceAll(commented, "\n", "\r\n") {
		t.Errorf("line ends: %q", text)
	}
	text, _ = Text(account, f, Annotations)
	for _, want := range []string{
		"\n@gov.nasa.jpf.annotation.Invariant(\"balance >= 0\")\npublic class",
		`    @gov.nasa.jpf.annotation.Ensures("Result == amount + \\old(balance)")` + "\n    @Deprecated\n",
		`Requires("text != \"a\\\"b\"")`,
	} {
		if !strings.Contains(text, want) {
			t.Errorf("no %s in\n%s", want, text)
		}
	}
}

// A source that is none, or half of one, is read to its end.
func TestBroken(t *testing.T) {
	f, _ := contractfile.Parse("c", strings.NewReader(contracts))
	for n := range tricky {
		Text(tricky[:n], f, Comments)
		Text(tricky[n:], f, Annotations)
	}
}

func TestCopy(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) {
		name = filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write("src/p/Account.java", account)
	write("src/q/Other.java", "package q; class Other {}\n")
	write("src/p/notes.txt", "none")
	f, err := contractfile.Parse("c", strings.NewReader(contracts))
	if err != nil {
		t.Fatal(err)
	}
	src, to := filepath.Join(dir, "src"), filepath.Join(dir, "src", "copy")
	for _, k := range []struct {
		from  Sources
		files int
	}{{Sources{Whole: []string{src}}, 2}, {Sources{Maybe: []string{filepath.Join(dir, "absent"), src}}, 1}, {Sources{}, 0}} {
		files, notes, err := Copy(f, k.from, to, Comments)
		if err != nil || files != k.files || !slices.Contains(notes, "no source declares p.Gone") {
			t.Errorf("%v: %d files, %v, %v", k.from, files, notes, err)
		}
		if text, _ := os.ReadFile(filepath.Join(to, "p", "Account.java")); k.files > 0 && string(text) != commented {
			t.Errorf("%v: %s", k.from, text)
		}
	}
	if _, _, err := Copy(f, Sources{Maybe: []string{src}}, src, Comments); err == nil || !strings.Contains(err.Error(), "written over") {
		t.Errorf("onto itself: %v", err)
	}
	if _, _, err := Copy(f, Sources{Whole: []string{filepath.Join(dir, "absent")}}, to, Comments); err == nil {
		t.Error("a folder that is not there")
	}
}
