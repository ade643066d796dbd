// verdict: safe
// Atomics, copies and java.lang.reflect.Array keep values unknown.
package natives;
import org.sosy_lab.sv_benchmarks.Verifier;
import java.util.concurrent.atomic.*;
import java.util.*;
public class AtomicsAndArraysSafe {
  public static void main(String[] args) throws Throwable {
    int x = Verifier.nondetInt(); long l = Verifier.nondetLong();
    AtomicInteger a = new AtomicInteger(x);
    assert a.incrementAndGet() == x + 1;
    assert a.updateAndGet(v -> v * 2) == 2 * (x + 1);
    AtomicIntegerArray aa = new AtomicIntegerArray(3); aa.set(1, x);
    assert aa.getAndAdd(1, 5) == x && aa.get(1) == x + 5;
    AtomicLong al = new AtomicLong(l);
    assert al.compareAndSet(l, 5) && al.get() == 5;
    LongAdderTest(l);
    int[] arr = {x, 3, 2};
    int[] c = arr.clone(); assert c[0] == x;
    int[] d = Arrays.copyOf(arr, 5); assert d[0] == x && d[4] == 0;
    assert Arrays.equals(arr, c);
    assert Arrays.stream(arr).sum() == x + 5;
    Object o = java.lang.reflect.Array.newInstance(int.class, 2);
    java.lang.reflect.Array.setInt(o, 1, x);
    assert java.lang.reflect.Array.getInt(o, 1) == x && ((int[]) o)[1] == x;
    java.lang.reflect.Array.set(o, 0, x);
    assert (Integer) java.lang.reflect.Array.get(o, 0) == x;
    if (x != arr[0]) throw new IllegalStateException("found");
  }
  static void LongAdderTest(long l) { LongAdder s = new LongAdder(); s.add(l); s.add(1); assert s.sum() == l + 1; }
}
