// verdict: safe
// Threads that copy a shared array element by element while others allocate: the
// copies have other places in the heap on each path, which no state tells apart.
package memory;

class CloneInOrders {
    static int[] shared = {1, 2, 3};
    static volatile int turns;
    static Object last;

    static void work(int n) {
        for (int i = 0; i < n; i++) {
            last = new Object[n];
        }
        turns++;
        int[] copy = shared.clone();
        shared[n] = copy[0] + copy[1];
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> work(0)), b = new Thread(() -> work(1));
        a.start();
        b.start();
        work(2);
        a.join();
        b.join();
        assert shared[0] > 0;
    }
}
