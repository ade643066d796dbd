// verdict: safe
// paths: 1
// What is only printed, or put into messages, is not looked at.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class PrintedOnly {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    System.out.println("hello " + s + " and " + s.length());
    System.out.printf("%s%n", 5);
    try {
      throw new IllegalStateException("bad: " + s);
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
  }
}
