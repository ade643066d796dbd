// verdict: violated
// error: java.lang.ArrayIndexOutOfBoundsException
// twin: FloorModIndex
// paths: 2
// The remainder of a negative hash is no index: the index is in bounds, or not.
package ints;

import org.sosy_lab.sv_benchmarks.Verifier;

public class RemainderIsNotModulo {
  public static void main(String[] args) {
    int hash = Verifier.nondetInt();
    int[] table = new int[4];
    table[hash % 4] = 1;
  }
}
