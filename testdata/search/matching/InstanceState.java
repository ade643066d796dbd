// verdict: violated
// error: java.lang.AssertionError
// oracle: skip
// The failure stands eight steps deep in one object's fields, in a cyclic space.
package matching;

import gov.nasa.jpf.vm.Verify;

class InstanceState {
    int low, high;
    void step(int n) { low += n; if (low > 3) { low -= 4; high = (high + 1) % 3; } }
    public static void main(String[] args) {
        InstanceState s = new InstanceState();
        while (true) {
            s.step(Verify.getInt(0, 1));
            assert !(s.high == 2 && s.low == 3);
        }
    }
}
