// verdict: violated
// error: java.lang.IllegalStateException
// twin: NumbersAsTextsSafe
// 4 is 11 in base three; texts of numbers parse as these numbers.
package natives;
import org.sosy_lab.sv_benchmarks.Verifier;
public class NumbersAsTexts {
  public static void main(String[] args) throws Throwable {
    long x = Verifier.nondetByte();
    assert Long.parseLong(String.valueOf(x)) == x : "parse";
    assert Integer.toBinaryString((int) x & 7).length() <= 3 : "binary";
    assert Integer.parseInt(Integer.toHexString((int) x & 0x7f), 16) == ((int) x & 0x7f) : "hex";
    String s = Long.toString(x, 3);
    if (s.equals("11")) throw new IllegalStateException("found");
  }
}
