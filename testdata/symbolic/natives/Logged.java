// verdict: safe
// What is logged nobody in the program learns: bytes that are not known are printed as an example.
package natives;

import java.util.logging.Level;
import java.util.logging.Logger;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Logged {
  public static void main(String[] args) {
    byte n = Verifier.nondetByte();
    Logger.getLogger("x").log(Level.WARNING, "n={0}", n);
    System.err.println("as a text: " + n + " " + (char) (n & 0x7f));
    assert n <= Byte.MAX_VALUE;
  }
}
