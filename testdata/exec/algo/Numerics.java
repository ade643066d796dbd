package algo;

import java.util.Arrays;
import java.util.Locale;
import java.util.Random;
import java.util.function.DoubleUnaryOperator;

/** LU, Gauss, determinant, power iteration, FFT, Simpson, Newton, Runge-Kutta, simplex of complex numbers, polynomials. */
public class Numerics {
    record Complex(double re, double im) {
        Complex plus(Complex o) {
            return new Complex(re + o.re, im + o.im);
        }

        Complex minus(Complex o) {
            return new Complex(re - o.re, im - o.im);
        }

        Complex times(Complex o) {
            return new Complex(re * o.re - im * o.im, re * o.im + im * o.re);
        }

        double abs() {
            return Math.sqrt(re * re + im * im);
        }

        @Override
        public String toString() {
            return String.format(Locale.ROOT, "%.3f%+.3fi", re == 0 ? 0 : re, im == 0 ? 0 : im);
        }
    }

    static final class Matrix {
        final double[][] a;

        Matrix(double[][] a) {
            this.a = a;
        }

        static Matrix random(int n, Random r) {
            double[][] m = new double[n][n];
            for (double[] row : m) {
                Arrays.setAll(row, j -> Math.rint(r.nextDouble() * 20 - 10));
            }
            return new Matrix(m);
        }

        Matrix times(Matrix o) {
            int n = a.length;
            int m = o.a[0].length;
            if (a[0].length != o.a.length) {
                throw new IllegalArgumentException(a[0].length + " columns times " + o.a.length + " rows");
            }
            double[][] c = new double[n][m];
            for (int i = 0; i < n; i++) {
                for (int k = 0; k < o.a.length; k++) {
                    for (int j = 0; j < m; j++) {
                        c[i][j] += a[i][k] * o.a[k][j];
                    }
                }
            }
            return new Matrix(c);
        }

        /** Returns the solution of a x = b, and the determinant in last place. */
        double[] solve(double[] b) {
            int n = a.length;
            double[][] m = new double[n][];
            for (int i = 0; i < n; i++) {
                m[i] = Arrays.copyOf(a[i], n + 1);
                m[i][n] = b[i];
            }
            double det = 1;
            for (int c = 0; c < n; c++) {
                int p = c;
                for (int r = c + 1; r < n; r++) {
                    if (Math.abs(m[r][c]) > Math.abs(m[p][c])) {
                        p = r;
                    }
                }
                if (Math.abs(m[p][c]) < 1e-12) {
                    throw new ArithmeticException("singular");
                }
                if (p != c) {
                    double[] t = m[p];
                    m[p] = m[c];
                    m[c] = t;
                    det = -det;
                }
                det *= m[c][c];
                for (int r = c + 1; r < n; r++) {
                    double f = m[r][c] / m[c][c];
                    for (int k = c; k <= n; k++) {
                        m[r][k] -= f * m[c][k];
                    }
                }
            }
            double[] x = new double[n + 1];
            for (int r = n - 1; r >= 0; r--) {
                double s = m[r][n];
                for (int k = r + 1; k < n; k++) {
                    s -= m[r][k] * x[k];
                }
                x[r] = s / m[r][r];
            }
            x[n] = det;
            return x;
        }

        @Override
        public String toString() {
            StringBuilder sb = new StringBuilder();
            for (double[] row : a) {
                for (double d : row) {
                    sb.append(String.format(Locale.ROOT, "%9.3f", d));
                }
                sb.append('\n');
            }
            return sb.toString();
        }
    }

    static Complex[] fft(Complex[] x, boolean inverse) {
        int n = x.length;
        if (n == 1) {
            return x.clone();
        }
        Complex[] even = new Complex[n / 2];
        Complex[] odd = new Complex[n / 2];
        for (int i = 0; i < n / 2; i++) {
            even[i] = x[2 * i];
            odd[i] = x[2 * i + 1];
        }
        even = fft(even, inverse);
        odd = fft(odd, inverse);
        Complex[] y = new Complex[n];
        for (int k = 0; k < n / 2; k++) {
            double t = (inverse ? 2 : -2) * Math.PI * k / n;
            Complex w = new Complex(StrictMath.cos(t), StrictMath.sin(t)).times(odd[k]);
            y[k] = even[k].plus(w);
            y[k + n / 2] = even[k].minus(w);
        }
        return y;
    }

    static double simpson(DoubleUnaryOperator f, double a, double b, int n) {
        double h = (b - a) / n;
        double s = f.applyAsDouble(a) + f.applyAsDouble(b);
        for (int i = 1; i < n; i++) {
            s += f.applyAsDouble(a + i * h) * (i % 2 == 0 ? 2 : 4);
        }
        return s * h / 3;
    }

    static double newton(DoubleUnaryOperator f, double x) {
        for (int i = 0; i < 50; i++) {
            double d = (f.applyAsDouble(x + 1e-6) - f.applyAsDouble(x - 1e-6)) / 2e-6;
            double next = x - f.applyAsDouble(x) / d;
            if (Math.abs(next - x) < 1e-12) {
                return next;
            }
            x = next;
        }
        return Double.NaN;
    }

    static double bisect(DoubleUnaryOperator f, double lo, double hi) {
        while (hi - lo > 1e-10) {
            double mid = (lo + hi) / 2;
            if (f.applyAsDouble(mid) * f.applyAsDouble(lo) <= 0) {
                hi = mid;
            } else {
                lo = mid;
            }
        }
        return lo;
    }

    static void p(String label, Object value) {
        System.out.println(label + " " + value);
    }

    static String f(double d) {
        return String.format(Locale.ROOT, "%.8f", d);
    }

    public static void main(String[] args) {
        Matrix m = new Matrix(new double[][] {{2, 1, -1}, {-3, -1, 2}, {-2, 1, 2}});
        p("solve", Arrays.toString(m.solve(new double[] {8, -11, -3})));
        System.out.print(m.times(m));
        Random r = new Random(17);
        Matrix big = Matrix.random(8, r);
        double[] truth = new double[8];
        Arrays.setAll(truth, i -> i - 3.5);
        double[] b = new double[8];
        for (int i = 0; i < 8; i++) {
            for (int j = 0; j < 8; j++) {
                b[i] += big.a[i][j] * truth[j];
            }
        }
        double[] x = big.solve(b);
        double worst = 0;
        for (int i = 0; i < 8; i++) {
            worst = Math.max(worst, Math.abs(x[i] - truth[i]));
        }
        p("error small", worst < 1e-9);
        p("determinant", String.format(Locale.ROOT, "%.0f", x[8]));
        try {
            new Matrix(new double[][] {{1, 2}, {2, 4}}).solve(new double[] {1, 2});
        } catch (ArithmeticException e) {
            p("caught", e.getMessage());
        }
        try {
            m.times(new Matrix(new double[2][2]));
        } catch (IllegalArgumentException e) {
            p("caught", e.getMessage());
        }
        Complex[] signal = new Complex[16];
        for (int i = 0; i < 16; i++) {
            signal[i] = new Complex(StrictMath.sin(2 * Math.PI * 3 * i / 16) + 0.5 * StrictMath.cos(2 * Math.PI * 5 * i / 16), 0);
        }
        Complex[] spectrum = fft(signal, false);
        StringBuilder sb = new StringBuilder();
        for (Complex c : spectrum) {
            sb.append(String.format(Locale.ROOT, "%.2f ", c.abs() < 1e-9 ? 0 : c.abs()));
        }
        p("spectrum", sb);
        Complex[] back = fft(spectrum, true);
        double diff = 0;
        for (int i = 0; i < 16; i++) {
            diff = Math.max(diff, Math.abs(back[i].re() / 16 - signal[i].re()));
        }
        p("inverse", diff < 1e-12);
        p("complex", new Complex(1, 2).times(new Complex(3, -1)) + " " + new Complex(3, 4).abs() + " " + new Complex(0, 1).equals(new Complex(-0.0, 1)));
        int[] p1 = {3, 0, 2, 1};
        int[] p2 = {1, 4, 0, 2};
        Complex[] fa = new Complex[8];
        Complex[] fb = new Complex[8];
        for (int i = 0; i < 8; i++) {
            fa[i] = new Complex(i < 4 ? p1[i] : 0, 0);
            fb[i] = new Complex(i < 4 ? p2[i] : 0, 0);
        }
        fa = fft(fa, false);
        fb = fft(fb, false);
        for (int i = 0; i < 8; i++) {
            fa[i] = fa[i].times(fb[i]);
        }
        p("poly product", Arrays.toString(Arrays.stream(fft(fa, true)).mapToLong(c -> Math.round(c.re() / 8)).toArray()));
        p("simpson", f(simpson(StrictMath::sin, 0, Math.PI, 100)) + " " + f(simpson(z -> z * z * z, 0, 2, 4)) + " " + f(simpson(z -> StrictMath.exp(-z * z), -3, 3, 200)));
        p("newton", f(newton(z -> z * z - 2, 1)) + " " + f(newton(z -> StrictMath.cos(z) - z, 1)) + " " + newton(z -> z * z + 1, 0.5));
        p("bisect", f(bisect(z -> z * z * z - z - 2, 1, 2)));
        double y = 1;
        double v = 0;
        double h = 0.05;
        for (int i = 0; i < 100; i++) {
            double k1 = v;
            double l1 = -y;
            double k2 = v + h / 2 * l1;
            double l2 = -(y + h / 2 * k1);
            double k3 = v + h / 2 * l2;
            double l3 = -(y + h / 2 * k2);
            double k4 = v + h * l3;
            double l4 = -(y + h * k3);
            y += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4);
            v += h / 6 * (l1 + 2 * l2 + 2 * l3 + l4);
        }
        p("oscillator", f(y) + " " + f(v) + " " + f(StrictMath.cos(5)));
        double[] vec = {1, 1, 1};
        double lambda = 0;
        for (int i = 0; i < 60; i++) {
            double[] n = new double[3];
            double[][] s = {{4, 1, 0}, {1, 3, 1}, {0, 1, 2}};
            for (int q = 0; q < 3; q++) {
                for (int k = 0; k < 3; k++) {
                    n[q] += s[q][k] * vec[k];
                }
            }
            lambda = Math.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
            for (int q = 0; q < 3; q++) {
                vec[q] = n[q] / lambda;
            }
        }
        p("eigenvalue", f(lambda) + " " + f(vec[0]) + " " + f(vec[2]));
        double kahan = 0;
        double comp = 0;
        float naive = 0;
        for (int i = 0; i < 2000; i++) {
            double t1 = 0.1 - comp;
            double t2 = kahan + t1;
            comp = t2 - kahan - t1;
            kahan = t2;
            naive += 0.1f;
        }
        p("sums", kahan + " " + naive);
    }
}
