import java.util.Random;

/** Exceptions, recursion, a loop at the first instruction, threads, receivers that are being changed, a parameter that is assigned to. */
// learnt Flow fact requires: n >= 0
// learnt Flow fact ensures: n <= Result
// learnt Flow root requires: x >= -3
// learnt Flow root ensures: Result == x
// learnt Flow root ensures: Result >= 0
// learnt Flow worn ensures: Result == n + 1
// learnt Flow.Pair invariant: lo <= hi
// learnt Flow.Pair move ensures: lo == by + \old(lo)
// learnt Flow.Counter next ensures: Result == \old(n) + 1
// learnt Flow.Counter next ensures: Result == n
// never Flow.Pair wide requires: lo <= hi
// never Flow root requires: x >= 0
public class Flow {
    static class Pair {
        private int lo;
        private int hi;

        Pair(int lo, int hi) { this.lo = lo; this.hi = hi; check(); }
        public void check() { if (lo > hi) { int k = lo; lo = hi; hi = k; } }
        public void move(int by) { lo = hi + 1; wide(); lo = lo - hi - 1; lo = hi - width + by; hi = lo + width; }
        public void wide() { }
        int width;
        public void measure() { width = hi - lo; }
    }

    static class Counter {
        int n;
        synchronized int next() { return ++n; }
    }

    static long fact(int n) { return n <= 1 ? 1 : n * fact(n - 1); }

    static int root(int x) {
        if (x < 0) {
            throw new IllegalArgumentException();
        }
        return x;
    }

    static int worn(int n) {
        n++;
        return n;
    }

    static void loop(int n) {
        while (n > 0) {
            n--;
        }
    }

    public static void main(String[] args) throws Exception {
        Random r = new Random(Long.parseLong(args[0]));
        for (int i = 0; i < 200; i++) {
            fact(r.nextInt(8));
            try {
                root(r.nextInt(14) - 3);
            } catch (IllegalArgumentException e) {
                loop(2);
            }
            worn(r.nextInt(1000));
            loop(r.nextInt(5));
            Pair p = new Pair(r.nextInt(100), r.nextInt(100));
            p.measure();
            p.move(r.nextInt(50) - 25);
        }
        Counter c = new Counter();
        Thread[] threads = new Thread[2];
        for (int i = 0; i < 2; i++) {
            threads[i] = new Thread(() -> {
                for (int k = 0; k < 20; k++) {
                    c.next();
                }
            });
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
    }
}
