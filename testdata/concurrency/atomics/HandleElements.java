// verdict: safe
// Atomic addition on elements of an array, through a VarHandle.
package atomics;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

class HandleElements {
    static final VarHandle ELEMENTS = MethodHandles.arrayElementVarHandle(int[].class);

    public static void main(String[] args) throws InterruptedException {
        int[] a = new int[2];
        Thread t = new Thread(() -> {
            int before = (int) ELEMENTS.getAndAdd(a, 1, 1);
        });
        t.start();
        int before = (int) ELEMENTS.getAndAdd(a, 1, 1);
        t.join();
        assert a[1] == 2 && a[0] == 0;
    }
}
