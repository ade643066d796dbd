// verdict: safe
// The counter is read before the text is made.
package atomics;

import java.util.concurrent.atomic.AtomicInteger;

class FormattedOnce {
    static final AtomicInteger N = new AtomicInteger();

    public static void main(String[] args) {
        new Thread(N::incrementAndGet).start();
        String n = N.toString();
        assert !String.format("%s%s", n, n).equals("01");
    }
}
