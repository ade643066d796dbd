// verdict: violated
// error: java.lang.AssertionError
// Texts of Debug: one of any length, one of three characters.
package texts;

import gov.nasa.jpf.symbc.Debug;

public class DebugTexts {
  public static void main(String[] args) {
    String s = Debug.makeSymbolicString("s");
    String t = Debug.makeSymbolicString("t", 3);
    assert t.length() == 3;
    assert !(s.equals("key") && t.charAt(1) == s.charAt(2));
  }
}
