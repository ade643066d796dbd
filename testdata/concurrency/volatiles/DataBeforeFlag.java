// verdict: safe
// Who has seen the flag sees the data that was written before it, though the data is not volatile.
package volatiles;

class DataBeforeFlag {
    static volatile boolean ready;
    static int data;

    public static void main(String[] args) {
        new Thread(() -> {
            data = 42;
            ready = true;
        }).start();
        while (!ready) Thread.onSpinWait();
        assert data == 42;
    }
}
