package p;

/** What it takes only others make. */
class Stock {
  private int taken;

  public int take(Crate c) {
    if (c == null) {
      return -1;
    }
    if (c.filled()) {
      taken++;
    }
    return taken;
  }
}

abstract class Crate {
  private boolean filled;

  public void fill() {
    filled = true;
  }

  public boolean filled() {
    return filled;
  }

  abstract int size();
}

final class Chest {
  private final int size;
  private boolean open;

  Chest(Crates by, int size) {
    if (by == null) {
      throw new IllegalArgumentException();
    }
    this.size = size;
  }

  void turn() {
    open = !open;
  }

  int size() {
    return open ? size : 0;
  }
}

final class Crates {
  private Crates() {}

  static Crate wooden(int size) {
    return new Wooden(size);
  }

  static Chest chest(int size) {
    return new Chest(new Crates(), size);
  }

  static Maker of(int size) {
    return new Maker(size);
  }

  private static final class Wooden extends Crate {
    private final int size;

    private Wooden(int size) {
      this.size = size;
    }

    @Override
    int size() {
      return size;
    }
  }

  static final class Maker {
    private final int size;

    private Maker(int size) {
      this.size = size;
    }

    Crate make() {
      return new Wooden(size);
    }
  }
}
