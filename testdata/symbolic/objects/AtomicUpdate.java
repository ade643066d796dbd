// verdict: violated
// error: java.lang.AssertionError
// paths: 3
// compareAndSet decides whether the value is 7, incrementAndGet decides nothing: what was 7 is 1
// then, and 9 fails the assertion.
package objects;

import java.util.concurrent.atomic.AtomicInteger;
import org.sosy_lab.sv_benchmarks.Verifier;

public class AtomicUpdate {
  public static void main(String[] args) {
    AtomicInteger a = new AtomicInteger(Verifier.nondetInt());
    if (a.compareAndSet(7, 0)) {
      assert a.incrementAndGet() == 1;
      return;
    }
    assert a.incrementAndGet() != 10;
  }
}
