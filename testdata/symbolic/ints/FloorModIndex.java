// verdict: safe
// What Math.floorMod returns is an index; how many paths it takes itself depends on the JDK.
package ints;

import org.sosy_lab.sv_benchmarks.Verifier;

public class FloorModIndex {
  public static void main(String[] args) {
    int hash = Verifier.nondetInt();
    int[] table = new int[4];
    table[Math.floorMod(hash, 4)] = 1;
  }
}
