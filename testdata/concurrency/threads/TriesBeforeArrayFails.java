// verdict: violated
// error: java.lang.AssertionError
// twin: TriesOrArrayFailed
// A synchronized method ends by an exception that no throw statement has thrown: who comes to its monitor between its last write and that is held up.
package threads;

class TriesBeforeArrayFails {
    private static final int[] NONE = {};
    private static volatile boolean about, passed;

    private static synchronized int read() {
        about = true;
        return NONE[0];
    }

    public static void main(String[] args) {
        new Thread(() -> {
            try {
                read();
            } catch (ArrayIndexOutOfBoundsException e) {
                return;
            }
        }).start();
        Thread next = new Thread(() -> {
            if (about) {
                passed = true;
                synchronized (TriesBeforeArrayFails.class) {
                    passed = false;
                }
            }
        });
        next.start();
        assert !passed || next.getState() != Thread.State.BLOCKED : "held up";
    }
}
