// verdict: safe
// What HandleOfArray asserts holds for all inputs.
package natives;
import org.sosy_lab.sv_benchmarks.Verifier;
import java.lang.invoke.*;
public class HandleOfArraySafe {
  public static void main(String[] args) throws Throwable {
    int i = Verifier.nondetInt();
    int[] arr = {10, 20, 30};
    VarHandle ah = MethodHandles.arrayElementVarHandle(int[].class);
    if (i >= 0 && i < 3) {
      int v = (int) ah.get(arr, i);
      assert v == 10 * (i + 1) : "array handle";
    }
  }
}
