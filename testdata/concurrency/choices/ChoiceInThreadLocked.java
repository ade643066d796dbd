// verdict: safe
// Whatever is chosen, both additions count.
package choices;

import gov.nasa.jpf.vm.Verify;

class ChoiceInThreadLocked {
    static int n;

    static synchronized void add(int v) { n += v; }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> add(Verify.getInt(1, 2)));
        t.start();
        add(10);
        t.join();
        assert n == 11 || n == 12;
    }
}
