// verdict: safe
// The reader believes a write only when it was marked as complete.
package choices;

import gov.nasa.jpf.vm.Verify;

class CrashAnywhereLogged {
    static int left, right;
    static boolean complete;

    static synchronized void write() {
        if (Verify.getBoolean()) return;
        left = 1;
        if (Verify.getBoolean()) return;
        right = 1;
        complete = true;
    }

    static synchronized void read() {
        if (complete) assert left == 1 && right == 1;
    }

    public static void main(String[] args) {
        new Thread(CrashAnywhereLogged::write).start();
        read();
    }
}
