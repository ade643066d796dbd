// verdict: violated
// error: java.lang.AssertionError
// twin: ChoiceInThreadLocked
// The thread's choice of 2 and a certain schedule are both needed.
package choices;

import gov.nasa.jpf.vm.Verify;

class ChoiceInThread {
    static volatile int n;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> n += Verify.getInt(1, 2));
        t.start();
        n += 10;
        t.join();
        assert n != 2;
    }
}
