// verdict: safe
// A task that was forked is taken back or by another worker, and done once.
package calls;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

class WorkQueueWhole {
    static class Leaf extends RecursiveAction {
        int n;

        protected void compute() {
            n++;
        }
    }

    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(2);
        boolean[] back = new boolean[1];
        Leaf leaf = new Leaf();
        pool.invoke(new RecursiveAction() {
            protected void compute() {
                leaf.fork();
                back[0] = leaf.tryUnfork();
                if (back[0]) leaf.invoke(); else leaf.join();
            }
        });
        System.out.println(back[0] + " " + leaf.n);
        assert leaf.n == 1;
    }
}
