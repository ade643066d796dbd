// verdict: safe
// Texts in an array at an unknown index.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class ArrayOfTexts {
  public static void main(String[] args) {
    String[] names = {"a", "bb", "ccc", null};
    int i = Verifier.nondetInt();
    try {
      assert names[i].length() == i + 1;
    } catch (ArrayIndexOutOfBoundsException e) {
      assert i < 0 || i > 3;
    } catch (NullPointerException e) {
      assert i == 3;
    }
  }
}
