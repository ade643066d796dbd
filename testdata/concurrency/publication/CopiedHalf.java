// verdict: violated
// error: java.lang.AssertionError
// twin: CopiedUnderLock
// System.arraycopy copies one element after the other: main can find the first new and the second old.
package publication;

class CopiedHalf {
    static final int[] PAIR = new int[2];

    public static void main(String[] args) {
        new Thread(() -> System.arraycopy(new int[] {1, 1}, 0, PAIR, 0, 2)).start();
        int second = PAIR[1], first = PAIR[0];
        int[] seen = {second, first};
        assert seen[0] <= seen[1];
        assert PAIR[0] == PAIR[1];
    }
}
