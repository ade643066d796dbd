// verdict: safe
// Where a native method can get few values each is tried: no checksum is that of 4, 5.
package natives;
import org.sosy_lab.sv_benchmarks.Verifier;
import java.util.zip.*;
public class FewValuesSafe {
  static class C0 {} static class C2 {}
  public static void main(String[] args) throws Throwable {
    for (int i = 0; i < 4; i++) System.clearProperty("few" + i); // tests of all paths share a JVM
    int x = Verifier.nondetInt() & 3, y = Verifier.nondetInt();
    if (y != 5 && y != -1000000) return;
    CRC32 c = new CRC32();
    c.update(new byte[]{(byte) x, (byte) y});
    long v = c.getValue();
    CRC32 d = new CRC32(); d.update(x); d.update(y);
    assert d.getValue() == v : "crc";
    if (v == sum(4, 5)) throw new IllegalStateException("found");
    String s = ("k" + x).intern();
    assert (s == "k1") == (x == 1);
    try {
      Class.forName("natives.FewValuesSafe$C" + x);
      assert x == 0 || x == 2;
    } catch (ClassNotFoundException e) { assert x == 1 || x == 3; }
    assert ("" + x / 2.0).equals("1.5") == (x == 3);
    assert StrictMath.sin(x) < 0.85 || x == 2 && StrictMath.sin(x) > 0.9;
    System.setProperty("few" + x, "v");
    assert (System.getProperty("few2") != null) == (x == 2);
  }
  static long sum(int... bytes) {
    CRC32 c = new CRC32();
    for (int b : bytes) c.update(b);
    return c.getValue();
  }
}
