// verdict: violated
// error: deadlock
// twin: LockCycleGated
// Three threads can hold one lock each and want the next one's; no two of them alone can deadlock.
package monitors;

class LockCycleOfThree {
    public static void main(String[] args) {
        Object[] locks = {new Object(), new Object(), new Object()};
        for (int i = 0; i < 3; i++) {
            Object first = locks[i], second = locks[(i + 1) % 3];
            new Thread(() -> {
                synchronized (first) { synchronized (second) { } }
            }).start();
        }
    }
}
