// verdict: safe
// A sum by a fork of threads that are joined.
package scale;

class ForkJoinSum {
    public static void main(String[] args) throws InterruptedException {
        int[] sum = new int[1];
        split(0, 4, sum, 0);
        assert sum[0] == 6;
    }

    static void split(int from, int to, int[] into, int at) throws InterruptedException {
        if (to - from == 1) {
            into[at] = from;
            return;
        }
        int[] halves = new int[2];
        int middle = (from + to) / 2;
        Thread t = new Thread(() -> {
            try {
                split(from, middle, halves, 0);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        t.start();
        split(middle, to, halves, 1);
        t.join();
        into[at] = halves[0] + halves[1];
    }
}
