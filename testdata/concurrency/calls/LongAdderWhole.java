// verdict: safe
// None of two sums is lost.
package calls;

import java.util.concurrent.atomic.LongAdder;

class LongAdderWhole {
    public static void main(String[] args) throws Exception {
        LongAdder n = new LongAdder();
        Thread t = new Thread(() -> n.add(1));
        t.start();
        n.increment();
        long seen = n.sum();
        t.join();
        System.out.println(seen);
        assert seen >= 1 && n.sum() == 2;
    }
}
