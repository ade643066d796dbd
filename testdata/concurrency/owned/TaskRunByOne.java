// verdict: safe
// Only one thread runs the task.
package owned;

import java.util.concurrent.FutureTask;

class TaskRunByOne {
    static volatile int ready;
    static volatile String by;

    public static void main(String[] args) {
        FutureTask<String> task = new FutureTask<>(() -> by = ((Runner) Thread.currentThread()).called);
        new Runner("a", () -> {
            ready = 1;
            task.run();
        }).start();
        new Runner("b", () -> {
            if (ready == 1) {
                assert by == null || by.equals("a");
            }
        }).start();
    }

    static class Runner extends Thread {
        final String called;

        Runner(String called, Runnable body) {
            super(body);
            this.called = called;
        }
    }
}
