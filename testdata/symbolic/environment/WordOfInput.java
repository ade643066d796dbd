// verdict: incomplete
// set: +symbolic.environment=true +symbolic.lazy=true
// A word of the standard input is not a line of it: what it may be is not explored, and the report says so.
package environment;

import java.util.Scanner;

public class WordOfInput {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    if (in.hasNextInt()) {
      assert in.nextInt() != 42;
    }
  }
}
