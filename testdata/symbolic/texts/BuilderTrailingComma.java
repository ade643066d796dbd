// verdict: violated
// error: java.lang.StringIndexOutOfBoundsException
// twin: BuilderCommaTrimmed
// The last comma is taken away also where no name was given, and so none was written.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class BuilderTrailingComma {
  public static void main(String[] args) {
    StringBuilder b = new StringBuilder();
    for (int i = 0; i < 2; i++) {
      String name = Verifier.nondetString();
      if (!name.isEmpty()) {
        b.append(name).append(',');
      }
    }
    b.deleteCharAt(b.length() - 1);
    assert b.length() > 0;
  }
}
