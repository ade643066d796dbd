// verdict: violated
// error: java.lang.IllegalStateException
// oracle: skip
// set: +symbolic.random=true
// Programs with threads may ask for any numbers.
package random;

import java.util.Random;

public class Asked {
  public static void main(String[] args) {
    Thread other = new Thread(() -> {
      if (new Random().nextInt(10) == 3) {
        throw new IllegalStateException();
      }
    });
    other.start();
  }
}
