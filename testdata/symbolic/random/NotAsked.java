// verdict: safe
// Without Verifier they are the one sequence of vm.random_seed, as in JPF.
package random;

import java.util.Random;

public class NotAsked {
  public static void main(String[] args) {
    assert new Random().nextInt(1000) != 3;
  }
}
