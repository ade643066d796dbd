// verdict: violated
// error: java.lang.IllegalStateException
// twin: BuiltTextSafe
// What a builder has put together is x17 for one char and one int only.
package natives;
import org.sosy_lab.sv_benchmarks.Verifier;
public class BuiltText {
  public static void main(String[] args) throws Throwable {
    char c = Verifier.nondetChar(); int i = Verifier.nondetInt();
    StringBuilder b = new StringBuilder();
    b.append(c).append(i);
    String s = b.toString();
    if (s.equals("x17")) throw new IllegalStateException("found");
    assert !s.equals("y5") || c == 'y' && i == 5;
    assert s.length() >= 2;
    assert s.charAt(0) == c;
  }
}
