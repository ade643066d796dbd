// verdict: safe
// Two threads that make sources of random numbers get numbers within their limits.
package caches;

import java.util.Random;

class NumbersDrawn {
    static void ask() {
        assert new Random().nextInt(1) == 0;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(NumbersDrawn::ask);
        t.start();
        ask();
        t.join();
    }
}
