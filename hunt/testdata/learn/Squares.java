package learn;

/** Conditions that take a solver. */
public class Squares {
    public static int of(int side, int other) {
        if (side * side - other * other == 45 && side > 0 && other > 2 && side < 1000) {
            return 1 / (side + other - 15);
        }
        return side;
    }
}
