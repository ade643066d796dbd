// verdict: violated
// error: java.lang.IllegalStateException
// twin: TextAsKeySafe
// A text of any length is looked up among known ones: only GREEN with the key "abc" fails.
package natives;
import org.sosy_lab.sv_benchmarks.Verifier;
import java.util.*;
public class TextAsKey {
  enum Color { RED, GREEN, BLUE }
  public static void main(String[] args) {
    String name = Verifier.nondetString(), key = Verifier.nondetString();
    Color c;
    try {
      c = Color.valueOf(name);
      assert c.name().equals(name);
    } catch (IllegalArgumentException e) {
      assert !name.equals("BLUE");
      assert e.getMessage().startsWith("No enum constant natives.TextAsKey");
      return;
    }
    Map<Object, Integer> m = new LinkedHashMap<>();
    m.put("abc", 1);
    m.put("", 2);
    m.put(null, 3);
    m.put(7, 4);
    assert m.getOrDefault(key, 0) == (key.equals("abc") ? 1 : key.isEmpty() ? 2 : 0);
    if (!m.containsKey(key)) return;
    m.put(key, 5);
    assert m.size() == 4;
    if (c == Color.GREEN && m.get("abc") == 5) throw new IllegalStateException("found");
  }
}
