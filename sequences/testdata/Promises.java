package p;

import gov.nasa.jpf.annotation.Ensures;
import gov.nasa.jpf.annotation.Invariant;
import gov.nasa.jpf.annotation.Requires;
import java.util.ArrayList;
import java.util.List;

/** Some of what it promises it does not keep. */
@Invariant({"n >= 0", "words.size() <= 3", "n <= 4"})
public class Promises {
  private int n;
  private final List<String> words = new ArrayList<>();
  private String last;

  @Ensures({"n == start", "last == null"})
  public Promises(int start) {
    n = Math.max(start, 0);
  }

  @Requires("by > 0")
  @Ensures({"Result == \\old(n) + by", "n > \\old(n)", "last == \\old(last)", "by == 1 ==> Result == \\old(n) + 1"})
  public int add(int by) {
    return n += by;
  }

  @Ensures({"Result == (words.size() > 0)", "word != null ==> last == word", "Result ==> words.size() == \\old(words.size()) + 1"})
  public boolean say(String word) {
    if (word == null) {
      return !words.isEmpty();
    }
    last = word;
    return words.add(word);
  }

  @Ensures({"Result within 0, 2000000000", "Result within n +- 1", "Result > 0 ==> Result within \\old(n) - 1, n + 1"})
  public int near() {
    return n;
  }

  @Ensures({"Result[0] == by", "Result[Result.length - 1] == n", "Result.length within 2, 3"})
  public long[] pair(int by) {
    return new long[] {by, n};
  }

  @Ensures("Result >= 1")
  public int wrong() {
    return n;
  }

  public int size() {
    return words.size();
  }

  @Requires("k >= 0")
  public int asserts(int k) {
    assert k != 2 : "two";
    return k;
  }
}
