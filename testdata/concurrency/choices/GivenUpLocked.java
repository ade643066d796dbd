// verdict: safe
// oracle: skip
// Reading and writing are one critical section in both threads.
package choices;

import gov.nasa.jpf.vm.Verify;

class GivenUpLocked {
    static int n;

    static synchronized void add(int v) { n += v; }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> add(2));
        t.start();
        synchronized (GivenUpLocked.class) {
            if (n == 0) Verify.ignoreIf(Verify.getBoolean());
        }
        add(1);
        t.join();
        assert n == 3;
    }
}
