// verdict: safe
// The writer makes the version odd while it writes; a reader that saw the same even version before and after has read
// both halves of one write. A reader that did not may have anything, and does not use it.
package volatiles;

class SequenceLock {
    static volatile int version, left, right;

    public static void main(String[] args) {
        new Thread(() -> {
            version++;
            left = 1;
            right = 1;
            version++;
        }).start();
        int before = version;
        int l = left, r = right;
        if (before % 2 == 0 && before == version) assert l == r;
    }
}
