// verdict: safe
// set: +symbolic.environment=true +symbolic.lazy=true
// As LineOfInput: there may be no line, and no line ends like one.
package environment;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class LineOfInputSafe {
  public static void main(String[] args) throws IOException {
    String line = new BufferedReader(new InputStreamReader(System.in)).readLine();
    assert line == null || line.length() >= 0;
  }
}
