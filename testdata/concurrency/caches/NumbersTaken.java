// verdict: violated
// error: java.lang.AssertionError
// twin: NumbersTakenLocked
// What a stream of random numbers calls is the program's, where others may come in between.
package caches;

import java.util.concurrent.ThreadLocalRandom;

class NumbersTaken {
    static int taken;

    static void take(int number) {
        taken++;
    }

    static void some() {
        ThreadLocalRandom.current().ints(1, 0, 5).forEach(NumbersTaken::take);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(NumbersTaken::some);
        t.start();
        some();
        t.join();
        assert taken == 2;
    }
}
