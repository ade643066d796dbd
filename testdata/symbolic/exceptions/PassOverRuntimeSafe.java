// verdict: safe
// set: +search.properties=.vm.NoAssertionErrorsProperty
// Indices out of bounds do not come to the assertion, the others satisfy it.
package exceptions;

import org.sosy_lab.sv_benchmarks.Verifier;

public class PassOverRuntimeSafe {
  public static void main(String[] args) {
    int[] a = {1, 2, 3};
    int i = Verifier.nondetInt();
    int v = a[i];
    assert v <= 3;
  }
}
