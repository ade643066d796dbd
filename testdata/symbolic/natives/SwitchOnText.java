// verdict: violated
// error: java.lang.IllegalStateException
// twin: SwitchOnTextSafe
// The text of a char decides as the char does.
package natives;
import org.sosy_lab.sv_benchmarks.Verifier;
public class SwitchOnText {
  public static void main(String[] args) throws Throwable {
    char c = Verifier.nondetChar();
    String s = String.valueOf(c);
    switch (s) {
      case "a": throw new IllegalStateException("found");
      case "b": assert c == 'b'; break;
      default: assert c != 'a' && c != 'b';
    }
  }
}
