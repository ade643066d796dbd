// verdict: safe
// paths: 4
// Names of threads are left out of states as long as nobody asks; here one asks while there is but one thread.
package matching;

import gov.nasa.jpf.vm.Verify;

class NamesAfterChoiceAlike {
    static volatile int v;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread("r");
        t.setName(Verify.getBoolean() ? "q" : "q");
        Verify.getBoolean();
        assert !t.getName().equals("p");
    }
}
