// verdict: violated
// error: java.lang.IllegalStateException
// twin: BitsOfIntegersSafe
// Bit tricks and BigInteger are the JDK's own code. Negative bytes of seven bits: -127 to -65, and not -128.
package natives;
import org.sosy_lab.sv_benchmarks.Verifier;
import java.math.*;
public class BitsOfIntegers {
  public static void main(String[] args) throws Throwable {
    int x = Verifier.nondetByte();
    BigInteger b = BigInteger.valueOf(x);
    assert b.intValue() == x : "big";
    assert b.add(BigInteger.ONE).intValue() == x + 1 : "add";
    assert Integer.bitCount(x) == Integer.bitCount(~x ^ -1) : "bitcount";
    assert Integer.reverse(Integer.reverse(x)) == x : "reverse";
    assert Integer.numberOfLeadingZeros(x) + Integer.numberOfTrailingZeros(Integer.highestOneBit(x)) == (x == 0 ? 64 : 31) : "nlz";
    assert Integer.reverseBytes(Integer.reverseBytes(x)) == x;
    assert Long.bitCount((long) x & 0xff) <= 8;
    if (b.signum() < 0 && b.bitLength() == 7 && x != -128) throw new IllegalStateException("found");
  }
}
