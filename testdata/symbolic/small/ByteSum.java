// verdict: violated
// error: java.lang.AssertionError
// paths: 2
// The sum of two bytes, as a byte, may be another than as an int.
package small;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ByteSum {
  public static void main(String[] args) {
    byte a = Verifier.nondetByte();
    byte b = Verifier.nondetByte();
    byte c = (byte) (a + b);
    assert c == a + b;
  }
}
