// verdict: violated
// error: java.lang.reflect.UndeclaredThrowableException
// set: +symbolic.method=methods.ByReflection.test(sym)
// paths: 2
// oracle: skip
// Methods that are called by reflection, too, get inputs.
package methods;

public class ByReflection {
  public static void test(int a) {
    if (a == 4) throw new IllegalStateException();
  }
  public static void main(String[] args) throws Exception {
    try {
      ByReflection.class.getMethod("test", int.class).invoke(null, 1);
    } catch (java.lang.reflect.InvocationTargetException e) {
      throw new java.lang.reflect.UndeclaredThrowableException(e);
    }
  }
}
