// verdict: violated
// error: java.lang.AssertionError
// twin: WeakGetWhileHeld
// The other thread lets go of the last strong reference: what the weak one refers to may be gone.
package references;

import java.lang.ref.WeakReference;

class WeakGetAfterDrop {
    static Object strong = new Object();
    static Object other = new Object();

    public static void main(String[] args) throws InterruptedException {
        WeakReference<Object> weak = new WeakReference<>(strong);
        Thread t = new Thread(() -> {
            strong = null;
            System.gc();
        });
        t.start();
        assert weak.get() != null;
        t.join();
        assert other == null || strong == null;
    }
}
