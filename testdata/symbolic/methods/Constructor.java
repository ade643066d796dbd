// verdict: violated
// error: java.lang.IllegalArgumentException
// set: +symbolic.method=methods.Constructor.Constructor(sym)
// paths: 2
// oracle: skip
// The parameter of the constructor is below 0 or not.
package methods;

public class Constructor {
  final int a;
  Constructor(int a) {
    if (a < 0) throw new IllegalArgumentException();
    this.a = a;
  }
  public static void main(String[] args) {
    new Constructor(3);
  }
}
