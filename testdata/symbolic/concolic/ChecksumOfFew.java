// verdict: violated
// error: java.lang.AssertionError
// twin: ChecksumOfFewSafe
// set: +symbolic.concolic=true
// paths: 8
// Eight values are possible, and all are tried: the checksum of 5 is 0xa2681b02.
package concolic;

import java.util.zip.CRC32;
import org.sosy_lab.sv_benchmarks.Verifier;

public class ChecksumOfFew {
  public static void main(String[] args) {
    int x = Verifier.nondetInt() & 7;
    CRC32 crc = new CRC32();
    crc.update(x);
    assert crc.getValue() != 0xa2681b02L;
  }
}
