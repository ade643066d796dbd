// verdict: violated
// error: java.lang.AssertionError
// twin: ConcurrentMapKeySafe
// The key may be one that the map has already: the table's place is computed from it.
package natives;

import java.util.concurrent.ConcurrentHashMap;
import org.sosy_lab.sv_benchmarks.Verifier;

class ConcurrentMapKey {
    public static void main(String[] args) {
        int key = Verifier.nondetInt();
        Verifier.assume(key >= 0 && key <= 6);
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        map.put(key, 1);
        map.merge(3, 10, Integer::sum);
        assert map.size() == 2;
    }
}
