// verdict: safe
// paths: 1
// What was stored at an index is loaded from there, of any of a type.
package arrays;

import org.sosy_lab.sv_benchmarks.Verifier;

public class StoreThenLoad {
  public static void main(String[] args) {
    int i = Verifier.nondetInt();
    byte b = Verifier.nondetByte();
    long l = Verifier.nondetLong();
    Verifier.assume(i >= 0);
    Verifier.assume(i < 5);
    byte[] bytes = new byte[5];
    long[] longs = new long[5];
    bytes[i] = b;
    longs[i] = l;
    assert bytes[i] == b;
    assert longs[i] == l;
  }
}
