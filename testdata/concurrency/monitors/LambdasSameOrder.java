// verdict: safe
// Function objects, always locked in the same order.
package monitors;

class LambdasSameOrder {
    static Runnable lambda() {
        return () -> { };
    }

    static Runnable reference() {
        return LambdasSameOrder::lambda;
    }

    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (lambda()) {
                synchronized (reference()) { }
            }
        }).start();
        synchronized (lambda()) {
            synchronized (reference()) { }
        }
    }
}
