// verdict: violated
// error: java.lang.AssertionError
// twin: TaskRunByOne
// The second may run it although the first has said that it will.
package owned;

import java.util.concurrent.FutureTask;

class TaskRunByTwo {
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
                task.run();
                assert !"b".equals(by);
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
