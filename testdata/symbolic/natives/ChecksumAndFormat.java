// verdict: incomplete
// Checksums and formats of floats need values; other bytes are not tried.
package natives;
import org.sosy_lab.sv_benchmarks.Verifier;
import java.util.*;
import java.util.zip.*;
public class ChecksumAndFormat {
  public static void main(String[] args) throws Throwable {
    byte x = Verifier.nondetByte();
    CRC32 c = new CRC32();
    c.update(new byte[]{x, 1});
    long v = c.getValue();
    CRC32 d = new CRC32(); d.update(x); d.update(1);
    assert d.getValue() == v : "crc";
    String s = String.format("%d", x);
    assert Integer.parseInt(s) == x : "format";
    float f = x; 
    assert Float.parseFloat(Float.toString(f)) == f;
    if (v == 0x4c11db7L) throw new IllegalStateException("found");
  }
}
