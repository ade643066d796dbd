// verdict: safe
// Which text is the shared one depends on its characters: each of few is tried.
package natives;
import org.sosy_lab.sv_benchmarks.Verifier;
public class InternedTextSafe {
  public static void main(String[] args) throws Throwable {
    for (char k = 'a'; k <= 'c'; k++) System.clearProperty("k" + k); // tests of all paths share a JVM
    char c = Verifier.nondetChar();
    if (c < 'a' || c > 'c') return;
    String s = new String(new char[]{'x', c});
    assert s.intern() == s.intern();
    if (s.intern() == "xd") throw new IllegalStateException("found");
    System.setProperty("k" + c, s);
    assert System.getProperty("ka") == null || c == 'a' : "prop";
    assert s.indexOf(c) == 1;
    assert s.hashCode() == 31 * 'x' + c;
    assert !s.equals("xa") || c == 'a';
    assert s.compareTo("xb") == c - 'b';
  }
}
