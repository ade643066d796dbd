// verdict: safe
// None of two sums is lost.
package calls;

import java.util.concurrent.atomic.DoubleAdder;

class DoubleAdderWhole {
    public static void main(String[] args) throws Exception {
        DoubleAdder n = new DoubleAdder();
        Thread t = new Thread(() -> n.add(1));
        t.start();
        n.add(1);
        double seen = n.sum();
        t.join();
        System.out.println(seen);
        assert seen >= 1 && n.sum() == 2;
    }
}
