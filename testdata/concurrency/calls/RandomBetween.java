// verdict: violated
// error: java.lang.AssertionError
// twin: RandomWhole
// The thread's number may be the one between those of main.
package calls;

import java.util.Random;

class RandomBetween {
    public static void main(String[] args) throws Exception {
        Random sequence = new Random(7);
        int first = sequence.nextInt(), second = sequence.nextInt();
        Random r = new Random(7);
        int[] got = new int[1];
        Thread t = new Thread(() -> got[0] = r.nextInt());
        t.start();
        r.nextInt();
        r.nextInt();
        t.join();
        System.out.println(got[0] == first ? "first" : got[0] == second ? "second" : "third");
        assert got[0] != second;
    }
}
