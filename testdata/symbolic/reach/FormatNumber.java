// verdict: safe
// A number in a format is written as ever.
package reach;

import org.sosy_lab.sv_benchmarks.Verifier;

public class FormatNumber {
  public static void main(String[] args) {
    int i = Verifier.nondetInt();
    long l = Verifier.nondetLong();
    String s = Verifier.nondetString();
    assert String.format("%d", i).equals(Integer.toString(i));
    assert String.format("%2$s is %1$d, %%", l, s).equals(s + " is " + l + ", %");
    assert String.format("%s%b%c", i, i > 3, 'c').equals(i + "" + (i > 3) + "c");
  }
}
