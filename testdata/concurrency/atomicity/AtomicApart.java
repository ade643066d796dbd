// verdict: violated
// error: java.lang.AssertionError
// twin: AtomicOnce
// oracle: skip
// Two atomic sections, one right behind the other: the other thread may come between them.
package atomicity;

import gov.nasa.jpf.vm.Verify;

public class AtomicApart {
    static int x;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> x += 10);
        t.start();
        Verify.beginAtomic();
        int first = x;
        x = first + 1;
        Verify.endAtomic();
        Verify.beginAtomic();
        int second = x;
        x = second + 1;
        Verify.endAtomic();
        assert second == first + 1;
        t.join();
    }
}
