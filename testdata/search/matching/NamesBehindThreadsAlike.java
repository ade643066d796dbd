// verdict: safe
// oracle: skip
// Names of threads are left out of states as long as nobody asks; here one asks behind a thread that was started after a choice: what the rehearsal learns then makes the states before it worthless.
package matching;

import gov.nasa.jpf.vm.Verify;

class NamesBehindThreadsAlike {
    static volatile int v;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread("r");
        t.setName(Verify.getBoolean() ? "q" : "q");
        Thread other = new Thread(() -> v++);
        other.start();
        v++;
        other.join();
        v = 0;
        assert !t.getName().equals("p");
    }
}
