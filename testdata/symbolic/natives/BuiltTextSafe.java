// verdict: safe
// What BuiltText asserts holds for all inputs.
package natives;
import org.sosy_lab.sv_benchmarks.Verifier;
public class BuiltTextSafe {
  public static void main(String[] args) throws Throwable {
    char c = Verifier.nondetChar(); int i = Verifier.nondetInt();
    StringBuilder b = new StringBuilder();
    b.append(c).append(i);
    String s = b.toString();
    assert !s.equals("y5") || c == 'y' && i == 5;
    assert s.length() >= 2;
    assert s.charAt(0) == c;
  }
}
