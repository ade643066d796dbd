// verdict: incomplete
// set: +symbolic.concolic=true
// A partition that cannot be read is told.
package concolic;

import gov.nasa.jpf.symbc.Concrete;
import gov.nasa.jpf.symbc.Partition;
import org.sosy_lab.sv_benchmarks.Verifier;

public class BadPartition {
  @Concrete("true")
  @Partition({"y > 3", "x <= 3"})
  public static int twice(int x) {
    return 2 * x;
  }

  public static void main(String[] args) {
    if (twice(Verifier.nondetInt()) > 10) System.out.print("");
  }
}
