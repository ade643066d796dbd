// verdict: violated
// error: java.lang.AssertionError
// set: +symbolic.concolic=true
// The checksum is native and needs x. Branches behind it are on x all the same: what x was is left out, and the run with
// x = 5001 computes the checksum of that.
package concolic;

import java.util.zip.CRC32;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Checksum {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    int y = Verifier.nondetInt();
    CRC32 crc = new CRC32();
    crc.update(x);
    long sum = crc.getValue();
    if (x > 5000 && y == x - 17) {
      assert x != 5001 || sum == 0;
    }
  }
}
