// verdict: safe
// What get returned once is held by the variable.
package references;

import java.lang.ref.WeakReference;

class WeakCheckedOnce {
    static class Box {
        int value = 1;
    }

    static Box strong = new Box();

    public static void main(String[] args) throws InterruptedException {
        WeakReference<Box> weak = new WeakReference<>(strong);
        Thread t = new Thread(() -> strong = null);
        t.start();
        Box box = weak.get();
        if (box != null) {
            box.value++;
        }
        t.join();
    }
}
