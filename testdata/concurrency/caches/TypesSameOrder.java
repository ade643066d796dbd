// verdict: safe
// A method type is there once. Locked in the same order they block nobody.
package caches;

import java.lang.invoke.MethodType;

class TypesSameOrder {
    static void both(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
                first.hashCode();
            }
        }
    }

    public static void main(String[] args) {
        new Thread(() -> both(MethodType.methodType(int.class), MethodType.methodType(long.class))).start();
        both(MethodType.methodType(int.class), MethodType.methodType(long.class));
    }
}
