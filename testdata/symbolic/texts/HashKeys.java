// verdict: violated
// error: java.lang.AssertionError
// A map with texts as keys: the second put may replace the first.
package texts;

import java.util.HashMap;
import java.util.Map;
import org.sosy_lab.sv_benchmarks.Verifier;

public class HashKeys {
  public static void main(String[] args) {
    Map<String, Integer> map = new HashMap<>();
    String s = Verifier.nondetString();
    Verifier.assume(s.length() == 1);
    map.put("k", 1);
    map.put(s, 2);
    assert map.get("k") == 1;
  }
}
