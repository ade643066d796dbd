package classes;

/** A polynomial with at most five terms, built term by term. */
public class Polynomial {
    private final long[] factors = new long[5];

    public Polynomial add(long factor, int power) {
        if (power < 0 || power >= factors.length) {
            throw new IndexOutOfBoundsException(power);
        }
        factors[power] += factor;
        return this;
    }

    public Polynomial negate() {
        for (int i = 0; i < factors.length; i++) {
            factors[i] = -factors[i];
        }
        return this;
    }

    public Polynomial derive() {
        for (int i = 1; i < factors.length; i++) {
            factors[i - 1] = i * factors[i];
        }
        factors[factors.length - 1] = 0;
        return this;
    }

    public int degree() {
        int i = factors.length - 1;
        while (i > 0 && factors[i] == 0) {
            i--;
        }
        return i;
    }

    public long at(int x) {
        long sum = 0;
        for (int i = degree(); i >= 0; i--) {
            sum = sum * x + factors[i];
        }
        return sum;
    }

    public double mean(double x, double y) {
        return (at((int) x) + at((int) y)) / 2.0;
    }
}
