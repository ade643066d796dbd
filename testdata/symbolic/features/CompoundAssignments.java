// verdict: safe
// Compound assignments narrow silently, and operands are evaluated from left to right.
package features;

import org.sosy_lab.sv_benchmarks.Verifier;

public class CompoundAssignments {
  static int calls;

  static int next() {
    return ++calls;
  }

  public static void main(String[] args) {
    byte b = Verifier.nondetByte();
    byte old = b;
    b += 200;
    assert b == (byte) (old + 200);
    char c = Verifier.nondetChar();
    char before = c;
    c -= 1;
    assert before == 0 ? c == 65535 : c == before - 1;
    short s = Verifier.nondetShort();
    s >>>= 1;
    assert s == (short) (s & 0xffff);
    int i = 2;
    int[] a = new int[4];
    a[i] = i = next();
    assert a[2] == 1 && i == 1;
    int x = Verifier.nondetInt();
    int y = x;
    x = x++ + ++x;
    assert x == y + y + 2;
    x ^= x;
    assert x == 0;
  }
}
