// verdict: violated
// error: java.lang.IllegalStateException
// oracle: skip
// set: +symbolic.random=true
// Where they are asked for, random numbers are inputs without Verifier, too.
package random;

import java.util.Random;

public class Asked {
  public static void main(String[] args) {
    if (new Random().nextInt(10) == 3) {
      throw new IllegalStateException();
    }
  }
}
