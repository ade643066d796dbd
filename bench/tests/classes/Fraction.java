package classes;

/** A fraction in lowest terms. */
public final class Fraction {
    private final int above;
    private final int below;

    public Fraction(int above, int below) {
        if (below == 0) {
            throw new ArithmeticException("over zero");
        }
        int d = divisor(Math.abs(above), Math.abs(below));
        if (below < 0) {
            d = -d;
        }
        this.above = above / d;
        this.below = below / d;
    }

    private static int divisor(int a, int b) {
        while (b != 0) {
            int rest = a % b;
            a = b;
            b = rest;
        }
        return a;
    }

    public Fraction plus(int n, int d) {
        return new Fraction(above * d + n * below, below * d);
    }

    public Fraction times(int n) {
        return new Fraction(above * n, below);
    }

    public Fraction inverse() {
        return new Fraction(below, above);
    }

    public int whole() {
        return Math.floorDiv(above, below);
    }

    public double value() {
        return (double) above / below;
    }

    public int signum() {
        return above > 0 ? 1 : above < 0 ? -1 : 0;
    }

    @Override
    public String toString() {
        return below == 1 ? "" + above : above + "/" + below;
    }
}
