// verdict: safe
// set: +symbolic.subsumption=true
// paths: 0
// The values that live are in the fields of objects, and are swapped; either may be the greater one.
package control;

import org.sosy_lab.sv_benchmarks.Verifier;

public class FieldsForever {
  int value;

  public static void main(String[] args) {
    FieldsForever a = new FieldsForever();
    FieldsForever b = new FieldsForever();
    a.value = Verifier.nondetInt();
    b.value = Verifier.nondetInt();
    Verifier.assume(a.value >= 0 && b.value >= 0);
    while (true) {
      if (a.value < b.value) {
        FieldsForever t = a;
        a = b;
        b = t;
      }
      assert a.value >= 0 && b.value >= 0;
      b.value = Verifier.nondetInt();
      Verifier.assume(b.value >= 0);
    }
  }
}
