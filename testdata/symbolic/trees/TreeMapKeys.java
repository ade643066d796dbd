// verdict: safe
// The JDK's red-black tree with unknown keys: what was put is found, and keys ascend.
package trees;

import java.util.TreeMap;
import org.sosy_lab.sv_benchmarks.Verifier;

public class TreeMapKeys {
  public static void main(String[] args) {
    TreeMap<Integer, Integer> map = new TreeMap<>();
    int a = Verifier.nondetInt();
    int b = Verifier.nondetInt();
    int c = Verifier.nondetInt();
    map.put(a, 1);
    map.put(b, 2);
    map.put(c, 3);
    assert map.get(c) == 3;
    assert map.size() <= 3 && map.size() >= 1;
    Integer last = null;
    for (Integer k : map.keySet()) {
      assert last == null || last < k;
      last = k;
    }
  }
}
