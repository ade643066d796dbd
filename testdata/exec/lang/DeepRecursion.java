package lang;



/** Recursion of more than ten thousand frames that must not overflow. */
public class DeepRecursion {
    static int sum(int n) {
        return n == 0 ? 0 : n + sum(n - 1);
    }
    static long ack(long m, long n) {
        return m == 0 ? n + 1 : n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1));
    }
    static class L {
        int v;
        L n;
        L(int v, L n) {
            this.v = v;
            this.n = n;
        }
        int len() {
            return n == null ? 1 : 1 + n.len();
        }
        @Override public String toString() {
            return v + (n == null ? "" : "," + n);
        }
    }
    public static void main(String[] a) {
        for (int n : new int[]{5000, 9000, 10000, 12000}) System.out.println(sum(n));
        System.out.println(ack(2, 2000));
        L l = null;
        for (int i = 0; i < 3000; i++) l = new L(i, l);
        System.out.println(l.len() + " " + l.toString().length() + l.hashCode() * 0);
    }
}
