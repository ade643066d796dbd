// verdict: violated
// error: java.lang.AssertionError
// The highest bit is not negative, but for the least int.
package numbers;

import org.sosy_lab.sv_benchmarks.Verifier;

public class HighestBit {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    int h = Integer.highestOneBit(x);
    assert h >= 0;
  }
}
