// verdict: incomplete
// oracle: skip
// set: +symbolic.environment=true +symbolic.lazy=true
// Whether there is a file is no input.
package environment;

import java.io.File;

public class FileThere {
  public static void main(String[] args) {
    assert !new File("switched.on").exists();
  }
}
