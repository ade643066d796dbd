// verdict: violated
// error: java.lang.IllegalStateException
// twin: SetsAndListsSafe
// Six values in sets, lists, texts and arrays: ef is what is left from index 4.
package natives;
import org.sosy_lab.sv_benchmarks.Verifier;
import java.util.*;
public class SetsAndLists {
  public static void main(String[] args) throws Throwable {
    int x = Verifier.nondetInt();
    if (x < 0 || x > 5) return;
    BitSet s = new BitSet(); s.set(x);
    assert s.cardinality() == 1 && s.nextSetBit(0) == x;
    List<Integer> l = new ArrayList<>(List.of(3, 1, x)); Collections.sort(l);
    assert l.get(0) <= l.get(1) && l.get(1) <= l.get(2);
    Set<Integer> h = new HashSet<>(List.of(1, 2, 3)); h.add(x);
    assert h.size() == (x >= 1 && x <= 3 ? 3 : 4);
    long big = 1L << x; 
    assert Long.numberOfTrailingZeros(big) == x;
    String t = "abcdef".substring(x);
    assert t.length() == 6 - x;
    assert t.isEmpty() || t.charAt(0) == 'a' + x;
    char[] cs = "hello!".toCharArray(); cs[x] = 'Z';
    assert new String(cs).indexOf('Z') == x;
    if (t.equals("ef")) throw new IllegalStateException("found");
  }
}
