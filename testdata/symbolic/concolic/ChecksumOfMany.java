// verdict: incomplete
// set: +symbolic.concolic=true
// There is one such int in all likelihood, and nobody finds it: it is not said to be safe.
package concolic;

import java.util.zip.CRC32;
import org.sosy_lab.sv_benchmarks.Verifier;

public class ChecksumOfMany {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    CRC32 crc = new CRC32();
    crc.update(new byte[] {(byte) x, (byte) (x >> 8), (byte) (x >> 16), (byte) (x >> 24)});
    assert crc.getValue() != 0x12345678L;
  }
}
