import gov.nasa.jpf.annotation.BitFlip;
import org.sosy_lab.sv_benchmarks.Verifier;

/** Flips bits of values that are not known. */
public class Inputs {
    @BitFlip static boolean flag;
    @BitFlip static char letter;

    static void check(int v) {
        assert v < 8 : v;
    }

    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        switch (args[0]) {
        case "int": { int sum = x & 7; assert sum < 8 : sum; break; }
        case "intSafe": { int sum = x & 7; int bit = sum ^ (x & 7); assert Integer.bitCount(bit) == 1; break; }
        case "byteSafe": { byte sum = (byte) x; assert sum != (byte) x && sum >= -128 && sum <= 127; break; }
        case "float": { float y = Verifier.nondetFloat(); if (y == 1f) { float sum = y; assert sum != -1f; } break; }
        case "floatSafe": { float y = Verifier.nondetFloat(); if (y == 1f) { float sum = y; assert sum != 3f; } break; }
        case "double": { double y = Verifier.nondetDouble(); if (y == 1) { double sum = y; assert sum != 0.5; } break; }
        case "long": { long sum = x & 7L; assert sum < 1L << 40; break; }
        case "inc": { int sum = x & 7; sum++; assert sum <= 8; break; }
        case "param": check(x & 7); break;
        case "boolean": flag = x > 0; assert flag == x > 0; break;
        case "booleanSafe": flag = x > 0; assert flag != x > 0; break;
        case "charSafe": letter = (char) x; assert Integer.bitCount(letter ^ (char) x) == 1; break;
        }
    }
}
