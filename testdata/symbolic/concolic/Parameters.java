// verdict: violated
// error: java.lang.ArithmeticException
// set: +symbolic.concolic=true +symbolic.method=concolic.Parameters.rate(sym#sym#con)
// oracle: skip
// The first run is that of the arguments that are passed, 7 and 3.
package concolic;

public class Parameters {
  static int rate(int a, int b, int scale) {
    if (a > 100) return scale * a / (b - 50);
    return a;
  }

  public static void main(String[] args) {
    rate(7, 3, 10);
  }
}
