// verdict: violated
// error: java.lang.NullPointerException
// twin: WeakCheckedOnce
// Between two calls of get the collector may run; another thread lets go of the object meanwhile.
package references;

import java.lang.ref.WeakReference;

class WeakCheckedTwice {
    static class Box {
        int value = 1;
    }

    static Box strong = new Box();

    public static void main(String[] args) throws InterruptedException {
        WeakReference<Box> weak = new WeakReference<>(strong);
        Thread t = new Thread(() -> strong = null);
        t.start();
        if (weak.get() != null) {
            weak.get().value++;
        }
        t.join();
    }
}
