// verdict: safe
// A synchronized method that has ended by an exception which no throw statement has thrown holds nobody up.
package threads;

class TriesOrArrayFailed {
    private static final int[] NONE = {};
    private static volatile boolean about, left, passed, over;

    private static synchronized int read() {
        about = true;
        return NONE[0];
    }

    public static void main(String[] args) {
        new Thread(() -> {
            try {
                read();
            } catch (ArrayIndexOutOfBoundsException e) {
                left = true;
            }
        }).start();
        Thread next = new Thread(() -> {
            if (left) {
                passed = true;
                synchronized (TriesOrArrayFailed.class) {
                    passed = false;
                }
                over = true; // behind that its own end may hold it up
            }
        });
        next.start();
        boolean before = passed;
        Thread.State state = next.getState();
        assert !before || state != Thread.State.BLOCKED || over : "held up";
    }
}
