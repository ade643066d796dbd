// verdict: violated
// error: java.lang.AssertionError
// twin: FieldsForever
// set: +symbolic.subsumption=true
// The new value is not assumed to be positive. A state that knows more must not stand for this one.
package control;

import org.sosy_lab.sv_benchmarks.Verifier;

public class FieldsForgotten {
  int value;

  public static void main(String[] args) {
    FieldsForgotten a = new FieldsForgotten();
    FieldsForgotten b = new FieldsForgotten();
    a.value = Verifier.nondetInt();
    b.value = Verifier.nondetInt();
    Verifier.assume(a.value >= 0 && b.value >= 0);
    while (true) {
      if (a.value < b.value) {
        FieldsForgotten t = a;
        a = b;
        b = t;
      }
      assert a.value >= 0 && b.value >= 0;
      b.value = Verifier.nondetInt();
    }
  }
}
