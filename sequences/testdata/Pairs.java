package p;

/** Any method may follow any other, but none follows one that throws. */
public class Pairs {
  private int last;

  public int one() {
    return last = 1;
  }

  public int two() {
    return last = 2;
  }

  public void fail() {
    throw new IllegalStateException();
  }
}
