// verdict: safe
// paths: 1
// A list keeps boxes of unknown values.
package objects;

import java.util.ArrayList;
import java.util.List;
import org.sosy_lab.sv_benchmarks.Verifier;

public class BoxInList {
  public static void main(String[] args) {
    List<Long> list = new ArrayList<>();
    long x = Verifier.nondetLong();
    list.add(x);
    list.add(2L);
    long sum = 0;
    for (long v : list) sum += v;
    assert sum == x + 2;
  }
}
