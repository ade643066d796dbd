// verdict: safe
// What EnumsAndRecords asserts holds for all inputs.
package natives;
import org.sosy_lab.sv_benchmarks.Verifier;
import java.util.*;
public class EnumsAndRecordsSafe {
  enum E { A, B, C }
  record P(int x, int y, long z) {}
  public static void main(String[] args) throws Throwable {
    int i = Verifier.nondetInt(), y = Verifier.nondetInt(); long z = Verifier.nondetLong();
    P p = new P(i, y, z), q = new P(y, i, z);
    assert p.equals(q) == (i == y) : "equals";
    assert p.hashCode() == (31 * i + y) * 31 + Long.hashCode(z) : "hash";
    if (i >= 0 && i < 3) {
      E e = E.values()[i];
      assert e.ordinal() == i;
      switch (e) { case B: assert i == 1; break; default: assert i != 1; }
      EnumMap<E, Integer> m = new EnumMap<>(E.class); m.put(e, y);
      assert m.get(E.values()[i]) == y : "enummap";
    }
  }
}
