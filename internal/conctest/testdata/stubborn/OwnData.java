package stubborn;

import java.util.ArrayList;
import java.util.List;

/** Twenty threads with lists of their own. */
class OwnData extends Thread {
    private final List<Integer> list = new ArrayList<>();
    private int sum;

    @Override
    public void run() {
        for (int i = 0; i < 5; i++) {
            list.add(i);
        }
        for (int v : list) {
            sum += v;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        OwnData[] threads = new OwnData[20];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new OwnData();
            threads[i].start();
        }
        for (OwnData t : threads) {
            t.join();
            if (t.sum != 10) {
                throw new AssertionError(t.sum);
            }
        }
    }
}
