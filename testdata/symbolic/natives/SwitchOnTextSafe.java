// verdict: safe
// What SwitchOnText asserts holds for all inputs.
package natives;
import org.sosy_lab.sv_benchmarks.Verifier;
public class SwitchOnTextSafe {
  public static void main(String[] args) throws Throwable {
    char c = Verifier.nondetChar();
    String s = String.valueOf(c);
    switch (s) {
      case "a": assert c == 'a'; break;
      case "b": assert c == 'b'; break;
      default: assert c != 'a' && c != 'b';
    }
  }
}
