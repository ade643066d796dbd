// verdict: safe
// A switch over a word without spaces.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class SwitchTrimmed {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    switch (s.trim()) { case "go": assert s.contains("go"); break; default: }
  }
}
