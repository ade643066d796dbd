// verdict: safe
// paths: 1
// Every int is a double.
package floats;

import org.sosy_lab.sv_benchmarks.Verifier;

public class IntFitsDouble {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    assert (int) (double) x == x;
  }
}
