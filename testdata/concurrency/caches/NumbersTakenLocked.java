// verdict: safe
// What a stream of random numbers calls is the program's, which locks.
package caches;

import java.util.concurrent.ThreadLocalRandom;

class NumbersTakenLocked {
    static int taken;

    static synchronized void take(int number) {
        taken++;
    }

    static void some() {
        ThreadLocalRandom.current().ints(1, 0, 5).forEach(NumbersTakenLocked::take);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(NumbersTakenLocked::some);
        t.start();
        some();
        t.join();
        assert taken == 2;
    }
}
