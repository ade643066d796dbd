// verdict: safe
// Builders write numbers digit by digit.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class BuilderOfNumbers {
  public static void main(String[] args) {
    short x = Verifier.nondetShort();
    StringBuilder b = new StringBuilder();
    b.append(x).append(',').append(x < 0);
    String s = b.toString();
    assert s.endsWith(x < 0 ? ",true" : ",false");
    assert s.indexOf(',') >= 1;
    b.setLength(0);
    b.insert(0, x).append("!");
    assert b.charAt(b.length() - 1) == '!';
    assert (b.charAt(0) == '-') == (x < 0);
  }
}
