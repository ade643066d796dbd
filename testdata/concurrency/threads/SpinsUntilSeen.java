// verdict: safe
// oracle: skip
// main looks again in each turn.
package threads;

class SpinsUntilSeen {
    static int n;

    public static void main(String[] args) {
        new Thread(() -> n = 1).start();
        while (n == 0) Thread.onSpinWait();
        assert n == 1;
    }
}
