// verdict: violated
// error: java.lang.ArithmeticException
// oracle: skip
// The example of JPF: nobody asked for choices, and the divisor is 0 for two of six pairs.
package random;

import java.util.Random;

public class Sequential {
  public static void main(String[] args) {
    Random random = new Random();
    int a = random.nextInt(2);
    int b = random.nextInt(3);
    int c = a / (b + a - 2);
    System.out.println(c);
  }
}
