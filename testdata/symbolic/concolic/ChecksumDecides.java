// verdict: violated
// error: java.lang.AssertionError
// set: +symbolic.concolic=true
// Only the checksum decides, and no path condition says so: other values are tried, and every second one is odd.
package concolic;

import java.util.zip.CRC32;
import org.sosy_lab.sv_benchmarks.Verifier;

public class ChecksumDecides {
  public static void main(String[] args) {
    CRC32 crc = new CRC32();
    crc.update(Verifier.nondetInt());
    assert crc.getValue() % 2 == 1 || crc.getValue() == 0xd202ef8dL;
  }
}
