// verdict: safe
// Numbers of up to four digits are parsed to what they were written from.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class NumberParsed {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Verifier.assume(x > -1000 && x < 10000);
    assert Integer.parseInt(String.valueOf(x)) == x;
  }
}
