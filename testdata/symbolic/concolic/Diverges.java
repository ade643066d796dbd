// verdict: incomplete
// set: +symbolic.concolic=true
// What x has to be is computed with the checksum of another x, so most of the runs go elsewhere.
package concolic;

import java.util.zip.CRC32;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Diverges {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    CRC32 crc = new CRC32();
    crc.update(x);
    if (x + (int) crc.getValue() == 1_234_567) {
      assert x != 31;
    }
  }
}
