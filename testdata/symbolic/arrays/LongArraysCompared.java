// verdict: violated
// error: java.lang.AssertionError
// A comparison of long arrays reads several elements at once, and they are unknown all the same.
package arrays;

import java.util.Arrays;
import org.sosy_lab.sv_benchmarks.Verifier;

public class LongArraysCompared {
  public static void main(String[] args) {
    byte[] a = new byte[20];
    byte[] b = new byte[20];
    a[17] = Verifier.nondetByte();
    b[17] = 5;
    assert !Arrays.equals(a, b);
  }
}
