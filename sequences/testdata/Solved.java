package p;

/** No small numbers and no letters lead everywhere. */
public class Solved {
  private long held;

  public void put(long n) {
    held = n;
  }

  public boolean opens() {
    return held % 1000 == 123 && held > 50000;
  }

  public int line(int a, int b) {
    return 3 * a + b == 1000 && a - b == 8 ? 1 : 0;
  }

  public boolean word(String s) {
    return s.length() == 3 && s.charAt(0) == 'x' && s.charAt(2) == '!';
  }
}
