// verdict: violated
// error: java.lang.AssertionError
// twin: MarkedLeftOutLocked
// oracle: skip
// What the program marks is left out of states; that the other field counts shows.
package caches;

import gov.nasa.jpf.annotation.FilterField;

class MarkedLeftOut {
    @FilterField
    static volatile int noise;
    static volatile int steps;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            noise++;
            steps++;
            noise++;
        });
        t.start();
        noise++;
        steps++;
        noise++;
        t.join();
        assert steps == 2;
    }
}
