// verdict: violated
// error: java.lang.AssertionError
// twin: CapturedIsCopied
// The captured variable is a copy, but it refers to one array, which main changes.
package publication;

class CapturedArray {
    public static void main(String[] args) {
        int[] i = {0};
        for (; i[0] < 2; i[0]++) {
            int[] same = i;
            new Thread(() -> {
                int before = same[0], after = same[0];
                assert before == after;
            }).start();
        }
    }
}
