// verdict: violated
// error: java.lang.AssertionError
// twin: FrameLeftOutLocked
// oracle: skip
// What a marked method has in its variables is left out of states; what it has written is not.
package caches;

import gov.nasa.jpf.annotation.FilterFrame;

class FrameLeftOut {
    static volatile int steps;
    static volatile int last;

    static void step() {
        steps++;
    }

    @FilterFrame(filterPC = false, filterSubframes = false)
    static void work(int by) {
        int noise = steps + by;
        step();
        last = noise;
        step();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> work(0));
        t.start();
        work(0);
        t.join();
        assert steps == 4;
    }
}
