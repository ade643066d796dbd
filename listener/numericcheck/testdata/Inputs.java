import org.sosy_lab.sv_benchmarks.Verifier;

/** Assigns numbers that are not known. */
public class Inputs {
    static int speed;
    static byte small;
    static double ratio;

    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        switch (args[0]) {
        case "any": speed = x; break;
        case "branch": // an assignment, and two ways behind it
            speed = x;
            if (x == 7) {
                speed = 8;
            }
            break;
        case "checked": if (x <= 130 && x >= -5) speed = x; break;
        case "byte": small = (byte) x; break;
        case "ratio": ratio = Verifier.nondetDouble(); break;
        case "ratioChecked": double d = Verifier.nondetDouble(); if (d > 0 && d < 1) ratio = d; break;
        case "count": int n = x & 3; n++; break;
        case "long": long total = x; total *= 4; break;
        }
    }
}
