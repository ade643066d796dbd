import gov.nasa.jpf.vm.Verify;

/** Accesses its counter from two threads in the last of many paths only. */
class Late {
    static int count;

    public static void main(String[] args) {
        int path = 0;
        Thread other = new Thread(() -> count++);
        other.start();
        for (int i = 0; i < 14; i++) {
            path = 2 * path + Verify.getInt(0, 1);
        }
        if (path == (1 << 14) - 1) {
            count++;
        }
    }
}
