// verdict: violated
// error: java.lang.AssertionError
// With the outer temperature unknown the room gets too cold in four steps.
package controllers;

import org.sosy_lab.sv_benchmarks.Verifier;

public class Thermostat {
  public static void main(String[] args) {
    int room = 20;
    boolean heating = false;
    for (int i = 0; i < 4; i++) {
      int outside = Verifier.nondetInt();
      Verifier.assume(outside >= -20 && outside <= 40);
      room += (outside - room) / 8 + (heating ? 3 : 0);
      heating = room < 18 || heating && room < 22;
      assert room >= 13;
    }
  }
}
