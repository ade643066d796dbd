// verdict: safe
// A character is looked for in texts of several parts, each of any length.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class FoundApart {
  public static void main(String[] args) {
    String t = Verifier.nondetString(), u = Verifier.nondetString();
    String both = t + u, pair = t + ":" + u;
    int first = both.indexOf('x'), last = both.lastIndexOf("x");
    int inT = t.indexOf('x'), inU = u.indexOf('x');
    assert first == (inT >= 0 ? inT : inU >= 0 ? t.length() + inU : -1);
    assert first <= last && (first < 0) == (last < 0);
    assert last < 0 || both.charAt(last) == 'x';
    int colon = pair.indexOf(':'), lastColon = pair.lastIndexOf(':');
    assert colon >= 0 && colon <= t.length() && lastColon >= t.length() && pair.charAt(lastColon) == ':';
    int later = pair.indexOf(':', t.length() + 1);
    assert later < 0 ? lastColon == t.length() : later > t.length() && later <= lastColon;
    assert pair.indexOf(':', Integer.MIN_VALUE) == colon && pair.indexOf(':', Integer.MAX_VALUE) == -1;
  }
}
