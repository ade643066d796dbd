// verdict: safe
// paths: 8
// ends: 8
// The first value is still needed behind the second choice: four states, two ends each.
package matching;

import gov.nasa.jpf.vm.Verify;

class LiveLocal {
    public static void main(String[] args) {
        int v = Verify.getInt(0, 3);
        boolean b = Verify.getBoolean();
        assert v < 4 && (b || !b);
    }
}
