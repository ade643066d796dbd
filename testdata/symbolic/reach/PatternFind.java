// verdict: safe
// What is not found is not there.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class PatternFind {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    if (!java.util.regex.Pattern.compile("[<>]").matcher(s).find()) assert !s.contains("<bad/>");
  }
}
