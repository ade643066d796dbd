// verdict: safe
// set: +symbolic.random=false
// Who wants one sequence of numbers gets that of vm.random_seed.
package random;

import java.util.Random;

public class OneSequence {
  public static void main(String[] args) {
    assert new Random().nextInt(1000) != 3;
  }
}
