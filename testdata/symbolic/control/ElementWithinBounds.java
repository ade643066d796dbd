// verdict: safe
// set: +symbolic.subsumption=true
// An access asks whether the index is within, then which element it is: the second question is still the same instruction.
package control;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ElementWithinBounds {
  enum Kind { ONE, TWO, THREE }

  public static void main(String[] args) {
    int i = Verifier.nondetInt();
    Kind k;
    try {
      k = Kind.values()[i];
    } catch (ArrayIndexOutOfBoundsException e) {
      return;
    }
    assert k.ordinal() < 3;
  }
}
