// verdict: safe
// No number is given to two.
package calls;

import java.util.Random;

class RandomWhole {
    public static void main(String[] args) throws Exception {
        Random sequence = new Random(7);
        int first = sequence.nextInt(), second = sequence.nextInt();
        Random r = new Random(7);
        int[] got = new int[1];
        Thread t = new Thread(() -> got[0] = r.nextInt());
        t.start();
        int own = r.nextInt();
        t.join();
        System.out.println(got[0] == first);
        assert got[0] == first && own == second || got[0] == second && own == first;
    }
}
