// verdict: safe
// What NumbersAsTexts asserts holds for all inputs.
package natives;
import org.sosy_lab.sv_benchmarks.Verifier;
public class NumbersAsTextsSafe {
  public static void main(String[] args) throws Throwable {
    long x = Verifier.nondetByte();
    assert Long.parseLong(String.valueOf(x)) == x : "parse";
    assert Integer.toBinaryString((int) x & 7).length() <= 3 : "binary";
    assert Integer.parseInt(Integer.toHexString((int) x & 0x7f), 16) == ((int) x & 0x7f) : "hex";
    String s = Long.toString(x, 3);
  }
}
