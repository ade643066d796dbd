// verdict: violated
// error: java.lang.AssertionError
// twin: WorkQueueWhole
// Main can see the task that was forked before it is taken back.
package calls;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

class WorkQueueBetween {
    static class Leaf extends RecursiveAction {
        int n;

        protected void compute() {
            n++;
        }
    }

    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(1);
        pool.execute(new RecursiveAction() {
            protected void compute() {
                Leaf leaf = new Leaf();
                leaf.fork();
                leaf.tryUnfork();
            }
        });
        long queued = pool.getQueuedTaskCount();
        System.out.println(queued);
        assert queued == 0;
    }
}
