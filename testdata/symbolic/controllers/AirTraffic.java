// verdict: safe
// A collision-avoidance decision: never up and down at once.
package controllers;

import org.sosy_lab.sv_benchmarks.Verifier;

public class AirTraffic {
  static int own;
  static int other;
  static int ownRate;
  static int upSeparation;
  static int downSeparation;
  static int threshold;

  static final int[] LIMITS = {400, 500, 640, 740};

  static boolean ownBelow() {
    return own < other;
  }

  static boolean ownAbove() {
    return other < own;
  }

  static int biased(boolean inhibit) {
    return inhibit ? upSeparation + 100 : upSeparation;
  }

  static boolean climb(boolean inhibit) {
    if (biased(inhibit) > downSeparation) {
      return !ownBelow() || ownBelow() && downSeparation < threshold;
    }
    return ownAbove() && upSeparation >= threshold;
  }

  static boolean descend(boolean inhibit) {
    if (biased(inhibit) > downSeparation) {
      return ownBelow() && downSeparation >= threshold;
    }
    return !ownAbove() || ownAbove() && upSeparation >= threshold;
  }

  public static void main(String[] args) {
    own = Verifier.nondetInt();
    other = Verifier.nondetInt();
    ownRate = Verifier.nondetInt();
    upSeparation = Verifier.nondetInt();
    downSeparation = Verifier.nondetInt();
    int layer = Verifier.nondetInt();
    boolean inhibit = Verifier.nondetBoolean();
    boolean enabled = Verifier.nondetBoolean() && ownRate <= 600;
    if (layer < 0 || layer > 3 || upSeparation < 0 || upSeparation > 100000) {
      return;
    }
    threshold = LIMITS[layer];
    int result = 0;
    if (enabled) {
      boolean up = climb(inhibit) && ownBelow();
      boolean down = descend(inhibit) && ownAbove();
      assert !(up && down);
      result = up ? 1 : down ? 2 : 0;
    }
    assert enabled || result == 0;
    assert result != 1 || own < other;
  }
}
