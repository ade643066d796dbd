// verdict: safe
// Programs with threads have the one sequence of vm.random_seed, as in JPF.
package random;

import java.util.Random;

public class NotAsked {
  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> {
      assert new Random().nextInt(1000) != 3;
    });
    other.start();
    other.join();
  }
}
