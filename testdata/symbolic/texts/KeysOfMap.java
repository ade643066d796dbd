// verdict: safe
// A tree map with unknown texts as keys keeps them in order.
package texts;

import java.util.TreeMap;
import org.sosy_lab.sv_benchmarks.Verifier;

public class KeysOfMap {
  public static void main(String[] args) {
    TreeMap<String, Integer> map = new TreeMap<>();
    String a = Verifier.nondetString();
    String b = Verifier.nondetString();
    Verifier.assume(a.length() == 1 && b.length() == 1);
    map.put(a, 1);
    map.put(b, 2);
    assert map.get(b) == 2;
    assert map.firstKey().compareTo(map.lastKey()) <= 0;
    assert map.size() == (a.equals(b) ? 1 : 2);
  }
}
