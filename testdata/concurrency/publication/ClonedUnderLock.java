// verdict: safe
// The lock makes one step of cloning and of writing both.
package publication;

class ClonedUnderLock {
    static final int[] PAIR = new int[2];

    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (PAIR) {
                PAIR[0] = 1;
                PAIR[1] = 1;
            }
        }).start();
        int[] seen;
        synchronized (PAIR) {
            seen = PAIR.clone();
        }
        assert seen[0] == seen[1];
    }
}
