// verdict: violated
// error: java.lang.AssertionError
// twin: AdderSums
// The sum may be asked for before the other thread has added.
package atomics;

import java.util.concurrent.atomic.LongAdder;

class AdderTooEarly {
    public static void main(String[] args) {
        LongAdder adder = new LongAdder();
        new Thread(adder::increment).start();
        adder.add(2);
        assert adder.sum() == 3;
    }
}
