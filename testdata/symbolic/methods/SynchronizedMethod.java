// verdict: violated
// error: java.lang.AssertionError
// set: +symbolic.method=methods.SynchronizedMethod.test(sym)
// paths: 2
// oracle: skip
// The parameter of a synchronized method is an input like others.
package methods;

public class SynchronizedMethod {
  static synchronized void test(int a) {
    assert a != 3;
  }
  public static void main(String[] args) {
    test(1);
  }
}
