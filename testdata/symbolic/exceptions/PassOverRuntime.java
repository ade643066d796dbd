// verdict: violated
// error: java.lang.AssertionError
// set: +search.properties=.vm.NoAssertionErrorsProperty
// twin: PassOverRuntimeSafe
// Only assertions are asked for: the index that is out of bounds ends the program and no more.
package exceptions;

import org.sosy_lab.sv_benchmarks.Verifier;

public class PassOverRuntime {
  public static void main(String[] args) {
    int[] a = {1, 2, 3};
    int i = Verifier.nondetInt();
    int v = a[i];
    assert v != 3;
  }
}
