// verdict: violated
// error: java.lang.StringIndexOutOfBoundsException
// A file without an extension.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class FileExtension {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    String stem = s.substring(0, s.lastIndexOf('.'));
    assert stem.length() < s.length();
  }
}
