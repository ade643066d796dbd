package stubborn;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

// A sum in parts. Its search has many states in which only workers go on, and is taken
// up anew among them.
class ForkJoinDeep extends RecursiveTask<Integer> {
    final int from, to;

    ForkJoinDeep(int from, int to) {
        this.from = from;
        this.to = to;
    }

    protected Integer compute() {
        if (to - from <= 2) {
            return from + (to - from == 2 ? from + 1 : 0);
        }
        int middle = (from + to) / 2;
        ForkJoinDeep left = new ForkJoinDeep(from, middle);
        left.fork();
        return new ForkJoinDeep(middle, to).compute() + left.join();
    }

    public static void main(String[] args) {
        if (new ForkJoinPool(3).invoke(new ForkJoinDeep(0, 8)) != 28) {
            throw new AssertionError();
        }
    }
}
