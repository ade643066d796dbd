// verdict: violated
// error: java.lang.AssertionError
// paths: 2
// What is stored in a char array loses its sign.
package arrays;

import org.sosy_lab.sv_benchmarks.Verifier;

public class NarrowElements {
  public static void main(String[] args) {
    short s = Verifier.nondetShort();
    char[] c = {(char) s};
    assert c[0] == s;
  }
}
