// verdict: violated
// error: deadlock
// twin: TypesSameOrder
// A method type is there once. Two threads that lock two of them in opposite order may block each other.
package caches;

import java.lang.invoke.MethodType;

class TypesOrder {
    static void both(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
                first.hashCode();
            }
        }
    }

    public static void main(String[] args) {
        new Thread(() -> both(MethodType.methodType(int.class), MethodType.methodType(long.class))).start();
        both(MethodType.methodType(long.class), MethodType.methodType(int.class));
    }
}
