// verdict: safe
// Builders, case, joining and splitting of an unknown text give what they give for each single text.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class SameAsConcreteEdited {
  static String f(String s, int n) {
    StringBuilder b = new StringBuilder(s);
    b.append(n).insert(0, '<').append(s.isEmpty());
    String t = b.reverse().toString();
    t += s.toUpperCase() + s.toLowerCase() + s.hashCode();
    for (String part : s.split("a")) {
      t = t + "[" + part + "]";
    }
    return t + s.strip() + s.equalsIgnoreCase("b") + s.concat("!").substring(1);
  }

  public static void main(String[] args) {
    String s = Verifier.nondetString();
    int n = Verifier.nondetInt();
    Verifier.assume(s.length() <= 2 && n >= -12 && n <= 12);
    Verifier.assume(s.equals("") || s.equals("a") || s.equals("aB") || s.equals("b ") || s.equals("\u00e9a") || s.equals("\u0100b"));
    String t = f(s, n);
    for (int k = -12; k <= 12; k += 8) {
      for (String known : new String[] {"", "a", "aB", "b ", "\u00e9a", "\u0100b"}) {
        if (n == k && s.equals(known)) {
          assert t.equals(f(known, k));
          return;
        }
      }
    }
  }
}
