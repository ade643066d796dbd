// verdict: safe
// What BuffersOfAllKinds asserts holds for all inputs.
package natives;
import org.sosy_lab.sv_benchmarks.Verifier;
import java.nio.*;
public class BuffersOfAllKindsSafe {
  public static void main(String[] args) throws Throwable {
    int x = Verifier.nondetInt(); long y = Verifier.nondetLong(); char c = Verifier.nondetChar(); double d = Verifier.nondetDouble();
    ByteBuffer b = ByteBuffer.allocate(32);
    b.putInt(x).putLong(y).putChar(c).putDouble(d); b.flip();
    assert b.getInt() == x && b.getLong() == y && b.getChar() == c;
    double e = b.getDouble(); assert e == d || d != d;
    assert b.get(3) == (byte) x : "big endian";
    b.order(ByteOrder.LITTLE_ENDIAN).putInt(0, x);
    assert b.get(0) == (byte) x && b.getInt(0) == x;
    IntBuffer ib = IntBuffer.wrap(new int[]{x, 5}); assert ib.get(0) == x;
    byte[] raw = new byte[2]; b.get(0, raw); assert raw[0] == (byte) x;
  }
}
