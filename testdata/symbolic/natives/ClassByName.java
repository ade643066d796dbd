// verdict: violated
// error: java.lang.IllegalStateException
// The name of a class must be known. All of few are tried: of one digit, but not of two.
package natives;
import org.sosy_lab.sv_benchmarks.Verifier;
public class ClassByName {
  static class C0 {} static class C7 {}
  public static void main(String[] args) throws Throwable {
    int x = Verifier.nondetInt();
    try {
      Class<?> c = Class.forName("natives.ClassByName$C" + x);
      assert x == 0 || x == 7 : "class " + x;
      if (x == 7) throw new IllegalStateException("found");
    } catch (ClassNotFoundException e) { assert x != 0 && x != 7 : "none " + x; }
  }
}
