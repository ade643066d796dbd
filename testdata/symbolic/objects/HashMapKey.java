// verdict: violated
// error: java.lang.AssertionError
// The place of a key in a table depends on the key: each place is a way.
package objects;

import java.util.HashMap;
import java.util.Map;
import org.sosy_lab.sv_benchmarks.Verifier;

public class HashMapKey {
  public static void main(String[] args) {
    Map<Integer, String> m = new HashMap<>();
    m.put(1, "one");
    m.put(2, "two");
    int k = Verifier.nondetInt();
    Verifier.assume(k >= 0);
    Verifier.assume(k < 4);
    assert m.get(k) != "two";
  }
}
