// verdict: safe
// set: +search.properties=.vm.NoRuntimeExceptionsProperty
// The division by zero is behind the assertion, which such inputs do not pass.
package exceptions;

import org.sosy_lab.sv_benchmarks.Verifier;

public class PassOverAssertionsSafe {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    assert x > 90;
    if (x == 77 || x == 99) {
      System.out.println(10 / (x - 77));
    }
  }
}
