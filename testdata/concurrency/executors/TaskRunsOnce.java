// verdict: safe
// A FutureTask runs once, however many threads run it.
package executors;

import java.util.concurrent.FutureTask;

class TaskRunsOnce {
    static int runs;

    public static void main(String[] args) throws Exception {
        FutureTask<Integer> f = new FutureTask<>(() -> ++runs);
        Thread t = new Thread(f);
        t.start();
        f.run();
        assert f.get() == 1;
        t.join();
        assert runs == 1;
    }
}
