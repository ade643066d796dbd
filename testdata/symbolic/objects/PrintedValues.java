// verdict: safe
// paths: 2
// Printing unknown values, as numbers and in texts, decides nothing.
package objects;

import org.sosy_lab.sv_benchmarks.Verifier;

public class PrintedValues {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    double d = Verifier.nondetDouble();
    System.out.println(x);
    System.out.println("x = " + x + ", d = " + d);
    System.out.printf("%d%n", x);
    String s = "value " + x;
    System.out.println(s);
    if (x > 0) System.out.println("above");
  }
}
