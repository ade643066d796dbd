// verdict: violated
// error: deadlock
// twin: LambdasSameOrder
// A lambda expression that captures nothing, and a method reference, are one object for all threads.
package monitors;

class LambdasOrder {
    static Runnable lambda() {
        return () -> { };
    }

    static Runnable reference() {
        return LambdasOrder::lambda;
    }

    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (lambda()) {
                synchronized (reference()) { }
            }
        }).start();
        synchronized (reference()) {
            synchronized (lambda()) { }
        }
    }
}
