// verdict: violated
// error: java.lang.AssertionError
// twin: LineOfInputSafe
// oracle: skip
// set: +symbolic.environment=true +symbolic.lazy=true
// A line of the standard input may be any text.
package environment;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class LineOfInput {
  public static void main(String[] args) throws IOException {
    String line = new BufferedReader(new InputStreamReader(System.in)).readLine();
    assert line == null || !line.equals("42");
  }
}
