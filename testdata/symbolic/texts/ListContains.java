// verdict: safe
// A list finds an unknown text, whatever its length.
package texts;

import java.util.Arrays;
import java.util.List;
import org.sosy_lab.sv_benchmarks.Verifier;

public class ListContains {
  public static void main(String[] args) {
    List<String> list = Arrays.asList("north", "south", null);
    String s = Verifier.nondetString();
    int at = list.indexOf(s);
    assert at < 2;
    assert (at == 1) == "south".equals(s);
    assert at >= 0 || !s.startsWith("north") || s.length() > 5;
  }
}
