// verdict: violated
// error: java.lang.AssertionError
// twin: CrashAnywhereLogged
// The writer may stop after either write (chosen); a reader then finds one half.
package choices;

import gov.nasa.jpf.vm.Verify;

class CrashAnywhere {
    static int left, right;

    static synchronized void write() {
        if (Verify.getBoolean()) return;
        left = 1;
        if (Verify.getBoolean()) return;
        right = 1;
    }

    static synchronized void read() { assert left == right; }

    public static void main(String[] args) {
        new Thread(CrashAnywhere::write).start();
        read();
    }
}
