// verdict: safe
// set: +symbolic.environment=true +symbolic.lazy=true
// A line holds none of the characters that end one, and an environment variable no NUL, whatever is asked about them.
package environment;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class LineWithoutBreak {
  public static void main(String[] args) throws IOException {
    String line = new BufferedReader(new InputStreamReader(System.in)).readLine();
    String home = System.getenv("HOME_OF_THIS");
    if (line != null) {
      assert line.indexOf('\n') < 0;
      assert !line.contains("\r");
      assert !line.matches("a\nb*");
      assert line.length() != 2 || line.charAt(1) != '\r';
    }
    assert home == null || home.indexOf('\0') < 0;
  }
}
