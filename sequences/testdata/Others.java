package p;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.function.Supplier;

/** Its methods need objects of other classes. */
public class Others {
  private final List<Item> items = new ArrayList<>();
  private boolean open;

  public void open() {
    open = true;
  }

  public int put(Item item) {
    if (!open) {
      throw new IllegalStateException();
    }
    items.add(item);
    return item.price > 1 ? 2 : item.price > 0 ? 1 : 0;
  }

  public boolean takeAll(Others other) {
    return other.items.size() > 0;
  }

  public int sum(int[] numbers) {
    int sum = 0;
    for (int n : numbers) {
      sum += n;
    }
    return numbers.length > 1 && numbers[0] > numbers[1] ? -sum : sum;
  }

  public String joined(String... words) {
    return String.join("+", words);
  }

  public int prices(Item[] list) {
    return list.length > 1 ? list[0].price - list[1].price : list.length;
  }

  public int boxed(Integer n) {
    return n > 1 ? n : -n;
  }

  public int longest(List<String> words) {
    int n = 0;
    for (String w : words) {
      n = Math.max(n, w.length());
    }
    return words.isEmpty() ? -1 : n;
  }

  public int total(Map<String, Item> named) {
    int n = 0;
    for (Item i : named.values()) {
      n += i.price;
    }
    return named.size() > 1 ? n : -n;
  }

  public int area(Shape shape) {
    return shape.area() > 3 ? 1 : 0;
  }

  public String ask(Supplier<String> s, IntPredicate which) {
    String text = s.get();
    return text == null ? "none" : which.test(1) ? text : "no";
  }

  public String listen(Listener l) {
    return l.heard("x", 1) ? l.name() : "deaf";
  }

  public Listener kept(Listener l) {
    return l;
  }

  public String named(Listener l) {
    return "a " + l.getClass().getName();
  }

  public List<Object> all(Listener l) {
    return List.of(l.getClass());
  }

  public int order(Comparator<String> c) {
    return Integer.signum(c.compare("a", "b"));
  }

  public Object apply(Function<String, Object> f) {
    return f.apply("q");
  }

  public int secret(Sealed s) {
    return s.word().length();
  }

  public String broken(Broken b) {
    return b == null ? "none" : "some";
  }

  public boolean word(String text) {
    return "open sesame".equals(text);
  }

  public boolean large(long n) {
    return n == 123456789012L;
  }

  public String tag(Tagged t) {
    return t.tag();
  }

  interface Listener {
    boolean heard(String what, int times);

    String name();
  }

  interface Tagged {
    String tag();
  }

  enum Tags implements Tagged {
    ONE,
    TWO;

    public String tag() {
      return name();
    }
  }

  abstract static class Shape {
    abstract int area();
  }

  static final class Square extends Shape {
    private final int side;

    Square(int side) {
      this.side = side;
    }

    @Override
    int area() {
      return side * side;
    }
  }

  static final class Item {
    final int price;

    Item(int price) {
      if (price < 0) {
        throw new IllegalArgumentException();
      }
      this.price = price;
    }

    @Override
    public String toString() {
      return "item at " + price;
    }
  }

  static final class Broken {
    static final int N = Integer.parseInt("none");
  }

  static final class Sealed {
    private final String word;

    private Sealed(String word) {
      this.word = word;
    }

    String word() {
      return word;
    }

    static class Builder {
      private String word = "";

      Builder word(String w) {
        word = w;
        return this;
      }

      Sealed build() {
        return new Sealed(word);
      }
    }
  }
}

/** Only its builder makes it. */
final class Built {
  private final int n;

  private Built(int n) {
    this.n = n;
  }

  public int twice() {
    return n > 1 ? 2 * n : n;
  }

  public static final class Builder {
    private int n;

    public Builder n(int n) {
      this.n = n;
      return this;
    }

    public Built build() {
      return new Built(n);
    }
  }
}
