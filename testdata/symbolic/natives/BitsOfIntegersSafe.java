// verdict: safe
// What BitsOfIntegers asserts holds for all inputs.
package natives;
import org.sosy_lab.sv_benchmarks.Verifier;
import java.math.*;
public class BitsOfIntegersSafe {
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
  }
}
