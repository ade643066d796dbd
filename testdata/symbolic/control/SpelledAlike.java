// verdict: safe
// set: +symbolic.subsumption=true
// Only 2 and 100, or 3 and 100, are spelled so that the difference is an index.
package control;

import org.sosy_lab.sv_benchmarks.Verifier;

public class SpelledAlike {
  public static void main(String[] args) {
    byte a = Verifier.nondetByte();
    int c = Verifier.nondetInt();
    Verifier.assume(c >= 97 && c <= 100 && a >= -3 && a <= 4);
    String[] words = {"zero", "one", "two", "three"};
    int d = ("x" + a).compareTo("x" + c);
    String word = "none";
    try {
      word = words[d];
    } catch (IndexOutOfBoundsException e) {
      // most numbers are spelled otherwise
    }
    assert !word.equals("zero");
  }
}
