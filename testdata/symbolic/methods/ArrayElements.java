// verdict: violated
// error: java.lang.AssertionError
// set: +symbolic.method=methods.ArrayElements.sum(sym)
// paths: 2
// oracle: skip
// The elements that the array has become inputs, its length stays.
package methods;

public class ArrayElements {
  static int sum(int[] a) {
    int s = 0;
    for (int x : a) s += x;
    return s;
  }
  public static void main(String[] args) {
    assert sum(new int[3]) != 17;
  }
}
