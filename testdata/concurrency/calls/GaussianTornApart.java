// verdict: violated
// error: java.lang.AssertionError
// twin: GaussianLocked
// nextGaussian takes several numbers, and nextInt does not ask for its monitor: it may get the second
// of them.
package calls;

import java.util.Random;

class GaussianTornApart {
    public static void main(String[] args) throws Exception {
        Random sequence = new Random(7);
        int first = sequence.nextInt(), second = sequence.nextInt();
        Random r = new Random(7);
        int[] got = new int[1];
        Thread t = new Thread(() -> got[0] = r.nextInt());
        t.start();
        r.nextGaussian();
        t.join();
        assert got[0] != second;
    }
}
