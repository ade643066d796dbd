// verdict: violated
// error: java.lang.IllegalStateException
// oracle: skip
// The counter is not part of the state: the third of five alternatives finds it at two.
package api;

import gov.nasa.jpf.vm.Verify;

class CounterSurvives {
    public static void main(String[] args) {
        int v = Verify.getInt(0, 4);
        if (Verify.incrementCounter(3) == 3) throw new IllegalStateException("third alternative, " + v);
    }
}
