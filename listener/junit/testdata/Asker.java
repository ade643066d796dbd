package asker;

import gov.nasa.jpf.symbc.Debug;
import org.sosy_lab.sv_benchmarks.Verifier;

/** Asks for inputs. */
public class Asker {
    static class Unlucky extends RuntimeException {}

    public static void main(String[] args) {
        int x = Debug.makeSymbolicInteger("x");
        char c = Debug.makeSymbolicChar("c");
        Debug.assume(x > 12);
        if (x == 13 && c == '"') {
            throw new Unlucky();
        }
        if (x == 14) {
            assert Verifier.nondetBoolean() : args[0];
        }
    }
}
