// verdict: violated
// error: java.lang.IllegalStateException
// twin: ValuesInObjectsSafe
// Boxes, thread locals, iterators and patterns: only 88 fails.
package natives;
import org.sosy_lab.sv_benchmarks.Verifier;
import java.util.*;
public class ValuesInObjects {
  public static void main(String[] args) throws Throwable {
    int x = Verifier.nondetInt();
    ThreadLocal<Integer> t = new ThreadLocal<>(); t.set(x);
    assert t.get() == x;
    assert Optional.of(x).map(v -> v + 1).get() == x + 1;
    Iterator<Integer> it = List.of(x, 2).iterator();
    assert it.next() == x;
    Object o = x;
    if (o instanceof Integer i && i == 88) throw new IllegalStateException("found");
    assert o.equals(x) && o.hashCode() == x;
    Object c = new int[][]{{x}}.clone();
    assert ((int[][]) c)[0][0] == x;
    long l = Integer.toUnsignedLong(x);
    assert l >= 0 && (int) l == x;
    assert Integer.compareUnsigned(x, 0) >= 0;
    assert Integer.parseInt("" + (x & 3)) == (x & 3);
    switch (x) { case 5 -> { assert x == 5; } default -> { assert x != 5; } }
  }
}
