// verdict: safe
// What is behind a number, or in front of it, is taken away; the number is not looked at.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class BuilderNumberTrimmed {
  public static void main(String[] args) {
    double d = Verifier.nondetDouble();
    StringBuilder b = new StringBuilder("<");
    b.append(d).append(", ");
    b.setLength(b.length() - 2);
    b.deleteCharAt(0);
    assert Double.compare(Double.parseDouble(b.toString()), d) == 0;
  }
}
