// verdict: violated
// error: java.lang.AssertionError
// set: +symbolic.method=texts.Parameter.check(sym#con)
// oracle: skip
// A parameter that is a text is an input of any length.
package texts;

public class Parameter {
  static void check(String command, int state) {
    if (command.startsWith("set ") && command.length() > 9) {
      assert state != 3 || command.charAt(4) != 'x';
    }
  }

  public static void main(String[] args) {
    check("", 3);
  }
}
