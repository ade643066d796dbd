// verdict: safe
// The dot is looked for.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class FileExtensionGuard {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    int dot = s.lastIndexOf('.');
    if (dot < 0) return;
    String ext = s.substring(dot + 1);
    assert !ext.contains(".");
    assert (s.substring(0, dot) + "." + ext).equals(s);
  }
}
