// verdict: violated
// error: java.lang.IllegalStateException
// oracle: skip
// An unknown boolean is assumed not to be; attributes stand beside what is not known; counters need values.
package natives;
import org.sosy_lab.sv_benchmarks.Verifier;
import gov.nasa.jpf.vm.Verify;
public class VerifyNumbers {
  int f;
  public static void main(String[] args) throws Throwable {
    boolean b = Verifier.nondetBoolean(); int x = Verifier.nondetInt();
    Verify.ignoreIf(b);
    assert !b : "ignored";
    VerifyNumbers o = new VerifyNumbers(); o.f = x;
    Verify.setFieldAttribute(o, "f", 3);
    assert Verify.getFieldAttribute(o, "f") == 3;
    if (o.f == 12345) throw new IllegalStateException("found");
    Verify.setCounter(0, x);
    assert Verify.getCounter(0) == x : "counter";
  }
}
