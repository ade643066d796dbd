// verdict: violated
// error: java.lang.AssertionError
// twin: WeakInLoop
// set: +vm.weak_cas_failures=true
// oracle: skip
// A weak compare-and-set may fail though the value is the expected one.
package choices;

import java.util.concurrent.atomic.AtomicInteger;

class WeakMayFail {
    public static void main(String[] args) {
        AtomicInteger n = new AtomicInteger();
        assert n.weakCompareAndSetPlain(0, 1);
    }
}
