// verdict: violated
// error: java.lang.ExceptionInInitializerError
// A class whose static initialiser divides by an unknown value fails when it is first used.
package features;

import org.sosy_lab.sv_benchmarks.Verifier;

public class StaticInitialiser {
  static int seed = 1;

  static class Table {
    static final int SIZE = 100 / seed;
  }

  public static void main(String[] args) {
    seed = Verifier.nondetInt();
    assert Table.SIZE <= 100;
  }
}
