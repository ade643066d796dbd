// verdict: safe
// A generic stack gives back what it was given, last first.
package features;

import org.sosy_lab.sv_benchmarks.Verifier;

public class GenericStack {
  static class Stack<T> {
    private Object[] items = new Object[2];
    private int size;

    void push(T t) {
      if (size == items.length) {
        Object[] more = new Object[size * 2];
        System.arraycopy(items, 0, more, 0, size);
        items = more;
      }
      items[size++] = t;
    }

    @SuppressWarnings("unchecked")
    T pop() {
      if (size == 0) {
        throw new IllegalStateException("empty");
      }
      T t = (T) items[--size];
      items[size] = null;
      return t;
    }
  }

  public static void main(String[] args) {
    Stack<Integer> s = new Stack<>();
    int n = Verifier.nondetInt();
    int first = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n <= 5);
    for (int i = 0; i < n; i++) {
      s.push(first + i);
    }
    try {
      for (int i = n - 1; i >= 0; i--) {
        assert s.pop() == first + i;
      }
      s.pop();
      assert false;
    } catch (IllegalStateException e) {
      assert e.getMessage().equals("empty");
    }
  }
}
