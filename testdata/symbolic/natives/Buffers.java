// verdict: violated
// error: java.lang.IllegalStateException
// twin: BuffersSafe
// What was put into a buffer as an int is read as one, or in parts.
package natives;
import org.sosy_lab.sv_benchmarks.Verifier;
import java.nio.*;
import java.util.*;
public class Buffers {
  public static void main(String[] args) throws Throwable {
    int x = Verifier.nondetInt();
    ByteBuffer b = ByteBuffer.allocate(8);
    b.putInt(x); b.flip();
    int y = b.getInt();
    assert x == y : "heap buffer";
    b.clear(); b.put(0, (byte) x);
    assert b.get(0) == (byte) x : "byte";
    b.putLong(0, x * 3L);
    assert b.getLong(0) == x * 3L : "long";
    assert Arrays.hashCode(new int[]{x, 1}) == (31 + x) * 31 + 1 : "hashCode";
    assert Objects.hash(x, 1) == (31 + x) * 31 + 1 : "hash";
    ByteBuffer d = ByteBuffer.allocateDirect(8);
    d.putInt(0, x);
    assert d.getInt(0) == x : "direct buffer";
    if (y == 77) throw new IllegalStateException("found");
  }
}
