// verdict: safe
// The order is still cyclic, but a gate lock around it lets only one thread in at a time.
package monitors;

class LockCycleGated {
    public static void main(String[] args) {
        Object gate = new Object();
        Object[] locks = {new Object(), new Object(), new Object()};
        for (int i = 0; i < 3; i++) {
            Object first = locks[i], second = locks[(i + 1) % 3];
            new Thread(() -> {
                synchronized (gate) {
                    synchronized (first) { synchronized (second) { } }
                }
            }).start();
        }
    }
}
