// verdict: violated
// error: java.lang.ArithmeticException
// set: +search.properties=.vm.NoRuntimeExceptionsProperty
// twin: PassOverAssertionsSafe
// Only run-time exceptions are asked for: the assertion that fails for most inputs is passed over, the division is found.
package exceptions;

import org.sosy_lab.sv_benchmarks.Verifier;

public class PassOverAssertions {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    assert x > 90;
    if (x == 77 || x == 99) {
      System.out.println(10 / (x - 99));
    }
  }
}
