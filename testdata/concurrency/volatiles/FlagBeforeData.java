// verdict: violated
// error: java.lang.AssertionError
// twin: DataBeforeFlag
// The flag promises data that is not there yet.
package volatiles;

class FlagBeforeData {
    static volatile boolean ready;
    static volatile int data;

    public static void main(String[] args) {
        new Thread(() -> {
            ready = true;
            data = 42;
        }).start();
        while (!ready) Thread.onSpinWait();
        assert data == 42;
    }
}
