import org.sosy_lab.sv_benchmarks.Verifier;

/** Values that are not known, for scripts and for listeners that print. */
public class Values {
    static int speed;
    static long total;
    static String name = "known";
    static int[] table = {5, 6, 7};

    static int half(int n) {
        return n / 2;
    }

    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        switch (args[0]) {
        case "any": speed = x; break;
        case "checked": if (x <= 100) speed = x; break;
        case "forks":
            speed = x;
            if (x == 7) {
                total = 1;
            }
            break;
        case "hard": speed = (x * 31 ^ x >>> 3) * x * x + (x ^ x >>> 15) * 0x2c1b3c6d; break;
        case "text": name = Verifier.nondetString(); break;
        case "call": speed = half(x); break;
        case "element": if (x >= 0 && x < 3) { table[x] = x; speed = table[x]; } break;
        }
    }
}
