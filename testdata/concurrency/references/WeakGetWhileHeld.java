// verdict: safe
// The field that the thread writes is another one: the object stays.
package references;

import java.lang.ref.WeakReference;

class WeakGetWhileHeld {
    static Object strong = new Object();
    static Object other = new Object();

    public static void main(String[] args) throws InterruptedException {
        WeakReference<Object> weak = new WeakReference<>(strong);
        Thread t = new Thread(() -> {
            other = null;
            System.gc();
        });
        t.start();
        assert weak.get() != null;
        t.join();
        assert other == null || strong == null;
    }
}
