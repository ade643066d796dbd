// verdict: safe
// oracle: skip
// The one thread that can run loops for ever, with the lock that the other one needs. That is no deadlock, and no other
// property is violated; the search has to notice that it comes back to the same state, though there is nobody to switch to.
package threads;

class SpinsAlone {
    public static void main(String[] args) {
        Object lock = new Object();
        synchronized (lock) {
            new Thread(() -> {
                synchronized (lock) { }
            }).start();
            while (true) Thread.yield();
        }
    }
}
