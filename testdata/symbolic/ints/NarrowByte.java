// verdict: violated
// error: java.lang.AssertionError
// twin: NarrowByteGuarded
// paths: 3
// 200 as a byte is -56: negative or not among the ints above 0, and the rest.
package ints;

import org.sosy_lab.sv_benchmarks.Verifier;

public class NarrowByte {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    if (x < 0) return;
    assert (byte) x >= 0;
  }
}
