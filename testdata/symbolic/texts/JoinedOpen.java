// verdict: safe
// Texts that are joined keep their lengths open: the whole is as long as its parts
// together, begins with the first and ends with the last. Each text is its own equal.
package texts;

import java.util.StringJoiner;
import org.sosy_lab.sv_benchmarks.Verifier;

public class JoinedOpen {
  public static void main(String[] args) {
    String a = Verifier.nondetString();
    String b = Verifier.nondetString();
    String path = String.join("/", a, "home", b);
    assert path.length() == a.length() + b.length() + 6;
    assert path.startsWith(a) && path.endsWith(b);
    StringJoiner list = new StringJoiner(", ", "[", "]");
    list.add(a).add(b);
    String shown = list.toString();
    assert shown.startsWith("[") && shown.endsWith("]");
    assert shown.length() == a.length() + b.length() + 4;
    assert a.compareTo(a) == 0 && a.startsWith(a);
  }
}
