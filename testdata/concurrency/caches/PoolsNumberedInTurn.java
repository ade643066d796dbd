// verdict: safe
// Factories are numbered in the order in which they are made, which is known.
package caches;

import java.util.concurrent.Executors;

class PoolsNumberedInTurn {
    static volatile int step;

    static String first() {
        return Executors.defaultThreadFactory().newThread(() -> {}).getName();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            step = 1;
            first();
        });
        t.start();
        t.join();
        boolean said = step == 1;
        assert !(said && first().equals("pool-1-thread-1"));
    }
}
