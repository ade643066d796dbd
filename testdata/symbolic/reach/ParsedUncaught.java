// verdict: violated
// error: java.lang.NumberFormatException
// What is no number throws.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ParsedUncaught {
  public static void main(String[] args) { int i = Integer.parseInt(Verifier.nondetString()); assert i + 1 > i || i == Integer.MAX_VALUE; }
}
