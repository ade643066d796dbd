// verdict: violated
// error: java.lang.AssertionError
// oracle: skip
// Only if the input is 5 and the other thread comes first is the value wrong.
package threads;

import org.sosy_lab.sv_benchmarks.Verifier;

public class RaceOnInput {
  static volatile int value;
  public static void main(String[] args) throws InterruptedException {
    int x = Verifier.nondetInt();
    Thread t = new Thread(() -> {
      if (x == 5) value = 1;
    });
    t.start();
    int seen = value;
    t.join();
    assert seen == 0;
  }
}
