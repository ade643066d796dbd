// verdict: violated
// error: java.lang.AssertionError
// twin: PoolsNumberedInTurn
// Factories are numbered in the order in which they are made, whoever said before that he would.
package caches;

import java.util.concurrent.Executors;

class PoolsNumbered {
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
        boolean said = step == 1;
        assert !(said && first().equals("pool-1-thread-1"));
    }
}
