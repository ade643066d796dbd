import org.sosy_lab.sv_benchmarks.Verifier;

/** Perturbs values that are not known. */
public class Inputs {
    static int altitude;
    static short low;

    static int sign(int n) {
        return n;
    }

    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        switch (args[0]) {
        case "read": if (x > 10 && x < 20) { altitude = x; int read = altitude; assert read != 9; } break;
        case "readSafe": if (x > 10 && x < 20) { altitude = x; int read = altitude; assert read >= 9 && read <= 21; } break;
        case "shortSafe": low = (short) x; int n = low; assert n == (short) n; break;
        case "sign": if (x > 10) { int s = sign(x); assert s != -84; } break;
        case "signSafe": { int s = sign(x); assert s == 21 || s == 0 || s == -84; } break;
        }
    }
}
