// verdict: violated
// error: java.lang.AssertionError
// twin: ClonedUnderLock
// The clone of an array is made one element after the other, from the first to the last: both writes can come between
// the reads of the first and of the last element.
package publication;

class ClonedHalf {
    static final int[] PAIR = new int[2];

    public static void main(String[] args) {
        new Thread(() -> {
            PAIR[0] = 1;
            PAIR[1] = 1;
        }).start();
        int[] seen = PAIR.clone();
        assert seen[0] >= seen[1];
    }
}
