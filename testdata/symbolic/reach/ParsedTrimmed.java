// verdict: violated
// error: java.lang.ArithmeticException
// A number that a user gave is divided by.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ParsedTrimmed {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    int data = 0;
    try { data = Integer.parseInt(s.trim()); } catch (NumberFormatException e) { data = 1; }
    int r = 100 / data;
  }
}
