// verdict: violated
// error: java.lang.AssertionError
// twin: NumberedInTurn
// Threads without a name are numbered in the order in which they are made.
package threads;

class NumberedByWhom {
    static volatile int step;

    public static void main(String[] args) {
        new Thread(() -> {
            step = 1;
            new Thread().getName();
            step = 2;
        }).start();
        int before = step;
        String name = new Thread().getName();
        assert !(before == 1 && name.equals("Thread-1") && step == 1);
    }
}
