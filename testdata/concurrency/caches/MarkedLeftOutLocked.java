// verdict: safe
// oracle: skip
// What the program marks is left out of states, and nothing depends on it.
package caches;

import gov.nasa.jpf.annotation.FilterField;

class MarkedLeftOutLocked {
    @FilterField
    static volatile int noise;
    static int steps;

    static synchronized void step() {
        steps++;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            noise++;
            step();
            noise++;
        });
        t.start();
        noise++;
        step();
        noise++;
        t.join();
        assert steps == 2;
    }
}
