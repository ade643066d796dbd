// verdict: safe
// paths: 1
// A byte is at least -128 and at most 127.
package small;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ByteRange {
  public static void main(String[] args) {
    byte b = Verifier.nondetByte();
    assert b >= -128 && b <= 127;
  }
}
