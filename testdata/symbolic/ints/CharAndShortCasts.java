// verdict: safe
// paths: 1
// (short) and (char) keep the same lower 16 bits and differ in the sign.
package ints;

import org.sosy_lab.sv_benchmarks.Verifier;

public class CharAndShortCasts {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    int s = (short) x;
    int c = (char) x;
    assert (s & 0xffff) == c;
    assert c >= 0;
  }
}
