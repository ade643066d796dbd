// verdict: violated
// error: java.lang.AssertionError
// twin: FormattedOnce
// String.format reads the counter for each of its places.
package atomics;

import java.util.concurrent.atomic.AtomicInteger;

class FormattedTwice {
    static final AtomicInteger N = new AtomicInteger();

    public static void main(String[] args) {
        new Thread(N::incrementAndGet).start();
        assert !String.format("%s%s", N, N).equals("01");
    }
}
