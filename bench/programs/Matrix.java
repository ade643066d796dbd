/** Multiplies matrices of doubles and of ints, held as arrays of rows. */
public class Matrix {
    private static double[][] multiply(double[][] a, double[][] b) {
        int n = a.length, m = b[0].length;
        double[][] c = new double[n][m];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < m; j++) {
                double sum = 0;
                for (int k = 0; k < b.length; k++) {
                    sum += a[i][k] * b[k][j];
                }
                c[i][j] = sum;
            }
        }
        return c;
    }

    private static int[][] multiply(int[][] a, int[][] b) {
        int n = a.length, m = b[0].length;
        int[][] c = new int[n][m];
        for (int i = 0; i < n; i++) {
            int[] row = c[i];
            for (int k = 0; k < b.length; k++) {
                int factor = a[i][k];
                int[] other = b[k];
                for (int j = 0; j < m; j++) {
                    row[j] += factor * other[j];
                }
            }
        }
        return c;
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 200;
        double[][] d = new double[n][n];
        int[][] e = new int[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                d[i][j] = (i * 7 + j * 3) % 11 / 8.0;
                e[i][j] = (i * 5 + j * 13) % 17 - 8;
            }
        }
        double[][] dd = multiply(multiply(d, d), d);
        int[][] ee = multiply(multiply(e, e), e);
        double trace = 0;
        int sum = 0;
        for (int i = 0; i < n; i++) {
            trace += dd[i][i];
            for (int j = 0; j < n; j++) {
                sum = sum * 31 + ee[i][j];
            }
        }
        System.out.println("matrix " + trace + " " + sum);
    }
}
