package learn;

/** The same conditions. */
public class Renamed {
    public static int another(int zeta, int alpha) {
        if (zeta * zeta - alpha * alpha == 45 && zeta > 0 && alpha > 2 && zeta < 1000) {
            return 1 / (zeta + alpha - 15);
        }
        return alpha;
    }
}
