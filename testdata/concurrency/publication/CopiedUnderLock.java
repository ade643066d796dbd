// verdict: safe
// The lock makes one step of copying both.
package publication;

class CopiedUnderLock {
    static final int[] PAIR = new int[2];

    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (PAIR) {
                System.arraycopy(new int[] {1, 1}, 0, PAIR, 0, 2);
            }
        }).start();
        synchronized (PAIR) {
            assert PAIR[0] == PAIR[1];
        }
    }
}
