package p;

/** Is run, and counted. */
public class Counted {
  public static void main(String[] args) {
    for (int i = 0; i < 3; i++) {
      name(i);
    }
  }

  static String name(int n) {
    switch (n) {
      case 0:
        return "zero";
      case 7:
        return "seven";
      default:
        return n > 5 ? "many" : "some";
    }
  }

  static class Unused {
    int n() {
      return 1;
    }
  }
}
