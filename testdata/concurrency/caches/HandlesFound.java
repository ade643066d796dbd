// verdict: safe
// Two threads that look for the same method get handles of it.
package caches;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

class HandlesFound {
    static void ask() {
        try {
            MethodHandle length = MethodHandles.lookup().findVirtual(String.class, "length", MethodType.methodType(int.class));
            assert (int) length.invoke("abc") == 3;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(HandlesFound::ask);
        t.start();
        ask();
        t.join();
    }
}
