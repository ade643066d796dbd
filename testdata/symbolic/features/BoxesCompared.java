// verdict: violated
// error: java.lang.AssertionError
// Boxes of equal numbers are one object only up to 127.
package features;

import java.util.ArrayList;
import java.util.List;
import org.sosy_lab.sv_benchmarks.Verifier;

public class BoxesCompared {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Verifier.assume(x > 0 && x <= 1000);
    List<Integer> list = new ArrayList<>();
    list.add(x);
    list.add(x);
    assert list.get(0) == list.get(1);
  }
}
