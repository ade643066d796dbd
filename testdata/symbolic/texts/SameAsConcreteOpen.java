// verdict: incomplete
// set: +symbolic.string_length_limit=4
// What texts of open length answer is what each single text answers, however it is asked; what cannot be told apart is incomplete.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class SameAsConcreteOpen {
  static final String[] KNOWN = {"", "a", "ab", "ba", "aab", "b,a", "\u0100a"};

  static String f(int op, String a, String b) {
    int i;
    switch (op) {
      case 0: return "" + a.concat("!").endsWith("a!");
      case 1: return "" + (a.startsWith("a") && a.endsWith("b"));
      case 2: return a.substring(1);
      case 3: return a.substring(1, 3);
      case 4: return a.substring(0, a.length() - 1);
      case 5: return "" + a.indexOf('a') + a.lastIndexOf('a');
      case 6: return "" + a.indexOf("ab");
      case 7: return "" + a.contains("b") + a.contains(",a");
      case 8: i = a.indexOf(','); return i < 0 ? "no" : a.substring(0, i) + ":" + a.substring(i + 1);
      case 9: return "" + Integer.signum(a.compareTo("ab"));
      case 10: return "" + Integer.signum(a.compareTo(b));
      case 11: return "" + a.equals(b);
      case 12: return "" + (a + b).equals("ab");
      case 13: return "" + (a + b).equals(b + a);
      case 14: return "" + a.startsWith(b) + a.endsWith(b);
      case 15: return "" + a.charAt(a.length() - 1);
      case 16: return "" + a.charAt(1);
      case 17: return "" + a.hashCode();
      case 18: return "" + ("x" + a).indexOf("xa") + ("<" + a + ">").indexOf('>');
      case 19: return "" + a.equals(b) + a.hashCode() + b.length();
      case 20: return "" + a.equals(b + "b") + (a.isEmpty() ? "" : a.charAt(0));
      case 21: return "" + a.startsWith("a", 1) + a.indexOf('a', 1) + a.indexOf("a", 2);
      case 22: return "" + a.contains("a") + a.equals(b) + b.contains("b");
      case 23: return new String(a) + String.join("-", "x", "y");
      case 24: return "" + (a + "a").lastIndexOf('a') + a.equals("a" + b + "b");
      case 25: return "" + a.substring(1).equals(b) + a.length();
      default: return "" + a.equalsIgnoreCase("AB");
    }
  }

  static String g(int op, String a, String b) {
    try {
      return f(op, a, b);
    } catch (StringIndexOutOfBoundsException e) {
      return "out";
    }
  }

  public static void main(String[] args) {
    int op = Verifier.nondetInt();
    Verifier.assume(op >= 0 && op <= 26);
    String a = Verifier.nondetString();
    String b = Verifier.nondetString();
    String r = g(op, a, b);
    for (String x : KNOWN) {
      for (String y : KNOWN) {
        if (a.equals(x) && b.equals(y)) {
          assert r.equals(g(op, x, y)) : op + " of " + x + " and " + y + " is " + r;
          return;
        }
      }
    }
  }
}
