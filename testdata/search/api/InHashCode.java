// verdict: safe
// paths: 4
// A map asks two keys for their hash codes; equal hash codes must not lose an entry.
package api;

import gov.nasa.jpf.vm.Verify;
import java.util.HashMap;

class InHashCode {
    final int hash = Verify.getInt(0, 1) * 16;
    @Override public int hashCode() { return hash; }
    public static void main(String[] args) {
        HashMap<InHashCode, Integer> map = new HashMap<>();
        InHashCode a = new InHashCode(), b = new InHashCode();
        map.put(a, 1);
        map.put(b, 2);
        assert map.size() == 2 && map.get(a) == 1 && map.get(b) == 2;
    }
}
