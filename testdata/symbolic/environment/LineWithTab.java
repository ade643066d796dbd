// verdict: violated
// error: java.lang.AssertionError
// twin: LineWithoutBreak
// oracle: skip
// set: +symbolic.environment=true +symbolic.lazy=true
// A line may hold other controls.
package environment;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class LineWithTab {
  public static void main(String[] args) throws IOException {
    String line = new BufferedReader(new InputStreamReader(System.in)).readLine();
    assert line == null || line.length() != 2 || line.charAt(1) != '\t';
  }
}
