// verdict: violated
// error: java.lang.AssertionError
// What a thread leaves in a field is as unknown as before, and the other sees it.
package threads;

import org.sosy_lab.sv_benchmarks.Verifier;

public class HandedOver {
  static int value;
  public static void main(String[] args) throws InterruptedException {
    int x = Verifier.nondetInt();
    Thread t = new Thread(() -> value = x + 1);
    t.start();
    t.join();
    assert value != 8;
  }
}
