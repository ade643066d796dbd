// verdict: safe
// Under the generator's monitor no number comes from within nextGaussian.
package calls;

import java.util.Random;

class GaussianLocked {
    public static void main(String[] args) throws Exception {
        Random sequence = new Random(7);
        int first = sequence.nextInt(), second = sequence.nextInt();
        Random r = new Random(7);
        int[] got = new int[1];
        Thread t = new Thread(() -> {
            synchronized (r) {
                got[0] = r.nextInt();
            }
        });
        t.start();
        r.nextGaussian();
        t.join();
        assert got[0] != second;
    }
}
