// verdict: safe
// oracle: skip
// As AtomicApart, but in one section: nobody comes between.
package atomicity;

import gov.nasa.jpf.vm.Verify;

public class AtomicOnce {
    static int x;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> x += 10);
        t.start();
        Verify.beginAtomic();
        int first = x;
        x = first + 1;
        int second = x;
        x = second + 1;
        Verify.endAtomic();
        assert second == first + 1;
        t.join();
    }
}
