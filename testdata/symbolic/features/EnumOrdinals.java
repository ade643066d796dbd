// verdict: safe
// Enum constants with bodies, chosen by an unknown index, behave by their kind; EnumMap counts them.
package features;

import java.util.EnumMap;
import org.sosy_lab.sv_benchmarks.Verifier;

public class EnumOrdinals {
  enum Shape {
    POINT { int area(int a, int b) { return 0; } },
    SQUARE { int area(int a, int b) { return a * a; } },
    BOX { int area(int a, int b) { return a * b; } };

    abstract int area(int a, int b);
  }

  public static void main(String[] args) {
    int i = Verifier.nondetInt();
    int a = Verifier.nondetByte();
    Verifier.assume(i >= 0 && i < Shape.values().length);
    Shape s = Shape.values()[i];
    EnumMap<Shape, Integer> map = new EnumMap<>(Shape.class);
    map.put(s, a);
    assert map.size() == 1 && map.containsKey(s);
    switch (s) {
      case POINT:
        assert s.area(a, 3) == 0;
        break;
      case SQUARE:
        assert s.area(a, 3) >= 0;
        break;
      default:
        assert s.area(a, 3) % 3 == 0 && s.ordinal() == 2 && s.name().equals("BOX");
    }
  }
}
