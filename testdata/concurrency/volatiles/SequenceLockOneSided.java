// verdict: violated
// error: java.lang.AssertionError
// twin: SequenceLock
// The version is counted only after the write: a reader in the middle of it sees no change.
package volatiles;

class SequenceLockOneSided {
    static volatile int version, left, right;

    public static void main(String[] args) {
        new Thread(() -> {
            left = 1;
            right = 1;
            version++;
        }).start();
        int before = version;
        int l = left, r = right;
        if (before == version) assert l == r;
    }
}
