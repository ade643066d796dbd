// verdict: violated
// error: java.lang.AssertionError
// twin: TreeMapKeys
// Equal keys share an entry, so that the map may be smaller.
package trees;

import java.util.TreeMap;
import org.sosy_lab.sv_benchmarks.Verifier;

public class TreeMapLoses {
  public static void main(String[] args) {
    TreeMap<Integer, Integer> map = new TreeMap<>();
    map.put(Verifier.nondetInt(), 1);
    map.put(Verifier.nondetInt(), 2);
    map.put(7, 3);
    assert map.size() == 3;
  }
}
