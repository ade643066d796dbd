// verdict: safe
// One key or two, and what was put there is there.
package natives;

import java.util.concurrent.ConcurrentHashMap;
import org.sosy_lab.sv_benchmarks.Verifier;

class ConcurrentMapKeySafe {
    public static void main(String[] args) {
        int key = Verifier.nondetInt();
        Verifier.assume(key >= 0 && key <= 6);
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        map.put(key, 1);
        map.merge(3, 10, Integer::sum);
        assert key == 3 ? map.get(3) == 11 : map.get(key) == 1 && map.get(3) == 10;
    }
}
