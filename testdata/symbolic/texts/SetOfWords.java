// verdict: safe
// A set of known words contains an unknown one exactly if it is one of them.
package texts;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.sosy_lab.sv_benchmarks.Verifier;

public class SetOfWords {
  public static void main(String[] args) {
    Set<String> words = new HashSet<>(List.of("ant", "bee", "cat"));
    String s = Verifier.nondetString();
    Verifier.assume(s.length() <= 3);
    boolean there = words.contains(s);
    assert there == (s.equals("ant") || s.equals("bee") || s.equals("cat"));
  }
}
