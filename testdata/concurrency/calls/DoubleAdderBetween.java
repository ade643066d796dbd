// verdict: violated
// error: java.lang.AssertionError
// twin: DoubleAdderWhole
// Main can see the first of two sums.
package calls;

import java.util.concurrent.atomic.DoubleAdder;

class DoubleAdderBetween {
    public static void main(String[] args) throws Exception {
        DoubleAdder n = new DoubleAdder();
        Thread t = new Thread(() -> {
            n.add(1);
            n.add(1);
        });
        t.start();
        double seen = n.sum();
        System.out.println(seen);
        assert seen != 1;
    }
}
