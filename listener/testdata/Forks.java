import org.sosy_lab.sv_benchmarks.Verifier;

/** Branches on unknown values, for listeners and properties that look at states. */
public class Forks {
    static int speed;

    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        int y = Verifier.nondetInt();
        switch (args[0]) {
        case "end":
            if (x > 10) {
                speed = 200;
            }
            break;
        case "between": // too fast in front of the second branch only
            int i = 0;
            if (y > 3) {
                i = x;
            }
            speed = 200;
            if (x > 10) {
                i++;
            }
            speed = 0;
            if (i == 7) {
                i++;
            }
            break;
        case "safe":
            if (x > 10) {
                speed = 100;
            }
            break;
        }
    }
}
