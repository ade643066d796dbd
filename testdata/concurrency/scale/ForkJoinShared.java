// verdict: violated
// error: java.lang.AssertionError
// twin: ForkJoinSum
// All leaves of the fork add to one cell.
package scale;

class ForkJoinShared {
    public static void main(String[] args) throws InterruptedException {
        int[] sum = new int[1];
        split(0, 4, sum, 0);
        assert sum[0] == 6;
    }

    static void split(int from, int to, int[] into, int at) throws InterruptedException {
        if (to - from == 1) {
            into[at] += from;
            return;
        }
        int middle = (from + to) / 2;
        Thread t = new Thread(() -> {
            try {
                split(from, middle, into, at);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        t.start();
        split(middle, to, into, at);
        t.join();
    }
}
