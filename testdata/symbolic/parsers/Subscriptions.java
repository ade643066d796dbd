// verdict: safe
// A publish-subscribe filter: an event that fits a filter fits each weaker one.
package parsers;

import org.sosy_lab.sv_benchmarks.Verifier;

public class Subscriptions {
  static final int LT = 0;
  static final int LE = 1;
  static final int EQ = 2;
  static final int NE = 3;

  static boolean holds(int op, int value, int bound) {
    switch (op) {
      case LT:
        return value < bound;
      case LE:
        return value <= bound;
      case EQ:
        return value == bound;
      case NE:
        return value != bound;
      default:
        throw new IllegalArgumentException("op " + op);
    }
  }

  static boolean covers(int op1, int b1, int op2, int b2) {
    if (op2 == EQ) {
      return holds(op1, b2, b1);
    }
    if (op1 == op2) {
      return op1 == NE ? b1 == b2 : b1 >= b2;
    }
    if (op1 == LE && op2 == LT) {
      return b1 >= b2 || b1 == b2 - 1;
    }
    if (op1 == LT && op2 == LE) {
      return b1 > b2;
    }
    if (op1 == NE && (op2 == LT || op2 == LE)) {
      return op2 == LT ? b1 >= b2 : b1 > b2;
    }
    return false;
  }

  public static void main(String[] args) {
    int op1 = Verifier.nondetInt();
    int op2 = Verifier.nondetInt();
    int b1 = Verifier.nondetInt();
    int b2 = Verifier.nondetInt();
    int value = Verifier.nondetInt();
    try {
      if (holds(op2, value, b2) && covers(op1, b1, op2, b2)) {
        assert holds(op1, value, b1) || op1 == LE && b1 == Integer.MAX_VALUE;
      }
    } catch (IllegalArgumentException e) {
      assert op1 < 0 || op1 > 3 || op2 < 0 || op2 > 3;
    }
  }
}
